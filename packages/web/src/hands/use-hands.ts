import { type RefObject, startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import { paintFirst } from '../controls/paint-first.ts'
import { careSetting } from './care.ts'
import { begun, type Course, isUnderWay, stepOf } from './course.ts'
import { type Decision, isStillHeld, type Taken } from './decision.ts'
import { handsOf, isAskedAbout } from './hands.ts'
import { marksOf, thingMarked, usePressing } from './use-pressing.ts'

/** What the player has taken hold of: a thing, with no move or several, or one move that is asked about once more. */
export type Held = {
  /** The thing, or `null` where a button of its own was pressed. */
  readonly thing: string | null
  readonly moves: readonly string[]
}

export type Hold = {
  /** The moves that a click on this thing can mean now. */
  readonly movesAt: (thing: string) => readonly string[]
  /** All things at which something can be done now. */
  readonly things: () => Iterable<string>
  readonly loose: readonly string[]
  readonly held: Held | null
  /** A click on a thing: makes its only move, or takes hold of it to choose or to confirm. */
  readonly take: (thing: string) => void
  /** A move has been chosen by name: makes it, or asks once more. */
  readonly choose: (move: string, thing?: string | null) => void
  /** Makes the move whatever it is. */
  readonly make: (move: string) => void
  readonly letGo: () => void
  /** The move that the pointer or the focus is on, held or not. */
  readonly considered: string | null
  /** A move or the rest of a course is under way: nothing new is taken. */
  readonly isBusy: boolean
  readonly consider: (move: string | null) => void
}

type HoldOptions = {
  /** The board on which the things lie. */
  readonly board: RefObject<HTMLElement | null>
  readonly legal: readonly string[]
  /** What is laid out over the table: legal moves, and courses of several. */
  readonly deeds: readonly string[]
  readonly decision: Decision
  readonly thingsOf: (move: string) => readonly string[]
  readonly isFinal: (move: string) => boolean
  readonly busy: boolean
  readonly submit: (move: string) => void
}

const NOTHING: readonly string[] = []
/** How long a course waits for its move to be answered once nothing is under way. */
const PATIENCE_MS = 2000

/** The player's hands at a table: what lies within reach, what is held, and what a click does. */
export const useHands = (options: HoldOptions): Hold => {
  const { board, legal, deeds, decision, thingsOf, isFinal, busy, submit } = options
  const { since } = decision
  const care = careSetting.use()
  const hands = useMemo(() => handsOf(deeds, thingsOf), [deeds, thingsOf])
  const isListed = useCallback((move: string) => legal.includes(move) || deeds.includes(move), [legal, deeds])
  const [taken, setTaken] = useState<(Held & Taken) | null>(null)
  const [considered, setConsidered] = useState<string | null>(null)
  // The thing itself lights up by its style; what its move would do is drawn when nothing more urgent is.
  const consider = useCallback((move: string | null) => startTransition(() => setConsidered(move)), [])
  const held = taken !== null && isStillHeld(taken, decision, isListed) ? taken : null
  const letGo = useCallback(() => setTaken(null), [])
  const [course, setCourse] = useState<Course | null>(null)
  const isBusy = busy || isUnderWay(course, since)
  const press = usePressing(board, isBusy)
  const makeAt = useCallback(
    (move: string, thing: string | null) => {
      const { first, course: begunCourse } = begun(move, since)
      press({
        marked: marksOf(move, thing),
        act: () => submit(first),
        draw: () => {
          setTaken(null)
          setCourse(begunCourse)
        },
      })
    },
    [press, submit, since],
  )
  const takeHold = useCallback(
    (marked: readonly string[], now: Held) =>
      press({ marked, draw: () => setTaken({ ...now, decision, listed: now.moves.filter(isListed) }) }),
    [press, decision, isListed],
  )
  const heldThing = held?.thing ?? null
  const make = useCallback((move: string) => makeAt(move, heldThing), [makeAt, heldThing])
  useEffect(() => {
    if (course === null) return
    const step = stepOf(course, { since, busy, legal })
    if (step === 'end') setCourse(null)
    else if (step === 'lapse') {
      const timer = setTimeout(() => setCourse(null), PATIENCE_MS)
      return () => clearTimeout(timer)
    } else if (step !== 'wait') {
      setCourse(step.course)
      // Step by step what comes of it is drawn, and not the waiting for it.
      void paintFirst()
      submit(step.send)
    }
  }, [course, busy, since, legal, submit])
  const choose = useCallback(
    (move: string, thing: string | null = null) => {
      if (!isAskedAbout(care, isFinal(move))) makeAt(move, thing)
      else takeHold(marksOf(move, thing), { thing, moves: [move] })
    },
    [care, isFinal, makeAt, takeHold],
  )
  const take = useCallback(
    (thing: string) => {
      const moves = hands.at.get(thing) ?? NOTHING
      const [only] = moves
      if (held?.thing === thing) letGo()
      else if (only !== undefined && moves.length === 1) choose(only, thing)
      else takeHold([thingMarked(thing)], { thing, moves })
    },
    [hands, held, letGo, choose, takeHold],
  )
  useEffect(() => {
    if (held === null) return
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') letGo()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [held, letGo])
  return {
    movesAt: (thing) => hands.at.get(thing) ?? NOTHING,
    things: () => hands.at.keys(),
    loose: hands.loose,
    held,
    take,
    choose,
    make,
    letGo,
    considered: considered !== null && deeds.includes(considered) ? considered : null,
    consider,
    isBusy,
  }
}

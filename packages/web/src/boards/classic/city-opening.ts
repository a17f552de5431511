import type { Account, View } from '@ecumene/classic'
import { useEffect, useRef } from 'react'
import type { Desk } from './desk.ts'
import { ownSeat } from './pointing.ts'

/** The viewer's cities that can do something now. */
export const citiesToUse = (view: View, movesAt: (thing: string) => readonly string[]): readonly Account[] => {
  const seat = ownSeat(view)
  return view.accounts.filter((account) => account.seat === seat && movesAt(`city:${account.city}`).length > 0)
}

/** Opens the next city that can act, once for every deed, and closes a city of one's own when it has acted or its phase is over; Escape closes any. */
export const useCityOpening = ({ seen, view, hands, isAsked, openedCity, openCity, props }: Desk): void => {
  const opened = useRef('')
  const seat = ownSeat(view)
  const useful = isAsked ? citiesToUse(view, hands.movesAt) : []
  // A lesson says which of several it is about.
  const [next] = props.isTaught === true && useful.length > 1 ? [] : useful
  const shown = view.accounts.find(({ square }) => square === openedCity)
  const isFree = shown === undefined || (shown.seat === seat && !useful.includes(shown))
  const moment = next === undefined ? '' : `${seen.ply} ${next.city}`
  useEffect(() => {
    if (next === undefined || !isFree || opened.current === moment) return
    opened.current = moment
    openCity(next.square)
  }, [next, isFree, moment, openCity])

  const wasPhase = useRef(view.phase)
  const isOwn = shown !== undefined && shown.seat === seat
  useEffect(() => {
    if (wasPhase.current === view.phase) return
    wasPhase.current = view.phase
    if (isOwn && view.phase !== 'cities') openCity(null)
  }, [view.phase, isOwn, openCity])

  // What it gives stays in sight while what it makes is placed, and while it can go on.
  const isUseful = shown !== undefined && useful.includes(shown)
  const couldAct = useRef<number | null>(null)
  const isDone = !isUseful && couldAct.current === openedCity && !GOES_ON.has(view.asked?.kind)
  useEffect(() => {
    if (isUseful) couldAct.current = openedCity
    if (openedCity === null || !isDone) return
    couldAct.current = null
    openCity(null)
  }, [isUseful, isDone, openedCity, openCity])

  const isHeld = hands.held !== null
  useEffect(() => {
    // What the hands hold is put down first.
    if (openedCity === null || isHeld) return
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') openCity(null)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [openedCity, isHeld, openCity])
}

type Asked = NonNullable<View['asked']>['kind']

/** Questions in the middle of what a city does. */
const GOES_ON: ReadonlySet<Asked | undefined> = new Set<Asked | undefined>(['put', 'second', 'harvestAgain', 'react'])

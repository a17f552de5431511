import { dawn, describePayment, describeWay, type Event, isExploring, type View, type Way } from '@ecumene/dawn'
import type { Message, Seen } from '@ecumene/kernel'
import { type RefObject, useCallback, useMemo } from 'react'
import { decisionOf } from '../../hands/decision.ts'
import { movesIn } from '../../hands/hands.ts'
import { useHands } from '../../hands/use-hands.ts'
import { usePulled } from '../../hands/use-pulled.ts'
import type { Say } from '../../words/use-words.tsx'
import type { BoardProps } from '../board.ts'
import { deskOf } from '../desk/desk.ts'
import { remembering } from '../desk/remembering.ts'
import { useRoom } from '../desk/room.ts'
import { useShown } from '../desk/shown.ts'
import { answerNote, lootText, optionText } from './answers.ts'
import { shiftedTo } from './arrows.ts'
import { chanceNote, forecastFor } from './combat.tsx'
import { deedsOf, paymentBy } from './deeds.ts'
import type { Desk } from './desk.ts'
import { moveBy } from './moves.ts'
import { ownQuestion } from './own-question.ts'
import { noteOn, wholePaymentNote } from './pointing.ts'
import { previewLines } from './preview.ts'
import { placeText } from './space-words.ts'
import { isFinal, thingsOf } from './things.ts'
import { useLaying } from './use-laying.ts'
import { guideOver, wayBy } from './ways.ts'
import { type DawnText, useDawnText } from './words/words.ts'

const thingAt = (space: number): string => `space:${space}`
const NO_WAYS: readonly Way[] = []

/** Makes the desk out of what the screen hands to the board. */
export const useNewDesk = (props: BoardProps, board: RefObject<HTMLElement | null>): Desk => {
  const { say, nameOf, submit, busy } = props
  // The screen serves any game; what it shows with this board is a match of New Dawn.
  const match = props.seen as Seen<View, Event>
  const { viewer } = props.state
  const given = useMemo(() => ownQuestion(match, viewer), [match, viewer])
  const { legal, ply } = given
  const { spaces } = given.view
  const guide = useMemo(() => guideOver(spaces), [spaces])
  const decision = useMemo(() => decisionOf(given, viewer), [given, viewer])
  const pulling = usePulled(legal.length === 0 ? NO_WAYS : given.view.ways, decision.since, guide)
  const { way: pulled } = pulling
  const seen = useMemo(
    () => (pulled === null ? given : { ...given, view: { ...given.view, ways: pulling.ways } }),
    [given, pulled, pulling.ways],
  )
  const { view } = seen
  const { barbarians } = view
  const asked = view.asked?.kind ?? null
  const spent = view.spending?.place ?? null
  const text = useDawnText(nameOf)
  const room = useRoom(board)
  const hands = useHands({
    board,
    legal,
    deeds: useMemo(() => deedsOf(legal, view), [legal, view]),
    decision,
    thingsOf: useCallback((move) => thingsOf(move, asked, spent, barbarians), [asked, spent, barbarians]),
    isFinal: useCallback(
      (move) => {
        const way = wayBy(view.ways, move)
        return way === null ? isFinal(move, legal) : isExploring(way) || forecastFor(view, move) !== null
      },
      [legal, view],
    ),
    busy,
    submit,
  })
  const laying = useLaying(view, legal, hands)
  const question = seen.asked
  return {
    ...deskOf({ props, seen, room, hands }),
    text,
    laying,
    pulling,
    moveText: useMemo(() => remembering((move) => textOf(move, question, view, say)), [question, view, say]),
    noteOn: useMemo(
      () => remembering((move) => fullNoteOn(move, question, view, say, text)),
      [question, view, say, text],
    ),
    ...useShown({ board, ply, wanted: props.shown ?? null, thingAt }),
  }
}

const textOf = (move: string, asked: Message | null, view: View, say: Say): string => {
  const way = wayBy(view.ways, move)
  if (way !== null) return wayText(way, view, say)
  const payment = movesIn(move).length > 1 ? paymentBy(view, move) : null
  if (payment !== null) return say(describePayment(payment))
  const answer = optionText(moveBy(move), view, say) ?? lootText(moveBy(move), asked, view, say)
  return answer ?? moveWords(move, view, say)
}

/** Where it leads; of several figures that could go there, which one goes. */
const wayText = (way: Way, view: View, say: Say): string => {
  if (!saysWho(way, view)) return say(describeWay(way))
  const who = moveWords(way.moves[0] ?? '', view, say)
  return isExploring(way) ? `${moveWords(way.moves.at(-1) ?? '', view, say)}. ${who}` : who
}

const moveWords = (move: string, view: View, say: Say): string => {
  const made = moveBy(move)
  return made === null ? move : say(dawn.presentation.describe.move(made, view))
}

/** Several figures can go there: each way begins with another of them. */
const saysWho = (way: Way, view: View): boolean =>
  view.ways.some(({ space, moves }) => space === way.space && moves[0] !== way.moves[0])

const fullNoteOn = (move: string, asked: Message | null, view: View, say: Say, text: DawnText): string | null => {
  const payment = movesIn(move).length > 1 ? paymentBy(view, move) : null
  if (payment !== null) return wholePaymentNote(payment, view, say)
  // The words of an option are its note already.
  const isOption = optionText(moveBy(move), view, say) !== null
  const note = isOption
    ? null
    : (placeNote(move, view, say, text) ??
      answerNote(moveBy(move), asked, view, say, text) ??
      noteOn(moveBy(move), view, say))
  const notes = [note, chanceNote(view, move, say)].filter((words) => words !== null)
  const lines = [...notes, ...previewLines(view, move, say, text)]
  return lines.length === 0 ? null : lines.join('\n')
}

/** Where a figure comes from, and how far it is; where a token is moved to. */
const placeNote = (move: string, view: View, say: Say, text: DawnText): string | null => {
  const to = shiftedTo(view.spaces, moveBy(move))
  if (to !== null) return placeText(view, to, say, text)
  const way = wayBy(view.ways, move)
  if (way === null || !saysWho(way, view)) return null
  return text('dawnBoard.wayFrom', { count: way.path.length, place: placeText(view, way.from, say, text) })
}

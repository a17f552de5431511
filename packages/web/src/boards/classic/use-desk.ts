import { classic, describeWay, type Event, type View } from '@ecumene/classic'
import type { Seen } from '@ecumene/kernel'
import { type RefObject, useCallback, useMemo } from 'react'
import { decisionOf } from '../../hands/decision.ts'
import { useHands } from '../../hands/use-hands.ts'
import { usePulled } from '../../hands/use-pulled.ts'
import { wayBy } from '../../hands/ways.ts'
import type { BoardProps } from '../board.ts'
import { isAmongBots } from '../desk/among-bots.ts'
import { deskOf } from '../desk/desk.ts'
import { remembering } from '../desk/remembering.ts'
import { useRoom } from '../desk/room.ts'
import { useShown } from '../desk/shown.ts'
import { useOpenedCity } from './city-opening.ts'
import { nextStepText } from './culture-steps.ts'
import type { Desk } from './desk.ts'
import { hasSetOut } from './happened.ts'
import { moveBy } from './moves.ts'
import { describeOn, noteOn, ownSeat } from './pointing.ts'
import { isFinal, squareThing, thingsOf } from './things.ts'
import { useGroup } from './use-group.ts'
import { contentLines, wayLines } from './way-words.ts'
import { deedsOf } from './ways.ts'
import { GUIDE } from './ways-pulled.ts'
import { useClassicText } from './words/words.ts'

/** Makes the desk out of what the screen hands to the board. */
export const useNewDesk = (props: BoardProps, board: RefObject<HTMLElement | null>): Desk => {
  const { say, nameOf, submit, busy } = props
  // The screen serves any game; what it shows with this board is a match of Classic.
  const seen = props.seen as Seen<View, Event>
  const { view, legal, ply } = seen
  const text = useClassicText(nameOf)
  const room = useRoom(board)
  const opened = useOpenedCity(view)
  const taken = useGroup(view, ply)
  const { viewer } = props.state
  const decision = useMemo(() => decisionOf(seen, viewer), [seen, viewer])
  const pulling = usePulled(taken.ways, decision.since, GUIDE)
  const { ways } = pulling
  const hasMoved = useMemo(() => hasSetOut(seen.history, viewer), [seen.history, viewer])
  const isAlone = isAmongBots(props, viewer)
  const hands = useHands({
    board,
    legal,
    deeds: useMemo(() => deedsOf(legal, ways), [legal, ways]),
    decision,
    thingsOf: useCallback((move) => thingsOf(move, view, ways), [view, ways]),
    isFinal: useCallback(
      (move) => isFinal(move, legal, ways, { hasMoved, isAmongBots: isAlone }),
      [legal, ways, hasMoved, isAlone],
    ),
    busy,
    submit,
  })
  return {
    ...deskOf({ props, seen, room, hands }),
    text,
    grouping: { ...taken, ways },
    pulling,
    hasMoved,
    ...opened,
    moveText: useMemo(
      () =>
        remembering((move) => {
          const way = wayBy(ways, move)
          if (way !== null) return say(describeWay(way))
          const made = moveBy(move)
          return made === null ? move : say(describeOn(made, view) ?? classic.presentation.describe.move(made))
        }),
      [ways, view, say],
    ),
    noteOn: useMemo(
      () =>
        remembering((move) => {
          const way = wayBy(ways, move)
          if (way === null && moveBy(move)?.kind === 'advance') return nextStepText(view, ownSeat(view) ?? 0, text)
          if (way === null) return noteOn(moveBy(move), view, say)
          return [...wayLines(way, view, text), ...contentLines(way, view, say, text)].join('\n')
        }),
      [ways, view, say, text],
    ),
    ...useShown({ board, ply, wanted: props.shown ?? null, thingAt: squareThing }),
  }
}

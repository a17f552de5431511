import { dawn, describeWay, type Event, type View } from '@ecumene/dawn'
import type { Seen } from '@ecumene/kernel'
import { type RefObject, useCallback, useMemo } from 'react'
import { useHands } from '../../hands/use-hands.ts'
import type { BoardProps } from '../board.ts'
import { deskOf } from '../desk/desk.ts'
import { useRoom } from '../desk/room.ts'
import { useShown } from '../desk/shown.ts'
import { forecastFor } from './combat.tsx'
import type { Desk } from './desk.ts'
import { noteOn } from './pointing.ts'
import { previewLines } from './preview.ts'
import { isFinal, thingsOf } from './things.ts'
import { useLaying } from './use-laying.ts'
import { deedsOf, wayBy } from './ways.ts'
import { useDawnText } from './words/words.ts'

const thingAt = (space: number): string => `space:${space}`

/** Makes the desk out of what the screen hands to the board. */
export const useNewDesk = (props: BoardProps, board: RefObject<HTMLElement | null>): Desk => {
  const { say, nameOf, submit, busy } = props
  // The screen serves any game; what it shows with this board is a match of New Dawn.
  const seen = props.seen as Seen<View, Event>
  const { view, legal, ply } = seen
  const asked = view.asked?.kind ?? null
  const spent = view.spending?.place ?? null
  const text = useDawnText(nameOf)
  const room = useRoom(board)
  const hands = useHands({
    legal,
    deeds: useMemo(() => deedsOf(legal, view.ways), [legal, view.ways]),
    ply,
    thingsOf: useCallback((move) => thingsOf(move, asked, spent), [asked, spent]),
    isFinal: useCallback(
      (move) => {
        const way = wayBy(view.ways, move)
        return way === null ? isFinal(move, legal) : forecastFor(view, move) !== null
      },
      [legal, view],
    ),
    busy,
    submit,
  })
  const laying = useLaying(view, legal, hands)
  return {
    ...deskOf({ props, seen, room, hands }),
    text,
    laying,
    moveText: (move) => {
      const way = wayBy(view.ways, move)
      if (way !== null) {
        const from = view.ways.some(({ space, from: other }) => space === way.space && other !== way.from)
        const count = way.path.length
        return from ? text('dawnBoard.wayFrom', { count, space: way.space, from: way.from }) : say(describeWay(way))
      }
      const parsed = dawn.notation.parse(move)
      return parsed === null ? move : say(dawn.presentation.describe.move(parsed))
    },
    noteOn: (move) => {
      const note = noteOn(wayBy(view.ways, move)?.moves.at(-1) ?? move, view, say)
      const lines = [...(note === null ? [] : [note]), ...previewLines(view, move, say, text)]
      return lines.length === 0 ? null : lines.join('\n')
    },
    ...useShown({ board, ply, wanted: props.shown ?? null, thingAt }),
  }
}

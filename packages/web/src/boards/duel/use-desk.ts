import { duel, type Event, opponentOf, type Side, type View } from '@ecumene/duel'
import type { Seen } from '@ecumene/kernel'
import { type RefObject, useMemo, useState } from 'react'
import type { BoardProps } from '../board.ts'
import { plansOfBoth } from './choosing/plans.ts'
import type { Desk, Selection } from './desk.ts'
import { lastMoveOf } from './motion/last-move.ts'
import { type Place, whereabouts } from './motion/whereabouts.ts'
import { moveBy } from './moves.ts'
import { useRoom } from './room.ts'
import { useText } from './say.ts'

/** Makes the desk out of what the screen hands to the board. */
export const useNewDesk = (props: BoardProps, board: RefObject<HTMLElement | null>): Desk => {
  const { say, nameOf, submit, whyNot, busy, state } = props
  // The screen serves any game; what it shows with this board is a match of Duel.
  const seen = props.seen as Seen<View, Event>
  const { view } = seen
  const viewer = state.viewer === 0 || state.viewer === 1 ? state.viewer : null
  const bottom: Side = viewer ?? 0
  const text = useText(nameOf)
  const room = useRoom(board)
  const legal = useMemo(() => new Set(seen.legal), [seen.legal])
  const lastMove = useMemo(() => lastMoveOf(seen.history), [seen.history])
  const plans = useMemo(() => plansOfBoth(view), [view])
  const places = useMemo(() => whereabouts(view), [view])
  const [selected, setSelected] = useState<{ readonly what: Selection; readonly at: Place | null } | null>(null)

  const placeOf = (what: Selection): Place | null => {
    if (what.kind === 'card') return places.get(`card:${what.card}`) ?? null
    if (what.kind === 'faceDown') return view.structure[what.slot]?.card === null ? `slot:${what.slot}` : null
    return what.kind
  }
  // What has left its place since it was selected is no longer what the player looks at.
  const selection = selected !== null && placeOf(selected.what) === selected.at ? selected.what : null

  return {
    seen,
    view,
    plans,
    viewer,
    bottom,
    top: opponentOf(bottom),
    room,
    text,
    say,
    nameOf,
    isLegal: (move) => legal.has(move),
    isAsked: seen.asked !== null,
    isOver: seen.outcome !== null,
    busy,
    submit,
    whyNot,
    moveText: (move) => {
      const made = moveBy(move)
      return made === null ? move : say(duel.presentation.describe.move(made))
    },
    selection,
    select: (what) => setSelected(what === null ? null : { what, at: placeOf(what) }),
    lastMove,
  }
}

import { clone } from '../rules/clone.ts'
import type { Event } from '../rules/events.ts'
import { actsOnReset, advance } from '../rules/flow.ts'
import type { Move, MoveKind } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'
import { askOf } from './ask-of.ts'

/** The places of the row whose cards would do nothing now but be reset, tried out on copies, while one is to be chosen. */
export const idlePlaces = (state: State): readonly number[] => {
  const frame = state.pending[state.pending.length - 1]
  if (frame?.kind !== 'turn') return NO_PLACES
  const handler = askOf('turn')
  const { seat } = frame
  return handler.candidates(state, frame, seat).flatMap((move) => {
    if (move.kind !== 'focus' || handler.whyNot(state, frame, seat, move) !== null) return []
    const after = clone(state)
    handler.apply(after, frame, seat, move, undefined)
    return canAct(after) ? [] : [move.slot]
  })
}

const NO_PLACES: readonly number[] = []

/** Answers that decide nothing. */
const EMPTY: ReadonlySet<MoveKind> = new Set<MoveKind>(['done', 'nothing', 'stop'])

/** Does the card do anything, or ask about anything but whether that is all? It is resolved with empty answers to find out. */
const canAct = (state: State): boolean => {
  const events: Event[] = []
  const tell = (event: Event) => events.push(event)
  while (state.phase === 'resolve' && events.length === 0) {
    const frame = state.pending[state.pending.length - 1]
    if (frame === undefined) {
      advance(state, undefined)
      continue
    }
    const handler = askOf(frame.kind)
    if (handler.over?.(state, frame) === true) {
      state.pending.pop()
      handler.finish?.(state, frame, tell)
      continue
    }
    const moves = handler.candidates(state, frame, state.active)
    const isLegal = (move: Move): boolean => handler.whyNot(state, frame, state.active, move) === null
    if (moves.some((move) => !EMPTY.has(move.kind) && isLegal(move))) return true
    const empty = moves.find((move) => EMPTY.has(move.kind) && isLegal(move))
    if (empty === undefined) return true
    handler.apply(state, frame, state.active, empty, tell)
  }
  return events.length > 0 || actsOnReset(state)
}

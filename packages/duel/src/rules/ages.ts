import type { Tell } from '@ecumene/kernel'
import type { Asks } from './asks.ts'
import type { Event } from './events.ts'
import { advance } from './military.ts'
import { beginMove } from './moves.ts'
import { type Frame, opponentOf, type Side, type State } from './state.ts'
import { layStructure } from './structure.ts'
import { beginTurn } from './turn.ts'

/** D-18.2 to D-18.5: lays out the next Age, then settles who begins it. */
export const beginNextAge = (state: State, tell: Tell<Event> | undefined): void => {
  const last = state.active
  layStructure(state, state.age + 1, tell)
  if (state.pawn === 0 && state.options.centredPawn === 'begins') beginTurn(state, last)
  else state.pending.push(STARTER_FRAMES[chooserOf(state, last)])
}

/** D-18.4: the weaker player is the one on whose side the pawn stands; with the pawn centred it is the last player. */
const chooserOf = (state: State, last: Side): Side => {
  if (state.pawn === 0) return last
  return advance(state, 0) > 0 ? 1 : 0
}

const STARTER_FRAMES: readonly [Frame, Frame] = [
  { kind: 'starter', seat: 0 },
  { kind: 'starter', seat: 1 },
]

/** D-18.3: who takes the first turn of the Age. */
export const starter: Asks<'starter', 'begin'> = {
  answers: ['begin'],
  legal(_state, _frame, _seat, into) {
    into.push(beginMove(0), beginMove(1))
  },
  candidates: () => [beginMove(0), beginMove(1)],
  whyNot: () => null,
  apply(state, frame, _seat, move, tell) {
    const chosen: Side = move.player === 0 ? 0 : 1
    state.pending.pop()
    tell?.({ kind: 'starterChosen', seat: frame.seat, starter: chosen })
    beginTurn(state, chosen)
  },
  decision: (_state, frame) => ({ key: 'decision.starter', args: { opponent: { seat: opponentOf(frame.seat) } } }),
}

import { type Handler, type Message, NOT_ASKED, type Tell } from '@ecumene/kernel'
import type { Event } from './events.ts'
import { advance } from './military.ts'
import { beginMove, type Move } from './moves.ts'
import { type Frame, ONLY, opponentOf, type Side, type State } from './state.ts'
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
export const starter: Handler<State, Extract<Frame, { kind: 'starter' }>, Move, Event> = {
  seats: (_state, frame) => ONLY[frame.seat],
  legal(_state, _frame, _seat, into) {
    into.push(beginMove(0), beginMove(1))
  },
  candidates: () => [beginMove(0), beginMove(1)],
  whyNot: (_state, _frame, _seat, move): Message | null =>
    move.kind === 'begin' && (move.starter === 0 || move.starter === 1) ? null : NOT_ASKED,
  apply(state, frame, _seat, move, tell) {
    const chosen = move.starter as Side
    state.pending.pop()
    tell?.({ kind: 'starterChosen', seat: frame.seat, starter: chosen })
    beginTurn(state, chosen)
  },
  decision: (_state, frame) => ({ key: 'decision.starter', args: { opponent: { seat: opponentOf(frame.seat) } } }),
}

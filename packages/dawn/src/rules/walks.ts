import type { Handler } from '@ecumene/kernel'
import type { Event } from './events.ts'
import type { Move, MoveKind } from './moves.ts'
import type { Frame, FrameKind, State } from './state.ts'

type AnyAsk = Handler<State, Frame, Move, Event>

/** Figures that go over the map step by step: how they set out, and what is asked while they are on their way. */
export type Walk = {
  /** The decision in which a figure sets out, and the moves by which it does; each names the space it starts from. */
  readonly before: FrameKind
  readonly departures: readonly MoveKind[]
  readonly depart: AnyAsk
  /** The decision of a figure on its way (`step`, `stop`), and where it is. */
  readonly during: FrameKind
  readonly go: AnyAsk
  at(state: State): number
}

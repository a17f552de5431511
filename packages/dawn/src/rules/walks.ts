import type { Handler } from '@ecumene/kernel'
import type { Event } from './events.ts'
import { type Move, type MoveKind, moveOf } from './moves.ts'
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

/** A way that a caravan or an army could go now, to its end. */
export type Way = {
  /** Where it ends, and where it begins: the space of the figure now, or the city it leaves. */
  readonly space: number
  readonly from: number
  /** The spaces walked, in order, the last one included; empty where the figure just stops. */
  readonly path: readonly number[]
  /**
   * The moves that make it, one after the other: the departure, the steps, and `stop` where the rules require it, or `explore` where
   * the figure does that at the end (T-11.1) and may go on afterwards.
   */
  readonly moves: readonly string[]
}

const EXPLORE = moveOf('explore').notation

/** Does the figure explore at the end of the way? */
export const isExploring = ({ moves }: Pick<Way, 'moves'>): boolean => moves.at(-1) === EXPLORE

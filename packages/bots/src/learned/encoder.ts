import type { Inputs } from './model.ts'

/** Says of a game what a model learns about: positions as inputs, moves as outputs, and where chance comes in. */
export type Encoder<State = unknown, Move = unknown> = {
  readonly inputs: number
  readonly outputs: number
  /** No position has more inputs that are not zero. */
  readonly most: number
  /** The position as this seat, which is to decide, knows it. */
  encode(state: State, seat: number, into: Inputs): void
  /** What speaks for a move: one output, or the sum of two. */
  output(seat: number, move: Move): number
  /** The second of them, or -1. */
  secondOutput(move: Move): number
  /** All that chance has shown so far and that still matters, as a number: another one where something else was shown. */
  shown(state: State): number
  /** Changes where so much is shown at once that a tree is of no use beyond it. */
  horizon(state: State): number
}

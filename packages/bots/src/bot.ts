import type { Perspective, Random } from '@ecumene/kernel'

/** Something that plays a seat of any game, knowing no more than a person in that seat. */
export type Bot = {
  /** The text that `botNamed` makes it from, such as `search:50ms`. */
  readonly name: string
  choose<State, Move, View>(perspective: Perspective<State, Move, View>, random: Random): Move
}

/**
 * How good a state is for a seat, from 0 (lost) to 1 (won). Bots ask it only about states sampled from what they
 * know, so it may look at all of the state.
 */
export type Evaluator<State = unknown> = (state: State, seat: number) => number

import type { Foresight } from './foresight.ts'

/** How to think about a game, found by matches: see docs/bots.md. A game's manifest says which is its own. */
export type Guide<State = unknown> = {
  /** Judges a position, as an `Evaluator`; left out, bots play the game out instead. */
  evaluate?(state: State, seat: number): number
  /** Random decisions that search makes before it asks the evaluator; `full` plays to the end. */
  readonly playout: number | 'full'
  /** How much search explores: the less, the closer together the judgements of a position's moves are. */
  readonly exploration: number
  /** Instead of a tree: the best moves at a glance are played on by the evaluator. */
  readonly foresight?: Foresight
}

/** For games without a guide of their own. */
export const NO_GUIDE: Guide = { playout: 'full', exploration: 0.7 }

import type { Foresight } from './foresight.ts'
import type { Knowledge } from './learned/knowledge.ts'
import type { Levels } from './levels.ts'
import type { Account } from './parts.ts'
import type { Planning } from './turn-plan.ts'
import type { Winning } from './winning.ts'

/** How to think about a game, tuned by playing matches: see docs/bots.md. A game's manifest names its guide. */
export type Guide<State = unknown> = {
  /** Judges a position; left out, bots play the game out instead. */
  evaluate?(state: State, seat: number): number
  /** The same judgement in named parts: what hints take their reasons from. */
  account?(state: State, seat: number): Account
  /** Random decisions that search makes before it asks the evaluator; `full` plays to the end. */
  readonly playout: number | 'full'
  /** How much search explores: the less, the closer together the judgements of a position's moves are. */
  readonly exploration: number
  /** Instead of a tree: the best moves at a glance are played on by the evaluator. */
  readonly foresight?: Foresight
  /** Instead of a tree: whole turns are planned and judged where they end. */
  readonly planning?: Planning<State>
  /** Instead of playouts and evaluator: a model that has learned the game, in a tree for two players from whom the same is hidden. */
  readonly learned?: Knowledge<State>
  /** Is this move never better than another that can be made? Nobody thinks about it then. */
  isPointless?(state: State, seat: number, move: unknown): boolean
  /** A move that no list holds and that is worth making now, such as an offer; `null` if there is none. */
  propose?(sample: () => State, seat: number): unknown
  /** How a win is found that takes several decisions of a turn; left out, only the next one is looked at. */
  readonly winning?: Winning<State>
  /** Which bots are its levels; left out, plain ones that nobody has measured. */
  readonly levels?: Levels
  /** With how many iterations each decision of a finished game is judged: as many as make a game a matter of minutes at most. */
  readonly analysis?: number
}

/** For games without a guide of their own. */
export const NO_GUIDE: Guide = { playout: 'full', exploration: 0.7 }

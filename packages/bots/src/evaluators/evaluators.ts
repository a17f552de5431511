import type { Playable } from '@ecumene/kernel'
import type { Evaluator } from '../bot.ts'
import type { Foresight } from '../foresight.ts'
import { evaluateClassic } from './classic.ts'
import { evaluateDawn } from './dawn.ts'
import { evaluateDuel } from './duel.ts'

/** How to think about a game, found by matches: see docs/bots.md. */
export type Guide<State> = {
  /** Judges a position; `null`: then bots play the game out instead. */
  readonly evaluate: Evaluator<State> | null
  /** Random decisions that search makes before it asks the evaluator; `full` plays to the end. */
  readonly playout: number | 'full'
  /** How much search explores: the less, the closer together the judgements of a position's moves are. */
  readonly exploration: number
  /** Instead of a tree: the best moves at a glance are played on by the evaluator. */
  readonly foresight?: Foresight
}

const GUIDES: ReadonlyMap<string, Guide<never>> = new Map<string, Guide<never>>([
  ['duel', { evaluate: evaluateDuel, playout: 'full', exploration: 0.7 }],
  // A game is hundreds of small decisions long: its end says little about the one at hand, the next turn or two a lot.
  ['dawn', { evaluate: evaluateDawn, playout: 16, exploration: 0.2 }],
  // A decision has dozens of moves, and random play spoils all of them: a tree of some hundred visits tells nothing.
  ['classic', { evaluate: evaluateClassic, playout: 4, exploration: 0.2, foresight: { candidates: 5, decisions: 6 } }],
])

const NO_GUIDE: Guide<unknown> = { evaluate: null, playout: 'full', exploration: 0.7 }

export const guideTo = <State>(game: Playable<State>): Guide<State> =>
  (GUIDES.get(game.id) as Guide<State> | undefined) ?? NO_GUIDE

/** The evaluator made for a game, or `null`. */
export const evaluatorOf = <State>(game: Playable<State>): Evaluator<State> | null => guideTo(game).evaluate

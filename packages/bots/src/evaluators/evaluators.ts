import type { Game } from '@ecumene/kernel'
import type { Evaluator } from '../bot.ts'
import { evaluateClassic } from './classic.ts'
import { evaluateDawn } from './dawn.ts'
import { evaluateDuel } from './duel.ts'

const EVALUATORS: ReadonlyMap<string, Evaluator<never>> = new Map<string, Evaluator<never>>([
  ['duel', evaluateDuel],
  ['dawn', evaluateDawn],
  ['classic', evaluateClassic],
])

/** The evaluator made for a game, or `null`: then bots play the game out instead. */
export const evaluatorOf = <State>(game: Game<State>): Evaluator<State> | null =>
  (EVALUATORS.get(game.id) as Evaluator<State> | undefined) ?? null

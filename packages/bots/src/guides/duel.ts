import type { Move, State } from '@ecumene/duel'
import { accountOfDuel, evaluateDuel } from '../evaluators/duel.ts'
import type { Guide } from '../guide.ts'
import { duelEncoder } from '../learned/duel-encoder.ts'
import { knowledgeOf } from '../learned/knowledge.ts'
import { unpackModel } from '../learned/packed.ts'

/** A file of its own: what was learned is large, and data rather than a program. */
const { duelModel } = await import('../learned/weights/duel-model.ts')

export const guide: Guide<State> = {
  evaluate: evaluateDuel,
  account: accountOfDuel,
  playout: 'full',
  exploration: 0.7,
  analysis: 800,
  levels: { easy: 'search:40~6', normal: 'search:40~2', hard: 'search:200', expert: 'search:4000' },
  learned: knowledgeOf<State, Move>(duelEncoder, unpackModel(duelModel)),
}

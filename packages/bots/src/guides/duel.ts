import type { State } from '@ecumene/duel'
import { evaluateDuel } from '../evaluators/duel.ts'
import type { Guide } from '../guide.ts'

export const guide: Guide<State> = { evaluate: evaluateDuel, playout: 'full', exploration: 0.7 }

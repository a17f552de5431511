import type { State } from '@ecumene/dawn'
import { evaluateDawn } from '../evaluators/dawn.ts'
import type { Guide } from '../guide.ts'

// A game is hundreds of small decisions long: its end says little about the one at hand, the next turn or two a lot.
export const guide: Guide<State> = { evaluate: evaluateDawn, playout: 16, exploration: 0.2 }

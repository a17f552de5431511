import type { State } from '@ecumene/classic'
import { accountOfClassic, evaluateClassic } from '../evaluators/classic.ts'
import type { Guide } from '../guide.ts'

// A decision has dozens of moves, and random play ruins all of them: a tree of a few hundred visits says nothing.
export const guide: Guide<State> = {
  evaluate: evaluateClassic,
  account: accountOfClassic,
  playout: 4,
  exploration: 0.2,
  analysis: 20,
  foresight: { candidates: 5, decisions: 6 },
}

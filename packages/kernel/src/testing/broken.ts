import type { CheckName } from '../conformance/trial.ts'
import type { Game } from '../game.ts'
import { bazaar } from '../toy/index.ts'

/** A bazaar with one deliberate fault, and the check that has to find it. */
export type Broken = {
  readonly check: CheckName
  readonly fault: string
  /** Made anew for each test, for some faults keep count. */
  readonly game: () => Game
  readonly maxDecisions?: number
}

/** The bazaar with some of its members replaced. */
export const broken = (change: Partial<typeof bazaar>): Game => ({ ...bazaar, ...change }) as Game

import type { Game } from '../../game.ts'
import { bazaar } from '../../toy/index.ts'
import type { CheckName } from '../conformance/trial.ts'

/** A bazaar with one deliberate fault, and the check that has to find it. */
export type Broken = {
  readonly check: CheckName
  readonly fault: string
  /** Made afresh for each test, because some faults keep count. */
  readonly game: () => Game
  readonly maxDecisions?: number
}

type Bazaar = typeof bazaar
type Part = 'notation' | 'presentation' | 'proof'

/** Members to replace, from any part of the contract. */
export type Change = Partial<Omit<Bazaar, Part> & Bazaar['notation'] & Bazaar['presentation'] & Bazaar['proof']>

/** The bazaar with some of its members replaced. */
export const broken = (change: Change): Game => ({
  ...bazaar,
  ...change,
  notation: { ...bazaar.notation, ...change },
  presentation: { ...bazaar.presentation, ...change },
  proof: { ...bazaar.proof, ...change },
})

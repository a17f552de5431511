import type { TerraFocusType } from './card-parts.ts'

/**
 * T-12.3: the government tokens, one for each type of card, and their arrows (T-12.6).
 *
 * PROPOSED DATA: the two arrows of Republic and Monarchy are in the rulebook; those of the other four were read off the
 * tokens by one source.
 */
export const GOVERNMENTS = [
  { id: 'republic', type: 'culture', arrows: 2 },
  { id: 'democracy', type: 'science', arrows: 1 },
  { id: 'oligarchy', type: 'economy', arrows: 2 },
  { id: 'communism', type: 'industry', arrows: 1 },
  { id: 'autocracy', type: 'military', arrows: 2 },
  { id: 'monarchy', type: 'growth', arrows: 2 },
] as const satisfies readonly Government[]

export type Government = {
  readonly id: string
  readonly type: TerraFocusType
  /** How many slots to the right the card is resolved. */
  readonly arrows: number
}

export type GovernmentId = (typeof GOVERNMENTS)[number]['id']

export const PROPOSED_ARROWS: readonly GovernmentId[] = ['democracy', 'oligarchy', 'communism', 'autocracy']

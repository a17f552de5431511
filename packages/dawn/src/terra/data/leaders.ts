import type { Leader, LeaderId } from '../../data/leaders.ts'

/**
 * The ten leader sheets of the expansion: the cards of the second slot numbered 1 and of slots 2 to 5 (T-3.9); growth
 * is always leftmost (T-3.8). Their abilities are in `terra/abilities/leaders.ts`.
 *
 * PROPOSED DATA: the rows of Inca and Indonesia come from one source, which gives the same for both.
 */
export const TERRA_LEADERS = [
  { id: 'china', row: ['military', 'industry', 'economy', 'culture', 'science'] },
  { id: 'england', row: ['economy', 'science', 'culture', 'industry', 'military'] },
  { id: 'georgia', row: ['industry', 'science', 'economy', 'military', 'culture'] },
  { id: 'inca', row: ['culture', 'military', 'science', 'industry', 'economy'] },
  { id: 'indonesia', row: ['culture', 'military', 'science', 'industry', 'economy'] },
  { id: 'netherlands', row: ['culture', 'science', 'industry', 'economy', 'military'] },
  { id: 'nubia', row: ['economy', 'industry', 'culture', 'science', 'military'] },
  { id: 'ottoman', row: ['science', 'industry', 'culture', 'military', 'economy'] },
  { id: 'poland', row: ['culture', 'military', 'industry', 'economy', 'science'] },
  { id: 'zulu', row: ['industry', 'culture', 'economy', 'science', 'military'] },
] as const satisfies readonly Leader[]

export const PROPOSED_ROWS: readonly LeaderId[] = ['inca', 'indonesia']

import { CORE, type CorePlace } from '../../data/core.ts'

/**
 * PROPOSED DATA. The expansion prints its own picture of the core; what is known of it (places 1 and 2 for two or three
 * players, 1 to 4 for four or five) agrees with the picture of the base game.
 */
export const coreOf = (side: number, seats: number): readonly CorePlace[] =>
  (CORE[side] as readonly CorePlace[]).slice(0, coreTiles(seats))

/** T-3.18 */
export const coreTiles = (seats: number): number => (seats <= 3 ? 2 : 4)

import type { Specs } from '../parts.ts'

/** Battle and loot (C-27 to C-30). */
export const BATTLE_MOVES = {} as const satisfies Specs

import type { Specs } from '../parts.ts'

/** Movement (C-21 to C-24). */
export const MOVEMENT_MOVES = {} as const satisfies Specs

import type { Specs } from '../parts.ts'

/** City Management (C-11 to C-17, C-20). */
export const CITY_MOVES = {} as const satisfies Specs

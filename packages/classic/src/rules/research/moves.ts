import { RESOURCE_PART, type Specs, TECH_PART } from '../parts.ts'

/** Research (C-25). */
export const RESEARCH_MOVES = {
  research: [TECH_PART],
  stock: [RESOURCE_PART],
} as const satisfies Specs

import { part } from '@ecumene/kernel'
import { RESOURCE, TECH } from '../domains.ts'

/** Research (C-25). */
export const RESEARCH_MOVES = {
  research: [part(TECH)],
  stock: [part(RESOURCE)],
} as const

import { ABILITY_PART, EVENT_PART, type Specs } from '../parts.ts'

/** Resource abilities of techs and culture events (C-18, C-26). */
export const ABILITY_MOVES = {
  use: [ABILITY_PART],
  play: [EVENT_PART],
  discard: [EVENT_PART],
} as const satisfies Specs

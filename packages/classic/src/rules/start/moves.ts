import type { Specs } from '../parts.ts'
import { CITY, CIVILIZATION_PART, GOVERNMENT_PART, PERSON_PART, SQUARE, WHICH_FIGURE } from '../parts.ts'

/** Set-up and Start of Turn. */
export const START_MOVES = {
  civilization: [CIVILIZATION_PART],
  capital: [SQUARE],
  place: [SQUARE],
  found: [SQUARE, WHICH_FIGURE],
  relocate: [SQUARE],
  government: [GOVERNMENT_PART],
  person: [PERSON_PART, SQUARE],
  send: [SQUARE, CITY],
} as const satisfies Specs

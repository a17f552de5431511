import { part } from '@ecumene/kernel'
import { CITY, CIVILIZATION, FIGURE, GOVERNMENT, PERSON, SQUARE } from '../domains.ts'

/** Set-up and Start of Turn. */
export const START_MOVES = {
  civilization: [part(CIVILIZATION)],
  capital: [part(SQUARE)],
  place: [part(SQUARE)],
  found: [part(SQUARE), part(FIGURE)],
  relocate: [part(SQUARE)],
  government: [part(GOVERNMENT)],
  person: [part(PERSON), part(SQUARE)],
  send: [part(SQUARE), part(CITY)],
} as const

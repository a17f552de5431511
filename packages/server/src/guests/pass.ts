import { createHash } from 'node:crypto'

/**
 * Under which name the store knows whether cookies of a guest still count. It outlives the guest, so it is not their id:
 * a forgotten guest must not be found in the file.
 */
export const passOf = (guest: string): string =>
  createHash('sha256').update(`ecumene pass ${guest}`).digest('base64url')

/** The number of the pass of somebody who was forgotten: no cookie has it. */
export const GONE = -1

import type { State } from '../state.ts'

/*
 * Each reads its own list: one function for lists of every kind is too slow for the innermost loops.
 */

/** What is on a square; off the grid there is nothing. */
export const landOn = ({ land }: State, square: number): number => land[square] as number
export const builtOn = ({ built }: State, square: number): number => built[square] as number
export const tokenOn = ({ token }: State, square: number): number => token[square] as number

/** The city that a square belongs to: see `state.region`. */
export const regionOf = ({ region }: State, square: number): number => region[square] as number

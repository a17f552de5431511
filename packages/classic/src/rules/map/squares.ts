import { numberAt } from '@ecumene/kernel'
import type { State } from '../state.ts'

/** What is on a square; off the grid there is nothing. */
export const landOn = ({ land }: State, square: number): number => numberAt(land, square)
export const builtOn = ({ built }: State, square: number): number => numberAt(built, square)
export const tokenOn = ({ token }: State, square: number): number => numberAt(token, square)

/** The city that a square belongs to: see `state.region`. */
export const regionOf = ({ region }: State, square: number): number => numberAt(region, square)

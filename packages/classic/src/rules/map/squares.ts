import { NONE } from '../../data/types.ts'
import { NO_TOKEN, NOTHING, OFF_MAP, type State } from '../state.ts'

/** What the state says of a square; beyond the grid there is nothing. */
export const landOn = ({ land }: State, square: number): number => land[square] ?? OFF_MAP
export const builtOn = ({ built }: State, square: number): number => built[square] ?? NOTHING
export const tokenOn = ({ token }: State, square: number): number => token[square] ?? NO_TOKEN

/** The city that a square belongs to: see `state.region`. */
export const regionOf = ({ region }: State, square: number): number => region[square] ?? NONE

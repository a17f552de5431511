import { NONE } from '../../data/types.ts'
import { NOTHING, type State } from '../state.ts'

/** What is on a space; off the map there is nothing. */
export const ownerOf = ({ owner }: State, space: number): number => owner[space] ?? NONE
export const pieceOn = ({ piece }: State, space: number): number => piece[space] ?? NOTHING
export const tokenOn = ({ token }: State, space: number): number => token[space] ?? 0

/** The world wonder whose token lies there, or NONE. */
export const wonderOn = ({ wonder }: State, space: number): number => (wonder[space] ?? 0) - 1

import type { MovePart } from '../data/box.ts'

/** What each kind of move of the expansion names. Moves exist once, made at load from this (`rules/moves.ts`). */
export const TERRA_MOVES = {
  /** T-11.1 */
  explore: [],
  /** T-16.4: Ibrahim goes to a player. */
  give: [{ field: 'item', names: ['0', '1', '2', '3', '4'] }],
} as const satisfies Readonly<Record<string, readonly MovePart[]>>

export type TerraMoveKind = keyof typeof TERRA_MOVES

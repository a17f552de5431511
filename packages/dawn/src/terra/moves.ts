import type { MovePart } from '../data/box.ts'
import { RESOURCES } from '../data/types.ts'
import { SHARED_PIECES } from './data/box.ts'
import { DISTRICTS } from './data/districts.ts'

const SEATS = ['0', '1', '2', '3', '4']
/** By number, base game first. */
const NATURAL_WONDERS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11']

const TILE_NUMBERS: readonly string[] = Array.from({ length: SHARED_PIECES.tiles + 1 }, (_, tile) => String(tile))

const DISTRICT_NAMES: readonly string[] = DISTRICTS.map(({ id }) => id)

/** What each kind of move of the expansion names. Moves exist once, made at load from this (`rules/moves.ts`). */
export const TERRA_MOVES = {
  /** T-11.1 */
  explore: [],
  /** T-8.3: a district on a space; T-8.15: one that is resolved; one of two options; T-8.22. */
  district: ['space', { field: 'other', names: DISTRICT_NAMES }],
  activate: [{ field: 'item', names: DISTRICT_NAMES }],
  option: [{ field: 'item', names: ['1', '2'] }],
  ambush: ['space', { field: 'other', names: SEATS }],
  /** T-9.4, T-9.7: an army on the map sets out, or one from the military card at a city. */
  army: ['space'],
  deploy: ['space'],
  /** T-9.3 */
  disband: ['space'],
  /** T-9.17: the target of an attack: what holds the space, or a player's figure. */
  assault: [],
  strikeArmy: [{ field: 'item', names: SEATS }],
  strikeCaravan: [{ field: 'item', names: SEATS }],
  /** Scorched Earth */
  raze: [],
  /** T-9.28, by what pays for it. */
  reroll: [],
  rerollResource: [{ field: 'item', names: RESOURCES }],
  rerollNatural: [{ field: 'item', names: NATURAL_WONDERS }],
  /** Apadana, Astronomy: the space to explore from; a tile looked at is placed, or put back on top or below. */
  origin: ['space'],
  look: [],
  /** Shipbuilding: a water token is laid before exploring. */
  flood: [],
  chart: [{ field: 'item', names: TILE_NUMBERS }],
  shelve: [
    { field: 'item', names: TILE_NUMBERS },
    { field: 'other', names: ['top', 'bottom'] },
  ],
  /** T-16.4: Ibrahim goes to a player. */
  give: [{ field: 'item', names: SEATS }],
  /** Animal Husbandry: which figure goes back to its card. */
  recall: [{ field: 'item', names: ['caravan', 'army'] }],
} as const satisfies Readonly<Record<string, readonly MovePart[]>>

export type TerraMoveKind = keyof typeof TERRA_MOVES

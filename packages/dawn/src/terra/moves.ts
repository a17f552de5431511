import { counted, named, part, saying, things } from '@ecumene/kernel'
import { NATURAL, RESOURCE, SEAT, SPACE } from '../rules/domains.ts'
import { SHARED_PIECES } from './data/box.ts'
import { DISTRICTS } from './data/districts.ts'

const TILE = counted('tile', SHARED_PIECES.tiles + 1)

const DISTRICT = things(
  'district',
  DISTRICTS.map(({ id }) => id),
)

/** Known by number, base game first. */
const NATURAL_NUMBER = saying(counted('natural', NATURAL.names.length), NATURAL.says)

/** Ends of the stack of tiles; figures that may go back to their cards. */
const END = named('end', ['top', 'bottom'])
export const TOP = 0
export const BOTTOM = 1
const FIGURE = named('figure', ['caravan', 'army'])
export const CARAVAN = 0

/** What each kind of move of the expansion names. */
export const TERRA_MOVES = {
  /** T-11.1 */
  explore: [],
  /** T-8.3: a district on a space; T-8.15: one that is resolved; one of two options; T-8.22. */
  district: [part(SPACE), part(DISTRICT)],
  activate: [part(DISTRICT)],
  option: [part(counted('option', 2, 1))],
  ambush: [part(SPACE), part(SEAT, 'player')],
  /** T-9.4, T-9.7: an army on the map sets out, or one from the military card at a city. */
  army: [part(SPACE)],
  deploy: [part(SPACE)],
  /** T-9.3 */
  disband: [part(SPACE)],
  /** T-9.17: the target of an attack: what holds the space, or a player's figure. */
  assault: [],
  strikeArmy: [part(SEAT, 'player')],
  strikeCaravan: [part(SEAT, 'player')],
  /** Scorched Earth */
  raze: [],
  /** T-9.28, by what pays for it. */
  reroll: [],
  rerollResource: [part(RESOURCE)],
  rerollNatural: [part(NATURAL_NUMBER)],
  /** Apadana, Astronomy: the space to explore from; a tile looked at is placed, or put back on top or below. */
  origin: [part(SPACE)],
  look: [],
  /** Shipbuilding: a water token is laid before exploring. */
  flood: [],
  chart: [part(TILE)],
  shelve: [part(TILE), part(END)],
  /** T-16.4: Ibrahim goes to a player. */
  give: [part(SEAT, 'player')],
  /** Animal Husbandry: which figure goes back to its card. */
  recall: [part(FIGURE)],
} as const

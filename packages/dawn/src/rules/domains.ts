import { counted, named, saying, seats, things } from '@ecumene/kernel'
import { ACTIONS } from '../data/actions.ts'
import { ALL_CARDS } from '../data/cards.ts'
import { ALL_COLOURS } from '../data/colours.ts'
import { ALL_LEADERS } from '../data/leaders.ts'
import { ALL_NATURAL_WONDERS, ALL_TREATIES, TREATY_KIND } from '../data/sights.ts'
import { ALL_BARBARIANS } from '../data/tiles.ts'
import { RESOURCES } from '../data/types.ts'
import { ALL_WONDERS } from '../data/wonders.ts'
import { DIRECTION_NAMES } from '../hex.ts'
import { MOST_SPACES } from './map/board.ts'

/*
 * What moves can name.
 */

const ids = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id)

/** The most places that a focus row of any game has. */
const MOST_SLOTS = 6

export const SPACE = saying(counted('space', MOST_SPACES), (place) => ({ place }))
/** A place in the player's own row, or in the row of the player being robbed; from the left. */
export const SLOT = counted('slot', MOST_SLOTS, 1)
export const LOOTED_SLOT = counted('lootedSlot', MOST_SLOTS, 1)
export const CARD = things('card', ids(ALL_CARDS))
export const WONDER = things('wonder', ids(ALL_WONDERS))
export const RESOURCE = things('resource', RESOURCES)
export const NATURAL = things('natural', ids(ALL_NATURAL_WONDERS))
export const ACTION = things('action', ACTIONS)
export const LEADER = things('leader', ids(ALL_LEADERS))
export const COLOUR = things('colour', ALL_COLOURS)
export const DIRECTION = saying(counted('direction', DIRECTION_NAMES.length), (direction) => ({
  key: `direction.${DIRECTION_NAMES[direction]}`,
}))
export const SEAT = seats(5)
export const TREATY = things('treaty', ALL_TREATIES)
/** A treaty of a particular player (`treatyCard`). */
export const TREATY_CARD = counted('treatyCard', TREATY_KIND.length)
export const BARBARIAN = named('barbarian', ALL_BARBARIANS)
/** Side and rotation of a tile. */
export const FACING = named(
  'facing',
  ['A', 'B'].flatMap((side) => Array.from({ length: DIRECTION_NAMES.length }, (_, rotation) => `${side}${rotation}`)),
)
/** N-5.10: how far from the middle of the table a tile can be laid. */
export const FARTHEST = 99
export const Q = counted('q', 2 * FARTHEST + 1, 0 - FARTHEST)
export const R = counted('r', 2 * FARTHEST + 1, 0 - FARTHEST)

import { TECHS } from '../../data/techs.ts'
import { ERAS, MARKERS, RESOURCES, UNIT_TYPES } from '../../data/types.ts'
import { FIRST_STRENGTH } from '../../data/units.ts'
import { counted, listed, type Part, type Specs, UNIT_PART } from '../parts.ts'
import { STRENGTHS } from '../state.ts'

/** `infantry-2` is an infantry card of strength 2; the words name its type and strength. */
export const CARD_NAMES: readonly string[] = UNIT_TYPES.flatMap((id, type) =>
  Array.from({ length: STRENGTHS }, (_, at) => `${id}-${FIRST_STRENGTH(type) + at}`),
)
const CARD: Part = { field: 'item', names: CARD_NAMES, as: 'card', says: 'card' }

/** More fronts than any two hands can open. */
const MOST_FRONTS = 40
const FRONT_NAMES = Array.from({ length: MOST_FRONTS }, (_, front) => String(front + 1))

/** C-28.6: a front of its own; it has words of its own. */
export const NEW_FRONT = 0
const WHERE: Part = { field: 'other', names: ['new', ...FRONT_NAMES], as: 'front', says: null }

/** Written from 0, said from 1 like everywhere else. */
const WOUNDED: Part = { ...counted('other', 'front', MOST_FRONTS), spoken: FRONT_NAMES }

/** C-30: what a winner can take. */
export const LOOT_KINDS = ['trade', 'culture', 'resources', 'tech', 'event', 'discardCoin', 'takeCoin'] as const

/** Battle and loot (C-27 to C-30). */
export const BATTLE_MOVES = {
  field: [CARD, WHERE],
  enlist: [UNIT_PART],
  heal: [WOUNDED],
  healAll: [],
  rescue: [CARD],
  loot: [listed('item', 'loot', LOOT_KINDS), counted('other', 'count', 4)],
  take: [listed('item', 'resource', RESOURCES)],
  takeMarker: [listed('item', 'marker', MARKERS)],
  takeTech: [
    listed(
      'item',
      'tech',
      TECHS.map(({ id }) => id),
    ),
  ],
  takeEvent: [listed('item', 'era', ERAS)],
} as const satisfies Specs

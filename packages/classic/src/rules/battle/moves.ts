import { counted, named, part, things } from '@ecumene/kernel'
import { MARKERS, UNIT_TYPES } from '../../data/types.ts'
import { FIRST_STRENGTH } from '../../data/units.ts'
import { ERA, FRONT, FRONT_NUMBERS, RESOURCE, TECH, UNIT } from '../domains.ts'
import { STRENGTHS } from '../state.ts'

/** `infantry-2` is an infantry card of strength 2; the words name its type and strength. */
export const CARD_NAMES: readonly string[] = UNIT_TYPES.flatMap((id, type) =>
  Array.from({ length: STRENGTHS }, (_, at) => `${id}-${FIRST_STRENGTH(type) + at}`),
)
const CARD = things('card', CARD_NAMES)

/** C-28.6: a new front, which has words of its own. */
export const NEW_FRONT = 0
const WHERE = named('where', ['new', ...FRONT_NUMBERS])

/** C-30: what a winner can take. */
export const LOOT_KINDS = ['trade', 'culture', 'resources', 'tech', 'event', 'discardCoin', 'takeCoin'] as const

/** Battle and loot (C-27 to C-30). */
export const BATTLE_MOVES = {
  field: [part(CARD), part(WHERE)],
  enlist: [part(UNIT)],
  heal: [part(FRONT)],
  healAll: [],
  rescue: [part(CARD)],
  loot: [part(things('loot', LOOT_KINDS)), part(counted('count', 4))],
  take: [part(RESOURCE)],
  takeMarker: [part(things('marker', MARKERS))],
  takeTech: [part(TECH)],
  takeEvent: [part(ERA)],
} as const

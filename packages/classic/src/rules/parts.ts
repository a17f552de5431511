import { BUILDINGS } from '../data/buildings.ts'
import { CIVILIZATIONS } from '../data/civilizations.ts'
import { CULTURE_EVENTS } from '../data/events.ts'
import { GOVERNMENT_IDS } from '../data/governments.ts'
import { GREAT_PEOPLE } from '../data/great-people.ts'
import { ABILITIES, TECHS } from '../data/techs.ts'
import { ERAS, FIGURES, RESOURCES, UNIT_TYPES } from '../data/types.ts'
import { WONDERS } from '../data/wonders.ts'
import { SQUARE_NAMES } from './map/grid.ts'

export type Field = 'square' | 'item' | 'other'

/** One thing that a kind of move names: the field it fills, its names in notation, and how it is said. */
export type Part = {
  readonly field: Field
  readonly names: readonly string[]
  /** Placeholder of the move's words, and what fills it: the words `<says>.<name>`, a seat, a number or the name itself. */
  readonly as: string
  readonly says: string | null
  /** Names in words, where they differ from those in notation. */
  readonly spoken?: readonly string[]
}

/** What the kinds of moves of one mechanism name; at most one part for each field. */
export type Specs = Readonly<Record<string, readonly Part[]>>

const ids = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id)
export const numbered = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => String(index))

/** A part made of words: `listed('item', 'loot', ['trade', 'culture'])` is said with `loot.trade`, `loot.culture`. */
export const listed = (field: Field, as: string, names: readonly string[]): Part => ({ field, names, as, says: as })

/** A part that is a number from 0. */
export const counted = (field: Field, as: string, count: number): Part => ({
  field,
  names: numbered(count),
  as,
  says: null,
})

export const SQUARE: Part = { field: 'square', names: SQUARE_NAMES, as: 'square', says: null }
export const TO_SQUARE: Part = { field: 'other', names: SQUARE_NAMES, as: 'to', says: null }
export const SEAT: Part = { field: 'item', names: numbered(4), as: 'player', says: 'seat' }

/** Which of one's own cities: 0 is the capital. */
export const CITY: Part = listed('item', 'city', numbered(3))

export const CIVILIZATION_PART = listed('item', 'civilization', ids(CIVILIZATIONS))
export const TECH_PART = listed('item', 'tech', ids(TECHS))
export const BUILDING_PART = listed('item', 'building', ids(BUILDINGS))
export const WONDER_PART = listed('item', 'wonder', ids(WONDERS))
export const PERSON_PART = listed('item', 'person', ids(GREAT_PEOPLE))
export const GOVERNMENT_PART = listed('item', 'government', GOVERNMENT_IDS)
export const RESOURCE_PART = listed('item', 'resource', RESOURCES)
export const UNIT_PART = listed('item', 'unit', UNIT_TYPES)
export const FIGURE_PART = listed('item', 'figure', FIGURES)
export const WHICH_FIGURE = listed('other', 'figure', FIGURES)
export const EVENT_PART = listed('item', 'culture', ids(CULTURE_EVENTS))
export const ERA_PART = listed('item', 'era', ERAS)

/** Resource abilities go by their tech; the second of Atomic Theory has its place behind it. */
export const ABILITY_NAMES: readonly string[] = ABILITIES.map(({ tech, number }) => {
  const { id, abilities } = TECHS[tech] as (typeof TECHS)[number]
  return abilities[0] === number ? id : `${id}-2`
})
export const ABILITY_PART: Part = {
  ...listed('item', 'ability', ABILITY_NAMES),
  says: 'tech',
  spoken: ABILITIES.map(({ tech }) => (TECHS[tech] as (typeof TECHS)[number]).id),
}

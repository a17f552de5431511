import { named, saying, seats, things } from '@ecumene/kernel'
import { BUILDINGS } from '../data/buildings.ts'
import { CIVILIZATIONS } from '../data/civilizations.ts'
import { CULTURE_EVENTS } from '../data/events.ts'
import { GOVERNMENT_IDS } from '../data/governments.ts'
import { GREAT_PEOPLE } from '../data/great-people.ts'
import { ABILITIES, type Ability, TECHS, type Tech } from '../data/techs.ts'
import { ERAS, FIGURES, RESOURCES, UNIT_TYPES } from '../data/types.ts'
import { WONDERS } from '../data/wonders.ts'
import { SQUARE_NAMES } from './map/grid.ts'

/** What moves of several mechanisms name. */
const ids = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id)

export const SQUARE = named('square', SQUARE_NAMES)
export const SEAT = seats(4)

/** Which of one's own cities: 0 is the capital. */
export const CITY = things('city', ['0', '1', '2'])

export const CIVILIZATION = things('civilization', ids(CIVILIZATIONS))
export const TECH = things('tech', ids(TECHS))
export const BUILDING = things('building', ids(BUILDINGS))
export const WONDER = things('wonder', ids(WONDERS))
export const PERSON = things('person', ids(GREAT_PEOPLE))
export const GOVERNMENT = things('government', GOVERNMENT_IDS)
export const RESOURCE = things('resource', RESOURCES)
export const UNIT = things('unit', UNIT_TYPES)
export const FIGURE = things('figure', FIGURES)
export const CULTURE = things('culture', ids(CULTURE_EVENTS))
export const ERA = things('era', ERAS)

const techOf = (ability: number): Tech => TECHS[(ABILITIES[ability] as Ability).tech] as Tech

/** Resource abilities go by their tech; the second of Atomic Theory has its place behind it. */
const ABILITY_NAMES = ABILITIES.map(({ number }) => {
  const { id, abilities } = techOf(number)
  return abilities[0] === number ? id : `${id}-2`
})
export const ABILITY = saying(things('ability', ABILITY_NAMES), (ability) => ({ key: `tech.${techOf(ability).id}` }))

/** More fronts than any two hands can open. */
const MOST_FRONTS = 40
export const FRONT_NUMBERS: readonly string[] = Array.from({ length: MOST_FRONTS }, (_, front) => String(front + 1))

/** Fronts are written from 0, and said from 1. */
export const FRONT = saying(
  named(
    'front',
    FRONT_NUMBERS.map((_number, front) => String(front)),
  ),
  (front) => front + 1,
)

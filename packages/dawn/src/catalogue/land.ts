import type { Fact, FactValue, Message, Piece } from '@ecumene/kernel'
import { DISPUTED_HEXES } from '../data/disputed-hexes.ts'
import { ALL_CITY_STATES, ALL_NATURAL_WONDERS } from '../data/sights.ts'
import { ALL_BARBARIANS, ALL_TILES, type Icon, type Tile, type TileSide } from '../data/tiles.ts'
import { DIFFICULTY, RESOURCE_TOKENS, RESOURCES, type Resource, TERRAINS } from '../data/types.ts'
import { boxed, boxFact } from './boxes.ts'
import type { CatalogueKey } from './words/words.ts'

/** The land and what lies on it: tiles, terrains, resources, barbarians. */

const say = (key: CatalogueKey, args?: Message['args']): Message => (args === undefined ? { key } : { key, args })

/** One-space tiles are tokens; their module describes them. */
const isPrinted = ({ sides }: Tile): boolean => sides[0].terrain.length > 1

export const tiles = (): readonly Piece[] =>
  boxed(ALL_TILES, (box) => box.tiles.length)
    .filter(({ thing }) => isPrinted(thing))
    .map(({ thing: { number, kind, sides }, box }) => ({
      id: String(number),
      name: say('catalogue.tileNumbered', { number }),
      facts: [
        { label: say('catalogue.tileKind'), values: [{ key: `catalogue.tile.${kind}` }], sorts: true },
        sideFact('catalogue.sideA', sides[0]),
        sideFact('catalogue.sideB', sides[1]),
        boxFact(box),
      ],
      effects: [],
      doubts: disputed(DISPUTED_HEXES.filter(({ tile }) => tile === number).length),
      rules: [...(kind === 'capital' ? ['N-5.1'] : kind === 'plain' ? ['N-5.7'] : ['N-5.2']), 'N-5.6', 'N-6.1'],
    }))

/** On how many spaces of a tile two transcriptions disagree. */
export const disputed = (spaces: number): readonly Message[] =>
  spaces === 0 ? [] : [say('catalogue.doubt.spaces', { spaces })]

const sideFact = (key: CatalogueKey, { icons }: TileSide): Fact => ({
  label: say(key),
  values: Object.values(icons).flatMap((icon): readonly FactValue[] => (icon === undefined ? [] : [iconValue(icon)])),
})

const iconValue = (icon: Icon): FactValue => {
  if (icon === 'capital') return say('catalogue.capital')
  if (RESOURCES.some((resource) => resource === icon)) return { piece: `resource/${icon}` }
  if (ALL_CITY_STATES.some(({ id }) => id === icon)) return { piece: `cityState/${icon}` }
  if (ALL_NATURAL_WONDERS.some(({ id }) => id === icon)) return { piece: `natural/${icon}` }
  return { piece: `barbarian/${icon}` }
}

export const terrains = (): readonly Piece[] =>
  TERRAINS.map((terrain, number) => ({
    id: terrain,
    name: { key: `terrain.${terrain}` },
    facts: [{ label: say('catalogue.difficulty'), values: [DIFFICULTY[number] ?? 0] }],
    effects: [],
    doubts: [],
    rules: TERRAIN_RULES[terrain] ?? ['N-6.2'],
  }))

const TERRAIN_RULES: Readonly<Record<string, readonly string[]>> = {
  water: ['N-6.3', 'N-6.4'],
  naturalWonder: ['N-6.6', 'N-6.7', 'N-6.8'],
}

export const resources = (): readonly Piece[] =>
  RESOURCES.map((resource) => ({
    id: resource,
    name: { key: `resource.${resource}` },
    facts: [
      { label: say('catalogue.tokens'), values: [RESOURCE_TOKENS] },
      { label: say('catalogue.alsoFrom'), values: naturalsWith(resource) },
    ],
    effects: [],
    doubts: [],
    rules: ['N-12.2', 'N-12.3', 'N-19.2', 'N-19.3'],
  }))

const naturalsWith = (resource: Resource): readonly FactValue[] =>
  ALL_NATURAL_WONDERS.filter((one) => one.resource === resource).map(({ id }) => ({ piece: `natural/${id}` }))

export const barbarians = (): readonly Piece[] =>
  boxed(ALL_BARBARIANS, (box) => box.barbarians.length).map(({ thing: letter, box }) => ({
    id: letter,
    name: say('catalogue.barbarianLettered', { letter }),
    facts: [
      {
        label: say('catalogue.printedOn'),
        values: ALL_TILES.filter(({ sides }) => sides.some(({ icons }) => Object.values(icons).includes(letter))).map(
          ({ number }) => ({ piece: `tile/${number}` }),
        ),
      },
      boxFact(box),
    ],
    effects: [say('catalogue.barbarianDoes')],
    doubts: [],
    rules: ['N-3.8', 'N-22.1', 'N-23.1'],
  }))

import type { Fact, FactValue, Piece } from '@ecumene/kernel'
import { CIVILIZATIONS } from '../data/civilizations.ts'
import { ARMIES, ARMY_COST, SCOUT_COST, SCOUTS } from '../data/limits.ts'
import { GREAT_PERSON_VILLAGE, HUT_PILE, VILLAGE_PILE } from '../data/markers.ts'
import { ABILITIES, ANY, TECHS } from '../data/techs.ts'
import { HOME_TILES, type Square, TILES } from '../data/tiles.ts'
import { HUT, MARKERS, NONE, RESOURCES, TERRAINS, VILLAGE } from '../data/types.ts'
import { fact, say, sorting } from './facts.ts'

/** The map and what lies or stands on it. */

const countOf = (list: readonly number[], number: number): number => list.filter((one) => one === number).length

export const figures = (): readonly Piece[] => [
  {
    id: 'army',
    name: { key: 'figure.army' },
    facts: [...fact('catalogue.cost', ARMY_COST), ...fact('catalogue.perPlayer', ARMIES)],
    effects: [],
    doubts: [],
    rules: ['C-12.1', 'C-12.11', 'C-27.1', 'C-21.3'],
  },
  {
    id: 'scout',
    name: { key: 'figure.scout' },
    facts: [...fact('catalogue.cost', SCOUT_COST), ...fact('catalogue.perPlayer', SCOUTS)],
    effects: [],
    doubts: [],
    rules: ['C-12.2', 'C-12.11', 'C-9.34', 'C-23.1'],
  },
]

export const resources = (): readonly Piece[] =>
  RESOURCES.map((resource, number) => ({
    id: resource,
    name: { key: `resource.${resource}` },
    facts: [
      ...fact('catalogue.underHuts', ...(countOf(HUT_PILE, number) === 0 ? [] : [countOf(HUT_PILE, number)])),
      ...fact(
        'catalogue.underVillages',
        ...(countOf(VILLAGE_PILE, number) === 0 ? [] : [countOf(VILLAGE_PILE, number)]),
      ),
      ...fact(
        'catalogue.spentOn',
        ...[...new Set(ABILITIES.filter(({ cost }) => cost.includes(number)).map(({ tech }) => tech))].map((tech) => ({
          piece: `tech/${TECHS[tech]?.id}`,
        })),
      ),
      ...fact(
        'catalogue.countsFor',
        ...[...new Set(ABILITIES.filter(({ cost }) => cost.includes(ANY)).map(({ tech }) => tech))].map((tech) => ({
          piece: `tech/${TECHS[tech]?.id}`,
        })),
      ),
    ],
    effects: [],
    doubts: [],
    rules:
      resource === 'spy' || resource === 'uranium' ? ['C-2.20', 'C-2.21', 'C-20.9'] : ['C-20.1', 'C-20.9', 'C-2.19'],
  }))

export const markers = (): readonly Piece[] =>
  MARKERS.map((marker) => {
    const pile = marker === 'hut' ? HUT_PILE : VILLAGE_PILE
    return {
      id: marker,
      name: { key: `marker.${marker}` },
      facts: [
        ...fact(
          'catalogue.hides',
          ...RESOURCES.flatMap((resource, number): readonly FactValue[] => {
            const count = countOf(pile, number)
            return count === 0 ? [] : [{ count, of: { key: `resource.${resource}` } }]
          }),
          ...(countOf(pile, GREAT_PERSON_VILLAGE) === 0
            ? []
            : [{ count: countOf(pile, GREAT_PERSON_VILLAGE), of: say('catalogue.greatPerson') }]),
        ),
        ...fact('catalogue.copies', pile.length),
      ],
      effects: [],
      doubts: [],
      rules: marker === 'hut' ? ['C-23.1', 'C-23.2', 'C-23.4'] : ['C-23.2', 'C-23.5', 'C-23.7', 'C-23.13'],
    }
  })

export const tiles = (): readonly Piece[] =>
  TILES.map((turned, number) => {
    const squares = turned[0] ?? []
    const home = CIVILIZATIONS[number]
    return {
      id: String(number + 1),
      name: say('catalogue.tileNumbered', { number: number + 1 }),
      facts: [
        sorting('catalogue.tileKind', say(number < HOME_TILES ? 'catalogue.tile.home' : 'catalogue.tile.neutral')),
        ...(number < HOME_TILES && home !== undefined
          ? fact('catalogue.belongsTo', { piece: `civilization/${home.id}` })
          : []),
        ...terrainFacts(squares),
        ...printFacts(squares),
      ],
      effects: [],
      doubts: [],
      rules: number < HOME_TILES ? ['C-2.3', 'C-6.1'] : ['C-2.4', 'C-22.1'],
    }
  })

const terrainFacts = (squares: readonly Square[]): readonly Fact[] =>
  fact(
    'catalogue.squares',
    ...TERRAINS.flatMap((terrain, number): readonly FactValue[] => {
      const count = squares.filter((square) => square.terrain === number).length
      return count === 0 ? [] : [{ count, of: { key: `terrain.${terrain}` } }]
    }),
  )

const printFacts = (squares: readonly Square[]): readonly Fact[] => {
  const counted = (count: number, key: string): readonly FactValue[] => (count === 0 ? [] : [{ count, of: { key } }])
  return fact(
    'catalogue.printed',
    ...squares.flatMap(({ resource }): readonly FactValue[] =>
      resource === NONE ? [] : [{ piece: `resource/${RESOURCES[resource]}` }],
    ),
    ...counted(squares.filter(({ marker }) => marker === HUT).length, 'marker.hut'),
    ...counted(squares.filter(({ marker }) => marker === VILLAGE).length, 'marker.village'),
    ...counted(squares.filter(({ coin }) => coin > 0).length, 'icon.coin'),
    // C-36.5: nothing but a natural wonder prints culture.
    ...counted(squares.filter(({ culture }) => culture > 0).length, 'terrain.naturalWonder'),
  )
}

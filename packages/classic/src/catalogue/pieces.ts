import { type FactValue, has, type Piece } from '@ecumene/kernel'
import { BUILDINGS, type Building, MARKER_SUPPLY } from '../data/buildings.ts'
import { CULTURE_EVENTS, INFERRED_EVENTS } from '../data/events.ts'
import { GREAT_PEOPLE, GREAT_PERSON_PILE } from '../data/great-people.ts'
import { WALLS_COST, WALLS_DEFENCE } from '../data/limits.ts'
import { TECHS } from '../data/techs.ts'
import { ERAS, NONE, TERRAINS, UNIT_TYPES } from '../data/types.ts'
import { AIRCRAFT_COST, TRUMPS, UNIT_COST, UNIT_DECKS, UNIT_NAMES } from '../data/units.ts'
import { INFERRED_WONDERS, WONDERS } from '../data/wonders.ts'
import { fact, iconFacts, say, sorting } from './facts.ts'
import { eraFact } from './sheets.ts'

/** What cities make and what players draw. */

const countOf = (list: readonly number[], number: number): number => list.filter((one) => one === number).length

export const buildings = (): readonly Piece[] => [
  ...BUILDINGS.map(
    (building): Piece => ({
      id: building.id,
      name: { key: `building.${building.id}` },
      facts: [
        ...fact('catalogue.cost', building.cost),
        ...iconFacts(building, building.combatBonus),
        ...fact('catalogue.standsOn', ...terrainsOf(building)),
        ...(building.starred ? fact('catalogue.star', say('catalogue.starred')) : []),
        ...fact('catalogue.upgradeOf', ...named(building.basic)),
        ...fact('catalogue.upgrade', ...named(building.upgrade)),
        ...fact(
          'catalogue.unlockedBy',
          ...TECHS.filter((tech) => tech.building === building.number).map(({ id }) => ({ piece: `tech/${id}` })),
        ),
        ...fact('catalogue.copies', MARKER_SUPPLY[building.marker] ?? 0),
      ],
      effects: [{ key: `effect.building.${building.id}` }],
      doubts: [],
      rules: [
        'C-13.7',
        ...(building.starred ? ['C-13.9'] : []),
        ...(building.id === 'barracks' ? ['C-27.15'] : building.id === 'academy' ? ['C-27.16'] : []),
        'C-13.1',
        ...(building.basic === NONE && building.upgrade === NONE ? [] : ['C-2.16']),
      ],
    }),
  ),
  {
    id: 'city-walls',
    name: { key: 'city.walls' },
    facts: [
      ...fact('catalogue.cost', WALLS_COST),
      ...fact('catalogue.gives', { count: WALLS_DEFENCE, of: { key: 'icon.combat' } }),
      ...fact('catalogue.unlockedBy', ...TECHS.filter(({ walls }) => walls).map(({ id }) => ({ piece: `tech/${id}` }))),
    ],
    effects: [{ key: 'effect.city.walls' }],
    doubts: [],
    rules: ['C-14.1', 'C-14.2', 'C-14.5', 'C-14.6'],
  },
]

const named = (building: number): readonly FactValue[] =>
  building === NONE ? [] : [{ piece: `building/${BUILDINGS[building]?.id}` }]

const terrainsOf = ({ terrains }: Building): readonly FactValue[] =>
  TERRAINS.flatMap((terrain, number) => (has(terrains, number) ? [{ key: `terrain.${terrain}` }] : []))

export const units = (): readonly Piece[] =>
  UNIT_TYPES.map((type, number) => {
    const deck = UNIT_DECKS[number] ?? []
    const isRanked = (UNIT_NAMES[number]?.length ?? 0) > 1
    const trumped = UNIT_TYPES[TRUMPS[number] ?? NONE]
    return {
      id: type,
      name: { key: `unit.${type}` },
      facts: [
        ...fact(
          'catalogue.ranks',
          ...(isRanked ? (UNIT_NAMES[number] ?? []) : []).map((name) => ({ key: `rank.${name}` })),
        ),
        ...fact('catalogue.cost', ...(isRanked ? UNIT_COST.slice(1) : [AIRCRAFT_COST])),
        ...fact(
          'catalogue.strength',
          ...[...new Set(deck)].map((strength) =>
            say('catalogue.cardsOfStrength', { strength, cards: countOf(deck, strength) }),
          ),
        ),
        ...fact('catalogue.trumps', ...(trumped === undefined ? [] : [{ piece: `unit/${trumped}` }])),
        ...fact(
          'catalogue.raisedBy',
          ...TECHS.filter(({ unit }) => unit === number).map(({ id }) => ({ piece: `tech/${id}` })),
        ),
        ...fact('catalogue.copies', deck.length),
      ],
      effects: [],
      doubts: [],
      rules: isRanked
        ? ['C-12.14', 'C-27.12', 'C-27.13', 'C-28.15', 'C-28.16']
        : ['C-12.13', 'C-12.15', 'C-27.14', 'C-28.19'],
    }
  })

export const wonders = (): readonly Piece[] =>
  WONDERS.map(({ id, era, cost, discountTech, discountCost, culture }) => ({
    id,
    name: { key: `wonder.${id}` },
    facts: [
      eraFact(ERAS[era] ?? ''),
      ...fact('catalogue.cost', cost),
      ...(discountTech === NONE
        ? []
        : fact('catalogue.cheaperWith', { piece: `tech/${TECHS[discountTech]?.id}` }, discountCost)),
      ...fact('catalogue.gives', { count: culture, of: { key: 'icon.culture' } }),
    ],
    effects: [{ key: `effect.wonder.${id}` }],
    doubts: INFERRED_WONDERS.includes(id) ? [say('catalogue.doubt.box')] : [],
    rules: ['C-15.2', 'C-15.3', 'C-15.4', 'C-15.10', 'C-34.2'],
  }))

export const cultureEvents = (): readonly Piece[] =>
  CULTURE_EVENTS.map(({ id, era, copies, timing }) => ({
    id,
    name: { key: `culture.${id}` },
    facts: [
      eraFact(ERAS[era] ?? ''),
      sorting('catalogue.timing', { key: `catalogue.timing.${timing}` }),
      ...fact('catalogue.copies', copies),
    ],
    effects: [{ key: `effect.culture.${id}` }],
    doubts: INFERRED_EVENTS.includes(id) ? [say('catalogue.doubt.box')] : [],
    rules: ['C-18.4', 'C-18.6', 'C-18.8', ...(timing === 'battle' ? ['C-28.21'] : [])],
  }))

export const greatPeople = (): readonly Piece[] =>
  GREAT_PEOPLE.map((person) => ({
    id: person.id,
    name: { key: `person.${person.id}` },
    facts: [
      ...iconFacts(person, person.combatBonus),
      ...fact('catalogue.copies', countOf(GREAT_PERSON_PILE, person.number)),
    ],
    effects: [{ key: `effect.person.${person.id}` }],
    doubts: [],
    rules: [...(person.id === 'general' ? ['C-27.17'] : []), 'C-19.2', 'C-19.3', 'C-19.7', 'C-2.14'],
  }))

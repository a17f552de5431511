import { numberAt } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { VICTORY_CARDS } from '../../data/agendas.ts'
import { CARDS } from '../../data/cards.ts'
import { LEADERS } from '../../data/leaders.ts'
import { CITY_STATES, NATURAL_WONDERS, TREATIES } from '../../data/sights.ts'
import { BARBARIANS, type Icon, TILES, type Tile } from '../../data/tiles.ts'
import { ERAS, FOCUS_TYPES, RESOURCES, WONDER_TYPES } from '../../data/types.ts'
import { WONDERS } from '../../data/wonders.ts'
import { FORT_VICTORY_CARDS, TERRA_VICTORY_CARDS } from './agendas.ts'
import { PIECES_OF_A_COLOUR, REMOVED, SHARED_PIECES, SLOT_NUMBERS, WONDERS_REMOVED } from './box.ts'
import { TERRA_FOCUS_TYPES } from './card-parts.ts'
import { TERRA_CARDS, UNIQUE_CARDS } from './cards.ts'
import { coreOf } from './core.ts'
import { DISTRICTS } from './districts.ts'
import { GOVERNMENTS } from './governments.ts'
import { TERRA_LEADERS } from './leaders.ts'
import { TERRA_CITY_STATES, TERRA_NATURAL_WONDERS, TERRA_TREATIES } from './sights.ts'
import { TERRA_BARBARIANS, TERRA_DISPUTED_HEXES, TERRA_TILES } from './tiles.ts'
import { TERRA_WONDERS } from './wonders.ts'

const gone = (list: readonly string[], id: string): boolean => list.includes(id)
const deck = [
  ...CARDS.filter(({ id }) => !gone(REMOVED.cards, id)).map(({ id, type, level }) => ({ id, type, level })),
  ...TERRA_CARDS.map(({ id, type, level }) => ({ id, type, level })),
]
const wonders = [...WONDERS.filter(({ id }) => !gone(REMOVED.wonders, id)), ...TERRA_WONDERS]
const iconsOf = (side: 0 | 1): readonly (Icon | undefined)[] =>
  [...TILES, ...TERRA_TILES].flatMap((tile) => Object.values(tile.sides[side].icons))

test('two wonders go, fourteen come', () => {
  expect(REMOVED.wonders).toEqual(['pentagon', 'machu-picchu'])
  expect(TERRA_WONDERS).toHaveLength(14)
})

test('the old Technophile goes, six standard victory cards come', () => {
  expect(TERRA_VICTORY_CARDS).toHaveLength(6)
  expect(VICTORY_CARDS.filter((card) => card.join() !== REMOVED.victoryCards[0].join())).toHaveLength(4)
})

test('each colour has one focus card of each of six types and four levels', () => {
  expect(REMOVED.cards.filter((id) => CARDS.some((card) => card.id === id))).toHaveLength(6)
  for (const type of TERRA_FOCUS_TYPES)
    for (const level of [1, 2, 3, 4])
      expect(deck.filter((card) => card.type === type && card.level === level)).toHaveLength(1)
  expect(deck).toHaveLength(PIECES_OF_A_COLOUR.focusCards)
})

test('each colour has five diplomacy cards', () => {
  const held = [...TREATIES.filter((id) => !gone(REMOVED.treaties, id)), ...TERRA_TREATIES]
  expect(held).toEqual(['embassy', 'joint-war', 'defensive-pact', 'ti-open-borders', 'non-aggression-pact'])
  expect(held).toHaveLength(PIECES_OF_A_COLOUR.treaties)
})

test('five kinds of district, a government for each type of card', () => {
  expect(DISTRICTS.map(({ id }) => id)).toEqual([
    'campus',
    'commercial-hub',
    'encampment',
    'industrial-zone',
    'theater-square',
  ])
  expect(DISTRICTS).toHaveLength(PIECES_OF_A_COLOUR.districts)
  expect(GOVERNMENTS.map(({ type }) => type)).toEqual([...TERRA_FOCUS_TYPES])
  expect(GOVERNMENTS).toHaveLength(PIECES_OF_A_COLOUR.governments)
})

test('T-2.2 tiles, leaders, sights, barbarians and victory cards of both boxes add up', () => {
  expect([...TILES, ...TERRA_TILES].map(({ number }) => number)).toEqual(
    Array.from({ length: SHARED_PIECES.tiles }, (_none, index) => index + 1),
  )
  expect(LEADERS.length + TERRA_LEADERS.length).toBe(SHARED_PIECES.leaders)
  expect(CITY_STATES.length + TERRA_CITY_STATES.length).toBe(SHARED_PIECES.cityStates)
  expect(NATURAL_WONDERS.length + TERRA_NATURAL_WONDERS.length).toBe(SHARED_PIECES.naturalWonders)
  expect([...BARBARIANS, ...TERRA_BARBARIANS]).toHaveLength(SHARED_PIECES.barbarians)
  expect(VICTORY_CARDS.length - REMOVED.victoryCards.length + TERRA_VICTORY_CARDS.length).toBe(
    SHARED_PIECES.standardVictoryCards,
  )
  expect(FORT_VICTORY_CARDS).toEqual([['fortified'], ['expeditionary']])
})

test('every resource is printed ten times on the sides of all tiles, every sight once', () => {
  const icons = [...iconsOf(0), ...iconsOf(1)]
  for (const resource of RESOURCES)
    expect(icons.filter((icon) => icon === resource)).toHaveLength(SHARED_PIECES.resourceTokensOfAKind)
  const sights = [...CITY_STATES, ...TERRA_CITY_STATES, ...NATURAL_WONDERS, ...TERRA_NATURAL_WONDERS]
  for (const { id } of sights) expect(icons.filter((icon) => icon === id)).toHaveLength(1)
  for (const side of [0, 1] as const) expect(iconsOf(side).filter((icon) => icon?.length === 1)).toHaveLength(9)
  for (const resource of RESOURCES)
    expect([...NATURAL_WONDERS, ...TERRA_NATURAL_WONDERS].filter((one) => one.resource === resource)).toHaveLength(3)
})

test('T-2.3 three wonders of each type and era, of which a deck keeps two, two and three', () => {
  expect(wonders).toHaveLength(SHARED_PIECES.wonders)
  for (const type of WONDER_TYPES) {
    const left = ERAS.map((era, number) => {
      const printed = wonders.filter((wonder) => wonder.type === type && wonder.era === era)
      expect(printed).toHaveLength(3)
      return printed.length - numberAt(WONDERS_REMOVED, number)
    })
    expect(left).toEqual([2, 2, 3])
  }
})

test('the slots are numbered 1, 1, 2, 3, 4, 5', () => expect(SLOT_NUMBERS).toEqual([1, 1, 2, 3, 4, 5]))

test('each leader sheet names one card of every type but growth', () => {
  for (const { row } of TERRA_LEADERS) expect([...row].sort()).toEqual([...FOCUS_TYPES].sort())
})

test('two core tiles for two or three players, four for more', () => {
  for (const side of [0, 1]) expect([2, 3, 4, 5].map((seats) => coreOf(side, seats).length)).toEqual([2, 2, 4, 4])
})

test('T-6.1 each of the eighteen leaders has one unique card: 5 of level I, 6 of II, 6 of III, 1 of IV', () => {
  expect(UNIQUE_CARDS).toHaveLength(SHARED_PIECES.uniqueCards)
  expect(UNIQUE_CARDS.map(({ leader }) => leader).sort()).toEqual(
    [...LEADERS, ...TERRA_LEADERS].map(({ id }) => id).sort(),
  )
  expect([1, 2, 3, 4].map((level) => UNIQUE_CARDS.filter((card) => card.level === level).length)).toEqual([5, 6, 6, 1])
})

test('military cards allow one army at level I and two above', () => {
  for (const { level, armies } of [...TERRA_CARDS, ...UNIQUE_CARDS]) {
    if (armies !== null) expect(armies.armies).toBe(level === 1 ? 1 : 2)
  }
})

test('the two governments of the rulebook have two arrows', () => {
  expect(GOVERNMENTS.filter(({ id }) => id === 'republic' || id === 'monarchy').map(({ arrows }) => arrows)).toEqual([
    2, 2,
  ])
})

test('a card does what its type does, and a capital’s star is always on hex 0', () => {
  for (const { type, culture, science, economy, industry, growth, armies } of [...TERRA_CARDS, ...UNIQUE_CARDS]) {
    const parts = { culture, science, economy, industry, military: armies, growth }
    for (const [name, part] of Object.entries(parts)) expect(part !== null).toBe(name === type)
  }
  for (const { kind, sides } of TERRA_TILES) {
    for (const { terrain, icons } of sides) {
      expect(terrain).toMatch(/^[ghfdmwn]{10}$/)
      expect(icons[0] === 'capital').toBe(kind === 'capital')
    }
  }
})

test('each new wonder accepts two resources, the first by its type; disputed hexes have the preferred terrain', () => {
  const first = { culture: 'marble', science: 'mercury', economy: 'diamonds', military: 'oil' } as const
  for (const { type, resources } of TERRA_WONDERS) {
    expect(resources[0]).toBe(first[type])
    expect(new Set(resources).size).toBe(2)
  }
  for (const { tile, side, hex, terrain } of TERRA_DISPUTED_HEXES) {
    const printed = (TERRA_TILES[tile - 17] as Tile).sides[side === 'A' ? 0 : 1].terrain[hex]
    expect(printed).toBe(terrain.slice(0, 1))
  }
})

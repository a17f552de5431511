import { has, setOf } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { BUILDING, BUILDING_MARKERS, BUILDINGS, type Building, MARKER_SUPPLY } from './buildings.ts'
import { CIVILIZATIONS } from './civilizations.ts'
import { CULTURE_TRACK, CULTURE_VICTORY } from './culture-track.ts'
import { CULTURE_EVENTS, EVENT_DECKS } from './events.ts'
import { GOVERNMENT, GOVERNMENT_IDS, GOVERNMENTS } from './governments.ts'
import { GREAT_PEOPLE, GREAT_PERSON_PILE } from './great-people.ts'
import { DOWN, LAYOUTS, LEFT, RIGHT, UP } from './layouts.ts'
import { TECHS_PER_PLAYER } from './limits.ts'
import { CORE_LOOT, REVISED_LOOT } from './loot.ts'
import { GREAT_PERSON_VILLAGE, HUT_PILE, VILLAGE_PILE } from './markers.ts'
import { ABILITIES, TECH, TECHS, type Tech } from './techs.ts'
import { CENTRAL_SQUARES, HOME_TILES, NEUTRAL_TILES, PLAIN_SQUARES, printedAt, type Square, TILES } from './tiles.ts'
import {
  AIRCRAFT,
  ARTILLERY,
  DESERT,
  FOREST,
  GRASSLAND,
  HUT,
  INFANTRY,
  MARKET_RESOURCES,
  MOUNTED,
  NONE,
  RESOURCES,
  SPY,
  URANIUM,
  VILLAGE,
  WATER,
} from './types.ts'
import { strengthAt, TRUMPS, UNIT_DECKS } from './units.ts'
import { WONDERS } from './wonders.ts'

const count = <Item>(items: readonly Item[], is: (item: Item) => boolean): number => items.filter(is).length
const printed = (tile: number): readonly Square[] => TILES[tile]?.[UP] ?? []
const neutralSquares = NEUTRAL_TILES.flatMap(printed)

test('C-2.2 there are six civilizations: America, China, Egypt, Germany, Rome, Russia', () => {
  expect(CIVILIZATIONS.map(({ id }) => id)).toEqual(['america', 'china', 'egypt', 'germany', 'rome', 'russia'])
})

test('C-2.3 there are six home tiles, without huts and villages', () => {
  expect(HOME_TILES).toBe(6)
  for (const tile of CIVILIZATIONS.keys()) expect(printed(tile).every(({ marker }) => marker === NONE)).toBe(true)
})

test('C-2.4 there are 14 neutral tiles of 16 squares, which use up the huts and leave two villages', () => {
  expect(NEUTRAL_TILES).toHaveLength(14)
  for (const tile of NEUTRAL_TILES) {
    expect(printed(tile)).toHaveLength(16)
    expect(count(printed(tile), ({ marker }) => marker !== NONE)).toBe(2)
  }
  expect(count(neutralSquares, ({ marker }) => marker === HUT)).toBe(20)
  expect(count(neutralSquares, ({ marker }) => marker === VILLAGE)).toBe(8)
})

test('C-2.8 15 artillery, infantry and mounted cards and 8 aircraft', () => {
  expect(UNIT_DECKS.map((deck) => deck.length)).toEqual([15, 15, 15, 8])
})

test('C-2.9 a deck of 36 techs: 10, 10, 9 and 7 of levels I to IV', () => {
  expect([1, 2, 3, 4].map((level) => count(TECHS, (tech) => tech.level === level))).toEqual([10, 10, 9, 7])
  expect(TECHS_PER_PLAYER).toBe(36)
})

test('C-2.10 Space Flight is the only tech of level V', () => {
  expect(TECHS.filter(({ level }) => level === 5).map(({ number }) => number)).toEqual([TECH['space-flight']])
})

test('C-2.11 eight sides of government cards: Anarchy and seven governments', () => {
  expect(GOVERNMENTS.core.map(({ id }) => id)).toEqual(GOVERNMENT_IDS)
  expect(GOVERNMENTS.revised.map(({ id }) => id)).toEqual(GOVERNMENT_IDS)
  expect(GOVERNMENT_IDS).toHaveLength(8)
  expect(GOVERNMENT_IDS.filter((id) => id !== 'anarchy')).toHaveLength(7)
})

test('C-2.12 47 culture events in decks of 19, 17 and 11', () => {
  expect(EVENT_DECKS.map((deck) => deck.length)).toEqual([19, 17, 11])
})

test('C-2.13 twelve wonders, four of each era', () => {
  expect([0, 1, 2].map((era) => count(WONDERS, (wonder) => wonder.era === era))).toEqual([4, 4, 4])
})

test('C-2.14 18 great people of six types', () => {
  expect(GREAT_PERSON_PILE).toHaveLength(18)
  for (const { number } of GREAT_PEOPLE) expect(count(GREAT_PERSON_PILE, (marker) => marker === number)).toBe(3)
  expect(GREAT_PEOPLE.map(({ id }) => id)).toEqual([
    'artist',
    'builder',
    'general',
    'humanitarian',
    'industrialist',
    'scientist',
  ])
})

test('C-2.15 49 building markers of eight kinds', () => {
  expect(Object.values(BUILDING_MARKERS)).toEqual([10, 6, 6, 6, 6, 5, 5, 5])
  expect(MARKER_SUPPLY.reduce((sum, markers) => sum + markers, 0)).toBe(49)
})

test('six buildings are the other side of a basic one', () => {
  expect(BUILDINGS).toHaveLength(14)
  const upgrades = BUILDINGS.filter(({ basic }) => basic !== NONE)
  expect(upgrades).toHaveLength(6)
  for (const { number, basic, marker, starred, terrains } of upgrades) {
    const before = BUILDINGS[basic] as Building
    expect(before).toMatchObject({ upgrade: number, marker, starred, terrains })
  }
})

test('C-2.17 20 huts and 10 villages', () => {
  expect(HUT_PILE).toHaveLength(20)
  expect(VILLAGE_PILE).toHaveLength(10)
  expect(count(VILLAGE_PILE, (marker) => marker === GREAT_PERSON_VILLAGE)).toBe(2)
})

test('C-2.20 no square shows a spy or uranium', () => {
  for (const { resource } of TILES.flatMap((_tile, tile) => printed(tile))) {
    expect(resource).toBeLessThan(MARKET_RESOURCES)
  }
})

test('C-2.21 spies are under huts and villages, uranium only under villages', () => {
  expect(count(HUT_PILE, (marker) => marker === SPY)).toBe(3)
  expect(count(VILLAGE_PILE, (marker) => marker === SPY)).toBe(3)
  expect(count(HUT_PILE, (marker) => marker === URANIUM)).toBe(0)
  expect(count(VILLAGE_PILE, (marker) => marker === URANIUM)).toBe(2)
})

test('the techs need 6, 11, 16, 21 and 26 trade', () => {
  for (const { level, trade } of TECHS) expect(trade).toBe(1 + 5 * level)
})

test('each land type has one tech for each of the ranks 2, 3 and 4, aircraft have one', () => {
  const ranks = (type: number) => TECHS.filter(({ unit }) => unit === type).map(({ rank }) => rank)
  for (const type of [ARTILLERY, INFANTRY, MOUNTED]) expect(ranks(type)).toEqual([2, 3, 4])
  expect(ranks(AIRCRAFT)).toEqual([1])
})

test('C-5.3 two players: eight tiles, two columns by four rows', () => {
  const { homes, neutral } = LAYOUTS[2]
  expect([homes.length, neutral.length]).toEqual([2, 6])
  expect(new Set([...homes, ...neutral].map(({ x, y }) => `${x} ${y}`)).size).toBe(8)
  for (const { x, y } of neutral) expect([[0, 4].includes(x), [0, 4, 8, 12].includes(y)]).toEqual([true, true])
})

test('C-5.4 two players: home tiles in opposite corners', () => {
  expect(LAYOUTS[2].homes).toEqual([
    { x: 0, y: 0, rotation: DOWN },
    { x: 4, y: 12, rotation: UP },
  ])
})

test('C-5.5 three players: ten tiles in rows of 1, 2, 3 and 4, each shifted by half a tile', () => {
  const { homes, neutral } = LAYOUTS[3]
  const rows = [0, 4, 8, 12].map((y) =>
    [...homes, ...neutral]
      .filter((place) => place.y === y)
      .map(({ x }) => x)
      .sort((a, b) => a - b),
  )
  expect(rows).toEqual([[6], [4, 8], [2, 6, 10], [0, 4, 8, 12]])
})

test('C-5.6 three players: home tiles at the three points', () => {
  expect(LAYOUTS[3].homes).toEqual([
    { x: 6, y: 0, rotation: DOWN },
    { x: 12, y: 12, rotation: LEFT },
    { x: 0, y: 12, rotation: RIGHT },
  ])
})

test('C-5.7 four players: sixteen tiles', () => {
  const { homes, neutral } = LAYOUTS[4]
  expect([homes.length, neutral.length]).toEqual([4, 12])
  expect(new Set([...homes, ...neutral].map(({ x, y }) => `${x} ${y}`)).size).toBe(16)
})

test('C-5.8 four players: home tiles in the corners', () => {
  expect(LAYOUTS[4].homes).toEqual([
    { x: 0, y: 0, rotation: DOWN },
    { x: 12, y: 0, rotation: DOWN },
    { x: 12, y: 12, rotation: UP },
    { x: 0, y: 12, rotation: UP },
  ])
})

test('a turned tile has its printed bottom row at the side from which the arrow comes', () => {
  const bottom = [12, 13, 14, 15]
  const shown = (places: readonly number[], rotation: number) => places.map((place) => printedAt(place, rotation))
  expect(shown([12, 13, 14, 15], UP)).toEqual(bottom)
  expect(shown([0, 4, 8, 12], RIGHT)).toEqual(bottom)
  expect(shown([3, 2, 1, 0], DOWN)).toEqual(bottom)
  expect(shown([15, 11, 7, 3], LEFT)).toEqual(bottom)
})

test('around the capital’s usual square each home tile gives what session reports say', () => {
  const around = (tile: number, centre: number) =>
    printed(tile)
      .filter((_square, place) => place !== centre && Math.abs((place % 4) - (centre % 4)) <= 1)
      .filter((square) => {
        const row = Math.floor(printed(tile).indexOf(square) / 4)
        return Math.abs(row - Math.floor(centre / 4)) <= 1
      })
  const yields = [6, 5, 5, 6, 10, 6].map((centre, tile) => {
    expect(CENTRAL_SQUARES).toContain(centre)
    const squares = around(tile, centre)
    return [squares.reduce((sum, { trade }) => sum + trade, 0), squares.reduce((sum, s) => sum + s.production, 0)]
  })
  expect(yields).toEqual([
    [3, 5],
    [3, 5],
    [4, 5],
    [3, 5],
    [3, 6],
    [3, 6],
  ])
})

test('the starting techs', () => {
  expect(CIVILIZATIONS.map(({ tech }) => TECHS[tech]?.id)).toEqual([
    'currency',
    'writing',
    'construction',
    'metalworking',
    'code-of-laws',
    'communism',
  ])
})

test('Rome starts as a Republic, Russia under Communism, the others under Despotism', () => {
  expect(CIVILIZATIONS.map(({ government }) => GOVERNMENT_IDS[government])).toEqual([
    'despotism',
    'despotism',
    'despotism',
    'despotism',
    'republic',
    'communism',
  ])
})

test('Egypt and Rome are not for the first game', () => {
  expect(CIVILIZATIONS.filter(({ needsWonders }) => needsWonders).map(({ id }) => id)).toEqual(['egypt', 'rome'])
})

test('one tech unlocks each building, one walls, one each government but Anarchy and Despotism', () => {
  const unlocks = (field: 'building' | 'government') =>
    TECHS.map((tech) => tech[field])
      .filter((number) => number !== NONE)
      .sort((a, b) => a - b)
  expect(unlocks('building')).toEqual(BUILDINGS.map(({ number }) => number))
  expect(unlocks('government')).toEqual(
    [...GOVERNMENT_IDS.keys()].filter((number) => number !== GOVERNMENT.anarchy && number !== GOVERNMENT.despotism),
  )
  expect(TECHS.filter(({ walls }) => walls).map(({ id }) => id)).toEqual(['masonry'])
})

test('terrain of the buildings', () => {
  const terrainsOf = (id: keyof typeof BUILDING) => BUILDINGS[BUILDING[id]]?.terrains
  expect(terrainsOf('harbor')).toBe(setOf(WATER))
  expect(terrainsOf('trading-post')).toBe(setOf(DESERT))
  for (const id of ['library', 'university', 'granary', 'aqueduct'] as const)
    expect(terrainsOf(id)).toBe(setOf(GRASSLAND))
  for (const { starred, terrains } of BUILDINGS) if (starred) expect(has(terrains, WATER)).toBe(false)
})

test('markets, temples, barracks and their upgrades are starred', () => {
  expect(BUILDINGS.filter(({ starred }) => starred).map(({ id }) => id)).toEqual([
    'market',
    'bank',
    'temple',
    'cathedral',
    'barracks',
    'academy',
  ])
})

test('nine wonders have a tech that makes them cheaper', () => {
  expect(WONDERS.map(({ cost, discountCost }) => [cost, discountCost])).toEqual([
    [10, 10],
    [15, 10],
    [15, 10],
    [15, 10],
    [20, 10],
    [15, 15],
    [20, 15],
    [20, 15],
    [25, 15],
    [25, 20],
    [25, 20],
    [20, 20],
  ])
  expect(WONDERS.map(({ discountTech }) => TECHS[discountTech]?.id ?? '-')).toEqual([
    '-',
    'metalworking',
    'animal-husbandry',
    'code-of-laws',
    'theology',
    '-',
    'monarchy',
    'construction',
    'mass-media',
    'engineering',
    'metal-casting',
    '-',
  ])
})

test('C-17.13 the culture track has 20 spaces and the victory', () => {
  expect(CULTURE_VICTORY).toBe(21)
  const levels = CULTURE_TRACK.flatMap(({ gives }, level) => (gives === 'greatPerson' ? [level + 1] : []))
  expect(levels).toEqual([3, 7, 12, 18])
  expect(CULTURE_TRACK.map(({ gives }) => gives).indexOf('victory')).toBe(20)
  expect(CULTURE_TRACK.reduce((sum, { culture }) => sum + culture, 0)).toBe(105)
  expect(CULTURE_TRACK.reduce((sum, { trade }) => sum + trade, 0)).toBe(63)
})

test('Pottery, Civil Service and Theology raise the culture hand limit', () => {
  expect(TECHS.filter(({ cultureHand }) => cultureHand === 1).map(({ id }) => id)).toEqual([
    'pottery',
    'civil-service',
    'theology',
  ])
})

test('Civil Service, Railroad and Computers show a coin', () => {
  expect(TECHS.filter(({ coin }) => coin === 1).map(({ id }) => id)).toEqual(['civil-service', 'railroad', 'computers'])
})

test('21 resource abilities, paid with resources that exist', () => {
  expect(ABILITIES).toHaveLength(21)
  for (const { number, cost, tech } of ABILITIES) {
    for (const kind of cost) expect(kind).toBeLessThanOrEqual(RESOURCES.length)
    expect((TECHS[tech] as Tech).abilities).toContain(number)
  }
})

test('speeds 3 to 6, stacking limits 3 to 6', () => {
  expect(TECHS.filter(({ speed }) => speed > 0).map(({ id, speed }) => [id, speed])).toEqual([
    ['horseback-riding', 3],
    ['sailing', 4],
    ['steam-power', 5],
    ['flight', 6],
  ])
  expect(TECHS.filter(({ stacking }) => stacking > 0).map(({ id, stacking }) => [id, stacking])).toEqual([
    ['masonry', 3],
    ['printing-press', 4],
    ['biology', 5],
    ['replaceable-parts', 6],
  ])
  expect(TECHS.filter(({ water }) => water > 0).map(({ id, water }) => [id, water])).toEqual([
    ['navigation', 1],
    ['sailing', 2],
    ['steam-power', 2],
    ['flight', 2],
  ])
})

test('land units have strength 1 to 3 at rank 1, 2 on average, and one more for each rank', () => {
  for (const type of [ARTILLERY, INFANTRY, MOUNTED]) {
    const deck = UNIT_DECKS[type] as readonly number[]
    expect(deck.reduce((sum, card) => sum + card, 0) / deck.length).toBe(2)
    expect([...new Set(deck)]).toEqual([1, 2, 3])
    expect([1, 2, 3, 4].map((rank) => strengthAt(type, 1, rank))).toEqual([1, 2, 3, 4])
  }
})

test('C-27.14 aircraft have strength 5 to 7 and no ranks', () => {
  expect([...new Set(UNIT_DECKS[AIRCRAFT])]).toEqual([5, 6, 7])
  expect(strengthAt(AIRCRAFT, 6, 4)).toBe(6)
})

test('infantry trumps mounted, mounted artillery, artillery infantry', () => {
  expect([TRUMPS[INFANTRY], TRUMPS[MOUNTED], TRUMPS[ARTILLERY]]).toEqual([MOUNTED, ARTILLERY, INFANTRY])
})

test('aircraft trump nothing and nothing trumps them', () => {
  expect(TRUMPS[AIRCRAFT]).toBe(NONE)
  expect(TRUMPS).not.toContain(AIRCRAFT)
})

test('three trade, three culture or one resource for figures, three other choices for a city', () => {
  expect(CORE_LOOT.figures.map((loot) => [loot.kind, loot.count])).toEqual([
    ['trade', 3],
    ['culture', 3],
    ['resources', 1],
  ])
  expect(CORE_LOOT.city.map(({ kind }) => kind)).toEqual(['tech', 'event', 'resources'])
})

test('the revised loot has four things for one point and three for two', () => {
  expect([1, 2].map((points) => count(REVISED_LOOT, (choice) => choice.points === points))).toEqual([4, 3])
})

test('four techs hold up to four coin tokens', () => {
  const holders = TECHS.filter(({ coinTokens }) => coinTokens > 0)
  expect(holders.map(({ number, coinTokens }) => [number, coinTokens])).toEqual([
    [TECH['code-of-laws'], 4],
    [TECH.pottery, 4],
    [TECH.democracy, 4],
    [TECH['printing-press'], 4],
  ])
})

test('only Monarchy and Gunpowder make wonders obsolete, never modern ones', () => {
  const obsoleting = ABILITIES.flatMap(({ tech, effects }) =>
    effects.flatMap((effect) => (effect.kind === 'obsoleteWonder' ? [[TECHS[tech]?.id, effect.eras]] : [])),
  )
  expect(obsoleting).toEqual([
    ['monarchy', ['ancient']],
    ['gunpowder', ['ancient', 'medieval']],
  ])
})

test('six natural wonders, whose squares give culture and what their terrain gives', () => {
  const wonders = TILES.flatMap((_tile, tile) => printed(tile)).filter(({ culture }) => culture > 0)
  expect(wonders).toHaveLength(6)
  for (const { culture, trade, production, terrain } of wonders) {
    expect(culture).toBe(1)
    expect(PLAIN_SQUARES[terrain]).toMatchObject({ trade, production })
  }
  expect(PLAIN_SQUARES[FOREST]).toMatchObject({ trade: 0, production: 2 })
})

test('answers to others’ deeds are marked as reactions', () => {
  expect(ABILITIES.filter(({ reaction }) => reaction).map(({ tech }) => TECHS[tech]?.id)).toEqual([
    'writing',
    'civil-service',
    'communism',
    'mass-media',
  ])
  expect(CULTURE_EVENTS.filter(({ reaction }) => reaction).map(({ id }) => id)).toEqual([
    'bread-and-circuses',
    'defection',
    'jousting-tourney',
    'mass-defection',
    'primetime-tv',
    'wholesale-defection',
  ])
})

import { expect, test } from 'vitest'
import type { CardId } from '../data/cards.ts'
import { CARD_PIECES, PROGRESS_PIECES, WONDER_PIECES } from '../data/pieces.ts'
import { playout, seeds } from '../testing/playout.ts'
import { type CitySketch, legal, play, position, refusal } from '../testing/position.ts'
import { priceOf, priceOfWonder, RICH, spent } from '../testing/prices.ts'
import type { City } from './state.ts'

/** A card that costs one unit of each resource and nothing else. */
const PROBES = {
  wood: 'stable',
  clay: 'garrison',
  stone: 'baths',
  glass: 'apothecary',
  papyrus: 'workshop',
} as const satisfies { readonly [resource: string]: CardId }

/** The resources of which a city produces at least one unit. */
const produced = (city: CitySketch): readonly string[] =>
  Object.entries(PROBES)
    .filter(([, probe]) => priceOf(probe, city) === 0)
    .map(([resource]) => resource)

const production = (city: City): number =>
  city.wood + city.clay + city.stone + city.glass + city.papyrus + city.rawChoices + city.goodsChoices

test('D-6.1 a cost has coins, resources, both or neither', () => {
  const kinds = new Set<string>()
  for (const { id, coinCost, units } of CARD_PIECES) {
    const state = position({ open: [id, 'altar'], cities: [{ coins: RICH }, {}] })
    const [built] = play(state, `build ${id}`)
    // Nobody produces anything, so every unit costs 2 coins.
    expect(built).toMatchObject({ kind: 'built', card: id, price: coinCost + 2 * units })
    kinds.add(`${coinCost > 0 ? 'coins' : 'no coins'}, ${units > 0 ? 'resources' : 'no resources'}`)
  }
  expect(kinds.size).toBe(4)
})

test('D-6.2 a Building with an empty cost costs nothing', () => {
  const free: readonly CardId[] = [
    'lumber-yard',
    'clay-pool',
    'quarry',
    'guard-tower',
    'theater',
    'altar',
    'tavern',
    'glass-blower',
    'drying-room',
    'brewery',
  ]
  for (const { id } of CARD_PIECES) {
    const broke = position({ open: [id, 'courthouse'], cities: [{ coins: 0 }, {}] })
    expect(refusal(broke, `build ${id}`)).toBe(free.includes(id) ? null : 'reason.tooDear')
  }
  for (const id of free) expect(play(position({ open: [id] }), `build ${id}`)[0]).toMatchObject({ price: 0 })
})

test('D-6.3 Wonders always cost resources, paid for like those of Buildings', () => {
  for (const { id, units } of WONDER_PIECES) {
    expect(units).toBeGreaterThan(0)
    const sketch = (coins: number) => position({ open: ['altar'], cities: [{ coins, wonders: [id] }, {}] })
    expect(refusal(sketch(2 * units), `wonder ${id} altar`)).toBeNull()
    expect(refusal(sketch(2 * units - 1), `wonder ${id} altar`)).toBe('reason.tooDear')
  }
  // 3 stone and 1 papyrus: one stone produced, two bought at 2 + 1, papyrus at 1.
  expect(
    priceOfWonder('the-pyramids', { buildings: ['quarry', 'customs-house'] }, { buildings: ['stone-pit', 'press'] }),
  ).toBe(7)
  expect(priceOfWonder('the-pyramids', { buildings: ['shelf-quarry', 'quarry', 'press'] })).toBe(0)
})

test('D-6.4 each unit is produced or bought, in any mixture', () => {
  expect(priceOf('aqueduct')).toBe(6)
  expect(priceOf('aqueduct', { buildings: ['quarry'] })).toBe(4)
  expect(priceOf('aqueduct', { buildings: ['shelf-quarry'] })).toBe(2)
  expect(priceOf('aqueduct', { buildings: ['quarry', 'shelf-quarry'] })).toBe(0)
  // 1 wood, 1 clay, 1 stone, 2 glass: clay and one glass produced, the rest bought.
  expect(priceOf('palace', { buildings: ['clay-pool', 'glassworks'] })).toBe(6)
})

test('D-6.5 brown and grey cards, two yellow cards and two Wonders produce; nothing else does', () => {
  const wood = ['lumber-yard', 'logging-camp', 'sawmill']
  const clay = ['clay-pool', 'clay-pit', 'brickyard']
  const stone = ['quarry', 'stone-pit', 'shelf-quarry']
  for (const { id } of CARD_PIECES) {
    const expected = [
      ...(wood.includes(id) || id === 'caravansery' ? ['wood'] : []),
      ...(clay.includes(id) || id === 'caravansery' ? ['clay'] : []),
      ...(stone.includes(id) || id === 'caravansery' ? ['stone'] : []),
      ...(['glassworks', 'glass-blower', 'forum'].includes(id) ? ['glass'] : []),
      ...(['press', 'drying-room', 'forum'].includes(id) ? ['papyrus'] : []),
    ]
    expect([id, ...produced({ buildings: [id] })]).toEqual([id, ...expected])
  }
  for (const { id } of WONDER_PIECES) {
    const expected =
      id === 'the-great-lighthouse' ? ['wood', 'clay', 'stone'] : id === 'piraeus' ? ['glass', 'papyrus'] : []
    expect(produced({ built: [id] })).toEqual(expected)
    expect(produced({ wonders: [id] })).toEqual([])
  }
  for (const { id } of PROGRESS_PIECES) {
    // Masonry makes Baths free by a discount; it produces nothing that another card could use.
    expect(produced({ progress: [id] })).toEqual(id === 'masonry' ? ['stone'] : [])
    expect(priceOf('walls', { progress: [id] })).toBe(4)
  }
})

test('D-6.6 production is not used up', () => {
  const state = position({
    open: ['baths', 'tavern', 'walls', 'theater', 'aqueduct'],
    cities: [{ coins: RICH, buildings: ['shelf-quarry', 'quarry'] }, {}],
  })
  expect(spent(state, 'build baths')).toBe(0)
  play(state, 'discard tavern')
  expect(spent(state, 'build walls')).toBe(0)
  play(state, 'discard theater')
  expect(spent(state, 'build aqueduct')).toBe(0)
})

test('D-6.7 a produced unit covers one unit of a cost', () => {
  expect(priceOf('walls', { buildings: ['quarry'] })).toBe(2)
  expect(priceOf('walls', { buildings: ['quarry', 'stone-pit'] })).toBe(0)
  expect(priceOf('statue', { buildings: ['clay-pool'] })).toBe(2)
  expect(priceOf('town-hall', { buildings: ['sawmill', 'shelf-quarry'] })).toBe(2)
})

test('D-6.8 an either-or producer gives one unit per payment, chosen each time', () => {
  const state = position({
    open: ['baths', 'tavern', 'garrison', 'theater', 'stable', 'altar'],
    cities: [{ coins: RICH, buildings: ['caravansery'] }, {}],
  })
  expect(spent(state, 'build baths')).toBe(0)
  play(state, 'discard tavern')
  expect(spent(state, 'build garrison')).toBe(0)
  play(state, 'discard theater')
  expect(spent(state, 'build stable')).toBe(0)
  for (const city of [{ buildings: ['caravansery'] }, { built: ['the-great-lighthouse'] }] as const) {
    expect(priceOf('walls', city)).toBe(2)
    expect(priceOf('rostrum', city)).toBe(2)
    // 2 clay, 2 stone.
    expect(priceOf('circus', city)).toBe(6)
    expect(priceOf('apothecary', city)).toBe(2)
  }
  for (const city of [{ buildings: ['forum'] }, { built: ['piraeus'] }] as const) {
    expect(priceOf('workshop', city)).toBe(0)
    expect(priceOf('apothecary', city)).toBe(0)
    // 1 clay, 1 glass, 1 papyrus.
    expect(priceOf('university', city)).toBe(4)
    expect(priceOf('baths', city)).toBe(2)
  }
})

test('D-6.9 production cannot be stored, traded or given away', () => {
  const state = position({
    open: ['tavern', 'aqueduct', 'walls', 'theater'],
    cities: [
      { coins: RICH, buildings: ['quarry'] },
      { coins: RICH, buildings: [] },
    ],
  })
  // A turn without building saves no stone for later, and the opponent gets none of it.
  play(state, 'discard tavern')
  for (const move of legal(state)) expect(move).toMatch(/^(build|discard) /)
  expect(spent(state, 'build aqueduct')).toBe(9)
  expect(state.cities[0].coins).toBe(RICH + 2)
  expect(spent(state, 'build walls')).toBe(2)
})

test('D-6.10 production falls only when an effect removes a producing card', () => {
  let removals = 0
  for (const seed of seeds(60)) {
    playout(seed, ({ before, after, move, seat }) => {
      for (const side of [0, 1] as const) {
        const loses = move.kind === 'demolish' && side !== seat
        if (loses) removals++
        const change = production(after.cities[side]) - production(before.cities[side])
        expect(change < 0).toBe(loses)
      }
    })
  }
  expect(removals).toBeGreaterThan(0)
  const state = position({
    open: ['tavern', 'walls', 'altar'],
    cities: [
      { coins: RICH, wonders: ['the-statue-of-zeus'] },
      { coins: RICH, buildings: ['quarry', 'stone-pit', 'press'] },
    ],
  })
  play(state, 'wonder the-statue-of-zeus tavern', 'demolish quarry')
  expect(spent(state, 'build walls')).toBe(2)
})

test('D-6.11 a coin cost is paid to the bank in full', () => {
  const state = position({
    age: 3,
    open: ['pretorium', 'tavern'],
    cities: [
      { coins: 8, buildings: ['quarry', 'press'], progress: ['masonry', 'architecture'] },
      { coins: 4, progress: ['economy'] },
    ],
  })
  expect(spent(state, 'build pretorium')).toBe(8)
  // The opponent's Economy earns nothing; the shields reach space 3, whose token costs 2 coins.
  expect(state.cities.map(({ coins }) => coins)).toEqual([0, 2])
  // Forum: 3 coins and 1 clay. Economy earns the 2 coins for the clay and nothing of the 3.
  const mixed = position({ open: ['forum', 'tavern'], cities: [{ coins: 5 }, { coins: 0, progress: ['economy'] }] })
  play(mixed, 'build forum')
  expect(mixed.cities.map(({ coins }) => coins)).toEqual([0, 2])
  expect(refusal(position({ open: ['pretorium'], cities: [{ coins: 7 }, {}] }), 'build pretorium')).toBe(
    'reason.tooDear',
  )
})

test('D-6.12 a cost in coins and resources demands both', () => {
  const forum = (coins: number, buildings: readonly CardId[]) =>
    position({ open: ['forum', 'altar'], cities: [{ coins, buildings }, {}] })
  expect(refusal(forum(2, ['clay-pool']), 'build forum')).toBe('reason.tooDear')
  expect(refusal(forum(4, []), 'build forum')).toBe('reason.tooDear')
  expect(spent(forum(3, ['clay-pool']), 'build forum')).toBe(3)
  expect(spent(forum(5, []), 'build forum')).toBe(5)
})

test('D-6.13 the whole price must be owned before any effect of what is built', () => {
  const chamber = (coins: number) =>
    position({ open: ['chamber-of-commerce', 'altar'], cities: [{ coins, buildings: ['glassworks'] }, {}] })
  expect(refusal(chamber(3), 'build chamber-of-commerce')).toBe('reason.tooDear')
  expect(spent(chamber(4), 'build chamber-of-commerce')).toBe(1)
  const temple = (coins: number) =>
    position({ open: ['altar', 'theater'], cities: [{ coins, wonders: ['the-temple-of-artemis'] }, {}] })
  expect(refusal(temple(7), 'wonder the-temple-of-artemis altar')).toBe('reason.tooDear')
  expect(spent(temple(8), 'wonder the-temple-of-artemis altar')).toBe(-4)
})

test('D-6.14 of several ways to cover a cost the cheapest is used', () => {
  const dearStone = { buildings: ['quarry', 'shelf-quarry'] } as const
  const dearWood = { buildings: ['lumber-yard', 'sawmill'] } as const
  // Rostrum: 1 wood, 1 stone. The caravansery covers the dearer of the two.
  expect(priceOf('rostrum', { buildings: ['caravansery'] }, dearStone)).toBe(2)
  expect(priceOf('rostrum', { buildings: ['caravansery'] }, dearWood)).toBe(2)
  // University: 1 clay, 1 glass, 1 papyrus; papyrus costs 4, glass 2.
  expect(priceOf('university', { buildings: ['forum'] }, { buildings: ['press', 'drying-room'] })).toBe(4)
  // One price is fixed at 1, so the dearer resource is worth covering.
  expect(priceOf('rostrum', { buildings: ['caravansery', 'stone-reserve'] }, dearStone)).toBe(1)
  // The Colossus: 3 clay, 1 glass. Architecture drops two of the clay at 4.
  expect(priceOfWonder('the-colossus', { progress: ['architecture'] }, { buildings: ['brickyard'] })).toBe(6)
  // Palace: 1 wood, 1 clay, 1 stone, 2 glass. The caravansery takes stone at 5, Masonry glass at 4.
  expect(
    priceOf(
      'palace',
      { buildings: ['caravansery'], progress: ['masonry'] },
      { buildings: ['quarry', 'shelf-quarry', 'glassworks', 'glass-blower'] },
    ),
  ).toBe(4)
})

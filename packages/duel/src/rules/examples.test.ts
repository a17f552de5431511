import { membersOf, numberAt } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import type { CardId } from '../data/cards.ts'
import { cardNamed } from '../data/pieces.ts'
import { duel } from '../game.ts'
import { legal, openCards, play, position, refusal } from '../testing/position.ts'
import { asked, city, coins, kinds, only, price, table } from '../testing/reading.ts'
import { buildCard } from './construction.ts'
import type { State } from './state.ts'

/* A, Anton, has seat 0; B, Dmytro, has seat 1. */

test('D-EX1 costs: Lumber Yard, Stone Pit, Baths, Arena', () => {
  const state = position({ open: ['arena', 'altar'], cities: [{ coins: 7 }, {}] })
  const cost = (id: CardId) => {
    const { coinCost, wood, clay, stone, glass, papyrus } = cardNamed(id)
    return { coinCost, wood, clay, stone, glass, papyrus }
  }
  const nothing = { coinCost: 0, wood: 0, clay: 0, stone: 0, glass: 0, papyrus: 0 }
  expect(cost('lumber-yard')).toEqual(nothing)
  expect(cost('stone-pit')).toEqual({ ...nothing, coinCost: 1 })
  expect(cost('baths')).toEqual({ ...nothing, stone: 1 })
  expect(cost('arena')).toEqual({ ...nothing, clay: 1, stone: 1, wood: 1 })
  play(state, 'build arena')
  expect(coins(state)).toEqual([1, 7])
})

test('D-EX2 Horse Breeders are free with the Stable', () => {
  const free = position({ open: ['horse-breeders', 'altar'], cities: [{ coins: 0, buildings: ['stable'] }, {}] })
  play(free, 'build horse-breeders')
  expect(coins(free)[0]).toBe(0)
  const half = position({ open: ['horse-breeders', 'altar'], cities: [{ coins: 2, buildings: ['clay-pool'] }, {}] })
  play(half, 'build horse-breeders')
  expect(coins(half)[0]).toBe(0)
  const without = position({ open: ['horse-breeders', 'altar'], cities: [{ coins: 3 }, {}] })
  expect(refusal(without, 'build horse-breeders')).toBe('reason.tooDear')
})

test('D-EX3 production of 1 stone, 3 clay and 1 papyrus', () => {
  const buildings = ['quarry', 'clay-pool', 'brickyard', 'press'] as const
  const state = position({ open: ['baths', 'garrison', 'apothecary'], cities: [{ coins: 0, buildings }, {}] })
  expect([price(state, 0, 'baths'), price(state, 0, 'garrison'), price(state, 0, 'apothecary')]).toEqual([0, 0, 2])
  expect(legal(state).filter((move) => move.startsWith('build'))).toEqual(['build baths', 'build garrison'])
})

test('D-EX4 the opponent’s Shelf Quarry makes stone cost 4; its owner pays 2 for a third', () => {
  const state = position({ open: ['altar'], cities: [{}, { buildings: ['shelf-quarry'] }] })
  expect([price(state, 0, 'baths'), price(state, 0, 'walls')]).toEqual([4, 8])
  expect([price(state, 1, 'walls'), price(state, 1, 'aqueduct')]).toEqual([0, 2])
})

test('D-EX5 Fortifications for 5 coins', () => {
  const state = position({
    open: ['fortifications', 'altar'],
    active: 1,
    cities: [{ buildings: ['clay-pool'] }, { buildings: ['shelf-quarry'] }],
  })
  play(state, 'build fortifications')
  expect(coins(state)).toEqual([7, 2])
})

test('D-EX6 the Aqueduct for 12 coins', () => {
  const state = position({ open: ['aqueduct', 'altar'], cities: [{ coins: 12 }, { buildings: ['shelf-quarry'] }] })
  play(state, 'build aqueduct')
  expect(coins(state)).toEqual([0, 7])
})

test('D-EX7 coin costs of Scriptorium and Stone Pit go to the bank', () => {
  const state = position({ open: ['scriptorium', 'stone-pit', 'altar'], cities: [{}, {}] })
  play(state, 'build scriptorium', 'build stone-pit')
  expect(coins(state)).toEqual([5, 6])
})

test('D-EX8 the Caravansery for 7 coins', () => {
  const state = position({
    open: ['caravansery', 'altar'],
    active: 1,
    cities: [{ buildings: ['glassworks'] }, { coins: 7 }],
  })
  play(state, 'build caravansery')
  expect(coins(state)).toEqual([7, 0])
})

test('D-EX9 Aqueduct after Baths, Fortifications after Palisade', () => {
  const state = position({
    age: 3,
    open: ['aqueduct', 'fortifications', 'altar'],
    cities: [
      { coins: 0, buildings: ['baths'] },
      { coins: 0, buildings: ['palisade'] },
    ],
  })
  expect([price(state, 0, 'fortifications'), price(state, 1, 'aqueduct')]).toEqual([8, 6])
  expect(play(state, 'build aqueduct', 'build fortifications')).toMatchObject([
    { kind: 'built', seat: 0, card: 'aqueduct', price: 0, chain: 'drop' },
    { kind: 'built', seat: 1, card: 'fortifications', price: 0, chain: 'tower' },
    { kind: 'pawnMoved', from: 0, to: -2 },
  ])
})

test('D-EX10 four cards uncovered, four cards to choose from', () => {
  const state = position({ age: 1, cities: [{}, {}] })
  // Rows 4 and 5 begin with slots 9 and 14. Without cards 0, 1 and 5 of row 5, four cards are uncovered.
  for (const [slot, card] of [
    [9, 'baths'],
    [16, 'stone-pit'],
    [17, 'lumber-yard'],
    [18, 'scriptorium'],
  ] as const) {
    layAt(state, slot, card)
  }
  for (const slot of [14, 15, 19]) play(state, `discard ${cardAt(state, slot)}`)
  expect(openCards(state)).toEqual(['baths', 'stone-pit', 'lumber-yard', 'scriptorium'])
  expect(legal(state).filter((move) => move.startsWith('discard'))).toEqual([
    'discard baths',
    'discard lumber-yard',
    'discard scriptorium',
    'discard stone-pit',
  ])
})

test('D-EX11 two yellow cards make a discard worth 4 coins', () => {
  const state = position({
    open: ['aqueduct', 'altar'],
    active: 1,
    cities: [{}, { coins: 0, buildings: ['tavern', 'clay-reserve'] }],
  })
  play(state, 'discard aqueduct')
  expect(coins(state)).toEqual([7, 4])
  expect(table(state).discard).toEqual(['aqueduct'])
})

test('D-EX12 the Colossus over any card', () => {
  const state = position({
    open: ['palace', 'altar'],
    cities: [{ coins: 1, buildings: ['brickyard', 'clay-pit', 'glassworks'], wonders: ['the-colossus'] }, {}],
  })
  play(state, 'wonder the-colossus palace')
  expect(city(state, 0).wonders).toEqual([{ wonder: 'the-colossus', built: true, under: 'palace' }])
  expect(state.pawn).toBe(2)
  expect(coins(state)).toEqual([1, 7])
})

test('D-EX13 the Colossus as seventh Wonder sends the Pyramids to the box', () => {
  const state = position({
    open: ['altar', 'theater', 'quarry'],
    cities: [
      { coins: 50, wonders: ['the-colossus', 'the-pyramids'], built: ['the-sphinx', 'the-statue-of-zeus'] },
      { coins: 50, built: ['circus-maximus', 'piraeus', 'the-appian-way', 'the-mausoleum'] },
    ],
  })
  play(state, 'wonder the-colossus altar')
  expect(table(state).boxedWonders).toEqual(['the-pyramids'])
  expect(legal(state).filter((move) => move.startsWith('wonder'))).toEqual([])
  play(state, 'build theater')
  expect(legal(state).filter((move) => move.startsWith('wonder'))).toEqual([])
})

test('D-EX14 the Archery Range sets off a military token', () => {
  for (const pawn of [1, 2]) {
    for (const [owned, left] of [
      [7, 5],
      [1, 0],
    ] as const) {
      const state = position({ open: ['archery-range', 'altar'], pawn, cities: [{ coins: 6 }, { coins: owned }] })
      play(state, 'build archery-range')
      expect(state.pawn).toBe(pawn + 2)
      expect(coins(state)).toEqual([0, left])
      expect(table(state).militaryTokens).not.toContainEqual({ half: 1, distance: 3, coins: 2 })
      expect(table(state).militaryTokens).toHaveLength(3)
    }
  }
})

test('D-EX15 with Strategy 2 shields move 3 on a red Building, 2 on a Wonder', () => {
  const cities = [{ coins: 20, progress: ['strategy'], wonders: ['the-colossus'] }, {}] as const
  const red = position({ open: ['walls', 'altar'], cities })
  play(red, 'build walls')
  expect(red.pawn).toBe(3)
  const wonder = position({ open: ['walls', 'altar'], cities })
  play(wonder, 'wonder the-colossus walls')
  expect(wonder.pawn).toBe(2)
})

test('D-EX16 a move of 4 sets off both tokens against 6 coins', () => {
  const state = position({
    open: ['arsenal', 'altar'],
    pawn: 2,
    cities: [{ coins: 20, progress: ['strategy'] }, { coins: 6 }],
  })
  const events = play(state, 'build arsenal')
  expect(state.pawn).toBe(6)
  expect(only(events, 'coinsLost').map((event) => event.coins)).toEqual([2, 4])
  expect(coins(state)[1]).toBe(0)
  expect(table(state).militaryTokens.filter(({ half }) => half === 1)).toEqual([])
})

test('D-EX17 Economy earns the 2 coins for stone, not the 2 coins of the cost', () => {
  const state = position({
    open: ['altar'],
    cities: [
      { coins: 9, buildings: ['stone-reserve'] },
      { coins: 5, progress: ['economy'] },
    ],
  })
  // No printed Building costs 2 coins and 2 stone; these Walls do.
  buildCard(state, 0, { ...cardNamed('walls'), coinCost: 2 }, undefined)
  expect(coins(state)).toEqual([5, 7])
})

test('D-EX18 Architecture drops 2 clay of the Colossus', () => {
  const state = position({
    open: ['altar', 'theater'],
    cities: [{ coins: 5, progress: ['architecture'], wonders: ['the-colossus'] }, { buildings: ['clay-pool'] }],
  })
  play(state, 'wonder the-colossus altar')
  expect(coins(state)).toEqual([0, 7])
})

test('D-EX19 11 coins give 3 points, 2 coins none', () => {
  const state = position({ age: 3, open: ['altar'], cities: [{ coins: 11 }, { coins: 2 }] })
  play(state, 'build altar')
  expect(duel.outcome(state)?.scores.map((score) => score['treasury'])).toEqual([3, 0])
})

test('D-EX20 the Builders Guild scores 8 for the opponent’s 4 Wonders', () => {
  const state = position({
    age: 3,
    open: ['altar'],
    cities: [
      { buildings: ['builders-guild'], built: ['the-sphinx', 'the-pyramids', 'the-colossus'] },
      { built: ['circus-maximus', 'piraeus', 'the-appian-way', 'the-mausoleum'] },
    ],
  })
  play(state, 'discard altar')
  expect(duel.outcome(state)?.scores.map((score) => score['guilds'])).toEqual([8, 0])
})

test('D-EX21 an extra turn won with the last card of Age II is lost', () => {
  const sketch = { age: 2, open: ['altar'], cities: [{ coins: 20, wonders: ['the-sphinx'] }, {}] } as const
  const centred = position(sketch)
  expect(kinds(play(centred, 'wonder the-sphinx altar'))).toEqual(['wonderBuilt', 'extraTurnLost', 'ageBegan'])
  expect([centred.age, asked(centred)]).toEqual([3, 'play 0'])
  play(centred, `discard ${openCards(centred)[0]}`)
  expect(asked(centred)).toBe('play 1')

  const ahead = position({ ...sketch, pawn: 1 })
  play(ahead, 'wonder the-sphinx altar')
  expect([ahead.age, asked(ahead)]).toEqual([3, 'starter 1'])
})

test('D-EX22 6, 2 and 2 cards are accessible at the start of the Ages', () => {
  const accessible = ([1, 2, 3] as const).map((age) => openCards(position({ age })).length)
  expect(accessible).toEqual([6, 2, 2])
})

test('D-EX23 taking the left card of the last row of Age II turns up one card', () => {
  const state = position({ age: 2 })
  // Row 4 is slots 15 to 17, row 5 is 18 and 19.
  const events = play(state, `discard ${cardAt(state, 18)}`)
  expect(only(events, 'revealed')).toEqual([{ kind: 'revealed', cards: [{ slot: 15, card: cardAt(state, 15) }] }])
  const row = table(state).structure.slice(15, 18)
  expect(row.map((slot) => slot?.open)).toEqual([true, false, false])
  expect(row.map((slot) => slot?.card === null)).toEqual([false, true, true])
  expect(membersOf(state.open)).toEqual([15, 19])
})

const cardAt = (state: State, slot: number): CardId => {
  const found = duel.view({ ...state, faceUp: 1 << slot }, null).structure[slot]?.card
  if (found === undefined || found === null) throw new Error(`no card lies in slot ${slot}`)
  return found
}

/** Lays a card into a slot; if it lies elsewhere in the structure, the two change places. */
const layAt = (state: State, slot: number, id: CardId): void => {
  const { number } = cardNamed(id)
  const elsewhere = state.slots.indexOf(number)
  if (elsewhere !== -1) state.slots[elsewhere] = numberAt(state.slots, slot)
  state.slots[slot] = number
}

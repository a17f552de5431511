import { expect, test } from 'vitest'
import type { CardId } from '../data/cards.ts'
import { duel } from '../game.ts'
import { play, position, refusal, type Sketch } from '../testing/position.ts'
import { city, coins, kinds, only, price } from '../testing/reading.ts'

type Cities = NonNullable<Sketch['cities']>

/** Guild points of both players once the last card of the game is discarded by seat 0. */
const guildPoints = (cities: Cities): readonly (number | undefined)[] => {
  const state = position({ age: 3, open: ['tavern'], cities })
  play(state, 'discard tavern')
  return duel.outcome(state)?.scores.map((score) => score['guilds']) ?? []
}

/** What a Guild pays seat 0 at construction. */
const guildCoins = (guild: CardId, cities: Cities): readonly number[] => {
  const state = position({ open: [guild, 'altar'], cities })
  return only(play(state, `build ${guild}`), 'coinsGained').map((event) => event.coins)
}

test('D-17.1 a Guild is paid for and constructed like any other Building, and is purple', () => {
  const state = position({ open: ['merchants-guild', 'altar'], cities: [{ coins: 8, buildings: ['tavern'] }, {}] })
  expect(price(state, 0, 'merchants-guild')).toBe(8)
  expect(play(state, 'build merchants-guild')[0]).toEqual({
    kind: 'built',
    seat: 0,
    card: 'merchants-guild',
    price: 8,
    chain: null,
  })
  expect(city(state, 0).buildings).toEqual(['tavern', 'merchants-guild'])
  expect(state.cities[0].purple).toBe(1)
  expect(coins(state)).toEqual([1, 7])

  const poor = position({ open: ['merchants-guild', 'altar'], cities: [{ coins: 7 }, {}] })
  expect(refusal(poor, 'build merchants-guild')).toBe('reason.tooDear')
})

test('D-17.2 a Guild that counts a colour pays 1 coin per such card in the city with the most', () => {
  const few = ['scriptorium', 'library'] as const
  const many = ['workshop', 'apothecary', 'school'] as const
  expect(guildCoins('scientists-guild', [{ coins: 20, buildings: few }, { buildings: many }])).toEqual([3])
  expect(guildCoins('scientists-guild', [{ coins: 20, buildings: many }, { buildings: few }])).toEqual([3])
  expect(guildCoins('scientists-guild', [{ coins: 20 }, { buildings: few }])).toEqual([2])
  expect(guildCoins('scientists-guild', [{ coins: 20 }, {}])).toEqual([])
})

test('D-17.3 at the end it gives 1 point per such card in the city that then has the most', () => {
  const state = position({
    age: 3,
    open: ['scientists-guild', 'apothecary'],
    cities: [{ coins: 20, buildings: ['library'] }, { buildings: ['scriptorium', 'workshop'] }],
  })
  expect(only(play(state, 'build scientists-guild'), 'coinsGained').map((event) => event.coins)).toEqual([2])
  play(state, 'build apothecary')
  expect(duel.outcome(state)?.scores.map((score) => score['guilds'])).toEqual([3, 0])
})

test('D-17.4 the city counted at the end may be another than at construction', () => {
  const state = position({
    age: 3,
    open: ['tacticians-guild', 'altar', 'guard-tower', 'theater', 'palisade'],
    cities: [{ coins: 20, buildings: ['stable', 'garrison'] }, { buildings: ['walls', 'barracks', 'circus'] }],
  })
  expect(only(play(state, 'build tacticians-guild'), 'coinsGained').map((event) => event.coins)).toEqual([3])
  play(state, 'build altar', 'build guard-tower', 'build theater', 'build palisade')
  // The player's four red cards now beat the opponent's three.
  expect(duel.outcome(state)?.scores[0]?.['guilds']).toBe(4)
})

test('D-17.5 either city can be the counted one', () => {
  const guild = 'magistrates-guild'
  expect(guildPoints([{ buildings: [guild, 'altar', 'theater'] }, { buildings: ['baths'] }])).toEqual([2, 0])
  expect(guildPoints([{ buildings: [guild, 'altar'] }, { buildings: ['baths', 'theater'] }])).toEqual([2, 0])
  expect(guildPoints([{ buildings: [guild, 'altar'] }, { buildings: ['baths'] }])).toEqual([1, 0])
  expect(guildPoints([{ buildings: ['altar'] }, { buildings: [guild] }])).toEqual([0, 1])
})

test('D-17.6 the Shipowners Guild adds brown and grey cards within one city', () => {
  const guild = 'shipowners-guild'
  const brown = { buildings: ['quarry', 'clay-pool', 'sawmill'] } as const
  const grey = { buildings: ['press', 'glassworks'] } as const
  const both = { buildings: ['stone-pit', 'clay-pit', 'drying-room', 'glass-blower'] } as const
  expect(guildPoints([{ buildings: [guild, ...brown.buildings] }, grey])).toEqual([3, 0])
  expect(guildPoints([{ buildings: [guild, ...grey.buildings] }, brown])).toEqual([3, 0])
  expect(guildPoints([{ buildings: [guild, ...both.buildings] }, brown])).toEqual([4, 0])
  expect(guildCoins(guild, [{ coins: 30, ...brown }, grey])).toEqual([3])
  expect(guildCoins(guild, [{ coins: 30, ...brown }, both])).toEqual([4])
})

test('D-17.7 the Builders Guild gives 2 points per Wonder in the city with the most', () => {
  const guild = 'builders-guild'
  const three = ['the-sphinx', 'piraeus', 'the-pyramids'] as const
  expect(guildPoints([{ buildings: [guild], built: ['the-colossus'] }, { built: three }])).toEqual([6, 0])
  expect(guildPoints([{ buildings: [guild], built: three }, { built: ['the-colossus'] }])).toEqual([6, 0])
  expect(guildPoints([{ buildings: [guild], wonders: three }, {}])).toEqual([0, 0])
})

test('D-17.8 the Builders Guild gives no coins', () => {
  const state = position({
    open: ['builders-guild', 'altar'],
    cities: [{ coins: 10, built: ['the-sphinx', 'the-colossus'] }, { built: ['the-mausoleum'] }],
  })
  expect(kinds(play(state, 'build builders-guild'))).toEqual(['built'])
  expect(coins(state)).toEqual([0, 7])
})

test('D-17.9 the Moneylenders Guild gives 1 point per 3 coins in the richer city', () => {
  const guild = 'moneylenders-guild'
  // Seat 0 ends with 2 coins more, for the discarded card.
  expect(guildPoints([{ coins: 3, buildings: [guild] }, { coins: 11 }])).toEqual([3, 0])
  expect(guildPoints([{ coins: 9, buildings: [guild] }, { coins: 8 }])).toEqual([3, 0])
  expect(guildPoints([{ coins: 0, buildings: [guild] }, { coins: 2 }])).toEqual([0, 0])
})

test('D-17.10 the Moneylenders Guild gives no coins', () => {
  const state = position({ open: ['moneylenders-guild', 'altar'], cities: [{ coins: 20 }, { coins: 30 }] })
  expect(kinds(play(state, 'build moneylenders-guild'))).toEqual(['built'])
  expect(coins(state)).toEqual([12, 30])
})

test('D-17.11 coins of a Guild come from the bank once, at construction', () => {
  const state = position({
    open: ['magistrates-guild', 'altar', 'theater', 'baths'],
    cities: [{ coins: 20 }, { coins: 10, buildings: ['senate', 'palace'] }],
  })
  // 2 wood, 1 clay and 1 papyrus for 8 coins; two blue cards
  play(state, 'build magistrates-guild')
  expect(coins(state)).toEqual([14, 10])
  play(state, 'build altar', 'build theater')
  expect(coins(state)).toEqual([14, 10])
})

test('D-17.12 Scientists count green, Merchants yellow, Magistrates blue, Tacticians red', () => {
  const counted = [
    ...(['scriptorium'] as const),
    ...(['tavern', 'brewery'] as const),
    ...(['altar', 'theater', 'senate'] as const),
    ...(['stable', 'garrison', 'walls', 'circus'] as const),
    ...(['quarry', 'clay-pool', 'sawmill', 'press', 'glassworks'] as const),
  ]
  const expected = {
    'scientists-guild': 1,
    'merchants-guild': 2,
    'magistrates-guild': 3,
    'tacticians-guild': 4,
  } as const
  for (const [guild, count] of Object.entries(expected) as [keyof typeof expected, number][]) {
    expect(guildPoints([{ buildings: [guild] }, { buildings: counted }]), guild).toEqual([count, 0])
    expect(guildCoins(guild, [{ coins: 50 }, { buildings: counted }]), guild).toEqual([count])
  }
})

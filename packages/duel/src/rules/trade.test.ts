import { expect, test } from 'vitest'
import type { CardId } from '../data/cards.ts'
import { duel } from '../game.ts'
import { playout, seeds } from '../testing/playout.ts'
import { legal, play, position, refusal } from '../testing/position.ts'
import { priceOf, RICH, spent } from '../testing/prices.ts'

/** What one unit of each resource costs a city that produces nothing. */
const unitPrices = (own: readonly CardId[], rival: readonly CardId[]) => {
  const price = (probe: CardId) => priceOf(probe, { buildings: own }, { buildings: rival })
  return {
    wood: price('stable'),
    clay: price('garrison'),
    stone: price('baths'),
    glass: price('apothecary'),
    papyrus: price('workshop'),
  }
}

const BASE = { wood: 2, clay: 2, stone: 2, glass: 2, papyrus: 2 }

test('D-7.1 any number of missing units may be bought', () => {
  expect(priceOf('town-hall')).toBe(10)
  expect(priceOf('arsenal')).toBe(10)
  const state = position({
    open: ['town-hall', 'tavern', 'palace', 'altar'],
    cities: [{ coins: 20 }, {}],
  })
  expect(spent(state, 'build town-hall')).toBe(10)
  play(state, 'discard tavern')
  expect(spent(state, 'build palace')).toBe(10)
})

test('D-7.2 a unit costs 2 and 1 more for each such symbol on brown and grey cards of the opponent', () => {
  expect(unitPrices([], [])).toEqual(BASE)
  expect(unitPrices([], ['lumber-yard', 'logging-camp', 'clay-pool', 'press', 'drying-room'])).toEqual({
    wood: 4,
    clay: 3,
    stone: 2,
    glass: 2,
    papyrus: 4,
  })
  expect(unitPrices([], ['quarry', 'stone-pit', 'clay-pit', 'glassworks', 'glass-blower'])).toEqual({
    wood: 2,
    clay: 3,
    stone: 4,
    glass: 4,
    papyrus: 2,
  })
  // What the buyer itself produces does not raise the price of the next unit.
  expect(priceOf('aqueduct', { buildings: ['quarry', 'stone-pit'] }, { buildings: [] })).toBe(2)
})

test('D-7.3 a card that shows two symbols counts twice', () => {
  expect(unitPrices([], ['sawmill'])).toEqual({ ...BASE, wood: 4 })
  expect(unitPrices([], ['brickyard'])).toEqual({ ...BASE, clay: 4 })
  expect(unitPrices([], ['shelf-quarry'])).toEqual({ ...BASE, stone: 4 })
  expect(unitPrices([], ['lumber-yard', 'logging-camp', 'sawmill'])).toEqual({ ...BASE, wood: 6 })
})

test('D-7.4 what yellow cards of the opponent produce does not count', () => {
  expect(unitPrices([], ['forum', 'caravansery'])).toEqual(BASE)
})

test('D-7.5 what Wonders of the opponent produce does not count', () => {
  const rival = { built: ['the-great-lighthouse', 'piraeus'] } as const
  for (const probe of ['stable', 'garrison', 'baths', 'apothecary', 'workshop'] as const) {
    expect(priceOf(probe, {}, rival)).toBe(2)
  }
})

test('D-7.6 all units of a resource bought in one payment have the same price', () => {
  expect(priceOf('aqueduct', {}, { buildings: ['shelf-quarry'] })).toBe(12)
  expect(priceOf('walls', {}, { buildings: ['quarry'] })).toBe(6)
})

test('D-7.7 a yellow card that fixes a price makes each unit cost 1 coin', () => {
  const rival: readonly CardId[] = ['sawmill', 'brickyard', 'shelf-quarry', 'glass-blower', 'drying-room']
  const dear = { wood: 4, clay: 4, stone: 4, glass: 3, papyrus: 3 }
  expect(unitPrices([], rival)).toEqual(dear)
  expect(unitPrices(['wood-reserve'], rival)).toEqual({ ...dear, wood: 1 })
  expect(unitPrices(['clay-reserve'], rival)).toEqual({ ...dear, clay: 1 })
  expect(unitPrices(['stone-reserve'], rival)).toEqual({ ...dear, stone: 1 })
  expect(unitPrices(['customs-house'], rival)).toEqual({ ...dear, glass: 1, papyrus: 1 })
  expect(priceOf('aqueduct', { buildings: ['stone-reserve'] }, { buildings: ['shelf-quarry'] })).toBe(3)
  // The card helps its owner only.
  expect(unitPrices([], ['wood-reserve', 'clay-reserve', 'stone-reserve', 'customs-house'])).toEqual(BASE)
})

test('D-7.8 a fixed price holds from the next turn of its owner on', () => {
  const state = position({
    open: ['stone-reserve', 'aqueduct', 'walls', 'tavern', 'altar'],
    cities: [{ coins: RICH }, { coins: RICH, buildings: ['shelf-quarry'] }],
  })
  expect(spent(duel.clone(state), 'build aqueduct')).toBe(12)
  expect(spent(state, 'build stone-reserve')).toBe(3)
  play(state, 'discard tavern')
  expect(spent(state, 'build aqueduct')).toBe(3)
  play(state, 'discard altar')
  expect(spent(state, 'build walls')).toBe(2)
})

test('D-7.9 an extra turn right after building the card counts as the next turn', () => {
  // The one way to build a Building and move again: the Mausoleum under Theology.
  const state = position({
    open: ['tavern', 'aqueduct', 'altar'],
    discard: ['stone-reserve'],
    cities: [{ coins: RICH, progress: ['theology'], wonders: ['the-mausoleum'] }, { buildings: ['shelf-quarry'] }],
  })
  play(state, 'wonder the-mausoleum tavern', 'rebuild stone-reserve')
  expect(duel.deciders(state)).toEqual([0])
  expect(spent(state, 'build aqueduct')).toBe(3)
})

test('D-7.10 the bank gets the money, unless the opponent owns Economy', () => {
  const buy = (progress: readonly ['economy'] | readonly []) => {
    const state = position({
      open: ['aqueduct', 'altar'],
      cities: [{ coins: 20 }, { coins: 7, buildings: ['quarry'], progress }],
    })
    play(state, 'build aqueduct')
    return state.cities.map(({ coins }) => coins)
  }
  expect(buy([])).toEqual([11, 7])
  expect(buy(['economy'])).toEqual([11, 16])
})

test('D-7.11 the opponent has no say in a purchase', () => {
  const state = position({
    open: ['aqueduct', 'altar'],
    cities: [{ coins: RICH }, { coins: RICH, buildings: ['quarry'] }],
  })
  expect(duel.legal(state, 1)).toEqual([])
  expect(duel.presentation.candidates(state, 1)).toEqual([])
  expect(refusal(state, 'discard altar', 1)).toBe('reason.notYourTurn')
  // One move of the buyer settles everything; next comes the opponent's ordinary turn.
  const events = play(state, 'build aqueduct')
  expect(events.map(({ kind }) => kind)).toEqual(['built'])
  expect(state.pending).toEqual([{ kind: 'play', seat: 1 }])
  expect(duel.view(state, null).cities[0].buildings).toEqual(['aqueduct'])
})

test('D-7.12 resources are bought only for a cost that is being paid', () => {
  const state = position({
    open: ['aqueduct', 'tavern', 'walls', 'theater', 'altar'],
    cities: [{ coins: RICH, buildings: ['press'] }, {}],
  })
  // What was bought for one cost is gone: the next cost is bought from the start.
  expect(spent(state, 'build aqueduct')).toBe(6)
  play(state, 'discard tavern')
  expect(spent(state, 'build walls')).toBe(4)
  play(state, 'discard theater')
  expect(legal(state)).toEqual(['build altar', 'discard altar'])
  // Free or discarded cards cost nothing, and coins are lost in no other way than these.
  for (const seed of seeds(20)) {
    playout(seed, ({ before, after, move, seat, events }) => {
      const side = seat === 0 ? 0 : 1
      const gained = events.reduce((sum, event) => {
        if (event.kind === 'coinsGained' && event.seat === side) return sum + event.coins
        return event.kind === 'discarded' ? sum + event.coins : sum
      }, 0)
      const price = before.cities[side].coins + gained - after.cities[side].coins
      if (move.kind !== 'build' && move.kind !== 'wonder') expect(price).toBe(0)
      else expect(price).toBe(events.find((event) => 'price' in event)?.price)
    })
  }
})

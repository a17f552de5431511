import { expect, test } from 'vitest'
import { duel } from '../game.ts'
import { play, position } from '../testing/position.ts'
import { asked, city, coins, kinds, price } from '../testing/reading.ts'

test('D-12.1 a producing card works from the moment it enters the city, and for good', () => {
  const state = position({ open: ['quarry', 'altar', 'baths', 'theater', 'tavern'], cities: [{}, {}] })
  expect([price(state, 0, 'baths'), price(state, 1, 'baths')]).toEqual([2, 2])
  play(state, 'build quarry')
  expect([price(state, 0, 'baths'), price(state, 1, 'baths')]).toEqual([0, 3])
  play(state, 'build altar', 'build baths')
  expect(coins(state)).toEqual([7, 7])
  expect(price(state, 0, 'aqueduct')).toBe(0)
  play(state, 'build theater')
  expect([price(state, 0, 'walls'), price(state, 1, 'walls')]).toEqual([2, 6])
})

test('D-12.2 coins for a construction come from the bank, once', () => {
  const state = position({ open: ['tavern', 'altar', 'theater', 'quarry'], cities: [{}, {}] })
  play(state, 'build tavern')
  expect(coins(state)).toEqual([11, 7])
  play(state, 'build altar', 'build theater', 'build quarry')
  expect(city(state, 0).buildings).toContain('tavern')
  expect(coins(state)).toEqual([11, 7])
})

test('D-12.3 a flat coin effect grants the printed number', () => {
  const state = position({ open: ['tavern', 'brewery', 'altar'], cities: [{ coins: 0 }, { coins: 0 }] })
  play(state, 'build tavern', 'build brewery')
  expect(coins(state)).toEqual([4, 6])
})

test('D-12.4 coins per Wonder count the Wonders built in one’s own city at that moment', () => {
  const state = position({
    open: ['arena', 'altar', 'theater', 'baths'],
    cities: [
      { coins: 20, built: ['the-sphinx', 'piraeus'], wonders: ['the-pyramids'] },
      { built: ['the-colossus', 'the-mausoleum', 'the-hanging-gardens'] },
    ],
  })
  // Arena: 1 wood, 1 clay, 1 stone for 6 coins, then 2 coins for each of two Wonders
  play(state, 'build arena')
  expect(coins(state)).toEqual([18, 7])
  play(state, 'build altar', 'wonder the-pyramids theater')
  // Stone at 2 each, papyrus from Piraeus; the new Wonder brings no late coins.
  expect(coins(state)).toEqual([12, 7])
})

test('D-12.5 coins per card of a colour count that colour in one’s own city', () => {
  const opponent = {
    buildings: ['press', 'drying-room', 'clay-pool', 'brickyard', 'clay-pit', 'sawmill', 'stable', 'walls', 'barracks'],
  } as const
  // Chamber of Commerce: papyrus at 4 twice, 3 coins for one grey card
  const chamber = position({
    open: ['chamber-of-commerce', 'altar'],
    cities: [{ coins: 20, buildings: ['glassworks'] }, opponent],
  })
  play(chamber, 'build chamber-of-commerce')
  expect(coins(chamber)).toEqual([20 - 8 + 3, 7])
  // Port: glass at 2, papyrus at 4, 2 coins for each of three brown cards
  const port = position({
    open: ['port', 'altar'],
    cities: [{ coins: 20, buildings: ['lumber-yard', 'quarry', 'shelf-quarry'] }, opponent],
  })
  play(port, 'build port')
  expect(coins(port)).toEqual([20 - 6 + 6, 7])
  // Armory: stone at 2 twice, glass at 2, 1 coin for each of two red cards
  const armory = position({
    open: ['armory', 'altar'],
    cities: [{ coins: 20, buildings: ['guard-tower', 'palisade'] }, opponent],
  })
  play(armory, 'build armory')
  expect(coins(armory)).toEqual([20 - 6 + 2, 7])
})

test('D-12.6 a yellow card that pays per yellow card counts itself', () => {
  const lonely = position({ open: ['lighthouse', 'altar'], cities: [{ coins: 6 }, {}] })
  play(lonely, 'build lighthouse')
  expect(coins(lonely)).toEqual([1, 7])
  const third = position({
    open: ['lighthouse', 'altar'],
    cities: [{ coins: 0, buildings: ['tavern', 'wood-reserve'] }, { buildings: ['brewery'] }],
  })
  play(third, 'build lighthouse')
  expect(coins(third)).toEqual([3, 7])
})

test('D-12.7 shields are applied at once', () => {
  const state = position({ open: ['walls', 'altar'], pawn: 2, cities: [{ coins: 4 }, { coins: 7 }] })
  expect(kinds(play(state, 'build walls'))).toEqual(['built', 'pawnMoved', 'coinsLost'])
  expect(state.pawn).toBe(4)
  expect(coins(state)).toEqual([0, 5])
  expect(asked(state)).toBe('play 1')
})

test('D-12.8 a scientific symbol is applied at once', () => {
  const state = position({ open: ['scriptorium', 'altar', 'library'], cities: [{}, {}] })
  play(state, 'build scriptorium')
  expect(city(state, 0).symbols).toEqual(['quill'])
  play(state, 'build altar')
  expect(kinds(play(state, 'build library'))).toEqual(['built', 'pairFormed'])
  expect(asked(state)).toBe('progress 0')
})

test('D-12.9 printed points count only when the game ends', () => {
  const state = position({ age: 3, open: ['altar', 'theater'], cities: [{}, {}] })
  expect(play(state, 'build altar')).toEqual([{ kind: 'built', seat: 0, card: 'altar', price: 0, chain: null }])
  expect(coins(state)).toEqual([7, 7])
  expect(duel.outcome(state)).toBeNull()
  expect(kinds(play(state, 'discard theater'))).toEqual(['discarded', 'pointsCounted'])
  expect(duel.outcome(state)?.scores.map((score) => score['civilian'])).toEqual([3, 0])
})

test('D-12.10 an either-or card makes one unit per payment, chosen each time, and does not raise prices', () => {
  const state = position({
    open: ['caravansery', 'altar', 'forum', 'theater'],
    cities: [{ coins: 30 }, {}],
  })
  play(state, 'build caravansery', 'build altar')
  expect([price(state, 0, 'stable'), price(state, 0, 'garrison'), price(state, 0, 'baths')]).toEqual([0, 0, 0])
  expect([price(state, 0, 'arena'), price(state, 0, 'walls'), price(state, 0, 'apothecary')]).toEqual([4, 2, 2])
  play(state, 'build forum')
  // 6 coins for the Caravansery, 3 for the Forum, whose clay the Caravansery makes
  expect(coins(state)[0]).toBe(30 - 6 - 3)
  expect([price(state, 0, 'apothecary'), price(state, 0, 'workshop')]).toEqual([0, 0])
  expect([price(state, 0, 'chamber-of-commerce'), price(state, 0, 'palace')]).toEqual([2, 6])
  expect([price(state, 1, 'stable'), price(state, 1, 'garrison'), price(state, 1, 'baths')]).toEqual([2, 2, 2])
  expect([price(state, 1, 'apothecary'), price(state, 1, 'workshop')]).toEqual([2, 2])
})

import { expect, test } from 'vitest'
import type { CardId } from '../data/cards.ts'
import { CARD_PIECES } from '../data/pieces.ts'
import { duel } from '../game.ts'
import { playout, seeds } from '../testing/playout.ts'
import { legal, play, position, refusal } from '../testing/position.ts'
import { RICH, spent } from '../testing/prices.ts'
import { cardsIn } from './state.ts'

test('D-9.1 a Building may be built if its cost is covered, a chain makes it free, or it has no cost', () => {
  const build = (card: CardId, coins: number, buildings: readonly CardId[]) =>
    refusal(position({ open: [card], cities: [{ coins, buildings }, {}] }), `build ${card}`)
  expect(build('theater', 0, [])).toBeNull()
  expect(build('aqueduct', 0, ['baths'])).toBeNull()
  expect(build('aqueduct', 0, ['quarry', 'shelf-quarry'])).toBeNull()
  expect(build('aqueduct', 2, ['shelf-quarry'])).toBeNull()
  expect(build('aqueduct', 6, [])).toBeNull()
  expect(build('palisade', 2, [])).toBeNull()
  expect(build('aqueduct', 5, [])).toBe('reason.tooDear')
  expect(build('aqueduct', 1, ['shelf-quarry'])).toBe('reason.tooDear')
  expect(build('palisade', 1, [])).toBe('reason.tooDear')
})

test('D-9.2 first the payment, then the card joins the city, then its effects, and last the reveal', () => {
  const state = position({
    age: 2,
    open: ['walls'],
    under: 1,
    pawn: 2,
    cities: [{ coins: 10 }, { coins: 0, progress: ['economy'] }],
  })
  const events = play(state, 'build walls')
  expect(events.map(({ kind }) => kind)).toEqual(['built', 'coinsGained', 'pawnMoved', 'coinsLost', 'revealed'])
  // The 4 coins paid were there to be lost when the shields took effect.
  expect(state.cities.map(({ coins }) => coins)).toEqual([6, 2])
  expect(state.pawn).toBe(4)
  // Lighthouse pays per yellow card and is one itself by then.
  const yellow = position({ open: ['lighthouse', 'altar'], cities: [{ coins: 6 }, {}] })
  expect(spent(yellow, 'build lighthouse')).toBe(5)
})

test('D-9.3 a card counts from the moment it enters the city', () => {
  const state = position({
    board: ['law'],
    open: ['scriptorium', 'quarry', 'library', 'baths', 'tavern', 'altar'],
    cities: [{ coins: 20 }, { coins: 20 }],
  })
  play(state, 'build scriptorium')
  const [city] = duel.view(state, null).cities
  expect(city).toMatchObject({ buildings: ['scriptorium'], symbols: ['quill'], chains: ['book'] })
  expect(state.cities[0].green).toBe(1)
  play(state, 'build quarry')
  // The quarry raises the price of stone at once; the chain makes Library free, and its symbol makes a pair.
  expect(spent(duel.clone(state), 'build baths')).toBe(3)
  expect(spent(state, 'build library')).toBe(0)
  expect(legal(state)).toEqual(['decline', 'progress law'])
  play(state, 'progress law')
  // Its owner uses it on the next turn, and a yellow card raises the next discard.
  expect(spent(duel.clone(state), 'build baths')).toBe(0)
  play(state, 'build tavern', 'discard altar')
  expect(spent(state, 'discard baths')).toBe(-3)
})

test('D-9.4 Buildings stay until the end unless an effect removes them', () => {
  let removals = 0
  for (const seed of seeds(60)) {
    playout(seed, ({ before, after, move, seat }) => {
      for (const side of [0, 1] as const) {
        const now = cardsIn(after.cities[side].buildings)
        const gone = cardsIn(before.cities[side].buildings).filter((card) => !now.includes(card))
        const removed = move.kind === 'demolish' && side !== seat ? [move.card] : []
        removals += removed.length
        expect(gone.map(({ number }) => number)).toEqual(removed)
      }
    })
  }
  expect(removals).toBeGreaterThan(0)
})

test('D-9.5 a city may hold any number of Buildings of any colour', () => {
  for (const last of ['tavern', 'quarry', 'palace', 'walls', 'builders-guild'] as const) {
    const buildings = CARD_PIECES.map(({ id }) => id).filter((id) => id !== last && id !== 'altar')
    const state = position({ open: [last, 'altar'], cities: [{ coins: RICH, buildings }, {}] })
    expect(legal(state)).toContain(`build ${last}`)
    play(state, `build ${last}`)
    expect(duel.view(state, null).cities[0].buildings).toHaveLength(72)
    const { brown, grey, blue, green, yellow, red, purple } = state.cities[0]
    expect([brown, grey, blue, green, yellow, red, purple]).toEqual([9, 4, 13, 12, 13, 14, 7])
  }
})

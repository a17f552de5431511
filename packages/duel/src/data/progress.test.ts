import { expect, test } from 'vitest'
import { duel } from '../game.ts'
import type { State } from '../rules/state.ts'
import { play, position } from '../testing/position.ts'
import { asked, city, coins, price } from '../testing/reading.ts'
import { PROGRESS, type ProgressId } from './progress.ts'

/* Each Progress token as printed: what it does at once, what it does later, what it scores. */

type Taken = {
  /** Seat 1 has the next turn; seat 0 owns the token, Baths, a Scriptorium, a Library, 40 coins and two Wonders. */
  readonly state: State
  readonly coins: number
  /** Points for tokens at the end, for this one alone and together with Law and Economy. */
  readonly points: readonly [number | undefined, number | undefined]
}

const take = (token: ProgressId): Taken => {
  const state = position({
    open: ['library', 'baths', 'aqueduct', 'altar', 'walls', 'theater', 'tavern'],
    board: [token],
    cities: [
      { coins: 40, buildings: ['scriptorium', 'baths'], wonders: ['the-pyramids', 'the-colossus'] },
      { coins: 40, wonders: ['the-sphinx'] },
    ],
  })
  play(state, 'build library', `progress ${token}`)
  expect(city(state, 0).progress).toEqual([token])
  expect([asked(state), state.pawn, coins(state)[1]]).toEqual(['play 1', 0, 40])
  return {
    state,
    coins: coins(state)[0] - 40,
    points: [pointsOf([token]), pointsOf([...new Set<ProgressId>([token, 'law', 'economy'])])],
  }
}

const pointsOf = (progress: readonly ProgressId[]): number | undefined => {
  const state = position({ age: 3, open: ['altar'], cities: [{ progress }, {}] })
  play(state, 'discard altar')
  return duel.outcome(state)?.scores[0]?.['progress']
}

test('there are ten Progress tokens', () => {
  expect(PROGRESS).toHaveLength(10)
})

test('Agriculture', () => {
  const { coins: gained, points } = take('agriculture')
  expect(gained).toBe(6)
  expect(points).toEqual([4, 4])
})

test('Architecture', () => {
  const { state, coins: gained, points } = take('architecture')
  expect(gained).toBe(0)
  expect([price(state, 0, 'the-pyramids'), price(state, 0, 'the-colossus')]).toEqual([4, 4])
  expect([price(state, 1, 'the-sphinx'), price(state, 0, 'courthouse')]).toEqual([8, 6])
  play(state, 'build altar', 'wonder the-colossus theater')
  expect([coins(state)[0], state.pawn, asked(state)]).toEqual([36, 2, 'play 1'])
  expect(points).toEqual([0, 0])
})

test('Economy', () => {
  const { state, coins: gained, points } = take('economy')
  expect(gained).toBe(0)
  // The opponent's 4 coins for stone come here; one's own 4 go to the bank.
  play(state, 'build walls')
  expect(coins(state)).toEqual([44, 36])
  play(state, 'wonder the-pyramids altar')
  expect(coins(state)).toEqual([36, 36])
  play(state, 'wonder the-sphinx theater')
  expect(coins(state)).toEqual([44, 28])
  expect(points).toEqual([0, 0])
})

test('Law', () => {
  const { state, coins: gained, points } = take('law')
  expect(gained).toBe(0)
  expect(city(state, 0).symbols).toEqual(['quill', 'law'])
  expect(points).toEqual([0, 0])
})

test('Masonry', () => {
  const { state, coins: gained, points } = take('masonry')
  expect(gained).toBe(0)
  expect([price(state, 0, 'courthouse'), price(state, 0, 'town-hall'), price(state, 0, 'rostrum')]).toEqual([2, 6, 0])
  expect([price(state, 0, 'walls'), price(state, 0, 'the-pyramids'), price(state, 1, 'courthouse')]).toEqual([4, 8, 6])
  expect(points).toEqual([0, 0])
})

test('Mathematics', () => {
  const { coins: gained, points } = take('mathematics')
  expect(gained).toBe(0)
  expect(points).toEqual([3, 9])
})

test('Philosophy', () => {
  const { coins: gained, points } = take('philosophy')
  expect(gained).toBe(0)
  expect(points).toEqual([7, 7])
})

test('Strategy', () => {
  const { state, coins: gained, points } = take('strategy')
  expect(gained).toBe(0)
  play(state, 'build altar', 'build walls')
  expect(state.pawn).toBe(3)
  play(state, 'build theater', 'wonder the-colossus tavern')
  expect(state.pawn).toBe(5)
  expect(points).toEqual([0, 0])
})

test('Theology', () => {
  const { state, coins: gained, points } = take('theology')
  expect(gained).toBe(0)
  play(state, 'build altar', 'wonder the-colossus theater')
  expect(asked(state)).toBe('play 0')
  play(state, 'wonder the-pyramids tavern')
  expect(asked(state)).toBe('play 0')
  play(state, 'discard walls')
  expect(asked(state)).toBe('play 1')
  expect(points).toEqual([0, 0])
})

test('Urbanism', () => {
  const { state, coins: gained, points } = take('urbanism')
  expect(gained).toBe(6)
  play(state, 'build altar', 'build aqueduct')
  expect(coins(state)).toEqual([50, 40])
  play(state, 'discard walls', 'build theater')
  expect(coins(state)).toEqual([50, 42])
  expect(points).toEqual([0, 0])
})

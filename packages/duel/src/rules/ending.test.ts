import { expect, test } from 'vitest'
import { duel } from '../game.ts'
import { legal, play, position, refusal } from '../testing/position.ts'
import { asked, kinds, table } from '../testing/reading.ts'

const FIVE = ['scriptorium', 'pharmacist', 'workshop', 'apothecary', 'university'] as const

test('D-19.1 military supremacy ends the game at once', () => {
  const state = position({ open: ['guard-tower'], under: 1, pawn: 8 })
  expect(kinds(play(state, 'build guard-tower'))).toEqual(['built', 'pawnMoved', 'gameEnded'])
  // The card beneath stays face down, and nobody may act any more.
  expect(table(state).structure.filter((slot) => slot !== null)).toMatchObject([{ card: null }])
  expect([asked(state), legal(state)]).toEqual(['nothing', []])
  expect(refusal(state, 'decline', 1)).toBe('reason.gameOver')
  expect(state.pending).toEqual([])
})

test('D-19.2 scientific supremacy ends the game at once', () => {
  const state = position({ open: ['academy'], under: 1, cities: [{ coins: 20, buildings: FIVE }, {}] })
  expect(kinds(play(state, 'build academy'))).toEqual(['built', 'gameEnded'])
  expect(table(state).structure.filter((slot) => slot !== null)).toMatchObject([{ card: null }])
  expect([asked(state), legal(state)]).toEqual(['nothing', []])
  expect(refusal(state, 'decline', 1)).toBe('reason.gameOver')
})

test('D-19.3 otherwise it ends when the last card of Age III is resolved, and points are counted', () => {
  const state = position({
    age: 3,
    open: ['library'],
    board: ['philosophy', 'law'],
    cities: [{ buildings: ['scriptorium'] }, {}],
  })
  expect(kinds(play(state, 'build library'))).toEqual(['built', 'pairFormed'])
  expect(duel.outcome(state)).toBeNull()
  const events = play(state, 'progress philosophy')
  // 2 points for the Library, 7 for Philosophy and 2 for 7 coins, against 2 for 7 coins
  expect(events.at(-1)).toEqual({ kind: 'pointsCounted', points: [11, 2], winners: [0] })
  expect(duel.outcome(state)).toMatchObject({ ending: 'civilian', winners: [0], places: [1, 2] })
})

test('D-19.4 on supremacy points are not counted', () => {
  const rich = { coins: 90, buildings: ['palace', 'town-hall', 'gardens'], progress: ['philosophy'] } as const
  const military = position({ age: 3, open: ['guard-tower'], pawn: 8, cities: [{ coins: 0 }, rich] })
  play(military, 'build guard-tower')
  expect(duel.outcome(military)).toEqual({ ending: 'military', winners: [0], places: [1, 2], scores: [] })

  const scientific = position({
    age: 3,
    open: ['observatory'],
    active: 1,
    cities: [rich, { coins: 20, buildings: ['academy', ...FIVE.slice(0, 4)] }],
  })
  play(scientific, 'build observatory')
  expect(duel.outcome(scientific)).toEqual({ ending: 'scientific', winners: [1], places: [2, 1], scores: [] })
})

test('D-19.5 the result names the kind of victory', () => {
  const military = position({ open: ['guard-tower', 'altar'], pawn: 8 })
  play(military, 'build guard-tower')
  const scientific = position({ open: ['academy', 'altar'], cities: [{ coins: 20, buildings: FIVE }, {}] })
  play(scientific, 'build academy')
  const civilian = position({ age: 3, open: ['altar'], cities: [{}, {}] })
  play(civilian, 'build altar')
  expect([military, scientific, civilian].map((state) => duel.outcome(state)?.ending)).toEqual([
    'military',
    'scientific',
    'civilian',
  ])
})

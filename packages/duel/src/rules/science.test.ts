import { expect, test } from 'vitest'
import type { CardId } from '../data/cards.ts'
import { CARD_PIECES } from '../data/pieces.ts'
import { duel } from '../game.ts'
import { playout, seeds } from '../testing/playout.ts'
import { legal, play, position, refusal } from '../testing/position.ts'
import { asked, city, coins, kinds, table } from '../testing/reading.ts'

/** Five different symbols. */
const FIVE = ['scriptorium', 'pharmacist', 'workshop', 'apothecary', 'university'] as const

test('D-14.1 two identical symbols let the player take a token of choice from the board at once', () => {
  for (const token of ['law', 'philosophy', 'strategy']) {
    const state = position({
      open: ['library', 'altar'],
      board: ['law', 'philosophy', 'strategy'],
      cities: [{ buildings: ['scriptorium'] }, {}],
    })
    expect(play(state, 'build library')).toContainEqual({ kind: 'pairFormed', seat: 0, symbol: 'quill' })
    expect(asked(state)).toBe('progress 0')
    expect(legal(state)).toEqual(['decline', 'progress law', 'progress philosophy', 'progress strategy'])
    expect(refusal(state, 'progress economy')).toBe('reason.tokenNotOnBoard')
    play(state, `progress ${token}`)
    expect(city(state, 0).progress).toEqual([token])
    expect(table(state).progressOnBoard).not.toContain(token)
    expect(table(state).progressOnBoard).toHaveLength(2)
    expect(asked(state)).toBe('play 1')
  }
})

test('D-14.2 the token is taken before new cards are turned up', () => {
  const state = position({
    open: ['library'],
    under: 1,
    board: ['law'],
    cities: [{ buildings: ['scriptorium'] }, {}],
  })
  expect(kinds(play(state, 'build library'))).toEqual(['built', 'pairFormed'])
  expect(table(state).structure.find((slot) => slot !== null)).toMatchObject({ card: null })
  expect(kinds(play(state, 'progress law'))).toEqual(['progressTaken', 'revealed'])
  expect(table(state).structure.find((slot) => slot !== null)?.card).not.toBeNull()
})

test('D-14.3 a token stays with its owner to the end', () => {
  let taken = 0
  for (const seed of seeds(30)) {
    const end = playout(seed, ({ before, after }) => {
      for (const side of [0, 1] as const) {
        const kept = before.cities[side].progress & after.cities[side].progress
        expect(kept).toBe(before.cities[side].progress)
      }
    })
    taken += city(end, 0).progress.length + city(end, 1).progress.length
  }
  expect(taken).toBeGreaterThan(10)
})

test('D-14.4 with no token on the board a pair earns nothing', () => {
  const state = position({ open: ['library', 'altar'], board: [], cities: [{ buildings: ['scriptorium'] }, {}] })
  expect(kinds(play(state, 'build library'))).toEqual(['built', 'pairFormed'])
  expect(asked(state)).toBe('play 1')
  expect(city(state, 0).progress).toEqual([])
  expect(table(state).progressInBox).toHaveLength(10)
})

test('D-14.5 each pair earns a token once, when it is formed', () => {
  const state = position({
    open: ['library', 'altar', 'academy', 'theater', 'dispensary', 'quarry'],
    board: ['law', 'philosophy', 'strategy'],
    cities: [{ coins: 30, buildings: ['scriptorium', 'pharmacist'] }, {}],
  })
  play(state, 'build library', 'progress philosophy', 'build altar')
  // A single symbol beside the old pair earns nothing.
  expect(kinds(play(state, 'build academy'))).toEqual(['built'])
  expect(asked(state)).toBe('play 1')
  play(state, 'build theater', 'build dispensary')
  expect(asked(state)).toBe('progress 0')
  play(state, 'decline')
  expect(asked(state)).toBe('play 1')
  expect(city(state, 0).progress).toEqual(['philosophy'])
})

test('D-14.6 the board is not refilled', () => {
  const board = ['law', 'philosophy', 'strategy', 'economy', 'masonry'] as const
  const state = position({ open: ['library'], board, cities: [{ buildings: ['scriptorium'] }, {}] })
  const box = table(state).progressInBox
  play(state, 'build library', 'progress strategy')
  expect(state.age).toBe(2)
  expect([...table(state).progressOnBoard].sort()).toEqual(['economy', 'law', 'masonry', 'philosophy'])
  expect(table(state).progressInBox).toEqual(box)
})

test('D-14.7 what a token does at once happens when it is taken', () => {
  const state = position({
    open: ['library', 'altar'],
    board: ['agriculture'],
    cities: [{ coins: 1, buildings: ['scriptorium'] }, {}],
  })
  play(state, 'build library')
  expect(coins(state)).toEqual([1, 7])
  expect(kinds(play(state, 'progress agriculture'))).toEqual(['progressTaken', 'coinsGained'])
  expect(coins(state)).toEqual([7, 7])
})

test('D-14.8 six different symbols win at once', () => {
  const state = position({ open: ['academy', 'altar'], cities: [{ coins: 20, buildings: FIVE }, {}] })
  expect(kinds(play(state, 'build academy'))).toEqual(['built', 'gameEnded'])
  expect(duel.outcome(state)).toEqual({ ending: 'scientific', winners: [0], places: [1, 2], scores: [] })
  expect(asked(state)).toBe('nothing')

  const five = position({ open: ['academy', 'altar'], cities: [{ coins: 20, buildings: FIVE.slice(1) }, {}] })
  play(five, 'build academy')
  expect(city(five, 0).symbols).toHaveLength(5)
  expect(duel.outcome(five)).toBeNull()
})

test('D-14.9 the symbol of Law counts like any other', () => {
  const cities = (progress: readonly 'law'[]) => [{ coins: 20, buildings: FIVE.slice(1), progress }, {}] as const
  const state = position({ open: ['academy', 'altar'], cities: cities(['law']) })
  play(state, 'build academy')
  expect(city(state, 0).symbols).toContain('law')
  expect(duel.outcome(state)).toMatchObject({ ending: 'scientific', winners: [0] })
  const without = position({ open: ['academy', 'altar'], cities: cities([]) })
  play(without, 'build academy')
  expect(duel.outcome(without)).toBeNull()
})

test('D-14.10 supremacy is checked after every gain of a symbol', () => {
  const lawForPair = position({
    open: ['library', 'altar'],
    board: ['law', 'economy'],
    cities: [{ buildings: FIVE }, {}],
  })
  play(lawForPair, 'build library')
  expect(duel.outcome(lawForPair)).toBeNull()
  expect(kinds(play(lawForPair, 'progress law'))).toEqual(['progressTaken', 'gameEnded'])

  const lawFromLibrary = position({
    open: ['altar', 'theater'],
    board: ['agriculture', 'architecture', 'economy', 'masonry', 'mathematics', 'philosophy', 'strategy'],
    cities: [{ coins: 20, buildings: FIVE, wonders: ['the-great-library'] }, {}],
  })
  play(lawFromLibrary, 'wonder the-great-library altar')
  expect(legal(lawFromLibrary)).toEqual(['library law', 'library theology', 'library urbanism'])
  expect(kinds(play(lawFromLibrary, 'library law'))).toEqual(['progressTaken', 'gameEnded'])

  const rebuilt = position({
    open: ['altar', 'theater'],
    discard: ['academy'],
    cities: [{ coins: 20, buildings: FIVE, wonders: ['the-mausoleum'] }, {}],
  })
  expect(kinds(play(rebuilt, 'wonder the-mausoleum altar', 'rebuild academy'))).toEqual([
    'wonderBuilt',
    'rebuilt',
    'gameEnded',
  ])
  for (const state of [lawForPair, lawFromLibrary, rebuilt]) {
    expect(duel.outcome(state)).toMatchObject({ ending: 'scientific', winners: [0] })
  }
})

test('D-14.11 the winning symbol never brings a choice of token as well', () => {
  const green = CARD_PIECES.filter((card) => card.colour === 'green')
  const symbols = [...new Set(green.map((card) => card.symbols))]
  expect(symbols).toHaveLength(6)
  for (const built of green) {
    for (const missing of symbols) {
      // One card for each of the other five symbols, never the very card that is built.
      const owned = symbols
        .filter((symbol) => symbol !== missing)
        .map((symbol) => green.find((card) => card.symbols === symbol && card !== built)?.id as CardId)
      const state = position({ open: [built.id, 'altar'], cities: [{ coins: 30, buildings: owned }, {}] })
      play(state, `build ${built.id}`)
      const wins = built.symbols === missing
      expect([asked(state), state.ending], `${built.id} beside ${owned}`).toEqual(
        wins ? ['nothing', 'scientific'] : ['progress 0', ''],
      )
    }
  }
})

test('D-14.12 taking the token is optional', () => {
  const state = position({
    open: ['library', 'altar'],
    board: ['law', 'economy'],
    cities: [{ buildings: ['scriptorium'] }, {}],
  })
  play(state, 'build library')
  expect(legal(state)).toContain('decline')
  expect(play(state, 'decline')).toEqual([{ kind: 'progressDeclined', seat: 0 }])
  expect(city(state, 0).progress).toEqual([])
  expect(table(state).progressOnBoard).toEqual(['economy', 'law'])
  expect(asked(state)).toBe('play 1')
})

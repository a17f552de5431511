import { membersOf } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { CARD_PIECES, cardNumbered, PROGRESS_PIECES } from '../data/pieces.ts'
import { duel } from '../game.ts'
import { seeds } from '../testing/playout.ts'
import { legal, play, position } from '../testing/position.ts'
import { RICH } from '../testing/prices.ts'
import { isEmpty, type Options, opponentOf, type Side } from './state.ts'

const DRAFT: Options = { wonders: 'draft', centredPawn: 'begins', greatLibraryTokens: 'public' }
const FIRST_GAME: Options = { ...DRAFT, wonders: 'firstGame' }

const MANY = 600
const setups = (options: Options) => seeds(MANY).map((seed) => duel.setup(options, 2, seed))

/** How often each value occurs. */
const tally = <Value>(values: Iterable<Value>): ReadonlyMap<Value, number> => {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

const structures = (age: 1 | 2 | 3) => seeds(MANY).map((seed) => position({ age, seed }).slots)

const wondersOf = (side: Side, options: Options, seed: string) =>
  duel
    .view(duel.setup(options, 2, seed), null)
    .cities[side].wonders.map(({ wonder }) => wonder as string)
    .sort()

test('D-3.1 the pawn starts on the neutral space', () => {
  for (const options of [DRAFT, FIRST_GAME]) expect(duel.setup(options, 2, 'start').pawn).toBe(0)
})

test('D-3.2 all four military tokens start on the board, face up', () => {
  for (const options of [DRAFT, FIRST_GAME]) {
    expect(duel.view(duel.setup(options, 2, 'start'), null).militaryTokens).toEqual([
      { half: 0, distance: 3, coins: 2 },
      { half: 0, distance: 6, coins: 5 },
      { half: 1, distance: 3, coins: 2 },
      { half: 1, distance: 6, coins: 5 },
    ])
  }
})

test('D-3.3 five of the ten Progress tokens, drawn at random, lie on the board', () => {
  const boards = setups(DRAFT).map((state) => duel.view(state, null).progressOnBoard)
  for (const board of boards) expect(new Set(board).size).toBe(5)
  const counts = tally(boards.flat())
  expect(counts.size).toBe(PROGRESS_PIECES.length)
  // Each lies there in half of all games: 300 of 600, with a deviation of about 12.
  for (const count of counts.values()) expect(Math.abs(count - MANY / 2)).toBeLessThan(80)
  expect(tally(boards.map(String)).size).toBeGreaterThan(150)
  expect(duel.setup(DRAFT, 2, 'again').progressBoard).toBe(duel.setup(DRAFT, 2, 'again').progressBoard)
})

test('D-3.4 the other five lie in the box, where only The Great Library finds them', () => {
  for (const state of setups(DRAFT)) {
    expect(state.progressBox & state.progressBoard).toBe(0)
    expect(membersOf(state.progressBox)).toHaveLength(5)
  }
  const board = ['law', 'economy', 'strategy', 'masonry', 'urbanism'] as const
  const pair = position({
    board,
    open: ['library', 'tavern'],
    cities: [{ coins: RICH, buildings: ['scriptorium'] }, {}],
  })
  play(pair, 'build library')
  expect(legal(pair)).toEqual(['decline', ...board.map((token) => `progress ${token}`)].sort())
  const library = position({
    board,
    open: ['tavern', 'altar'],
    cities: [{ coins: RICH, wonders: ['the-great-library'] }, {}],
  })
  play(library, 'wonder the-great-library tavern')
  expect(legal(library)).toHaveLength(3)
  for (const move of legal(library)) {
    expect(move).toMatch(/^library (agriculture|architecture|mathematics|philosophy|theology)$/)
  }
})

test('D-3.5 each player starts with 7 coins', () => {
  for (const options of [DRAFT, FIRST_GAME]) {
    expect(duel.setup(options, 2, 'start').cities.map(({ coins }) => coins)).toEqual([7, 7])
  }
})

test('D-3.6 chance decides who is first player', () => {
  const counts = tally(setups(DRAFT).map(({ first }) => first))
  expect([...counts.keys()].sort()).toEqual([0, 1])
  for (const count of counts.values()) expect(Math.abs(count - MANY / 2)).toBeLessThan(80)
  for (const seed of seeds(20)) {
    expect(duel.setup(DRAFT, 2, seed).first).toBe(duel.setup(DRAFT, 2, seed).first)
    expect(duel.setup(DRAFT, 2, seed)).toEqual(duel.setup(DRAFT, 2, seed))
  }
})

test('D-3.17 in a first game the first player has Pyramids, Lighthouse, Artemis and Zeus', () => {
  const firsts = seeds(20).map((seed) => {
    const { first, age, pending } = duel.setup(FIRST_GAME, 2, seed)
    expect(wondersOf(first, FIRST_GAME, seed)).toEqual([
      'the-great-lighthouse',
      'the-pyramids',
      'the-statue-of-zeus',
      'the-temple-of-artemis',
    ])
    // No draft: the game is at the first turn of Age I.
    expect({ age, pending }).toEqual({ age: 1, pending: [{ kind: 'play', seat: first }] })
    return first
  })
  expect(new Set(firsts).size).toBe(2)
  expect(wondersOf(0, DRAFT, 'start')).toEqual([])
})

test('D-3.18 in a first game the second player has Circus Maximus, Piraeus, Appian Way and Colossus', () => {
  for (const seed of seeds(20)) {
    const { first } = duel.setup(FIRST_GAME, 2, seed)
    expect(wondersOf(opponentOf(first), FIRST_GAME, seed)).toEqual([
      'circus-maximus',
      'piraeus',
      'the-appian-way',
      'the-colossus',
    ])
  }
})

test('D-3.19 three random cards of each Age deck stay out of the game', () => {
  for (const [age, size] of [
    [1, 23],
    [2, 23],
    [3, 20],
  ] as const) {
    const deck = CARD_PIECES.filter((card) => card.deck === `age-${age}`).map((card) => card.number)
    const missing = structures(age).map((slots) => deck.filter((card) => !slots.includes(card)))
    for (const cards of missing) expect(cards).toHaveLength(3)
    const counts = tally(missing.flat())
    expect(counts.size).toBe(size)
    const mean = (3 * MANY) / size
    for (const count of counts.values()) expect(Math.abs(count - mean)).toBeLessThan(mean * 0.7)
    expect(position({ age, seed: 'again' }).slots).toEqual(position({ age, seed: 'again' }).slots)
  }
})

test('D-3.20 three random Guilds join Age III, and four stay in the box', () => {
  const drawn = structures(3).map((slots) => slots.filter((card) => cardNumbered(card).deck === 'guild'))
  for (const guilds of drawn) expect(guilds).toHaveLength(3)
  const counts = tally(drawn.flat())
  expect(counts.size).toBe(7)
  const mean = (3 * MANY) / 7
  for (const count of counts.values()) expect(Math.abs(count - mean)).toBeLessThan(90)
  // All 35 choices of three Guilds of seven are possible.
  expect(tally(drawn.map((guilds) => guilds.toSorted().join())).size).toBe(35)
})

test('D-3.21 each Age is played with 20 different cards', () => {
  for (const age of [1, 2, 3] as const) {
    for (const slots of structures(age).slice(0, 100)) {
      expect(slots).toHaveLength(20)
      expect(new Set(slots).size).toBe(20)
      const decks = tally(slots.map((card) => cardNumbered(card).deck))
      expect(Object.fromEntries(decks)).toEqual(age === 3 ? { 'age-3': 17, guild: 3 } : { [`age-${age}`]: 20 })
    }
  }
})

test('D-3.22 cards removed in set-up do not lie in the discard pile', () => {
  for (const options of [DRAFT, FIRST_GAME]) expect(isEmpty(duel.setup(options, 2, 'start').discard)).toBe(true)
  for (const age of [1, 2] as const) {
    const state = position({
      age,
      open: ['tavern'],
      cities: [{ coins: RICH, wonders: ['the-mausoleum'] }, {}],
    })
    play(state, 'discard tavern')
    expect(state.age).toBe(age + 1)
    expect(duel.view(state, null).discard).toEqual(['tavern'])
    const [card] = legal(state)[0]?.split(' ').slice(1) ?? []
    play(state, `wonder the-mausoleum ${card}`)
    expect(legal(state)).toEqual(['rebuild tavern'])
  }
})

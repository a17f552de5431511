import { setOf } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { CARD_PIECES, cardNamed, wonderNamed } from '../data/pieces.ts'
import type { ProgressId } from '../data/progress.ts'
import { SYMBOLS } from '../data/types.ts'
import { duel } from '../game.ts'
import { legal, play, position } from '../testing/position.ts'
import { asked, city, coins, kinds, only, price } from '../testing/reading.ts'
import { cardPrice, wonderPrice } from './construction.ts'
import { planCard, planWonder } from './plan.ts'
import type { State } from './state.ts'

/** Seat 0 has just made a pair and is to choose among these tokens. */
const atTheChoice = (board: readonly ProgressId[]): State => {
  const state = position({
    open: ['library', 'altar', 'theater', 'quarry'],
    board,
    cities: [{ coins: 10, buildings: ['scriptorium', 'walls'], wonders: ['the-pyramids'] }, { coins: 10 }],
  })
  play(state, 'build library')
  return state
}

/** Points for tokens once the last card of the game is played. */
const pointsFor = (own: readonly ProgressId[], rival: readonly ProgressId[] = []): number | undefined => {
  const state = position({ age: 3, open: ['altar'], cities: [{ progress: own }, { progress: rival }] })
  play(state, 'discard altar')
  return duel.outcome(state)?.scores[0]?.['progress']
}

test('D-15.1 Agriculture brings 6 coins at once', () => {
  const state = atTheChoice(['agriculture'])
  expect(play(state, 'progress agriculture')).toContainEqual({
    kind: 'coinsGained',
    seat: 0,
    coins: 6,
    source: { kind: 'progress', token: 'agriculture' },
  })
  expect(coins(state)).toEqual([16, 10])
})

test('D-15.2 Agriculture is worth 4 points', () => {
  expect(pointsFor(['agriculture'])).toBe(4)
  expect(pointsFor([], ['agriculture'])).toBe(0)
})

test('D-15.3 with Architecture Wonders cost 2 resource units less from then on', () => {
  const state = atTheChoice(['architecture'])
  expect(price(state, 0, 'the-pyramids')).toBe(8)
  play(state, 'progress architecture', 'build altar')
  expect([price(state, 0, 'the-pyramids'), price(state, 1, 'the-pyramids')]).toEqual([4, 8])
  expect([price(state, 0, 'aqueduct'), price(state, 0, 'arsenal')]).toEqual([6, 10])
  play(state, 'wonder the-pyramids theater')
  expect(coins(state)).toEqual([6, 10])
})

test('D-15.4 with Masonry blue Buildings cost 2 resource units less from then on', () => {
  const state = position({
    open: ['library', 'altar', 'aqueduct', 'theater'],
    board: ['masonry'],
    cities: [{ coins: 10, buildings: ['scriptorium'] }, {}],
  })
  play(state, 'build library')
  expect(price(state, 0, 'aqueduct')).toBe(6)
  play(state, 'progress masonry', 'build altar')
  expect([price(state, 0, 'aqueduct'), price(state, 1, 'aqueduct')]).toEqual([2, 6])
  expect([price(state, 0, 'walls'), price(state, 0, 'academy'), price(state, 0, 'the-pyramids')]).toEqual([4, 8, 8])
  play(state, 'build aqueduct')
  expect(coins(state)[0]).toBe(8)
})

test('D-15.5 which units Architecture and Masonry drop is chosen each time', () => {
  const state = position({
    open: ['altar'],
    cities: [{ progress: ['architecture', 'masonry'] }, { buildings: ['shelf-quarry', 'glassworks', 'glass-blower'] }],
  })
  const droppedFor = (plan: ReturnType<typeof planCard>) =>
    plan.lines.flatMap((line) => (line.kind === 'dropped' ? [line] : []))
  // Stone and glass both at 4, all else at 2
  const pyramids = planWonder(state, 0, wonderNamed('the-pyramids'))
  expect(droppedFor(pyramids)).toEqual([{ kind: 'dropped', resource: 'stone', units: 2, by: 'architecture' }])
  expect(pyramids.price).toBe(4 + 2)
  const mausoleum = planWonder(state, 0, wonderNamed('the-mausoleum'))
  expect(droppedFor(mausoleum)).toEqual([{ kind: 'dropped', resource: 'glass', units: 2, by: 'architecture' }])
  expect(mausoleum.price).toBe(2 + 2 + 2)
  const courthouse = planCard(state, 0, cardNamed('courthouse'))
  expect(droppedFor(courthouse).map(({ resource, units, by }) => [resource, units, by])).toEqual([
    ['glass', 1, 'masonry'],
    ['wood', 1, 'masonry'],
  ])
  expect(courthouse.price).toBe(2)
})

test('D-15.6 Architecture and Masonry drop resources, never coins', () => {
  const state = position({ open: ['altar'], cities: [{ progress: ['architecture', 'masonry'] }, {}] })
  // No printed blue card or Wonder costs coins, so these are made up.
  expect(cardPrice(state, 0, { ...cardNamed('rostrum'), coinCost: 3 })).toBe(3)
  expect(cardPrice(state, 0, { ...cardNamed('altar'), coinCost: 3 })).toBe(3)
  expect(wonderPrice(state, 0, { ...wonderNamed('the-colossus'), coinCost: 5 })).toBe(5 + 4)
})

test('D-15.7 Economy takes the coins the opponent spends on resources', () => {
  const state = position({ open: ['baths', 'altar'], cities: [{ coins: 7 }, { coins: 7, progress: ['economy'] }] })
  expect(only(play(state, 'build baths'), 'coinsGained')).toEqual([
    { kind: 'coinsGained', seat: 1, coins: 2, source: { kind: 'progress', token: 'economy' } },
  ])
  expect(coins(state)).toEqual([5, 9])

  const own = position({ open: ['baths', 'altar'], cities: [{ coins: 7, progress: ['economy'] }, { coins: 7 }] })
  play(own, 'build baths')
  expect(coins(own)).toEqual([5, 7])
})

test('D-15.8 Economy earns what was really paid, after fixed prices', () => {
  const state = position({
    open: ['aqueduct', 'altar'],
    cities: [{ buildings: ['stone-reserve'] }, { buildings: ['shelf-quarry'], progress: ['economy'] }],
  })
  play(state, 'build aqueduct')
  expect(coins(state)).toEqual([4, 10])
})

test('D-15.9 Economy earns nothing from coin costs', () => {
  const state = position({
    open: ['caravansery', 'altar', 'logging-camp', 'theater'],
    cities: [{ coins: 10 }, { coins: 7, progress: ['economy'] }],
  })
  play(state, 'build caravansery', 'build altar')
  expect(coins(state)).toEqual([4, 11])
  expect(kinds(play(state, 'build logging-camp'))).toEqual(['built'])
  expect(coins(state)).toEqual([3, 11])
})

test('D-15.10 Economy earns from purchases for Wonders', () => {
  const state = position({
    open: ['altar', 'theater'],
    cities: [
      { coins: 10, wonders: ['the-pyramids'] },
      { coins: 7, progress: ['economy'] },
    ],
  })
  play(state, 'wonder the-pyramids altar')
  expect(coins(state)).toEqual([2, 15])
})

test('D-15.11 a cost of fewer than 2 units becomes 0, and nothing is refunded', () => {
  const state = position({ open: ['baths', 'altar'], cities: [{ progress: ['masonry', 'architecture'] }, {}] })
  expect(price(state, 0, 'baths')).toBe(0)
  expect(wonderPrice(state, 0, { ...wonderNamed('the-colossus'), clay: 0, units: 1 })).toBe(0)
  play(state, 'build baths')
  expect(coins(state)).toEqual([7, 7])
})

test('D-15.12 Law counts as one scientific symbol', () => {
  const state = atTheChoice(['law'])
  expect(city(state, 0).symbols).toEqual(['quill'])
  play(state, 'progress law')
  expect(city(state, 0).symbols).toEqual(['quill', 'law'])
})

test('D-15.13 the symbol of Law stands on no card and never makes a pair', () => {
  const symbols = CARD_PIECES.filter((card) => card.symbols !== 0).map((card) => card.symbols)
  expect(symbols).toHaveLength(12)
  expect(symbols).not.toContain(setOf(SYMBOLS.indexOf('law')))
  const state = atTheChoice(['law', 'economy'])
  expect(kinds(play(state, 'progress law'))).toEqual(['progressTaken'])
  expect(asked(state)).toBe('play 1')
})

test('D-15.14 Mathematics is worth 3 points for each own token, itself included', () => {
  expect(pointsFor(['mathematics'])).toBe(3)
  expect(pointsFor(['mathematics', 'strategy', 'economy'], ['masonry', 'theology'])).toBe(9)
  expect(pointsFor(['strategy', 'economy'])).toBe(0)
})

test('D-15.15 Philosophy is worth 7 points', () => {
  expect(pointsFor(['philosophy'])).toBe(7)
  expect(pointsFor(['philosophy', 'strategy'])).toBe(7)
})

test('D-15.16 with Strategy each red Building gives one more shield', () => {
  const state = position({
    open: ['guard-tower', 'palisade', 'walls', 'altar'],
    militaryTokens: 0,
    cities: [{ coins: 20, progress: ['strategy'] }, {}],
  })
  play(state, 'build guard-tower')
  expect(state.pawn).toBe(2)
  play(state, 'build palisade')
  expect(state.pawn).toBe(1)
  play(state, 'build walls')
  expect(state.pawn).toBe(4)
})

test('D-15.17 Strategy adds nothing to the shields of Wonders', () => {
  const state = position({
    open: ['altar', 'theater'],
    cities: [{ coins: 20, progress: ['strategy'], wonders: ['the-colossus'] }, {}],
  })
  play(state, 'wonder the-colossus altar')
  expect(state.pawn).toBe(2)
})

test('D-15.18 Strategy adds nothing to red Buildings that stood before', () => {
  const state = atTheChoice(['strategy'])
  expect(city(state, 0).buildings).toContain('walls')
  expect(kinds(play(state, 'progress strategy'))).toEqual(['progressTaken'])
  expect(state.pawn).toBe(0)
})

test('D-15.19 with Theology every Wonder gives another turn', () => {
  const cities = (progress: readonly 'theology'[]) => [{ coins: 20, wonders: ['the-pyramids'], progress }, {}] as const
  const state = position({ open: ['altar', 'theater'], cities: cities(['theology']) })
  expect(play(state, 'wonder the-pyramids altar')).toContainEqual({ kind: 'extraTurn', seat: 0 })
  expect(asked(state)).toBe('play 0')
  const without = position({ open: ['altar', 'theater'], cities: cities([]) })
  play(without, 'wonder the-pyramids altar')
  expect(asked(without)).toBe('play 1')
})

test('D-15.20 Theology gives no second turn to a Wonder that has one', () => {
  const state = position({
    open: ['altar', 'theater', 'quarry', 'baths'],
    cities: [{ coins: 20, wonders: ['the-sphinx'], progress: ['theology'] }, {}],
  })
  const events = play(state, 'wonder the-sphinx altar')
  expect(only(events, 'extraTurn')).toHaveLength(1)
  expect(asked(state)).toBe('play 0')
  play(state, 'build theater')
  expect(asked(state)).toBe('play 1')
})

test('D-15.21 Urbanism brings 6 coins at once', () => {
  const state = atTheChoice(['urbanism'])
  play(state, 'progress urbanism')
  expect(coins(state)).toEqual([16, 10])
})

test('D-15.22 Urbanism brings 4 coins for each Building that a chain makes free', () => {
  const state = position({
    open: ['aqueduct', 'altar', 'statue', 'temple', 'theater'],
    cities: [{ coins: 0, buildings: ['baths', 'theater'], progress: ['urbanism'] }, {}],
  })
  expect(only(play(state, 'build aqueduct'), 'coinsGained')).toEqual([
    { kind: 'coinsGained', seat: 0, coins: 4, source: { kind: 'progress', token: 'urbanism' } },
  ])
  expect(coins(state)).toEqual([4, 7])
  play(state, 'build altar', 'build statue')
  expect(coins(state)).toEqual([8, 7])
  // The opponent's own chain brings its owner nothing.
  play(state, 'build temple')
  expect(coins(state)).toEqual([8, 7])
})

test('D-15.23 Urbanism pays nothing for a Building that is free otherwise', () => {
  const state = position({
    open: ['altar', 'theater', 'baths', 'quarry'],
    cities: [{ coins: 3, progress: ['urbanism', 'masonry'] }, {}],
  })
  play(state, 'build altar', 'build theater', 'build baths')
  expect(city(state, 0).buildings).toEqual(['altar', 'baths'])
  expect(coins(state)).toEqual([3, 7])
})

test('D-15.24 Urbanism pays nothing for a construction by the Mausoleum', () => {
  const state = position({
    open: ['altar', 'theater'],
    discard: ['aqueduct'],
    cities: [{ coins: 10, buildings: ['baths'], wonders: ['the-mausoleum'], progress: ['urbanism'] }, {}],
  })
  play(state, 'wonder the-mausoleum altar', 'rebuild aqueduct')
  expect(city(state, 0).buildings).toContain('aqueduct')
  expect(coins(state)).toEqual([0, 7])
})

test('D-15.25 a token does nothing for the construction that brought it', () => {
  // The Library is free by the chain of the Scriptorium, but Urbanism comes too late for it.
  const urbanism = atTheChoice(['urbanism'])
  play(urbanism, 'progress urbanism')
  expect(coins(urbanism)[0]).toBe(10 + 6)

  const theology = position({
    open: ['altar', 'theater'],
    board: ['agriculture', 'architecture', 'economy', 'masonry', 'mathematics', 'philosophy', 'strategy'],
    cities: [{ coins: 20, wonders: ['the-great-library'] }, {}],
  })
  play(theology, 'wonder the-great-library altar')
  expect(legal(theology)).toContain('library theology')
  play(theology, 'library theology')
  expect(asked(theology)).toBe('play 1')
})

test('D-15.26 a red Building that the Mausoleum constructs gains from Strategy', () => {
  const state = position({
    open: ['altar', 'theater'],
    discard: ['guard-tower'],
    cities: [{ coins: 10, wonders: ['the-mausoleum'], progress: ['strategy'] }, {}],
  })
  play(state, 'wonder the-mausoleum altar', 'rebuild guard-tower')
  expect(state.pawn).toBe(2)
})

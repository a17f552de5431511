import { expect, test } from 'vitest'
import { duel } from '../game.ts'
import { planWonder } from '../rules/plan.ts'
import type { State } from '../rules/state.ts'
import { type CitySketch, legal, play, position, type Sketch } from '../testing/position.ts'
import { asked, city, coins, price, table } from '../testing/reading.ts'
import { wonderNamed } from './pieces.ts'
import type { Cost } from './types.ts'
import { WONDERS, type WonderId } from './wonders.ts'

/* Each Wonder as printed: what it costs, what building it does at once, what it does later, what it scores. */

type Built = {
  readonly state: State
  /** Units bought by a city that makes nothing, from an opponent that makes nothing. */
  readonly cost: Cost
  /** What building it changes at once, beyond its price. */
  readonly effect: { readonly coins: number; readonly opponent: number; readonly pawn: number; readonly next: string }
  /** Points at the end of the game. */
  readonly points: number | undefined
}

/** Seat 0 builds the Wonder over the Altar; the Theater and the Quarry remain. */
const build = (wonder: WonderId, opponent: CitySketch = {}, more: Sketch = {}): Built => {
  const state = position({
    open: ['altar', 'theater', 'quarry'],
    discard: [],
    ...more,
    cities: [
      { coins: 50, wonders: [wonder] },
      { coins: 50, ...opponent },
    ],
  })
  const plain = position({ open: ['altar'], cities: [{ wonders: [wonder] }, {}] })
  const bought = planWonder(plain, 0, wonderNamed(wonder)).lines.flatMap((line) => {
    expect(line.kind).toBe('bought')
    return line.kind === 'bought' ? [[line.resource, line.units] as const] : []
  })
  const paid = price(state, 0, wonder)
  play(state, `wonder ${wonder} altar`)
  const [own, other] = coins(state)
  expect(city(state, 0).wonders).toEqual([{ wonder, built: true, under: 'altar' }])
  return {
    state,
    cost: Object.fromEntries(bought),
    effect: { coins: own - 50 + paid, opponent: other - 50, pawn: state.pawn, next: asked(state) },
    points: pointsOf(wonder),
  }
}

const pointsOf = (wonder: WonderId): number | undefined => {
  const state = position({ age: 3, open: ['altar'], cities: [{ built: [wonder] }, {}] })
  play(state, 'discard altar')
  return duel.outcome(state)?.scores[0]?.['wonders']
}

const NOTHING = { coins: 0, opponent: 0, pawn: 0, next: 'play 1' } as const

test('there are twelve Wonders', () => {
  expect(WONDERS).toHaveLength(12)
})

test('the Appian Way', () => {
  const { cost, effect, points } = build('the-appian-way')
  expect(cost).toEqual({ clay: 2, stone: 2, papyrus: 1 })
  expect(effect).toEqual({ coins: 3, opponent: -3, pawn: 0, next: 'play 0' })
  expect(points).toBe(3)
})

test('Circus Maximus', () => {
  const { state, cost, effect, points } = build('circus-maximus', { buildings: ['press', 'quarry', 'glass-blower'] })
  expect(cost).toEqual({ wood: 1, stone: 2, glass: 1 })
  expect(effect).toEqual({ coins: 0, opponent: 0, pawn: 0, next: 'demolish 0' })
  expect(legal(state)).toEqual(['demolish glass-blower', 'demolish press'])
  play(state, 'demolish glass-blower')
  expect([state.pawn, asked(state)]).toEqual([1, 'play 1'])
  expect(city(state, 1).buildings).toEqual(['quarry', 'press'])
  expect(table(state).discard).toEqual(['glass-blower'])
  expect(points).toBe(3)
})

test('the Colossus', () => {
  const { cost, effect, points } = build('the-colossus')
  expect(cost).toEqual({ clay: 3, glass: 1 })
  expect(effect).toEqual({ ...NOTHING, pawn: 2 })
  expect(points).toBe(3)
})

test('the Great Library', () => {
  const board = ['agriculture', 'architecture', 'economy', 'law', 'masonry', 'mathematics', 'philosophy'] as const
  const { state, cost, effect, points } = build('the-great-library', {}, { board })
  expect(cost).toEqual({ wood: 3, glass: 1, papyrus: 1 })
  expect(effect).toEqual({ ...NOTHING, next: 'library 0' })
  expect(legal(state)).toEqual(['library strategy', 'library theology', 'library urbanism'])
  play(state, 'library theology')
  expect(city(state, 0).progress).toEqual(['theology'])
  expect(table(state).progressOnBoard).toEqual(board)
  expect(table(state).progressInBox).toEqual(['strategy', 'urbanism'])
  expect(asked(state)).toBe('play 1')
  expect(points).toBe(4)
})

test('the Great Lighthouse', () => {
  const { state, cost, effect, points } = build('the-great-lighthouse')
  expect(cost).toEqual({ wood: 1, stone: 1, papyrus: 2 })
  expect(effect).toEqual(NOTHING)
  expect([price(state, 0, 'stable'), price(state, 0, 'garrison'), price(state, 0, 'baths')]).toEqual([0, 0, 0])
  expect([price(state, 0, 'apothecary'), price(state, 0, 'workshop'), price(state, 0, 'arena')]).toEqual([2, 2, 4])
  expect([price(state, 1, 'stable'), price(state, 1, 'garrison'), price(state, 1, 'baths')]).toEqual([2, 2, 2])
  expect(points).toBe(4)
})

test('the Hanging Gardens', () => {
  const { cost, effect, points } = build('the-hanging-gardens')
  expect(cost).toEqual({ wood: 2, glass: 1, papyrus: 1 })
  expect(effect).toEqual({ ...NOTHING, coins: 6, next: 'play 0' })
  expect(points).toBe(3)
})

test('the Mausoleum', () => {
  const { state, cost, effect, points } = build('the-mausoleum', {}, { discard: ['palace', 'tavern'] })
  expect(cost).toEqual({ clay: 2, glass: 2, papyrus: 1 })
  expect(effect).toEqual({ ...NOTHING, next: 'rebuild 0' })
  expect(legal(state)).toEqual(['rebuild palace', 'rebuild tavern'])
  const [before] = coins(state)
  play(state, 'rebuild tavern')
  expect(coins(state)).toEqual([before + 4, 50])
  expect(city(state, 0).buildings).toEqual(['tavern'])
  expect(table(state).discard).toEqual(['palace'])
  expect(asked(state)).toBe('play 1')
  expect(points).toBe(2)
})

test('Piraeus', () => {
  const { state, cost, effect, points } = build('piraeus')
  expect(cost).toEqual({ wood: 2, clay: 1, stone: 1 })
  expect(effect).toEqual({ ...NOTHING, next: 'play 0' })
  expect([price(state, 0, 'apothecary'), price(state, 0, 'workshop')]).toEqual([0, 0])
  expect([price(state, 0, 'baths'), price(state, 0, 'chamber-of-commerce')]).toEqual([2, 2])
  expect([price(state, 1, 'apothecary'), price(state, 1, 'workshop')]).toEqual([2, 2])
  expect(points).toBe(2)
})

test('the Pyramids', () => {
  const { cost, effect, points } = build('the-pyramids')
  expect(cost).toEqual({ stone: 3, papyrus: 1 })
  expect(effect).toEqual(NOTHING)
  expect(points).toBe(9)
})

test('the Sphinx', () => {
  const { cost, effect, points } = build('the-sphinx')
  expect(cost).toEqual({ clay: 1, stone: 1, glass: 2 })
  expect(effect).toEqual({ ...NOTHING, next: 'play 0' })
  expect(points).toBe(6)
})

test('the Statue of Zeus', () => {
  const { state, cost, effect, points } = build('the-statue-of-zeus', { buildings: ['press', 'sawmill', 'clay-pit'] })
  expect(cost).toEqual({ wood: 1, clay: 1, stone: 1, papyrus: 2 })
  expect(effect).toEqual({ ...NOTHING, next: 'demolish 0' })
  expect(legal(state)).toEqual(['demolish clay-pit', 'demolish sawmill'])
  play(state, 'demolish sawmill')
  expect([state.pawn, asked(state)]).toEqual([1, 'play 1'])
  expect(city(state, 1).buildings).toEqual(['clay-pit', 'press'])
  expect(table(state).discard).toEqual(['sawmill'])
  expect(points).toBe(3)
})

test('the Temple of Artemis', () => {
  const { cost, effect, points } = build('the-temple-of-artemis')
  expect(cost).toEqual({ wood: 1, stone: 1, glass: 1, papyrus: 1 })
  expect(effect).toEqual({ ...NOTHING, coins: 12, next: 'play 0' })
  expect(points).toBe(0)
})

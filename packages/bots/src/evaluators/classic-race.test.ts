import { type PlayerSketch, position } from '@ecumene/classic/testing'
import { expect, test } from 'vitest'
import { closeness } from './classic-race.ts'

const close = (player: PlayerSketch, phase: 'start' | 'cities' | 'movement' = 'cities'): number =>
  closeness(position({ phase, players: [player, {}] }), 0)

test('nobody is close to a victory at first', () => {
  expect(close({})).toBe(0)
})

test('culture is the closer the more the cities would bring if they were devoted to the arts', () => {
  const last: PlayerSketch = { level: 18, trade: 18 }
  const temple = { a1: 'cathedral' } as const
  expect(close({ ...last, built: temple })).toBeGreaterThan(close(last))
  expect(close({ ...last, built: temple, cities: ['c6'] })).toBeGreaterThan(close({ ...last, built: temple }))
})

test('culture that can be paid for now is closer than the same a round later', () => {
  const ready: PlayerSketch = { level: 20, culture: 7, trade: 6 }
  expect(close(ready)).toBeGreaterThan(close(ready, 'movement'))
})

test('coins are closer with a tech that brings one in each round', () => {
  const coins: PlayerSketch = { sheetCoins: 11 }
  expect(close({ ...coins, techs: ['democracy'] })).toBeGreaterThan(close(coins))
  // Four tokens are all that a tech holds.
  expect(close({ sheetCoins: 7, techs: ['democracy'], coinTokens: { democracy: 4 } })).toBe(close(coins))
})

test('Space Flight is close when few techs are missing and the trade for them comes in', () => {
  const techs = [
    ...(['writing', 'pottery', 'currency', 'masonry', 'philosophy'] as const),
    ...(['chivalry', 'construction', 'monarchy', 'sailing'] as const),
    ...(['banking', 'theology', 'biology'] as const),
  ]
  const built = { a1: 'library', a2: 'library', a3: 'library' } as const
  const two: PlayerSketch = { techs: [...techs, 'flight', 'mass-media'], built }
  expect(close({ ...two, trade: 26 })).toBeGreaterThan(close({ ...two, trade: 5 }))
  expect(close({ ...two, trade: 5 })).toBeGreaterThan(close({ techs, built, trade: 5 }))
})

import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { bazaar } from '@ecumene/kernel/toy'
import { expect, test } from 'vitest'
import { limitedOptions } from '../games.ts'
import { ecumene } from '../testing/terminal.ts'
import { comparedInSlices, comparisonText, measurePair, ratiosOf, type Sliced } from './against.ts'

const SETTINGS = { firstWarmUp: 1, warmUp: 1, slice: 1, turns: 3 }

/** Takes this many µs for each batch, and notes when it is its turn. */
const half =
  (name: string, perBatch: number, turns: string[] = [], done = 1): Sliced =>
  async (from, count) => {
    turns.push(`${name}${from}`)
    return { done: count * done, time: count * perBatch }
  }

test('two checkouts do the same slices by turns, and neither always goes first', async () => {
  const turns: string[] = []
  const found = await comparedInSlices([half('a', 1000, turns), half('b', 500, turns)], false, SETTINGS)
  expect(found).toEqual({ ratio: 0.5, isSameWork: true })
  // The first three warm up.
  expect(turns.slice(3).join(' ')).toBe('a2 b2 b3 a3 a4 b4 b5 a5 a6 b6 b7 a7')
})

test('a noisy turn does not change the ratio', async () => {
  const calm = half('a', 1000)
  const noisy: Sliced = async (from, count) => ({ done: count, time: count * (from === 4 ? 90_000 : 1000) })
  expect((await comparedInSlices([calm, noisy], false, SETTINGS)).ratio).toBe(1)
})

test('games that differ are compared by the work done, and reported', async () => {
  const found = await comparedInSlices([half('a', 1000, [], 2), half('b', 1000)], false, SETTINGS)
  expect(found).toEqual({ ratio: 2, isSameWork: false })
})

test('where there was nothing to do, as in a search with one move, the time still counts', async () => {
  const found = await comparedInSlices([half('a', 500, [], 0), half('b', 1000, [], 0)], false, SETTINGS)
  expect(found).toEqual({ ratio: 2, isSameWork: true })
})

test('the ratio is the median of the rounds; the more rounds, the more extremes its interval leaves out', () => {
  const rounds = (...ratios: number[]) => ratiosOf(ratios.map((ratio) => ({ legal: { ratio, isSameWork: true } })))
  expect(rounds(0.9, 1.5, 1)).toEqual({ legal: { ratio: 1, lowest: 0.9, highest: 1.5 } })
  // Without the lowest and the highest of nine, the interval misses the median with a chance of 4 %.
  expect(rounds(9, 1, 2, 8, 5, 4, 6, 3, 7)).toEqual({ legal: { ratio: 5, lowest: 2, highest: 8 } })
  const games = { bazaar: rounds(0.9, 1.5, 1) }
  const text = comparisonText({ node: 'v1', rounds: 3, against: '../before', games, unequal: ['bazaar legal'] })
  expect(text).toMatch(/^Node v1, 3 rounds against \.\.\/before$/m)
  expect(text).toMatch(/^ *legal +1 +0\.9 +1\.5$/m)
  expect(text).toMatch(/^not the same work: bazaar legal$/m)
})

test('compared with itself a checkout does the same work, figure by figure', async () => {
  const here = fileURLToPath(new URL('../../../..', import.meta.url))
  const found = await measurePair('bazaar', limitedOptions(bazaar, null), 0, here, null, { ...SETTINGS, turns: 1 })
  expect(Object.keys(found)).toContain('decisions')
  expect(Object.keys(found)).toContain('conformance')
  expect(Object.keys(found)).toContain('search')
  for (const { ratio, isSameWork } of Object.values(found)) {
    expect(ratio).toBeGreaterThan(0)
    expect(isSameWork).toBe(true)
  }
})

test('a folder that is no built checkout is refused', async () => {
  const { code, err } = await ecumene('bench', 'bazaar', '--against', tmpdir())
  expect(code).toBe(2)
  expect(err).toContain(`--against ${tmpdir()} is no built checkout`)
})

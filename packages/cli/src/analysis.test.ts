import { ANALYSIS_VERSION, type Analysis } from '@ecumene/bots'
import { expect, test } from 'vitest'
import { randomMatch, saved } from './testing/matches.ts'
import { ecumene } from './testing/terminal.ts'

/** Played at random, so full of bad moves, and given up early, so short. */
const match = randomMatch('analysed', 24)
match.resign(1)
const file = saved(match)

const analysed = async (...argv: string[]): Promise<string> => {
  const { code, out, err } = await ecumene('analyse', file, '--iterations', '20', ...argv)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return out
}

test('analyse draws the curves and tells what cost most, with what was better', async () => {
  const told = await analysed()
  expect(told).toContain('25 moves, judged with 20 iterations each\n')
  expect(told).toMatch(/^ {2}Player 1 {2}[▁-█]{25}█ .*\d decisions, each cost \d+\.\d\d % on average$/m)
  expect(told).toMatch(/^ {2}Player 2 {2}[▁-█]{25}▁ /m)
  expect(told).toMatch(/^ +\d+ {2}Player [12] loses \d+\.\d\d %\n +played .+\n +better .+$/m)
})

test('--json has everything, and the same seed gives the same', async () => {
  const text = await analysed('--json', '--seed', 'a')
  const analysis = JSON.parse(text) as Analysis
  expect(analysis).toMatchObject({ version: ANALYSIS_VERSION, iterations: 20 })
  expect(analysis.chances).toHaveLength(match.ply + 1)
  expect(analysis.chances.at(-1)).toEqual([1, 0])
  expect(analysis.turningPoints.length).toBeGreaterThan(0)
  expect(await analysed('--json', '--seed', 'a')).toBe(text)
  expect(await analysed('--json', '--seed', 'b')).not.toBe(text)
})

test('a match that goes on is not analysed', async () => {
  const { code, out, err } = await ecumene('analyse', saved(randomMatch('goes on', 12)))
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain('holds a match that goes on; allowed: a finished match')
})

import { expect, test } from 'vitest'
import { builtEcumene, ecumene } from '../testing/terminal.ts'
import type { Bench } from './bench.ts'
import { calibrationLoop } from './calibration.ts'
import { median } from './measure.ts'

test('the calibration loop is the one that all figures were taken with', () => {
  expect(calibrationLoop()).toBe(CALIBRATION_RESULT)
  expect(calibrationLoop()).toBe(CALIBRATION_RESULT)
})

const CALIBRATION_RESULT = 227_721_160

test('every figure is there, with its spread and its ratio to the calibration', async () => {
  const { code, out, err } = await ecumene('bench', 'duel', '--rounds', '1', '--json')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const found: Bench = JSON.parse(out)
  expect(found).toMatchObject({ node: process.version, rounds: 1 })
  expect(found.calibration.perSecond).toBeGreaterThan(0)
  const speeds = found.games['duel'] ?? {}
  expect(Object.keys(speeds)).toEqual([
    'games',
    'decisions',
    'legal',
    'clone',
    'view',
    'endView',
    'sample',
    'setup',
    'searchFull',
    'searchEvaluator',
    'search',
    'conformance',
  ])
  for (const { perSecond, lowest, highest, perCalibration } of Object.values(speeds)) {
    expect(lowest).toBeGreaterThan(0)
    expect(perSecond).toBe(lowest)
    expect(perSecond).toBe(highest)
    expect(perCalibration).toBeGreaterThan(0)
  }
})

test('several games are measured separately, in turn, and compared with the first', () => {
  const { code, out } = builtEcumene('bench', 'bazaar,duel', '--rounds', '1')
  expect(code).toBe(0)
  expect(out).toMatch(/^bazaar$[\s\S]*^duel$[\s\S]*^in the time of bazaar\n +duel$/m)
  expect(out).toMatch(/^ {2}decisions +[\d.,]+$/m)
  // The toy has no evaluator.
  expect(out).toMatch(
    /^iterations of search a second\n +search +searchEvaluator +searchFull\n {2}bazaar +[\d.,]+ +[\d.,]+\n {2}duel +([\d.,]+ *){3}$/m,
  )
})

test('the median is the middle, or halfway between the two in the middle', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 3, 2])).toBe(2.5)
})

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bazaar } from '@ecumene/kernel/toy'
import { afterAll, expect, test } from 'vitest'
import { ecumene } from '../testing/terminal.ts'
import { comparisonText, type FigurePair, measurePair, measurerIn, ratiosOf } from './against.ts'

const folder = mkdtempSync(join(tmpdir(), 'ecumene-against-'))
const turns = join(folder, 'turns')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A checkout whose process measures nothing: it notes its turns, and tells of a speed at once. */
const checkout = (name: string, perCalibration: number): string => {
  const bench = join(folder, name, 'packages', 'cli', 'dist', 'bench')
  mkdirSync(bench, { recursive: true })
  writeFileSync(
    join(bench, 'process.js'),
    `const { appendFileSync } = require('node:fs')
    process.on('message', ({ kind }) => {
      if (kind === 'begin') return process.send({ kind: 'ready', stages: 3 })
      if (kind === 'tell')
        return process.send({ kind: 'measures', measures: { figures: { legal: { perCalibration: ${perCalibration} } } } })
      appendFileSync(${JSON.stringify(turns)}, '${name} ')
      process.send({ kind: 'done' })
    })`,
  )
  return join(folder, name)
}

const pairOf = (our: number, their: number): FigurePair => {
  const figure = { perSecond: 1, lowest: 1, highest: 1 }
  return [
    { legal: { ...figure, perCalibration: our }, fresh: { ...figure, perCalibration: our } },
    { legal: { ...figure, perCalibration: their } },
  ]
}

test('two checkouts are measured by turns, and neither always goes first', async () => {
  const [ours, theirs] = [checkout('ours', 3), checkout('theirs', 4)].map(measurerIn) as [URL, URL]
  const pair = await measurePair(bazaar, {}, theirs, ours)
  expect(readFileSync(turns, 'utf8')).toBe('ours theirs theirs ours ours theirs ')
  expect(ratiosOf([pair])).toEqual({ legal: { ratio: 0.75, lowest: 0.75, highest: 0.75 } })
})

test('the ratio is the median of the rounds, beside their spread, of figures that both have', () => {
  const games = { bazaar: ratiosOf([pairOf(9, 10), pairOf(3, 2), pairOf(5, 5)]) }
  expect(games.bazaar).toEqual({ legal: { ratio: 1, lowest: 0.9, highest: 1.5 } })
  const text = comparisonText({ node: 'v1', rounds: 3, against: '../before', games })
  expect(text).toMatch(/^Node v1, 3 rounds against \.\.\/before$/m)
  expect(text).toMatch(/^ *legal +1 +0\.9 +1\.5$/m)
})

test('what is no built checkout is refused', async () => {
  const { code, err } = await ecumene('bench', 'bazaar', '--against', folder)
  expect(code).toBe(2)
  expect(err).toContain(`--against ${folder} is no built checkout`)
})

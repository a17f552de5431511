import { expect, test } from 'vitest'
import { judge } from './judge.mjs'
import { survivors, table } from './report.mjs'
import { chosenFrom } from './sample.mjs'

const mutant = (id, path = 'packages/a/src/one.ts') => ({ id, path, line: id, from: 'a', to: 'b' })

/** A world of tests, each defined by what it reaches and which mutants it notices. */
const worldOf = (tests) => ({
  load: async (_files, active) => ({
    tests: tests.map((one) => ({ ...one, loadedUnder: active })),
    reached: new Set([9]),
  }),
  measure: async ({ reaches, isHeavy = false }) => ({
    error: null,
    work: 1,
    reached: new Set(reaches),
    isOut: isHeavy,
  }),
  passes: async (one, active) =>
    !one.notices.includes(active) && !(one.onceMade === active && one.loadedUnder === active),
})

const verdictsOf = async (tests, mutants, isWhole = false) => {
  const verdicts = []
  const tell = { measured: () => {}, broken: () => {}, verdict: (one, verdict) => verdicts.push([one.id, verdict]) }
  await judge(worldOf(tests), ['a.test.ts'], mutants, { isWhole, tell })
  return verdicts
}

test('a mutant is killed, survives, or is reached by no test', async () => {
  const tests = [{ file: 'packages/a/src/one.test.ts', name: 'one', reaches: [1, 2], notices: [1] }]
  expect(await verdictsOf(tests, [mutant(1), mutant(2), mutant(3)])).toEqual([
    [1, 'killed'],
    [2, 'survived'],
    [3, 'unreached'],
  ])
})

test('values computed at load time are tried with modules loaded under the mutant', async () => {
  const tests = [{ file: 'packages/a/src/one.test.ts', name: 'one', reaches: [], notices: [], onceMade: 9 }]
  expect(await verdictsOf(tests, [mutant(9)])).toEqual([[9, 'killed']])
})

test('tests that play whole games run only on request', async () => {
  const tests = [{ file: 'packages/a/src/one.test.ts', name: 'one', reaches: [1], notices: [1], isHeavy: true }]
  expect(await verdictsOf(tests, [mutant(1)])).toEqual([[1, 'unreached']])
  expect(await verdictsOf(tests, [mutant(1)], true)).toEqual([[1, 'late']])
})

test('a seed chooses the same sample again', () => {
  const all = Array.from({ length: 50 }, (_, at) => mutant(at + 1))
  const chosen = (seed) => chosenFrom(all, { sample: '10', seed }).map(({ id }) => id)
  expect(chosen('1')).toEqual(chosen('1'))
  expect(chosen('1')).not.toEqual(chosen('2'))
  expect(new Set(chosen('1')).size).toBe(10)
  expect(chosenFrom(all, { seed: '1', lines: '3-5' }).map(({ id }) => id)).toEqual([3, 4, 5])
})

test('the report counts by folder and names what is left', () => {
  const [one, two] = [mutant(1), mutant(2, 'packages/a/src/deep/two.ts')]
  const verdicts = [
    { mutant: one, verdict: 'killed' },
    { mutant: two, verdict: 'survived' },
  ]
  expect(table(verdicts, [one, two]).split('\n').slice(2)).toEqual([
    '| packages/a/src | 1 | 1 | 1 | 0 | 0 | 0 | 100.0 % |',
    '| packages/a/src/deep | 1 | 1 | 0 | 0 | 1 | 0 | 0.0 % |',
    '| all of these | 2 | 2 | 1 | 0 | 1 | 0 | 50.0 % |',
  ])
  expect(survivors(verdicts)).toBe('packages/a/src/deep/two.ts:2  a  →  b')
})

import { expect, test } from 'vitest'
import { check, problemsIn } from './check.mjs'

const IDS = ['D-1.1', 'D-1.2', 'D-EX1', 'D-A1']

/** A rulebook without problems, except those it is given. */
const checked = (changes = {}) =>
  check({
    books: [{ name: 'duel', title: '7 Wonders Duel' }],
    ledgers: { duel: IDS },
    titles: ['D-1.1 a', 'D-1.2 b', 'D-EX1 c'].map((title, index) => ({ title, where: `a.test.ts:${index}` })),
    untested: { 'D-A1': 'A remark.' },
    rulebooks: { duel: IDS },
    ...changes,
  })

const retitled = (...titles) => checked({ titles: titles.map((title) => ({ title, where: 'b.test.ts:7' })) })

test('a rulebook passes when every id has a test or a reason', () => {
  const findings = checked()
  expect(problemsIn(findings)).toEqual([])
  expect(findings.games[0]).toMatchObject({
    rules: { tested: 2, total: 2 },
    examples: { tested: 1, total: 1 },
    others: { tested: 0, total: 1 },
    excused: ['D-A1'],
    missing: [],
  })
})

test('an id with neither test nor reason fails', () => {
  const findings = retitled('D-1.1 a', 'D-EX1 c')
  expect(findings.games[0].missing).toEqual(['D-1.2'])
  expect(problemsIn(findings)).toEqual(['neither tests nor reasons for 1 of the ids of duel'])
})

test('a title with an id that no ledger has fails', () => {
  const findings = retitled('D-1.1 a', 'D-1.2 b', 'D-EX1 c', 'N-1.99 typo', 'D-1.1: colon')
  expect(problemsIn(findings)).toEqual([
    'b.test.ts:7: the title starts with N-1.99, which no ledger has',
    'b.test.ts:7: the title starts with D-1.1:, which no ledger has',
  ])
})

test('an id tested twice is reported, but is no problem', () => {
  const findings = retitled('D-1.1 a', 'D-1.1 again', 'D-1.2 b', 'D-EX1 c')
  expect(findings.duplicates).toEqual([{ id: 'D-1.1', places: ['b.test.ts:7', 'b.test.ts:7'] }])
  expect(problemsIn(findings)).toEqual([])
})

test('an excuse must name an id of a ledger, give a reason, and be needed', () => {
  const findings = checked({ untested: { 'D-A1': ' ', 'D-A9': 'Gone.', 'D-1.1': 'Too hard.' } })
  expect(problemsIn(findings)).toEqual([
    'docs/rules/untested.json lists D-A9, which no ledger has',
    'docs/rules/untested.json lists D-1.1, which a test covers',
    'docs/rules/untested.json gives no reason for D-A1',
  ])
})

test.each([
  [['D-1.1', 'D-EX1', 'D-A1'], 'lacks D-1.2'],
  [[...IDS, 'D-1.3'], 'has D-1.3, which the ledger has not'],
  [[...IDS, 'D-A1'], 'has D-A1 twice'],
  [['D-1.2', 'D-1.1', 'D-EX1', 'D-A1'], 'has D-1.1 before a rule it should follow'],
])('a rulebook with %j fails', (duel, problem) => {
  expect(problemsIn(checked({ rulebooks: { duel } }))).toEqual([`docs/rules/en/duel.md ${problem}`])
})

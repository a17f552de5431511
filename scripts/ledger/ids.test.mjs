import { expect, test } from 'vitest'
import { definitionsIn, idsBetween, idsIn, inRuns, kindOf } from './ids.mjs'

const LEDGER = `
- **D-1.1** The first rule.
- **D-1.10** A later one (see **D-1.1**).
- ~~**D-1.11** Struck with its text.~~
- **~~D-1.12~~** Struck at the id.
- **D-1.13** ~~Struck after the id.~~
- **N-1.1** A rule of another game.
- D-1.14 without its mark.

| Id | Ruling |
|---|---|
| D-AMB7 | in a table |
| \`decide\` | D-1.1 |
- **D-EX2** An example.
`

test('a ledger defines ids at the head of list items and table rows, except those struck through', () => {
  expect(idsIn(LEDGER, 'D')).toEqual(['D-1.1', 'D-1.10', 'D-AMB7', 'D-EX2'])
})

test('a definition carries the text that follows the id', () => {
  expect(definitionsIn(LEDGER)[1]).toEqual({ id: 'D-1.10', text: 'A later one (see **D-1.1**).' })
})

test('rules, examples and everything else are told apart by the id', () => {
  expect(['D-1.10', 'D-EX2', 'D-A1', 'N-DIF3', 'C-AMB7'].map(kindOf)).toEqual([
    'rule',
    'example',
    'other',
    'other',
    'other',
  ])
})

test('a range names every id from its first to its last', () => {
  expect(idsBetween('D-3.9', 'D-3.11')).toEqual(['D-3.9', 'D-3.10', 'D-3.11'])
  expect(idsBetween('D-A1', 'D-A2')).toEqual(['D-A1', 'D-A2'])
})

test('a range across chapters names its two ends only', () => {
  expect(idsBetween('D-3.9', 'D-4.11')).toEqual(['D-3.9', 'D-4.11'])
})

test('three or more neighbours are written as a run', () => {
  expect(inRuns(['D-1.1', 'D-1.2', 'D-1.3', 'D-1.5', 'D-1.6', 'D-2.7', 'D-EX1'])).toEqual([
    'D-1.1 to D-1.3',
    'D-1.5',
    'D-1.6',
    'D-2.7',
    'D-EX1',
  ])
})

import { ANALYSIS_VERSION } from '@ecumene/bots'
import { expect, test } from 'vitest'
import { outdated } from './analysis-store.ts'

const kept = (key: string, keptAt: number, version = ANALYSIS_VERSION) =>
  [key, { analysis: { version, iterations: 1, chances: [], seats: [], turningPoints: [] }, keptAt }] as const

test('a hundred analyses are kept, the newest', () => {
  const all = Array.from({ length: 103 }, (_unused, index) => kept(`match ${index}`, 1000 - index))
  expect(outdated(all.slice(0, 100))).toEqual([])
  expect(outdated(all)).toEqual(['match 100', 'match 101', 'match 102'])
})

test('what another version has made is not kept', () => {
  expect(outdated([kept('old', 2, ANALYSIS_VERSION - 1), kept('new', 1)])).toEqual(['old'])
})

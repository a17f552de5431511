import type { ExerciseBook } from '@ecumene/bots'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryOver } from '../memory/testing.ts'
import { exerciseAddress, exerciseNamed } from './addresses.ts'
import { keepAnswer, keptAnswers, placeOf } from './kept-answers.ts'

const book: ExerciseBook = { made: '', id: 'first', matches: [], sets: { glance: [], look: [], thought: [] } }

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', memoryOver(kept))
})
afterEach(() => vi.unstubAllGlobals())

test('the first answer to an exercise is found again; later ones do not count', () => {
  const [third, fourth] = [placeOf('glance', 2), placeOf('look', 3)]
  keepAnswer('duel', book, third, 'wrong')
  keepAnswer('duel', book, third, 'right')
  keepAnswer('duel', book, fourth, 'right')
  keepAnswer('dawn', book, third, 'right')
  expect(keptAnswers('duel', book)).toEqual({ [third]: 'wrong', [fourth]: 'right' })
  expect(keptAnswers('dawn', book)).toEqual({ [third]: 'right' })
})

test('answers to another book are left aside', () => {
  keepAnswer('duel', book, placeOf('glance', 2), 'right')
  const second = { ...book, id: 'second' }
  expect(keptAnswers('duel', second)).toEqual({})
  keepAnswer('duel', second, placeOf('look', 0), 'wrong')
  expect(keptAnswers('duel', second)).toEqual({ [placeOf('look', 0)]: 'wrong' })
})

test.each([
  '{',
  'null',
  '[]',
  '{"duel":7}',
  '{"duel":{"book":"first"}}',
  '{"duel":{"book":"first","answers":{"glance 1":"maybe"}}}',
])('whatever else the browser kept is nothing answered: %s', (text) => {
  kept.set('ecumene.exercises', text)
  expect(keptAnswers('duel', book)).toEqual({})
})

test('an address names a set and an exercise, or none', () => {
  const address = exerciseAddress('duel', 'look', 9)
  expect(address).toBe('/exercises/duel/look/10')
  expect(exerciseNamed('look', '10')).toEqual({ depth: 'look', number: 9 })
  for (const number of ['0', '-1', '1.5', 'x', '', '100']) expect(exerciseNamed('look', number)).toBeNull()
  expect(exerciseNamed('toString', '1')).toBeNull()
})

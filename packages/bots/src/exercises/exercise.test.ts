import { duel } from '@ecumene/duel'
import { expect, test } from 'vitest'
import { recorded } from '../testing/recorded.ts'
import { type Exercise, type ExerciseBook, exerciseMatch, matchForExercises, verdictOn } from './exercise.ts'

const exercise: Exercise = {
  match: 0,
  ply: 30,
  seat: 0,
  worths: { go: 0.6, run: 0.59, stay: 0.5 },
  reasons: [],
  line: [],
}

test('an answer is best, as good, or worse by so much; what nobody judged is worse by nobody knows how much', () => {
  expect(verdictOn(exercise, 'go')).toEqual({ verdict: 'best' })
  expect(verdictOn(exercise, 'run')).toEqual({ verdict: 'asGood' })
  expect(verdictOn(exercise, 'stay')).toEqual({ verdict: 'worse', worse: expect.closeTo(0.1) })
  expect(verdictOn(exercise, 'offer a horse')).toEqual({ verdict: 'worse', worse: null })
})

test('a match in a book leads to the same position, and tells neither its seed nor what came later', () => {
  const record = recorded(duel, 'fixtures/military-draft', Number.POSITIVE_INFINITY).record()
  const kept = matchForExercises(record, 40)
  expect(kept).not.toHaveProperty('seed')
  expect(kept.log.split('\n')).toHaveLength(40)
  const book: ExerciseBook = { made: '', id: '', matches: [kept], sets: { glance: [], look: [], thought: [] } }
  const opened = exerciseMatch(duel, book, exercise)
  const played = recorded(duel, 'fixtures/military-draft', 30)
  for (const seat of [0, 1]) expect(opened.view(seat)).toEqual(played.view(seat))
  expect(opened.record().log).toEqual(played.record().log)
})

import { expect, test } from 'vitest'
import { bazaar } from '../toy/index.ts'
import { type BazaarMatch, bazaarMatch } from '../toy/random-play.ts'
import { firstStep, isFinished, type Lesson, lessonMatch, stepBack, stepOn, suits } from './lesson.ts'

/** The first decision of a match: who makes it, and the first two legal moves. */
const decision = (match: BazaarMatch) => {
  const seat = match.deciders()[0] as number
  const [first = '', second = ''] = match.legal(seat).map((move) => bazaar.notation.notate(move))
  return { seat, first, second }
}

const played = bazaarMatch(2, 'lesson')
const learner = decision(played)
played.submit(learner.seat, learner.first)
const other = decision(played)

const LESSON: Lesson = {
  game: bazaar.id,
  id: 'first',
  seats: 2,
  options: {},
  seed: 'lesson',
  seat: learner.seat,
  words: {} as Lesson['words'],
  steps: [
    { id: 'look' },
    { id: 'move', expects: [learner.first] },
    { id: 'reply', before: [other.first], expects: 'any' },
  ],
}

const START = firstStep(LESSON)
const AT_MOVE = stepOn(START, null)
const AT_REPLY = stepOn(AT_MOVE, learner.first)
const END = stepOn(AT_REPLY, learner.second)

test('a lesson goes on by reading and by moves, and ends after its last step', () => {
  expect(START).toEqual({ lesson: 'first', step: 0, made: [] })
  expect([AT_MOVE, AT_REPLY.step, AT_REPLY.made]).toEqual([{ lesson: 'first', step: 1, made: [] }, 2, [learner.first]])
  expect([START, AT_MOVE, AT_REPLY, END].map((progress) => isFinished(LESSON, progress))).toEqual([
    false,
    false,
    false,
    true,
  ])
})

test('a step back takes back the move of that step, if it asked for one', () => {
  expect(stepBack(LESSON, AT_REPLY)).toEqual(AT_MOVE)
  expect(stepBack(LESSON, AT_MOVE)).toEqual(START)
  expect(stepBack(LESSON, START)).toEqual(START)
  const atOnce: Lesson = { ...LESSON, steps: LESSON.steps.slice(1) }
  expect(stepBack(atOnce, stepOn(START, learner.first))).toEqual(START)
})

test('a move fits a step that expects it, or any move', () => {
  const [look, move, reply] = LESSON.steps as readonly [Lesson['steps'][0], Lesson['steps'][0], Lesson['steps'][0]]
  expect([suits(look, 'x'), suits(move, learner.first), suits(move, 'x'), suits(reply, 'x')]).toEqual([
    false,
    true,
    false,
    true,
  ])
})

test('the match stands where the lesson is, with as many of the replies as are shown', () => {
  const plies = (progress: typeof START, shown?: number) => lessonMatch(bazaar, LESSON, progress, shown)?.ply
  expect([plies(START), plies(AT_MOVE), plies(AT_REPLY), plies(AT_REPLY, 0)]).toEqual([0, 0, 2, 1])
})

test('progress that does not fit the lesson has no match', () => {
  expect(lessonMatch(bazaar, LESSON, { ...START, lesson: 'second' })).toBeNull()
  expect(lessonMatch(bazaar, { ...LESSON, game: 'chess' }, START)).toBeNull()
  expect(lessonMatch(bazaar, { ...LESSON, seats: 99 }, START)).toBeNull()
  expect(lessonMatch(bazaar, LESSON, { ...AT_REPLY, made: [] })).toBeNull()
  expect(lessonMatch(bazaar, LESSON, { ...AT_REPLY, made: [learner.second] })).toBeNull()
  expect(lessonMatch(bazaar, LESSON, { ...END, made: [learner.first] })).toBeNull()
  expect(lessonMatch(bazaar, LESSON, { ...AT_REPLY, made: [learner.first, learner.first] })).toBeNull()
  expect(lessonMatch(bazaar, { ...LESSON, steps: [{ id: 'look', before: ['x'] }] }, START)).toBeNull()
})

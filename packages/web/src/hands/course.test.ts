import { expect, test } from 'vitest'
import { begun, type Course, isUnderWay, stepOf } from './course.ts'
import { courseOf } from './hands.ts'

const deed = courseOf(['step 1', 'step 2'])

/** The course after its second and last move has been sent. */
const lastSent = (): Course => {
  const { course } = begun(deed, 7)
  const step = course === null ? null : stepOf(course, { since: 8, busy: false, legal: ['step 2', 'stop'] })
  if (typeof step !== 'object' || step === null) throw new Error('the course does not go on')
  expect(step.send).toBe('step 2')
  return step.course
}

test('a single move is no course', () => {
  expect(begun('stop', 7)).toEqual({ first: 'stop', course: null })
})

test('a course sends its moves one after the other', () => {
  const { first, course } = begun(deed, 7)
  expect(first).toBe('step 1')
  if (course === null) throw new Error('no course')
  expect(stepOf(course, { since: 7, busy: true, legal: ['step 1'] })).toBe('wait')
  expect(stepOf(course, { since: 7, busy: false, legal: ['step 1'] })).toBe('lapse')
  expect(stepOf(course, { since: 8, busy: false, legal: [] })).toBe('wait')
  expect(stepOf(course, { since: 8, busy: false, legal: ['stop'] })).toBe('end')
})

test('a course occupies the table until its last move is answered', () => {
  const course = lastSent()
  // The move was sent, and the table does not say yet that it is busy with it.
  expect(isUnderWay(course, 8)).toBe(true)
  expect(stepOf(course, { since: 8, busy: true, legal: ['step 2'] })).toBe('wait')
  expect(isUnderWay(course, 9)).toBe(false)
  expect(stepOf(course, { since: 9, busy: false, legal: ['stop'] })).toBe('end')
})

test('a course waits for the answer to its own move, whatever others do meanwhile', () => {
  const { course } = begun(deed, 7)
  if (course === null) throw new Error('no course')
  // Others have moved: what is asked here has stood since ply 7 all the same.
  expect(isUnderWay(course, 7)).toBe(true)
  expect(stepOf(course, { since: 7, busy: false, legal: ['step 1', 'step 2'] })).toBe('lapse')
})

test('a course whose move is refused lapses', () => {
  expect(stepOf(lastSent(), { since: 8, busy: false, legal: ['step 2'] })).toBe('lapse')
})

import { expect, test } from 'vitest'
import { courseOf, handsOf, isAskedAbout, movesIn } from './hands.ts'

const thingsOf = (move: string): readonly string[] => {
  const [kind, first, second] = move.split(' ')
  if (kind === 'swap') return [`slot:${first}`, `slot:${second}`]
  return first === undefined ? [] : [`space:${first}`]
}

test('a move is made at every thing that it names, and those that name none are loose', () => {
  const { at, loose } = handsOf(['place 3', 'attack 3', 'place 4', 'swap 1 2', 'done'], thingsOf)
  expect(at.get('space:3')).toEqual(['place 3', 'attack 3'])
  expect(at.get('space:4')).toEqual(['place 4'])
  expect(at.get('slot:1')).toEqual(['swap 1 2'])
  expect(at.get('slot:2')).toEqual(['swap 1 2'])
  expect([...at.keys()]).toHaveLength(4)
  expect(loose).toEqual(['done'])
})

test('a move is asked about always, only where it cannot be taken back, or never', () => {
  expect([true, false].map((isFinal) => isAskedAbout('always', isFinal))).toEqual([true, true])
  expect([true, false].map((isFinal) => isAskedAbout('careful', isFinal))).toEqual([true, false])
  expect([true, false].map((isFinal) => isAskedAbout('never', isFinal))).toEqual([false, false])
})

test('a course is several moves in their order', () => {
  expect(movesIn(courseOf(['depart 4', 'step 5', 'stop']))).toEqual(['depart 4', 'step 5', 'stop'])
  expect(movesIn('done')).toEqual(['done'])
})

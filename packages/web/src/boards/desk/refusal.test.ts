import { expect, test } from 'vitest'
import { emptyAnswer, isGivenFor } from './refusal.ts'

test('only an answer that is alone and decides nothing can be given for a player', () => {
  const notation = { parse: (text: string) => ({ kind: text.split(' ')[0] ?? '' }) }
  const answer = (...legal: readonly string[]) => emptyAnswer(legal, notation)
  expect(answer('done')).toBe('done')
  expect(answer('pass')).toBe('pass')
  expect(answer('nothing')).toBe('nothing')
  expect(answer('done', 'place 3')).toBeNull()
  expect(answer('place 3')).toBeNull()
  expect(answer()).toBeNull()
})

test('nobody passes for a player who could take back a move, unless they want it so', () => {
  const [free, bound] = [3, null].map((last) => ({ undo: { last, turn: last, why: null } }))
  const given = (refuses: 'yes' | 'idle' | 'no') => [free, bound].map((seen) => seen && isGivenFor(refuses, seen))
  expect(given('yes')).toEqual([true, true])
  expect(given('idle')).toEqual([false, true])
  expect(given('no')).toEqual([false, false])
})

import type { Seen } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { emptyAnswer, isGivenFor } from './refusal.ts'

test('only an answer that is alone and decides nothing can be given for a player', () => {
  const notation = { parse: (text: string) => ({ kind: text.split(' ')[0] ?? '' }) }
  const answer = (...legal: readonly string[]) => emptyAnswer(legal, notation)
  expect(answer('done')).toEqual({ move: 'done', isEnd: true })
  expect(answer('pass')?.move).toBe('pass')
  expect(answer('nothing')?.move).toBe('nothing')
  expect(answer('done', 'place 3')).toBeNull()
  expect(answer('place 3')).toBeNull()
  expect(answer()).toBeNull()
})

const seenWith = (last: number | null, ...history: Seen['history']) => ({
  undo: { last, turn: last, why: null },
  history,
})
const WAYS = ['yes', 'idle', 'no'] as const

test('nobody ends what a player could take back, unless they want it so', () => {
  const given = (last: number | null, isEnd: boolean) =>
    WAYS.map((refuses) => isGivenFor(refuses, seenWith(last), { isEnd }))
  expect(given(3, true)).toEqual([true, false, false])
  expect(given(null, true)).toEqual([true, true, false])
  expect(given(3, false)).toEqual([true, true, false])
})

test('whoever has taken something back is not led on again', () => {
  const back = { ply: 4, seat: 0, undo: 3, events: [], undone: false }
  for (const refuses of WAYS) expect(isGivenFor(refuses, seenWith(3, back), { isEnd: false })).toBe(false)
  const on = { ply: 5, seat: 0, move: 'build', events: [], undone: false }
  expect(isGivenFor('idle', seenWith(3, back, on), { isEnd: false })).toBe(true)
})

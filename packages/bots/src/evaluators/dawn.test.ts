import { dawn } from '@ecumene/dawn'
import { readOptions } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { greedyBot } from '../greedy.ts'
import { guide } from '../guides/dawn.ts'
import { randomBot } from '../random.ts'
import { duelScore } from '../testing/play.ts'

const score = (given: object, deals: number): number => {
  const read = readOptions(dawn.options, given)
  if (!read.ok) throw new Error(read.error)
  return duelScore(dawn, read.value, greedyBot(guide), randomBot, deals)
}

test('greedy beats random in New Dawn, on fixed deals', () => {
  expect(score({ rounds: 30 }, 3)).toBeGreaterThan(0.8)
})

test('greedy beats random with Terra Incognita, on fixed deals', () => {
  expect(score({ terra: true, rounds: 30 }, 3)).toBeGreaterThan(0.8)
})

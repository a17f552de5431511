import { dawn } from '@ecumene/dawn'
import { play, position } from '@ecumene/dawn/testing'
import { readOptions } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { greedyBot } from '../greedy.ts'
import { guide } from '../guides/dawn.ts'
import { randomBot } from '../random.ts'
import { duelScore } from '../testing/play.ts'
import { followUpOf } from './dawn.ts'

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

test('a wonder that is being paid for promises more if it fulfils an agenda', () => {
  const MONEY_GRUBBER = 0
  const paying = (wonder: string): number => {
    const state = position({
      victoryCards: [MONEY_GRUBBER],
      tops: ['chichen-itza', 'oracle', 'great-lighthouse', 'terracotta-army'],
      players: [
        {
          capital: 24,
          cities: [40],
          wonders: { colossus: 24 },
          row: ['early-empire', 'astrology', 'foreign-trade', 'masonry', 'pottery'],
          resources: { mercury: 1, oil: 1 },
          trade: [0, 0, 0, 0, 2],
        },
        { capital: 0 },
      ],
    })
    play(state, 'focus 5', `wonder ${wonder}`)
    return followUpOf(state, 0)
  }
  expect(paying('great-lighthouse')).toBeGreaterThan(paying('oracle') + 5)
})

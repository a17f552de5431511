import { duel } from '@ecumene/duel'
import { perspective, seeded } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { type Budget, clockOf } from './clock.ts'
import { greedyBot } from './greedy.ts'
import { NO_GUIDE } from './guide.ts'
import { guide as duelGuide } from './guides/duel.ts'
import { search } from './search.ts'

describe('a budget', () => {
  /** What is left after each of so many iterations, of which every one takes 10 ms. */
  const left = (budget: Budget, ...iterations: readonly number[]): readonly number[] => {
    let time = 0
    const remaining = clockOf(budget, () => time)
    return iterations.map((done) => {
      time = done * 10
      return remaining(done)
    })
  }

  test('of iterations is counted down, however long they take', () => {
    expect(left({ iterations: 12 }, 0, 5, 10, 15)).toEqual([12, 7, 2, -3])
  })

  test('of time ends with it, also where iterations come in fives', () => {
    expect(left({ milliseconds: 120 }, 5, 10, 15)).toEqual([7, 2, 0])
  })

  test('of both ends with the first of them', () => {
    expect(left({ iterations: 100, milliseconds: 120 }, 5, 10, 15)).toEqual([7, 2, 0])
    expect(left({ iterations: 6, milliseconds: 120 }, 5, 6)).toEqual([1, 0])
  })
})

describe('bots with both limits', () => {
  const options = Object.fromEntries(Object.entries(duel.options).map(([name, field]) => [name, field.default]))
  const state = duel.setup(options as never, 2, 'clock')
  const [seat = 0] = duel.deciders(state)
  const eyes = perspective(duel, state, seat)

  test('come to an end when their time is up', () => {
    const budget = { iterations: 1e9, milliseconds: 1 }
    for (const guide of [duelGuide, NO_GUIDE]) {
      expect(eyes.legal()).toContain(search(eyes, seeded('clock'), { budget }, guide).move)
      expect(eyes.legal()).toContain(greedyBot(guide, 'greedy', budget).choose(eyes, seeded('clock')))
    }
  })

  test('come to an end when their iterations are', () => {
    const budget = { iterations: 5, milliseconds: 1e9 }
    for (const guide of [duelGuide, NO_GUIDE]) {
      expect(search(eyes, seeded('clock'), { budget }, guide).iterations).toBeLessThanOrEqual(6)
    }
  })
})

import { expect, test } from 'vitest'
import type { Worths } from './exercise.ts'
import { LEAST_MOVES, type Minds, sift } from './sift.ts'

const DEMANDS = { iterations: 100, short: 10, margin: 0.06 }
const CLEAR: Worths = { go: 0.6, stay: 0.5, wait: 0.4, sleep: 0.3 }

/** Everybody agrees that going is right; each test says who does not. */
const minds = (others: Partial<Minds> = {}): Minds => ({
  moves: Object.keys(CLEAR),
  search: () => ({ move: 'go', worths: CLEAR }),
  weigh: () => CLEAR,
  glance: () => 'go',
  ...others,
})

const searching = (answer: (iterations: number, chance: string) => Partial<ReturnType<Minds['search']>>): Minds =>
  minds({ search: (iterations, chance) => ({ move: 'go', worths: CLEAR, ...answer(iterations, chance) }) })

test('one clearly right move among several makes an exercise', () => {
  expect(sift(minds(), DEMANDS)).toEqual({ worths: CLEAR, depth: 'glance' })
})

test('a choice among few moves does not', () => {
  const few = Object.keys(CLEAR).slice(0, LEAST_MOVES - 1)
  expect(sift(minds({ moves: few }), DEMANDS)).toBeNull()
})

test('nor does a runner-up that is close behind, whoever thinks so', () => {
  const close: Worths = { ...CLEAR, stay: 0.56 }
  expect(sift(minds({ weigh: () => close }), DEMANDS)).toBeNull()
  expect(
    sift(
      searching((_iterations, chance) => (chance === 'first' ? { worths: close } : {})),
      DEMANDS,
    ),
  ).toBeNull()
  expect(
    sift(
      searching((_iterations, chance) => (chance === 'second' ? { worths: close } : {})),
      DEMANDS,
    ),
  ).toBeNull()
})

test('two moves that come to the same are both right, three are too many', () => {
  const two: Worths = { ...CLEAR, stay: 0.59 }
  expect(sift(minds({ weigh: () => two, glance: () => 'stay' }), DEMANDS)).toEqual({ worths: two, depth: 'glance' })
  expect(sift(minds({ weigh: () => ({ ...two, wait: 0.59 }) }), DEMANDS)).toBeNull()
})

test('a longer search with other chance must find the same', () => {
  const asked: (readonly [number, string])[] = []
  const doubting = searching((iterations, chance) => {
    asked.push([iterations, chance])
    return chance === 'second' ? { move: 'stay' } : {}
  })
  expect(sift(doubting, DEMANDS)).toBeNull()
  expect(asked).toEqual([
    [100, 'first'],
    [400, 'second'],
  ])
})

test('a move that loses its lead when all get the same attention is not right', () => {
  const weighed: Worths = { stay: 0.7, go: 0.6, wait: 0.4, sleep: 0.3 }
  expect(sift(minds({ weigh: () => weighed }), DEMANDS)).toBeNull()
})

test('the depth is that of the weakest who always finds it', () => {
  const depth = (others: Partial<Minds>) => sift(minds(others), DEMANDS)?.depth
  const lucky = (chance: string) => (chance === 'one' ? 'go' : 'stay')
  expect(depth({ glance: lucky })).toBe('look')
  const search: Minds['search'] = (iterations, chance) => ({
    move: iterations === DEMANDS.short ? lucky(chance) : 'go',
    worths: CLEAR,
  })
  expect(depth({ glance: lucky, search })).toBe('thought')
  expect(depth({ search })).toBe('glance')
})

import { seeded } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { momentumFor } from './adam.ts'
import { type Trial, teachingByTrial } from './trial-teaching.ts'

const teaching = teachingByTrial('bazaar', {
  names: ['coins', 'goods', 'luck'],
  guideWith: () => ({ playout: 'full', exploration: 0.7 }),
  known: async () => ({ made: ['ecumene train bazaar'], factors: { coins: 2, luck: 0.5 } }),
  seats: [2],
})

/** How far the weights go after a game that the first player won. */
const after = (...differences: readonly (readonly number[])[]): readonly number[] => {
  const weights = new Float32Array(3)
  const trial: Trial = {
    differences: differences.map((each) => Float32Array.from(each)),
    won: [1, 0, 0].slice(0, differences.length),
  }
  teaching.learn(weights, 16, [trial], {
    fresh: 1,
    generation: 0,
    isFurther: false,
    momentum: momentumFor(3),
    random: seeded('study'),
  })
  return Array.from(weights)
}

test('weights move towards those of the winner and away from those of the others', () => {
  const [coins = 0, goods = 0, luck = 0] = after([0.3, -0.3, 0.1], [-0.2, 0.3, 0.1])
  expect(coins).toBeGreaterThan(0)
  expect(goods).toBeLessThan(0)
  // What everybody had says nothing.
  expect(luck).toBeCloseTo(0, 6)
})

test('among three, whoever won counts twice as much as each of the others', () => {
  const [coins = 0, goods = 0] = after([0.2, 0, 0], [0, 0.2, 0], [0, 0, 0])
  expect(coins / -goods).toBeCloseTo(2, 4)
})

test('what is known is read as it is written', async () => {
  const known = await teaching.known()
  expect(known.made).toEqual(['ecumene train bazaar'])
  const module = teaching.module(known.weights, 16, ['more'])
  expect(module).toContain('"coins": 2')
  expect(module).toContain('"goods": 1')
  expect(module).toContain('"luck": 0.5')
  expect(module).toContain('"more"')
})

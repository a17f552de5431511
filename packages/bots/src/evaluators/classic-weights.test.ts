import { expect, test } from 'vitest'
import { CLASSIC_FACTORS, CLASSIC_WEIGHTS, classicWeightsWith, weightsIn } from './classic-weights.ts'

test('what cities bring in every round is worth less the fewer rounds are left', () => {
  const [first, middle, last] = [1, 7, 13].map((round) => weightsIn(CLASSIC_WEIGHTS, round).tradeIcons)
  expect(first).toBeGreaterThan(middle ?? 0)
  expect(middle).toBeGreaterThan(last ?? 0)
})

test('a factor of change divides a weight at first, multiplies it at last and leaves the middle of the game alone', () => {
  expect(CLASSIC_FACTORS).toContain('coins, later')
  const [plain, changing] = [classicWeightsWith({}), classicWeightsWith({ 'coins, later': 2 })]
  const ratios = [1, 7, 13, 40].map((round) => weightsIn(changing, round).coins / weightsIn(plain, round).coins)
  expect(ratios.map((ratio) => Number(ratio.toFixed(6)))).toEqual([0.5, 1, 2, 2])
})

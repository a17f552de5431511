import { describe, expect, test } from 'vitest'
import { eloRatings } from './elo.ts'

const spread = (ratings: readonly number[]): number => (ratings[0] ?? 0) - (ratings[1] ?? 0)

describe('Elo ratings', () => {
  test('equal scores give equal ratings', () => {
    expect(eloRatings([[0, 5], [5, 0]]).map(Math.abs)).toEqual([0, 0]) // biome-ignore format: a matrix
  })

  test('three wins to one are 400 · log10(3) = 190.85 points', () => {
    const ratings = eloRatings([[0, 30], [10, 0]], 0) // biome-ignore format: a matrix
    expect(spread(ratings)).toBeCloseTo(190.85, 2)
    expect(ratings[0]).toBeCloseTo(95.42, 2)
  })

  test('ten wins to one are 400 points', () => {
    expect(spread(eloRatings([[0, 100], [10, 0]], 0))).toBeCloseTo(400, 6) // biome-ignore format: a matrix
  })

  test('consistent results of three players are explained exactly', () => {
    // Strengths 4 : 2 : 1, so shares 2/3, 4/5 and 2/3.
    const scores = [
      [0, 20, 24],
      [10, 0, 20],
      [6, 10, 0],
    ]
    const [first = 0, second = 0, third = 0] = eloRatings(scores, 0)
    expect(first - second).toBeCloseTo(400 * Math.log10(2), 4)
    expect(second - third).toBeCloseTo(400 * Math.log10(2), 4)
    expect(first + second + third).toBeCloseTo(0, 6)
  })

  test('who never lost still has a finite rating, and a higher one after more games', () => {
    const few = spread(eloRatings([[0, 10], [0, 0]])) // biome-ignore format: a matrix
    const many = spread(eloRatings([[0, 100], [0, 0]])) // biome-ignore format: a matrix
    expect(few).toBeCloseTo(400 * Math.log10(21), 4)
    expect(many).toBeGreaterThan(few)
  })

  test('players who never met are not compared', () => {
    const scores = [
      [0, 5, 0],
      [5, 0, 0],
      [0, 0, 0],
    ]
    expect(eloRatings(scores).map((rating) => Math.round(rating) + 0)).toEqual([0, 0, 0])
  })
})

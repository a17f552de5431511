import { describe, expect, test } from 'vitest'
import { eloIntervals, eloRatings } from './elo.ts'

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

  test('a player who never lost still has a finite rating, and a higher one after more games', () => {
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

describe('intervals of Elo ratings', () => {
  test('of two players who are level after 100 games are those of the score, to either side of it', () => {
    const scores = [[0, 50], [50, 0]] // biome-ignore format: a matrix
    const [reach = 0, other] = eloIntervals(scores, eloRatings(scores, 0), 1, 0)
    // A score of 0.5 ± 0.098 is ± 68 points between the two, so half of it from their mean.
    expect(reach).toBeCloseTo((1.959964 * 4 * (400 / Math.LN10)) / Math.sqrt(100) / 4, 6)
    expect(other).toBeCloseTo(reach, 9)
  })

  test('become half as wide with four times the games', () => {
    const few = [[0, 20, 24], [10, 0, 20], [6, 10, 0]] // biome-ignore format: a matrix
    const many = few.map((row) => row.map((score) => 4 * score))
    const wide = eloIntervals(few, eloRatings(few, 0), 1, 0)
    for (const [at, reach] of eloIntervals(many, eloRatings(many, 0), 1, 0).entries()) {
      expect(reach).toBeCloseTo((wide[at] ?? 0) / 2, 6)
    }
  })

  test('are finite for who never lost', () => {
    const scores = [[0, 10], [0, 0]] // biome-ignore format: a matrix
    for (const reach of eloIntervals(scores, eloRatings(scores))) expect(reach).toBeLessThan(1000)
  })
})

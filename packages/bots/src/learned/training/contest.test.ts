import { describe, expect, test } from 'vitest'
import { type Contest, climb, gainOf } from './contest.ts'
import { leaningFrom } from './leaning.ts'

const STEPS = [0.5, 0.25, 0]

describe('the gain of a match', () => {
  test('is more for a victory that comes sooner', () => {
    const soon = gainOf({ won: [1, 1], turns: [30, 30] })
    expect(soon).toBeGreaterThan(gainOf({ won: [1, 1], turns: [60, 60] }))
    expect(gainOf({ won: [0, 0], turns: [30, 30] })).toBe(-soon)
    expect(gainOf({ won: [1, 0], turns: [30, 60] })).toBeGreaterThan(0)
  })

  test('is nothing where games were cut off or shared', () => {
    expect(gainOf({ won: [1, 0.5], turns: [Number.POSITIVE_INFINITY, 30] })).toBe(0)
  })
})

describe('climbing', () => {
  /** Contests in which the first weight is what counts, and the second nothing. */
  const contests = (count: number): readonly Contest[] =>
    Array.from({ length: count }, (_unused, index) => {
      const leaning = leaningFrom(`contest ${index}`, STEPS.length)
      return { leaning, gain: 0.3 * (leaning[0] ?? 0) + 0.1 * (leaningFrom(`luck ${index}`, 1)[0] ?? 0) }
    })

  test('changes the weight that contests speak for, and none that has no step', () => {
    const weights = Float32Array.of(1, 2, 3)
    const signal = climb(weights, STEPS, contests(100), new Float32Array(3), 1)
    expect(weights[0]).toBeCloseTo(1 + 0.3 * 0.5, 1)
    expect(Math.abs((weights[1] ?? 0) - 2)).toBeLessThan(0.02)
    expect(weights[2]).toBe(3)
    expect(signal).toBeGreaterThan(10)
  })

  test('leaves weights alone that nobody leaned on', () => {
    const weights = Float32Array.of(1, 2, 3)
    const still = contests(50).map(({ leaning, gain }) => ({ leaning: leaning.fill(0, 0, 1), gain }))
    climb(weights, STEPS, still, Float32Array.of(1, 1, 1), 1)
    expect(weights[0]).toBe(1)
    expect(weights[1]).not.toBe(2)
  })

  test('learns nothing where nobody won', () => {
    const weights = Float32Array.of(1, 2, 3)
    const drawn = contests(20).map(({ leaning }) => ({ leaning, gain: 0 }))
    expect(climb(weights, STEPS, drawn, new Float32Array(3), 1)).toBe(0)
    expect([...weights]).toEqual([1, 2, 3])
  })

  test('goes on a little the way it went before', () => {
    const [first, again] = [Float32Array.of(0, 0, 0), Float32Array.of(0, 0, 0)]
    const remembered = new Float32Array(3)
    climb(first, STEPS, contests(50), remembered, 1)
    climb(again, STEPS, contests(50), remembered, 1)
    expect(again[0]).toBeCloseTo(1.5 * (first[0] ?? 0))
  })

  test('sees no more than chance where nothing but chance decides', () => {
    const steps = Array.from({ length: 100 }, () => 1)
    const idle = Array.from({ length: 400 }, (_unused, index) => ({
      leaning: leaningFrom(`contest ${index}`, steps.length),
      gain: leaningFrom(`chance ${index}`, 1)[0] ?? 0,
    }))
    const signal = climb(new Float32Array(steps.length), steps, idle, new Float32Array(steps.length), 1)
    expect(Math.abs(signal - 1)).toBeLessThan(0.5)
  })
})

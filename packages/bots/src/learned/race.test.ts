import { expect, test } from 'vitest'
import { keepRace, oddsOf, raceFrom, scoreOf, shareOfNobody } from './race.ts'

const NAMES = ['land', 'gold', 'art']
const WEIGHTS = Float32Array.of(2, -1, 0.5)

test('a seat scores what each of its features weighs', () => {
  const rows = Float32Array.of(1, 1, 0, 0, 1, 2)
  expect([scoreOf(WEIGHTS, rows, 0), scoreOf(WEIGHTS, rows, 3)]).toEqual([1, 0])
})

test('whoever scores as much as all others together has even odds, and nobody races too', () => {
  const even = Float32Array.of(0, 0, 0, 0, 0, 0)
  expect(oddsOf(WEIGHTS, even, 2, 0, 0)).toBeCloseTo(-Math.log(2))
  const ahead = Float32Array.of(1, 0, 0, 0, 1, 0)
  expect(oddsOf(WEIGHTS, ahead, 2, 0, 0)).toBeCloseTo(2 - Math.log(1 + Math.exp(-1)))
  // Where all rivals are far behind, coming nearer to the end is still worth something.
  const alone = (land: number): number => oddsOf(WEIGHTS, Float32Array.of(land, 0, 0, 0, 99, 0), 2, 0, 0)
  expect(alone(1)).toBeGreaterThan(alone(0) + 1)
})

test('without nobody, two seats that score the same have even odds', () => {
  const even = Float32Array.of(-1, 0, 0, -1, 0, 0)
  for (const nobody of [0, 2]) {
    expect(oddsOf(WEIGHTS, even, 2, 0, nobody) + shareOfNobody(WEIGHTS, even, 2, 0, nobody)).toBeCloseTo(0)
  }
  expect(oddsOf(WEIGHTS, even, 2, 0, 0)).toBeLessThan(-1)
})

test('the more nobody scores, the less it is worth to harm a rival', () => {
  const harm = (nobody: number): number => {
    const [unharmed, harmed] = [1, 0].map((land) => oddsOf(WEIGHTS, Float32Array.of(1, 0, 0, land, 0, 0), 2, 0, nobody))
    return (harmed ?? 0) - (unharmed ?? 0)
  }
  expect(harm(4)).toBeLessThan(harm(0) / 4)
})

test('a race that is kept is read again by the names of its features', () => {
  const kept = keepRace(Float32Array.of(2, 0, 1 / 3), NAMES, ['by a test'])
  expect(kept).toEqual({ made: ['by a test'], weights: { land: 2, art: 0.333 } })
  expect([...raceFrom(kept.weights, ['art', 'land', 'sea'])].map((weight) => Math.round(weight * 1000))).toEqual([
    333, 2000, 0,
  ])
  expect(() => raceFrom(kept.weights, ['land'])).toThrow('"art"')
})

import { below, seeded } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { packRace, partsOfRace, type RaceModel, scoreOf, toChances, unpackRace } from './race.ts'
import { momentumFor } from './training/adam.ts'
import { fitRaceBatch, type RaceLesson, STEPS } from './training/race-fit.ts'

const shape = { inputs: 3, hidden: 2 }
const NAMES = ['land', 'gold', 'art']

const lively = (): RaceModel => {
  const random = seeded('lively')
  return {
    shape,
    weights: Float32Array.from({ length: partsOfRace(shape).end }, () => (below(random, 100) - 30) / 100),
  }
}

const lesson = (targets: readonly number[], ...rows: readonly (readonly number[])[]): RaceLesson => ({
  features: Uint8Array.from(rows.flat(), (amount) => amount * STEPS),
  targets: Float32Array.from(targets),
})

const BATCH = [lesson([1, 0], [1, 0.5, 0], [0.5, 1, 1]), lesson([0, 0.5, 0.5], [0, 1, 0.5], [1, 1, 0], [0.5, 0, 1])]

/** What `fitRaceBatch` goes down: worked out by the functions that play, not by the one that learns. */
const lossOf = (model: RaceModel): number => {
  const units = new Float32Array(shape.hidden)
  let sum = 0
  for (const { features, targets } of BATCH) {
    const amounts = Float32Array.from(features, (step) => step / STEPS)
    const chances = Float64Array.from(targets, (_unused, seat) => scoreOf(model, amounts, seat * shape.inputs, units))
    toChances(chances, targets.length)
    for (const [seat, target] of targets.entries()) sum -= target * Math.log(chances[seat] as number)
  }
  return sum / BATCH.length
}

test('the chances of all seats add up to 1, and the highest score has the best', () => {
  const scores = Float64Array.of(2, 900, 1)
  toChances(scores, 3)
  expect(scores.reduce((sum, chance) => sum + chance)).toBeCloseTo(1)
  expect(scores[1]).toBeCloseTo(1)
})

test('the slope that a race goes down is that of the loss', () => {
  const model = lively()
  const gradient = new Float32Array(model.weights.length)
  fitRaceBatch({ ...model, weights: model.weights.slice() }, BATCH, momentumFor(gradient.length), 0, gradient)
  const step = 1e-2
  for (const place of gradient.keys()) {
    const nudged = (by: number): RaceModel => {
      const weights = model.weights.slice()
      weights[place] = (weights[place] as number) + by
      return { ...model, weights }
    }
    const slope = (lossOf(nudged(step)) - lossOf(nudged(-step))) / (2 * step)
    expect((gradient[place] as number) / BATCH.length, `weight ${place}`).toBeCloseTo(slope, 2)
  }
})

test('a race learns what it is shown', () => {
  const model = lively()
  const momentum = momentumFor(model.weights.length)
  const before = lossOf(model)
  for (let step = 0; step < 400; step++) fitRaceBatch(model, BATCH, momentum, 2e-2)
  expect(lossOf(model)).toBeLessThan(before / 2)
})

test('a packed race comes back, and only for the features it was made for', () => {
  const model = lively()
  const packed = packRace(model, NAMES, ['by a test'])
  expect(unpackRace(JSON.parse(JSON.stringify(packed)), NAMES)).toEqual(model)
  expect(() => unpackRace(packed, ['land', 'art', 'gold'])).toThrow('other features')
})

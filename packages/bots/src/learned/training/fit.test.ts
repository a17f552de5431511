import { seeded } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { assess, type Model, modelWith, newInputs, newLayers, outputOf, partsOf } from '../model.ts'
import { momentumFor } from './adam.ts'
import { fitBatch, type Lesson } from './fit.ts'
import { freshModel } from './fresh.ts'

const shape = { inputs: 12, hidden: 8, second: 8, outputs: 5 }

const lesson = (result: number, ...places: readonly number[]): Lesson => ({
  places: Int32Array.from(places),
  amounts: Float32Array.from(places, (place) => 1 + place / 10),
  result,
  outputs: Int32Array.of(0, 1, 2),
  secondOutputs: Int32Array.of(-1, 4, 3),
  shares: Float32Array.of(0.5, 0.2, 0.3),
})

const BATCH = [lesson(1, 0, 3, 7), lesson(0.25, 1, 3, 11)]

/** What `fitBatch` goes down: worked out by the functions that play, not by those that learn. */
const lossOf = (model: Model): number => {
  const layers = newLayers(shape)
  let sum = 0
  for (const { places, amounts, result, outputs, secondOutputs, shares } of BATCH) {
    const inputs = { ...newInputs(places.length), places, amounts, count: places.length }
    const value = assess(model, inputs, layers)
    sum -= result * Math.log(value) + (1 - result) * Math.log(1 - value)
    const powers = Array.from(outputs, (output, index) => {
      const second = secondOutputs[index] as number
      return Math.exp(outputOf(model, layers, output) + (second < 0 ? 0 : outputOf(model, layers, second)))
    })
    const total = powers.reduce((all, power) => all + power)
    for (const [index, power] of powers.entries()) sum -= (shares[index] as number) * Math.log(power / total)
  }
  return sum
}

/** A model in which no unit is idle, so that the loss has a slope everywhere. */
const lively = (): Model => {
  const { weights } = freshModel(shape, seeded('lively'))
  for (let place = 0; place < weights.length; place++)
    weights[place] = 0.3 * Math.abs(weights[place] as number) + 0.02 * (place % 7)
  return modelWith(shape, weights)
}

test('the slope that a model goes down is that of the loss', () => {
  const model = lively()
  const gradient = new Float32Array(model.weights.length)
  fitBatch({ ...model, weights: model.weights.slice() }, BATCH, momentumFor(partsOf(shape).end), 0, gradient)
  const step = 1e-2
  for (const [name, place] of Object.entries({ ...model.at, first: model.at.first + 3 * shape.hidden + 2 })) {
    if (name === 'end') continue
    const nudged = (by: number): Model => {
      const weights = model.weights.slice()
      weights[place] = (weights[place] as number) + by
      return { ...model, weights }
    }
    const slope = (lossOf(nudged(step)) - lossOf(nudged(-step))) / (2 * step)
    expect((gradient[place] as number) / slope, name).toBeCloseTo(1, 1)
  }
})

test('a model learns what it is shown', () => {
  const model = freshModel(shape, seeded('learns'))
  const momentum = momentumFor(partsOf(shape).end)
  const gradient = new Float32Array(model.weights.length)
  const before = lossOf(model)
  for (let step = 0; step < 400; step++) fitBatch(model, BATCH, momentum, 1e-2, gradient)
  // The least that is possible: the entropy of what is to be learned.
  expect(before).toBeGreaterThan(3)
  expect(lossOf(model)).toBeLessThan(2.75)
})

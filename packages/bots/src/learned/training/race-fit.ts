import { partsOfRace, type RaceModel, scoreOf, toChances } from '../race.ts'
import { descend, type Momentum } from './adam.ts'

/** A position to learn from: a row of features for every seat, in `STEPS` of 1, and what each may expect, in all 1. */
export type RaceLesson = { readonly features: Uint8Array; readonly targets: Float32Array }

/** Features are kept as bytes, since there are millions of them. */
export const STEPS = 120

/** One step down the slope of a batch; returns the mean loss before it. */
export const fitRaceBatch = (
  model: RaceModel,
  batch: readonly RaceLesson[],
  momentum: Momentum,
  rate: number,
  gradient = new Float32Array(model.weights.length),
): number => {
  const { shape, weights } = model
  const { inputs, hidden } = shape
  const { rows, biases, tops } = partsOfRace(shape)
  const units = new Float32Array(hidden)
  const scores = new Float64Array(8)
  const slopes = new Float32Array(hidden)
  let loss = 0
  const features = new Float32Array(scores.length * inputs)
  for (const { features: steps, targets } of batch) {
    const seats = targets.length
    for (let place = 0; place < steps.length; place++) features[place] = (steps[place] ?? 0) / STEPS
    for (let seat = 0; seat < seats; seat++) scores[seat] = scoreOf(model, features, seat * inputs, units)
    toChances(scores, seats)
    for (let seat = 0; seat < seats; seat++) {
      const target = targets[seat] ?? 0
      const chance = scores[seat] ?? 0
      loss -= target * Math.log(chance + 1e-9)
      const error = chance - target
      const first = seat * inputs
      if (hidden > 0) scoreOf(model, features, first, units)
      for (let unit = 0; unit < hidden; unit++) {
        const amount = units[unit] ?? 0
        slopes[unit] = amount > 0 ? error * (weights[tops + unit] ?? 0) : 0
        if (amount > 0) gradient[tops + unit] = (gradient[tops + unit] ?? 0) + error * amount
        gradient[biases + unit] = (gradient[biases + unit] ?? 0) + (slopes[unit] ?? 0)
      }
      for (let input = 0; input < inputs; input++) {
        const amount = features[first + input] ?? 0
        if (amount === 0) continue
        gradient[input] = (gradient[input] ?? 0) + error * amount
        const row = rows + input * hidden
        for (let unit = 0; unit < hidden; unit++) {
          gradient[row + unit] = (gradient[row + unit] ?? 0) + amount * (slopes[unit] ?? 0)
        }
      }
    }
  }
  momentum.steps++
  descend(weights, gradient, 0, weights.length, 1 / batch.length, momentum, rate, DECAY)
  return loss / batch.length
}

const DECAY = 0.02

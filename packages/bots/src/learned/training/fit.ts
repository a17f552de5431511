import { type Layers, type Model, newLayers, outputOf } from '../model.ts'
import { descend, type Momentum } from './adam.ts'

/** Positions to learn from, each with its inputs, what it came to, and how a search divided its thought among the moves. */
export type Lesson = {
  readonly places: Int32Array
  readonly amounts: Float32Array
  /** For whoever was to decide, from 0 to 1. */
  readonly result: number
  readonly outputs: Int32Array
  readonly secondOutputs: Int32Array
  readonly shares: Float32Array
}

export type Loss = { value: number; prior: number }

/** One step down the slope of a batch; returns the mean losses before it. */
export const fitBatch = (
  model: Model,
  batch: readonly Lesson[],
  momentum: Momentum,
  rate: number,
  gradient = new Float32Array(model.weights.length),
): Loss => {
  const { shape, weights, at } = model
  const { hidden: width, second: depth } = shape
  const layers = newLayers(shape)
  const { hidden, second } = layers
  const back = new Float32Array(width)
  const touched = new Set<number>()
  gradient.fill(0, at.firstBias)
  const loss: Loss = { value: 0, prior: 0 }
  for (const lesson of batch) {
    const { places, amounts } = lesson
    hidden.set(weights.subarray(at.firstBias, at.firstBias + width))
    for (const [index, place] of places.entries())
      addTimes(amounts[index] ?? 0, weights, at.first + place * width, hidden, 0, width)
    for (let unit = 0; unit < width; unit++) if ((hidden[unit] ?? 0) < 0) hidden[unit] = 0
    let sum = weights[at.valueBias] ?? 0
    for (let unit = 0; unit < depth; unit++) {
      let total = weights[at.secondBias + unit] ?? 0
      for (let from = 0; from < width; from++) {
        total += (hidden[from] ?? 0) * (weights[at.second + from * depth + unit] ?? 0)
      }
      second[unit] = total < 0 ? 0 : total
      sum += (second[unit] ?? 0) * (weights[at.value + unit] ?? 0)
    }
    const value = 1 / (1 + Math.exp(-sum))
    const target = lesson.result
    loss.value -= target * Math.log(value + 1e-9) + (1 - target) * Math.log(1 - value + 1e-9)
    const error = value - target
    back.fill(0)
    add(error, gradient, at.valueBias)
    for (let unit = 0; unit < depth; unit++) {
      const active = second[unit] ?? 0
      add(error * active, gradient, at.value + unit)
      if (active <= 0) continue
      const slope = error * (weights[at.value + unit] ?? 0)
      add(slope, gradient, at.secondBias + unit)
      for (let from = 0; from < width; from++) {
        const place = at.second + from * depth + unit
        add(slope * (hidden[from] ?? 0), gradient, place)
        add(slope * (weights[place] ?? 0), back, from)
      }
    }
    loss.prior += fitPriors(model, lesson, layers, back, gradient)
    for (let unit = 0; unit < width; unit++) if ((hidden[unit] ?? 0) <= 0) back[unit] = 0
    addTimes(1, back, 0, gradient, at.firstBias, width)
    for (const [index, place] of places.entries()) {
      const row = at.first + place * width
      if (!touched.has(place)) {
        touched.add(place)
        gradient.fill(0, row, row + width)
      }
      addTimes(amounts[index] ?? 0, back, 0, gradient, row, width)
    }
  }
  momentum.steps++
  const scale = 1 / batch.length
  const move = (from: number, to: number): void => descend(weights, gradient, from, to, scale, momentum, rate, DECAY)
  for (const place of touched) move(at.first + place * width, at.first + (place + 1) * width)
  move(at.firstBias, at.end)
  return { value: loss.value * scale, prior: loss.prior * scale }
}

const DECAY = 1e-3

const fitPriors = (
  model: Model,
  { outputs, secondOutputs, shares }: Lesson,
  layers: Layers,
  back: Float32Array,
  gradient: Float32Array,
): number => {
  const { weights, at } = model
  const { hidden } = layers
  const count = shares.length
  if (count < 2) return 0
  const logits = new Float32Array(count)
  let most = Number.NEGATIVE_INFINITY
  for (const [index, output] of outputs.entries()) {
    const other = secondOutputs[index] ?? -1
    const sum = outputOf(model, layers, output) + (other < 0 ? 0 : outputOf(model, layers, other))
    logits[index] = sum
    if (sum > most) most = sum
  }
  let total = 0
  for (const logit of logits) total += Math.exp(logit - most)
  let loss = 0
  const learn = (output: number, slope: number): void => {
    const row = at.prior + output * hidden.length
    add(slope, gradient, at.priorBias + output)
    addTimes(slope, hidden, 0, gradient, row, hidden.length)
    addTimes(slope, weights, row, back, 0, hidden.length)
  }
  for (const [index, output] of outputs.entries()) {
    const chance = Math.exp((logits[index] ?? 0) - most) / total
    const share = shares[index] ?? 0
    if (share > 0) loss -= share * Math.log(chance + 1e-9)
    const slope = chance - share
    learn(output, slope)
    const other = secondOutputs[index] ?? -1
    if (other >= 0) learn(other, slope)
  }
  return loss
}

const add = (more: number, into: Float32Array, place: number): void => {
  into[place] = (into[place] ?? 0) + more
}

/** Adds so many numbers of a list, each times the same, to those of another. */
const addTimes = (
  times: number,
  list: Float32Array,
  first: number,
  into: Float32Array,
  place: number,
  count: number,
): void => {
  for (let index = 0; index < count; index++) add(times * (list[first + index] ?? 0), into, place + index)
}

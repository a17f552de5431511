import { type Model, type ModelShape, partsOf } from '../model.ts'

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

/** Adam's running averages. */
export type Momentum = { readonly mean: Float32Array; readonly square: Float32Array; steps: number }

export const newMomentum = (shape: ModelShape): Momentum => {
  const { end } = partsOf(shape)
  return { mean: new Float32Array(end), square: new Float32Array(end), steps: 0 }
}

export type Loss = { value: number; prior: number }

/** One step down the slope of a batch; returns the mean losses before it. */
export const fitBatch = (
  { shape, weights, at }: Model,
  batch: readonly Lesson[],
  momentum: Momentum,
  rate: number,
  gradient: Float32Array,
): Loss => {
  const { hidden: width, second: depth } = shape
  const hidden = new Float32Array(width)
  const inner = new Float32Array(depth)
  const back = new Float32Array(width)
  const touched = new Set<number>()
  gradient.fill(0, at.firstBias)
  const loss: Loss = { value: 0, prior: 0 }
  for (const lesson of batch) {
    const { places, amounts } = lesson
    for (let unit = 0; unit < width; unit++) hidden[unit] = weights[at.firstBias + unit] as number
    for (let index = 0; index < places.length; index++) {
      const row = at.first + (places[index] as number) * width
      const amount = amounts[index] as number
      for (let unit = 0; unit < width; unit++) (hidden[unit] as number) += amount * (weights[row + unit] as number)
    }
    for (let unit = 0; unit < width; unit++) if ((hidden[unit] as number) < 0) hidden[unit] = 0
    let sum = weights[at.valueBias] as number
    for (let unit = 0; unit < depth; unit++) {
      let total = weights[at.secondBias + unit] as number
      for (let from = 0; from < width; from++) {
        total += (hidden[from] as number) * (weights[at.second + from * depth + unit] as number)
      }
      inner[unit] = total < 0 ? 0 : total
      sum += (inner[unit] as number) * (weights[at.value + unit] as number)
    }
    const value = 1 / (1 + Math.exp(-sum))
    const target = lesson.result
    loss.value -= target * Math.log(value + 1e-9) + (1 - target) * Math.log(1 - value + 1e-9)
    const error = value - target
    back.fill(0)
    ;(gradient[at.valueBias] as number) += error
    for (let unit = 0; unit < depth; unit++) {
      const active = inner[unit] as number
      ;(gradient[at.value + unit] as number) += error * active
      if (active <= 0) continue
      const slope = error * (weights[at.value + unit] as number)
      ;(gradient[at.secondBias + unit] as number) += slope
      for (let from = 0; from < width; from++) {
        const place = at.second + from * depth + unit
        ;(gradient[place] as number) += slope * (hidden[from] as number)
        ;(back[from] as number) += slope * (weights[place] as number)
      }
    }
    loss.prior += fitPriors({ shape, weights, at }, lesson, hidden, back, gradient)
    for (let unit = 0; unit < width; unit++) {
      if ((hidden[unit] as number) <= 0) back[unit] = 0
      ;(gradient[at.firstBias + unit] as number) += back[unit] as number
    }
    for (let index = 0; index < places.length; index++) {
      const place = places[index] as number
      const row = at.first + place * width
      if (!touched.has(place)) {
        touched.add(place)
        gradient.fill(0, row, row + width)
      }
      const amount = amounts[index] as number
      for (let unit = 0; unit < width; unit++) (gradient[row + unit] as number) += amount * (back[unit] as number)
    }
  }
  momentum.steps++
  const scale = 1 / batch.length
  const step = (rate * Math.sqrt(1 - 0.999 ** momentum.steps)) / (1 - 0.9 ** momentum.steps)
  const { mean, square } = momentum
  const move = (from: number, to: number): void => {
    for (let place = from; place < to; place++) {
      const slope = (gradient[place] as number) * scale
      const average = 0.9 * (mean[place] as number) + 0.1 * slope
      const spread = 0.999 * (square[place] as number) + 0.001 * slope * slope
      mean[place] = average
      square[place] = spread
      ;(weights[place] as number) -=
        (step * average) / (Math.sqrt(spread) + 1e-8) + rate * DECAY * (weights[place] as number)
    }
  }
  for (const place of touched) move(at.first + place * width, at.first + (place + 1) * width)
  move(at.firstBias, at.end)
  return { value: loss.value * scale, prior: loss.prior * scale }
}

const DECAY = 1e-3

const fitPriors = (
  { shape, weights, at }: Model,
  { outputs, secondOutputs, shares }: Lesson,
  hidden: Float32Array,
  back: Float32Array,
  gradient: Float32Array,
): number => {
  const { hidden: width } = shape
  const count = shares.length
  if (count < 2) return 0
  const logits = new Float32Array(count)
  let most = Number.NEGATIVE_INFINITY
  const output = (place: number): number => {
    const row = at.prior + place * width
    let sum = weights[at.priorBias + place] as number
    for (let unit = 0; unit < width; unit++) sum += (hidden[unit] as number) * (weights[row + unit] as number)
    return sum
  }
  for (let index = 0; index < count; index++) {
    const other = secondOutputs[index] as number
    const sum = output(outputs[index] as number) + (other < 0 ? 0 : output(other))
    logits[index] = sum
    if (sum > most) most = sum
  }
  let total = 0
  for (let index = 0; index < count; index++) total += Math.exp((logits[index] as number) - most)
  let loss = 0
  const learn = (place: number, slope: number): void => {
    const row = at.prior + place * width
    ;(gradient[at.priorBias + place] as number) += slope
    for (let unit = 0; unit < width; unit++) {
      ;(gradient[row + unit] as number) += slope * (hidden[unit] as number)
      ;(back[unit] as number) += slope * (weights[row + unit] as number)
    }
  }
  for (let index = 0; index < count; index++) {
    const chance = Math.exp((logits[index] as number) - most) / total
    const share = shares[index] as number
    if (share > 0) loss -= share * Math.log(chance + 1e-9)
    const slope = chance - share
    learn(outputs[index] as number, slope)
    if ((secondOutputs[index] as number) >= 0) learn(secondOutputs[index] as number, slope)
  }
  return loss
}

import { fromBase64, toBase64 } from './base64.ts'

/**
 * A learned judgement for any number of seats: the same function scores every seat by its own features, and the scores race each
 * other for the win. A score is a sum of the features, each times a weight, and of a few hidden units that see them together.
 */
export type RaceModel = { readonly shape: RaceShape; readonly weights: Float32Array }

export type RaceShape = { readonly inputs: number; readonly hidden: number }

/**
 * Where each part begins: a weight for every input; then for every input its row to the hidden units, the hidden units' biases,
 * and what they weigh.
 */
export const partsOfRace = ({ inputs, hidden }: RaceShape) => ({
  rows: inputs,
  biases: inputs + inputs * hidden,
  tops: inputs + inputs * hidden + hidden,
  end: inputs + inputs * hidden + 2 * hidden,
})

/** What a row of features scores; leaves the hidden units in `units`. */
export const scoreOf = (
  { shape: { inputs, hidden }, weights }: RaceModel,
  features: Float32Array,
  first: number,
  units: Float32Array,
): number => {
  const biases = inputs + inputs * hidden
  for (let unit = 0; unit < hidden; unit++) units[unit] = weights[biases + unit] ?? 0
  let sum = 0
  for (let input = 0; input < inputs; input++) {
    const amount = features[first + input] ?? 0
    if (amount === 0) continue
    sum += amount * (weights[input] ?? 0)
    const row = inputs + input * hidden
    for (let unit = 0; unit < hidden; unit++) units[unit] = (units[unit] ?? 0) + amount * (weights[row + unit] ?? 0)
  }
  const tops = biases + hidden
  for (let unit = 0; unit < hidden; unit++) {
    const amount = units[unit] ?? 0
    if (amount > 0) sum += amount * (weights[tops + unit] ?? 0)
  }
  return sum
}

/** The chances of winning that scores give, in their place: they add up to 1. */
export const toChances = (scores: Float64Array, seats: number): void => {
  let most = Number.NEGATIVE_INFINITY
  for (let seat = 0; seat < seats; seat++) most = Math.max(most, scores[seat] ?? 0)
  let total = 0
  for (let seat = 0; seat < seats; seat++) {
    const power = Math.exp((scores[seat] ?? 0) - most)
    scores[seat] = power
    total += power
  }
  for (let seat = 0; seat < seats; seat++) scores[seat] = (scores[seat] ?? 0) / total
}

/** A model as it is kept in the repository. */
export type PackedRace = {
  /** The command that made it. */
  readonly made: readonly string[]
  /** The features that it was made for, by name. */
  readonly features: readonly string[]
  readonly hidden: number
  /** Base64 of the weights. */
  readonly weights: string
}

export const packRace = (
  { shape, weights }: RaceModel,
  features: readonly string[],
  made: readonly string[],
): PackedRace => ({
  made,
  features,
  hidden: shape.hidden,
  weights: toBase64(new Uint8Array(weights.buffer, weights.byteOffset, weights.byteLength)),
})

export const unpackRace = (
  { features: known, hidden, weights }: PackedRace,
  features: readonly string[],
): RaceModel => {
  if (known.join() !== features.join()) throw new Error('the model was trained for other features')
  return { shape: { inputs: features.length, hidden }, weights: new Float32Array(fromBase64(weights).buffer) }
}

/**
 * A small network: inputs that are mostly zero, one hidden layer that value and priors share, and a second one for the value
 * alone. All numbers of it lie in one array, so that it can be trained, saved and sent as a whole.
 */
export type Model = {
  readonly shape: ModelShape
  readonly weights: Float32Array
  /** Where each part begins in `weights`. */
  readonly at: Parts
}

export type ModelShape = {
  readonly inputs: number
  /** Units of the two layers, multiples of 8. */
  readonly hidden: number
  readonly second: number
  /** Numbers that moves are made of: see `Encoder`. */
  readonly outputs: number
}

export type Parts = {
  /** By input, then by hidden unit: an active input adds one row. */
  readonly first: number
  readonly firstBias: number
  /** By hidden unit, then by second unit. */
  readonly second: number
  readonly secondBias: number
  readonly value: number
  readonly valueBias: number
  /** By output, then by hidden unit. */
  readonly prior: number
  readonly priorBias: number
  readonly end: number
}

export const partsOf = ({ inputs, hidden, second, outputs }: ModelShape): Parts => {
  let at = 0
  const take = (count: number): number => {
    at += count
    return at - count
  }
  return {
    first: take(inputs * hidden),
    firstBias: take(hidden),
    second: take(hidden * second),
    secondBias: take(second),
    value: take(second),
    valueBias: take(1),
    prior: take(outputs * hidden),
    priorBias: take(outputs),
    end: at,
  }
}

export const modelWith = (shape: ModelShape, weights: Float32Array): Model => {
  const at = partsOf(shape)
  if (weights.length !== at.end) throw new Error(`a model of this shape has ${at.end} weights, not ${weights.length}`)
  return { shape, weights, at }
}

/** The inputs of one position: which of them are not zero, and how much. */
export type Inputs = { readonly places: Int32Array; readonly amounts: Float32Array; count: number }

export const newInputs = (most: number): Inputs => ({
  places: new Int32Array(most),
  amounts: new Float32Array(most),
  count: 0,
})

/** Results of the layers, kept between calls. */
export type Layers = {
  readonly hidden: Float32Array
  readonly second: Float32Array
  /** Hidden units that are not zero, and how much they are. */
  readonly active: Int32Array
  readonly amounts: Float32Array
}

export const newLayers = ({ hidden, second }: ModelShape): Layers => ({
  hidden: new Float32Array(hidden),
  second: new Float32Array(second),
  active: new Int32Array(hidden),
  amounts: new Float32Array(hidden),
})

/**
 * The chance of winning for whoever the inputs were made for; leaves the hidden layer for `outputOf`. Eight units at a time, because
 * sums in local variables are several times as fast as sums in an array.
 */
export const assess = ({ shape, weights, at }: Model, inputs: Inputs, layers: Layers): number => {
  const { hidden, second } = layers
  addRows(weights, at.first, at.firstBias, shape.hidden, inputs.places, inputs.amounts, inputs.count, hidden)
  let active = 0
  for (let unit = 0; unit < hidden.length; unit++) {
    const amount = hidden[unit] ?? 0
    if (amount <= 0) continue
    layers.active[active] = unit
    layers.amounts[active] = amount
    active++
  }
  addRows(weights, at.second, at.secondBias, shape.second, layers.active, layers.amounts, active, second)
  let sum = weights[at.valueBias] ?? 0
  for (let unit = 0; unit < second.length; unit++) sum += (second[unit] ?? 0) * (weights[at.value + unit] ?? 0)
  return 1 / (1 + Math.exp(-sum))
}

/** A layer: its bias and the rows of what is active, each times its amount; what comes out negative becomes zero. */
const addRows = (
  weights: Float32Array,
  first: number,
  bias: number,
  width: number,
  places: Int32Array,
  amounts: Float32Array,
  count: number,
  into: Float32Array,
): void => {
  for (let unit = 0; unit < width; unit += 8) {
    const from = bias + unit
    let a = weights[from] ?? 0
    let b = weights[from + 1] ?? 0
    let c = weights[from + 2] ?? 0
    let d = weights[from + 3] ?? 0
    let e = weights[from + 4] ?? 0
    let f = weights[from + 5] ?? 0
    let g = weights[from + 6] ?? 0
    let h = weights[from + 7] ?? 0
    for (let index = 0; index < count; index++) {
      const row = first + (places[index] ?? 0) * width + unit
      const amount = amounts[index] ?? 0
      a += amount * (weights[row] ?? 0)
      b += amount * (weights[row + 1] ?? 0)
      c += amount * (weights[row + 2] ?? 0)
      d += amount * (weights[row + 3] ?? 0)
      e += amount * (weights[row + 4] ?? 0)
      f += amount * (weights[row + 5] ?? 0)
      g += amount * (weights[row + 6] ?? 0)
      h += amount * (weights[row + 7] ?? 0)
    }
    into[unit] = a > 0 ? a : 0
    into[unit + 1] = b > 0 ? b : 0
    into[unit + 2] = c > 0 ? c : 0
    into[unit + 3] = d > 0 ? d : 0
    into[unit + 4] = e > 0 ? e : 0
    into[unit + 5] = f > 0 ? f : 0
    into[unit + 6] = g > 0 ? g : 0
    into[unit + 7] = h > 0 ? h : 0
  }
}

/** How much one output speaks for a move, after `assess`. */
export const outputOf = ({ weights, at }: Model, { hidden }: Layers, output: number): number => {
  const row = at.prior + output * hidden.length
  let sum = weights[at.priorBias + output] ?? 0
  for (let unit = 0; unit < hidden.length; unit++) sum += (hidden[unit] ?? 0) * (weights[row + unit] ?? 0)
  return sum
}

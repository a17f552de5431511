/** Adam's running averages. */
export type Momentum = { readonly mean: Float32Array; readonly square: Float32Array; steps: number }

export const momentumFor = (weights: number): Momentum => ({
  mean: new Float32Array(weights),
  square: new Float32Array(weights),
  steps: 0,
})

/** Moves some weights down the slope, which is a gradient times `scale`, and draws them a little towards zero. */
export const descend = (
  weights: Float32Array,
  gradient: Float32Array,
  from: number,
  to: number,
  scale: number,
  { mean, square, steps }: Momentum,
  rate: number,
  decay: number,
): void => {
  const step = (rate * Math.sqrt(1 - 0.999 ** steps)) / (1 - 0.9 ** steps)
  for (let place = from; place < to; place++) {
    const slope = (gradient[place] ?? 0) * scale
    const average = 0.9 * (mean[place] ?? 0) + 0.1 * slope
    const spread = 0.999 * (square[place] ?? 0) + 0.001 * slope * slope
    mean[place] = average
    square[place] = spread
    const weight = weights[place] ?? 0
    weights[place] = weight - ((step * average) / (Math.sqrt(spread) + 1e-8) + rate * decay * weight)
  }
}

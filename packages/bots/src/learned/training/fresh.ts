import type { Random } from '@ecumene/kernel'
import { type Model, type ModelShape, modelWith, partsOf } from '../model.ts'
import { normal } from './normal.ts'

/** About so many inputs of a position are not zero. */
const ACTIVE = 60

/** A model that knows nothing yet: small random weights within, and no opinion about value or moves. */
export const freshModel = (shape: ModelShape, random: Random): Model => {
  const at = partsOf(shape)
  const weights = new Float32Array(at.end)
  const fill = (from: number, to: number, active: number): void => {
    for (let place = from; place < to; place++) weights[place] = normal(random) * Math.sqrt(2 / active)
  }
  fill(at.first, at.firstBias, ACTIVE)
  fill(at.second, at.secondBias, shape.hidden)
  return modelWith(shape, weights)
}

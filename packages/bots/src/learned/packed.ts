import { fromBase64, toBase64 } from './base64.ts'
import { type Model, type ModelShape, modelWith, partsOf } from './model.ts'

/** A model as it is kept in the repository: a byte a weight, and for every row of them how much a step of the byte means. */
export type PackedModel = {
  /** The command that made it, and how well it did. */
  readonly made: readonly string[]
  readonly shape: ModelShape
  /** Base64 of the scales, then of the bytes. */
  readonly scales: string
  readonly bytes: string
}

export const packModel = ({ shape, weights }: Model, made: readonly string[]): PackedModel => {
  const rows = rowsOf(shape)
  const scales = new Float32Array(rows.length)
  const bytes = new Int8Array(weights.length)
  for (const [index, { from, to }] of rows.entries()) {
    let most = 0
    for (const weight of weights.subarray(from, to)) most = Math.max(most, Math.abs(weight))
    const scale = most / 127
    scales[index] = scale
    if (scale === 0) continue
    for (let place = from; place < to; place++) bytes[place] = Math.round((weights[place] ?? 0) / scale)
  }
  return { made, shape, scales: toBase64(new Uint8Array(scales.buffer)), bytes: toBase64(new Uint8Array(bytes.buffer)) }
}

export const unpackModel = ({ shape, scales, bytes }: PackedModel): Model => {
  const scaled = new Float32Array(fromBase64(scales).buffer)
  const steps = new Int8Array(fromBase64(bytes).buffer)
  const weights = new Float32Array(steps.length)
  for (const [index, { from, to }] of rowsOf(shape).entries()) {
    const scale = scaled[index] ?? 0
    for (let place = from; place < to; place++) weights[place] = (steps[place] ?? 0) * scale
  }
  return modelWith(shape, weights)
}

type Row = { readonly from: number; readonly to: number }

/** The weights in rows of a like size: each input, each hidden unit and each output has one, and so has every list. */
const rowsOf = (shape: ModelShape): readonly Row[] => {
  const at = partsOf(shape)
  const rows: Row[] = []
  const cut = (from: number, to: number, width: number): void => {
    for (let place = from; place < to; place += width) rows.push({ from: place, to: place + width })
  }
  cut(at.first, at.firstBias, shape.hidden)
  cut(at.firstBias, at.second, shape.hidden)
  cut(at.second, at.secondBias, shape.second)
  cut(at.secondBias, at.value, shape.second)
  cut(at.value, at.valueBias, shape.second)
  cut(at.valueBias, at.prior, 1)
  cut(at.prior, at.priorBias, shape.hidden)
  cut(at.priorBias, at.end, shape.outputs)
  return rows
}

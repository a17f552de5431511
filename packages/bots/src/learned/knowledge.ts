import type { Encoder } from './encoder.ts'
import { assess, type Inputs, type Layers, type Model, newInputs, newLayers, outputOf } from './model.ts'

/** A model that knows a game, with room to think in. */
export type Knowledge<State = unknown, Move = unknown> = {
  readonly encoder: Encoder<State, Move>
  readonly model: Model
  readonly inputs: Inputs
  readonly layers: Layers
}

export const knowledgeOf = <State, Move>(encoder: Encoder<State, Move>, model: Model): Knowledge<State, Move> => {
  const { inputs, outputs } = model.shape
  if (inputs !== encoder.inputs || outputs !== encoder.outputs) {
    throw new Error(
      `the model was trained for ${inputs} inputs and ${outputs} outputs, not ${encoder.inputs} and ${encoder.outputs}`,
    )
  }
  return { encoder, model, inputs: newInputs(encoder.most), layers: newLayers(model.shape) }
}

/** The chance of a seat that is to decide to win from here. */
export const judge = <State, Move>(
  { encoder, model, inputs, layers }: Knowledge<State, Move>,
  state: State,
  seat: number,
): number => {
  encoder.encode(state, seat, inputs)
  return assess(model, inputs, layers)
}

/** How likely each move is to be the best, by the position that was judged last. */
export const priorsOf = <State, Move>(
  { encoder, model, layers }: Knowledge<State, Move>,
  seat: number,
  moves: readonly Move[],
): Float32Array => {
  const priors = new Float32Array(moves.length)
  let most = Number.NEGATIVE_INFINITY
  for (let index = 0; index < moves.length; index++) {
    const move = moves[index] as Move
    const second = encoder.secondOutput(move)
    let sum = outputOf(model, layers, encoder.output(seat, move))
    if (second >= 0) sum += outputOf(model, layers, second)
    priors[index] = sum
    if (sum > most) most = sum
  }
  let total = 0
  for (let index = 0; index < priors.length; index++) {
    const power = Math.exp((priors[index] ?? 0) - most)
    priors[index] = power
    total += power
  }
  for (let index = 0; index < priors.length; index++) priors[index] = (priors[index] ?? 0) / total
  return priors
}

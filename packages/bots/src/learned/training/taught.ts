import { duelEncoder } from '../duel-encoder.ts'
import type { Encoder } from '../encoder.ts'
import type { PackedModel } from '../packed.ts'

export type Taught = {
  readonly encoder: Encoder
  /** What the bots of the game have learned so far. */
  known(): Promise<PackedModel>
}

/** Games that a model can learn, by id. */
export const TAUGHT_TO_BOTS: Readonly<Record<string, Taught>> = {
  duel: { encoder: duelEncoder, known: async () => (await import('../weights/duel-model.ts')).duelModel },
}

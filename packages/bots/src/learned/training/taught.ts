import { duelEncoder } from '../duel-encoder.ts'
import type { Encoder } from '../encoder.ts'

/** Games that a model can learn, by id. */
export const TAUGHT_TO_BOTS: Readonly<Record<string, Encoder>> = { duel: duelEncoder }

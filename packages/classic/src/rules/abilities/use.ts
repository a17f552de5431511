import type { Aim } from './effects/working.ts'

/** A resource ability or a culture event in use, by its number: who uses it, which of its effects (C-26), aimed at what. */
export type Use = AbilityUse | EventUse

type AbilityUse = { readonly kind: 'ability' } & Aimed
type EventUse = { readonly kind: 'event' } & Aimed

type Aimed = {
  readonly seat: number
  readonly number: number
  /** `NONE` until it is chosen. */
  readonly effect: number
  readonly aim: Aim
}

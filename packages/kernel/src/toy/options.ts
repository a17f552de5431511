import type { OptionSchema } from '../options.ts'

export type BazaarOptions = {
  readonly length: 'short' | 'standard' | 'long'
  /** Cornering the market in one good ends the game at once. */
  readonly corner: boolean
  /** Offers each merchant may make in a round. */
  readonly offers: number
}

export const bazaarOptions: OptionSchema<BazaarOptions> = {
  length: { kind: 'choice', values: ['short', 'standard', 'long'], default: 'standard' },
  corner: { kind: 'flag', default: true },
  offers: { kind: 'number', min: 0, max: 3, default: 2 },
}

export const roundsOf = (options: BazaarOptions): number => ROUNDS[options.length]

const ROUNDS = { short: 3, standard: 5, long: 7 } as const

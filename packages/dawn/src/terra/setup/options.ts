import type { OptionSchema } from '@ecumene/kernel'
import type { Options } from '../../rules/state.ts'

export type TerraOptions = {
  readonly terra: boolean
  /** T-17.2: without the fort victory cards. */
  readonly peaceful: boolean
  /** T-17.6, T-17.7: trade tokens at the start for the player in each seat. */
  readonly handicap1: number
  readonly handicap2: number
  readonly handicap3: number
  readonly handicap4: number
  readonly handicap5: number
}

/** T-17.8: three tokens on each of six cards. */
const tokensOf = (seat: number) => ({ kind: 'number', min: 0, max: 18, default: 0, seat }) as const

export const terraOptions: OptionSchema<TerraOptions> = {
  terra: { kind: 'flag', default: false },
  peaceful: { kind: 'flag', default: false },
  handicap1: tokensOf(0),
  handicap2: tokensOf(1),
  handicap3: tokensOf(2),
  handicap4: tokensOf(3),
  handicap5: tokensOf(4),
}

/** By seat; games from before handicaps have none. */
export const handicapsOf = (options: Options): readonly (number | undefined)[] => [
  options.handicap1,
  options.handicap2,
  options.handicap3,
  options.handicap4,
  options.handicap5,
]

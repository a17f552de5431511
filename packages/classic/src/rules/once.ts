import { type Player, playerOf, type State } from './state.ts'

/** Powers that a player may use once a round and that are no resource abilities (those are counted in `player.used`). */
export const ONCE = [
  'government',
  'splitProduction',
  'freeBuilding',
  'doubleHarvest',
  'codeOfLawsCoin',
  'democracyCoin',
  'printingPressCoin',
  'stealTech',
  'destroyUnderfoot',
  'hangingGardens',
  'cristoRedentor',
  'statueOfLiberty',
  'harvestAtStart',
  'refusedEvents',
] as const
export type Once = (typeof ONCE)[number]

const BITS = Object.fromEntries(ONCE.map((name, number) => [name, 1 << number])) as Readonly<Record<Once, number>>

export const wasUsed = (player: Player, name: Once): boolean => (player.once & BITS[name]) !== 0

export const useOnce = (state: State, seat: number, name: Once): void => {
  playerOf(state, seat).once |= BITS[name]
}

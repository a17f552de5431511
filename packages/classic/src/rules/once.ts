import { has, plus } from '@ecumene/kernel'
import { type Player, playerOf, type State } from './state.ts'

/** Powers that a player may use once a round, other than resource abilities (see `player.used`). */
export const ONCE = [
  'government',
  'splitProduction',
  'freeBuilding',
  'doubleHarvest',
  'battleWonCoin',
  'tradeCoin',
  'cultureCoin',
  'stealTech',
  'destroyUnderfoot',
  'figureAtStart',
  'drawEventsAtStart',
  'techAtStart',
  'harvestAtStart',
  'refusedEvents',
] as const
export type Once = (typeof ONCE)[number]

const NUMBER = Object.fromEntries(ONCE.map((name, number) => [name, number])) as Readonly<Record<Once, number>>

export const wasUsed = (player: Player, name: Once): boolean => has(player.once, NUMBER[name])

export const useOnce = (state: State, seat: number, name: Once): void => {
  const player = playerOf(state, seat)
  player.once = plus(player.once, NUMBER[name])
}

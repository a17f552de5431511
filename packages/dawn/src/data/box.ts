import type { Card } from './cards.ts'
import type { Leader } from './leaders.ts'
import type { CityState, NaturalWonder } from './sights.ts'
import type { Tile } from './tiles.ts'
import type { Wonder } from './wonders.ts'

/**
 * What a further box puts on the table. Its things are numbered after those of the base game, so a number means the
 * same in every game; which of them are in play says the game's kit (`rules/kit.ts`).
 */
export type Box = {
  /** The id of the module that brings it. */
  readonly id: string
  readonly colours: readonly string[]
  readonly leaders: readonly Leader[]
  readonly cards: readonly Card[]
  readonly wonders: readonly Wonder[]
  readonly cityStates: readonly CityState[]
  readonly naturalWonders: readonly NaturalWonder[]
  readonly treaties: readonly string[]
  readonly tiles: readonly Tile[]
  readonly barbarians: readonly string[]
  readonly victoryCards: readonly (readonly string[])[]
  /** What can be used at the start of a turn, and once a turn at another moment. */
  readonly actions: readonly string[]
  readonly oncePerTurn: readonly string[]
}

import type { ActionId, OnceId } from './actions.ts'
import type { AgendaId } from './agendas.ts'
import type { Card } from './cards.ts'
import type { Leader, LeaderId } from './leaders.ts'
import type { CityState, NaturalWonder, TreatyId } from './sights.ts'
import type { BarbarianLetter, Tile } from './tiles.ts'
import type { Colour } from './types.ts'
import type { Wonder, WonderId } from './wonders.ts'

/**
 * What a further box puts on the table. Its things are numbered after those of the base game, so a number means the
 * same in every game; the game's kit (`rules/kit.ts`) says which of them are in play.
 */
export type Box = {
  /** The id of the module that brings it. */
  readonly id: string
  readonly colours: readonly Colour[]
  readonly leaders: readonly Leader<LeaderId>[]
  readonly cards: readonly Card[]
  readonly wonders: readonly Wonder<WonderId>[]
  readonly cityStates: readonly CityState[]
  readonly naturalWonders: readonly NaturalWonder[]
  readonly treaties: readonly TreatyId[]
  readonly tiles: readonly Tile[]
  readonly barbarians: readonly BarbarianLetter[]
  readonly victoryCards: readonly (readonly AgendaId[])[]
  /** What can be used at the start of a turn, and once a turn at another moment. */
  readonly actions: readonly ActionId[]
  readonly oncePerTurn: readonly OnceId[]
}

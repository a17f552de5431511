import { NO_MEMBERS, type SetOf } from '@ecumene/kernel'
import { NONE } from '../data/types.ts'
import type { Options, State } from '../rules/state.ts'
import { ON_CARD, OUT_OF_PLAY } from '../rules/state.ts'
import { PIECES_OF_A_COLOUR } from './data/box.ts'
import { DISTRICTS } from './data/districts.ts'

/**
 * What the expansion keeps in the state, plain data like the rest. Forts, explored tiles and water tokens are part of
 * the layout. A district is a control token for every rule (T-8.1): its space holds CONTROL or REINFORCED and its
 * owner's list says which one it is.
 */
export type TerraState = {
  /** The tiles to explore, the bottom of the stack first (T-11.5); how many of the first and the last have been seen (T-2.6). */
  stack: number[]
  known: number
  knownBelow: number
  /** T-3.15: the capital tile of each seat until it is laid. */
  capitalTiles: number[]
  /** T-3.18: how many tiles of the layout are the core. */
  core: number
  /** T-14.6: trade tokens on the face-up wonder of each type. */
  wonderTokens: number[]
  /** T-11.17: figures of the active player that have explored this turn, caravans, then armies. */
  explored: SetOf<'figure'>
  /** T-16.4: the player who holds Ibrahim, NONE if nobody but the Ottoman player does. */
  ibrahim: number
  /** T-16.3: who has the wonder under Antananarivo when it is not the city of the active player; see `abilities/antananarivo.ts`. */
  keeper: number
  march: March
  /** The turns in which a card was last replaced, and a city built by Cartography. */
  replacedIn: number
  landedIn: number
  /** Tiles that Astronomy lets a player look at; all may see them. */
  observed: number[]
  players: TerraPlayer[]
}

/** T-9.4: the armies that are moved with a military card. */
export type March = {
  distance: number
  /** Armies that have moved; has one got a second move this turn (Mass Production, Scorched Earth)? */
  moved: SetOf<'army'>
  hasAgain: boolean
  /** The army on its way, its steps, and the spaces where it has been (T-9.40), the present one last. */
  army: number
  walked: number
  trail: number[]
}

export type TerraPlayer = {
  /** Where each army is: a space, ON_CARD or OUT_OF_PLAY, like caravans. */
  armies: number[]
  /** The space of each district, in the order of `DISTRICTS`; NONE if it is not on the map. */
  districts: number[]
  /** The card on which the government token lies (T-12.4), or NONE. */
  government: number
  /** The player of whom any number of diplomacy cards may be held (leader of Poland), or NONE. */
  ally: number
}

export const newTerraState = (_options: Options, seats: number): TerraState => ({
  stack: [],
  known: 0,
  knownBelow: 0,
  capitalTiles: [],
  core: 0,
  wonderTokens: [0, 0, 0, 0],
  explored: NO_MEMBERS,
  ibrahim: NONE,
  keeper: NONE,
  march: { distance: 0, moved: NO_MEMBERS, hasAgain: false, army: NONE, walked: 0, trail: [] },
  replacedIn: 0,
  landedIn: 0,
  observed: [],
  players: Array.from({ length: seats }, newTerraPlayer),
})

/** T-3.12: one army on the military card, the other out of play. */
const newTerraPlayer = (): TerraPlayer => ({
  armies: Array.from({ length: PIECES_OF_A_COLOUR.armies }, (_, army) => (army === 0 ? ON_CARD : OUT_OF_PLAY)),
  districts: DISTRICTS.map(() => NONE),
  government: NONE,
  ally: NONE,
})

export const copyTerraState = (terra: TerraState): TerraState => ({
  stack: terra.stack.slice(),
  known: terra.known,
  knownBelow: terra.knownBelow,
  capitalTiles: terra.capitalTiles.slice(),
  core: terra.core,
  wonderTokens: terra.wonderTokens.slice(),
  explored: terra.explored,
  ibrahim: terra.ibrahim,
  keeper: terra.keeper,
  march: { ...terra.march, trail: terra.march.trail.slice() },
  replacedIn: terra.replacedIn,
  landedIn: terra.landedIn,
  observed: terra.observed.slice(),
  players: terra.players.map(({ armies, districts, government, ally }) => ({
    armies: armies.slice(),
    districts: districts.slice(),
    government,
    ally,
  })),
})

/** The expansion's part of the state; only called in games that use it. */
export const terraOf = (state: State): TerraState => state.extras.terra as TerraState

export const terraPlayer = (state: State, seat: number): TerraPlayer => terraOf(state).players[seat] as TerraPlayer

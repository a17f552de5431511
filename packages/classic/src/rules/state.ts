import { membersOf, NO_MEMBERS, plus, type Random, type SetOf } from '@ecumene/kernel'
import type { GovernmentId, GovernmentSet } from '../data/governments.ts'
import { NONE, type Phase, type Victory } from '../data/types.ts'
import type { WonderId } from '../data/wonders.ts'
import type { Battle } from './battle/battle.ts'
import type { ActionKind } from './cities/acting.ts'
import type { Declared } from './deeds.ts'
import type { Frame } from './handlers.ts'
import type { Once } from './once.ts'
import type { Closing } from './trade/exchanging.ts'
import type { Offer } from './trade/offers.ts'

export type Options = {
  /** The governments of the box, or the publisher's later set. */
  readonly governments: GovernmentSet
  /** C-30.14: the loot of the rulebook, or that of the publisher's later rules. */
  readonly loot: 'core' | 'revised'
  /** C-7: no wonders, no Egypt, no Rome, and the third city ends the game. */
  readonly firstGame: boolean
  /** C-4.1 */
  readonly civilizations: 'random' | 'choose'
  /** House rule: after this many rounds the game ends even if nobody has won; 0 for never. */
  readonly rounds: number
}

/** The land of a square whose tile is face down, and of a square off the map (C-5.2, C-22.9). */
export const HIDDEN = -2
export const OFF_MAP = -1

/** What stands on a square: nothing, a building (its number + 1), a wonder, a great person or a city. */
export const NOTHING = 0
export const BUILDING_CODE = 1
export const WONDER_CODE = 16
export const PERSON_CODE = 32
export const CITY_CODE = 40
export const WALLED_CODE = 41

/** What lies on a square face down. */
export const NO_TOKEN = 0
export const HUT_TOKEN = 1
export const VILLAGE_TOKEN = 2

/** Where a figure is, if not on a square: in the reserve, or the player does not own it (C-2.6). */
export const IN_RESERVE = -1
export const NOT_OWNED = -2

/** Figures of a player: armies first (the last of them is Russia's white one), then scouts. */
export const FIRST_SCOUT = 7
export const FIGURE_COUNT = 9

/** Cities of a player; the first is the capital. */
export const CITY_COUNT = 3

/** Kinds of cards of a unit type: weak, usual, strong. */
export const STRENGTHS = 3

/** Research not chosen yet, and research of nothing chosen (C-25.1). */
export const UNDECIDED = -2

/**
 * What a player has. Nothing undrawn is in a state: what is drawn later is drawn from counts of what is left, so there is no
 * order of cards that could leak. Fields marked as kept are derived; `audit` proves them.
 */
export type Player = {
  civilization: number
  /** How far the player's set-up has come (C-6); see `setup.ts`. */
  step: number
  /** The dials (C-2.24, C-2.26); coins are kept. */
  trade: number
  coins: number
  culture: number
  /** Space of the culture track, 0 before the first (C-4.13). */
  level: number
  /** Known techs as bits, 31 to a word; how many cards lie in each row of the pyramid (C-25.5), kept. */
  techs: number[]
  rows: number[]
  /** Coin tokens on techs, by the order of `COIN_TECHS`; and on the civilization sheet. */
  coinTokens: number[]
  sheetCoins: number
  /** Given by techs, kept by `learning.ts`: ranks of the land units, speed, stacking limit, … (C-26). */
  ranks: number[]
  aircraft: number
  speed: number
  stacking: number
  cultureHand: number
  water: number
  cityLimit: number
  techCoins: number
  government: number
  /** Governments unlocked, and those unlocked since the last own Start of Turn (C-9.24). */
  unlocked: SetOf<GovernmentId>
  fresh: SetOf<GovernmentId>
  /** Governments that may be adopted directly in the current Start of Turn. */
  ripe: SetOf<GovernmentId>
  /** Market tokens by resource; faces of hut and village markers by resource, private (C-3.17). */
  resources: number[]
  huts: number[]
  villages: number[]
  /** Culture events in hand by number, ascending; private (C-3.16). */
  hand: number[]
  /** Great people in the reserve by type (C-3.8). */
  people: number[]
  /** Standing forces: cards by type × STRENGTHS + strength; private except for the number of each type (C-3.5). */
  units: number[]
  /** Square of each figure. */
  figures: number[]
  /** Square of each city, the capital first, or `NONE`. */
  cities: number[]
  /** Actions each city has taken in this round, of which kinds, and actions it has beyond the first (C-11.1). */
  acted: number[]
  taken: SetOf<ActionKind>[]
  extra: number[]
  /** Production added to each city this round. */
  boosts: number[]
  /** Resource abilities used this round (C-26.12), and the once-a-round powers named in `once.ts`. */
  used: SetOf<'ability'>
  once: SetOf<Once>
  /** C-9.34: squares whose icons count for a city this round, and the number of that city. */
  sendFrom: number[]
  sendTo: number[]
  /** Figures that entered play in the player's Start of Turn of this round (C-9.37). */
  arrived: SetOf<'figure'>
  /** Figures that have moved this round, or have sailed away and may not move again (C-21.1). */
  moved: SetOf<'figure'>
  /** Outskirts on which a great person was placed this Start of Turn: see `placing-people.ts`. */
  placed: SetOf<'outskirts'>
  /** Has finished trading (C-10.17). */
  done: number
  /** The tech chosen in the Research phase, secret until all have chosen (C-3.18). */
  research: number
}

export type Stage = 'setup' | Phase | 'over'

export type State = {
  readonly options: Options
  random: Random
  pending: Frame[]
  phase: Stage
  /** Whose part of a phase has begun, counted from 0; see `flow.ts`. */
  part: number
  turn: number
  round: number
  first: number
  active: number
  /** Tile in each place of the layout, or `NONE` while it is face down; its clockwise quarter turns. */
  tiles: number[]
  turns: number[]
  /** Neutral tiles that nobody has seen; more of them than there are places to fill (C-4.17). */
  unseenTiles: SetOf<'neutralTile'>
  /** By square: printed square (see `map/land.ts`), what stands there, what lies there, whose city it belongs to. */
  land: number[]
  built: number[]
  token: number[]
  /** `seat × CITY_COUNT + city` of the city whose centre or outskirts a square is, or `NONE`. */
  region: number[]
  /** Figures on a square, packed, and those of the active player that are on one without standing there: see `map/figures.ts`. */
  force: number[]
  afoot: SetOf<'figure'>
  /** Squares that no figure may leave until the end of this round. */
  pinned: number[]
  /** The market: building markers by kind, resource tokens, face-up wonders (C-3.3). */
  markers: number[]
  supply: number[]
  market: number[]
  /** Wonders not seen yet, and obsolete ones (C-34.2). Square of each wonder or `NONE`. */
  unseenWonders: SetOf<WonderId>
  obsolete: SetOf<WonderId>
  wonderAt: number[]
  /** Egypt's wonder until it stands on the map (C-6.7). */
  given: number
  /** Coin tokens on the Panama Canal. */
  canalCoins: number
  /** Culture events by number: face down in the decks, and face up under them (C-18.9). */
  events: number[]
  discards: number[]
  /** Unit cards by type × STRENGTHS + strength: face down in the decks, and face up under them (C-12.18). */
  deck: number[]
  fallen: number[]
  /** Great people in the pile by type. */
  people: number[]
  /** Faces of hut and village markers that nobody has taken, by resource; after the resources, great people. */
  hutFaces: number[]
  villageFaces: number[]
  /** Markers that are not on the map yet. */
  huts: number
  villages: number
  /** Disaster markers left (C-2.18). */
  disasters: number
  players: Player[]
  /** Open offers of the Trade phase, oldest first. */
  offers: Offer[]
  /** Offers made in this phase. */
  offered: number
  /** The accepted offer that is being carried out. */
  closing: Closing | null
  /** What players are doing that others may still answer, innermost last; see `deeds.ts`. */
  deeds: Declared[]
  battle: Battle | null
  /** Empty while the game goes on. */
  ending: '' | Victory | 'firstGame' | 'roundLimit'
  winners: number[]
}

/** The list of one seat, made once: what `deciders` answers. */
export const ONLY: readonly (readonly number[])[] = [0, 1, 2, 3].map((seat) => [seat])

const LISTS: readonly (readonly number[])[] = Array.from({ length: 16 }, (_, seats) => membersOf(seats))

/** The members of a set of seats; the lists are made once. */
export const seatsIn = (seats: SetOf<'seat'>): readonly number[] => LISTS[seats] as readonly number[]

/** The seats of the players who satisfy a predicate. */
export const seatsWhere = (state: State, isSo: (player: Player) => boolean): readonly number[] => {
  const { players } = state
  let seats: SetOf<'seat'> = NO_MEMBERS
  for (let seat = 0; seat < players.length; seat++) if (isSo(players[seat] as Player)) seats = plus(seats, seat)
  return seatsIn(seats)
}

/** Asks something, before whatever is pending already. */
export const ask = (state: State, frame: Frame): void => {
  state.pending.push(frame)
}

/** Puts the pending question again with new context. */
export const askOn = (state: State, frame: Frame): void => {
  state.pending[state.pending.length - 1] = frame
}

export const playerOf = (state: State, seat: number): Player => state.players[seat] as Player

export const seatOf = (region: number): number => (region === NONE ? NONE : (region / CITY_COUNT) | 0)

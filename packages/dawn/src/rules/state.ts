import { NO_MEMBERS, plus, type Random, type SetOf } from '@ecumene/kernel'
import type { AgendaId } from '../data/agendas.ts'
import { type CityStateId, type NaturalWonderId, NONE, type Resource } from '../data/types.ts'
import type { Placement } from '../hex.ts'
import type { ModuleFrame, ModuleOptions, ModuleStates } from '../modules.ts'
import { noWonders, type WonderSet } from './industry/wonders.ts'
import type { Kit } from './kit.ts'
import type { Attack, Resolving, Travel, TurnSoFar } from './undertakings.ts'

export type Options = BaseOptions & ModuleOptions

export type BaseOptions = {
  /** Quick play on a fair map made by the engine, the rulebook's map building, or the (proposed) first-game map. */
  readonly map: 'random' | 'build' | 'firstGame'
  readonly leaders: 'random' | 'choose'
  readonly colours: 'seats' | 'choose'
  /** N-27.1 */
  readonly epic: boolean
  /** N-DIF1: the range of attacks may be counted through city-states. */
  readonly attackThroughCityStates: boolean
  /** N-DIF2: a barbarian that enters a capital stays there. */
  readonly barbariansStayInCapitals: boolean
  /** House rule: after this many rounds the game ends even if nobody has won; 0 for never. */
  readonly rounds: number
}

/** What stands on a space (N-6.16: at most one of these). */
export const NOTHING = 0
export const CONTROL = 1
export const REINFORCED = 2
export const CITY = 3
export const CAPITAL = 4
export const CITY_STATE = 5

/** Where a caravan is, if not on a space. */
export const ON_CARD = -1
export const OUT_OF_PLAY = -2

/** Where a barbarian is, if not on a space: defeated, or its icon is not on this map (N-23.6). */
export const DEFEATED = -1
export const NOT_ON_MAP = -2

/** In place of the holder of a diplomacy card. */
export const NOT_IN_PLAY = -2

/** What lies on a space beside a piece: nothing, a resource (its number + 1), or the natural wonder's token. */
export const NATURAL_TOKEN = 9

/** Things done once that an agenda remembers (N-26.8, N-26.13). */
export const REACHED_LAST_TECH = 0
export const DEFEATED_CAPITAL = 1

/**
 * What a player has. Counts that the rules ask for again and again are kept up to date by `map/pieces.ts`; `audit` proves
 * them against the map.
 */
export type Player = {
  leader: number
  colour: number
  capital: number
  /** The card in each slot, slot 1 first, and the trade tokens on it. */
  row: number[]
  trade: number[]
  tech: number
  /** Tokens of each kind of resource. */
  resources: number[]
  /** Spaces of own cities, in the order of building. */
  cities: number[]
  /** How many of these are not the player's own pieces: a city-state may stand in for a city during a turn. */
  guests: number
  /** Own control tokens on the map, how many of them are reinforced, and own spaces at the shore (N-26.14). */
  controls: number
  reinforced: number
  shore: number
  caravans: number[]
  wonders: WonderSet
  naturals: SetOf<NaturalWonderId>
  conquered: SetOf<CityStateId>
  /** City-states whose cards are held. */
  envoys: SetOf<CityStateId>
  /** Control tokens of the colour, and those that are markers (N-25.12); victory cards with a marker. */
  tokens: number
  markers: SetOf<'victoryCard'>
  markerTokens: number
  /** What the markers stand for, in the order in which they were placed. */
  marks: Mark[]
  feats: SetOf<'feat'>
  /** Trade tokens still to be placed, and the focus type they must go to or NONE. */
  placing: number
  placingOn: number
  /** Trade tokens still to be discarded. */
  discarding: number
  /** Trade tokens stored on Great Zimbabwe. */
  stored: number
}

/** An agenda of a victory card that was fulfilled in a round. */
export type Mark = { readonly card: number; readonly agenda: AgendaId; readonly round: number }

/** What is asked of a seat, with what the answer needs. */
export type Frame = BaseFrame | ModuleFrame

export type FrameKind = Frame['kind']
export type FrameOf<Kind extends FrameKind> = Extract<Frame, { readonly kind: Kind }>

/** Frames without context. */
export type Plain<Kind extends string> = Kind extends string ? { readonly kind: Kind; readonly seat: number } : never

export type BaseFrame =
  | ContextFrame
  | Plain<
      | 'leader'
      | 'colour'
      | 'tile'
      | 'lay'
      | 'direction'
      | 'turn'
      | 'shift'
      | 'convert'
      | 'nuke'
      | 'economy'
      | 'exchange'
      | 'industry'
      | 'attackerSpends'
      | 'defenderSpends'
      | 'attackOver'
      | 'distribute'
      | 'discard'
      | 'destroy'
      | 'march'
      | 'renegotiate'
      | 'release'
      | 'again'
      | 'otherCard'
      | 'keep'
      | 'collision'
    >

/** Frames with context. */
type ContextFrame = {
  readonly seat: number
} /** N-8: tokens left, where they must touch (`culture/anchors.ts`), up to which difficulty, and if trade adds more. */ & (
  | {
      readonly kind: 'place'
      readonly left: number
      readonly anchor: number
      readonly limit: number
      readonly mayBuyMore: boolean
      /** The part of a culture card's effect, if it is one. */
      readonly part: 'besideCities' | 'besideAnySpace' | null
    }
  /** Stonehenge: hills from which tokens may spread. */
  | { readonly kind: 'chain'; readonly hills: readonly number[] }
  /** Trade tokens spent so far. */
  | { readonly kind: 'science'; readonly spent: number }
  /** Levels of the cards still to be gained. */
  | { readonly kind: 'gain'; readonly levels: readonly number[] }
  /** N-10.5: the caravan on its way, where it is, and its steps so far. */
  | { readonly kind: 'caravan'; readonly caravan: number; readonly at: number; readonly walked: number }
  /** N-13, N-14: attacks and reinforcements left, and attacks made. */
  | { readonly kind: 'military'; readonly attacks: number; readonly reinforces: number; readonly made: number }
  /** Caravans that have to go. */
  | { readonly kind: 'surplus'; readonly count: number }
  /** The visit that is being resolved; treaties without one (NONE) may be of any player. */
  | { readonly kind: 'envoy'; readonly visited: number }
  | { readonly kind: 'treaty'; readonly visited: number; readonly left: number }
  /** The diplomacy card for which another one has to go back, or NONE where there are too many. */
  | { readonly kind: 'giveBack'; readonly visited: number; readonly wanted: number }
  /** The wonder being paid for, and production so far. */
  | { readonly kind: 'pay'; readonly wonder: number; readonly production: number }
  /** Trade tokens that may still be taken from a player, and those that were. */
  | { readonly kind: 'loot'; readonly owner: number; readonly left: number; readonly taken: number }
  | { readonly kind: 'conquest'; readonly space: number }
  | { readonly kind: 'enshrine'; readonly space: number }
  /** What was beaten where. */
  | { readonly kind: 'makeRoom'; readonly space: number; readonly beaten: number }
  | { readonly kind: 'resource'; readonly kinds: SetOf<Resource> }
  /** How far apart the cards may be. */
  | { readonly kind: 'swap'; readonly farthest: number }
  /** Eiffel Tower: the first token named, or NONE; both. */
  | { readonly kind: 'name'; readonly first: number }
  | { readonly kind: 'yield'; readonly named: readonly number[] }
  /** Cards still to be replaced, up to which level, and slots already done. */
  | { readonly kind: 'upgrade'; readonly left: number; readonly level: number; readonly done: SetOf<'slot'> }
)

/** Where the game stands when nothing is asked; see `flow.ts`. */
export type Phase = 'setup' | 'choose' | 'resolve' | 'reset' | 'events' | 'raid' | 'over'

export type State = {
  readonly options: Options
  /** The modules in use, and what they keep for themselves. */
  readonly modules: SetOf<'module'>
  extras: ModuleStates
  random: Random
  pending: Frame[]
  phase: Phase
  /** How far set-up has come; see `setup/steps.ts`. */
  step: number
  turn: number
  round: number
  first: number
  active: number
  /** N-21: section of the event dial, and how many of its icons have been resolved. */
  dial: number
  icon: number
  /** N-3.13: how far the direction token is turned, in sixths. */
  direction: number
  /** The tiles on the table; replaced, never changed. */
  layout: readonly Placement[]
  /** Tiles in hand while the map is built, by seat; the tile about to be laid. */
  hands: number[][]
  laying: number
  owner: number[]
  piece: number[]
  token: number[]
  /** World wonder token on each space: its number + 1, or 0. */
  wonder: number[]
  /** Space of each barbarian by letter. */
  barbarians: number[]
  /** During a raid: the direction and the next letter to move. */
  heading: number
  raider: number
  /** Holder of each natural wonder, and the focus card it lies on (only with the leader of America). */
  naturalHolder: number[]
  naturalCard: number[]
  /** Conqueror of each city-state. */
  conqueror: number[]
  /** Holder of each diplomacy card (`treatyCard`), NOT_IN_PLAY for cards that are not in this game. */
  treaties: number[]
  /** Wonder decks by type: the face-up card, cards left by type and era, and cards nobody has seen. */
  tops: number[]
  decks: number[]
  unseen: WonderSet
  /** Wonder cards that have left the game. */
  gone: WonderSet
  /** Resource tokens in the supply. */
  supply: number[]
  victoryCards: number[]
  players: Player[]
  resolving: Resolving | null
  travel: Travel | null
  attack: Attack | null
  turnSoFar: TurnSoFar
  /** Empty while the game goes on. */
  ending: '' | 'agendas' | 'roundLimit'
  winners: number[]
}

export const newPlayer = ({ slots, controlTokens }: Kit): Player => ({
  leader: NONE,
  colour: NONE,
  capital: NONE,
  row: [],
  trade: slots.map(() => 0),
  tech: 0,
  resources: [0, 0, 0, 0],
  cities: [],
  guests: 0,
  controls: 0,
  reinforced: 0,
  shore: 0,
  caravans: [ON_CARD, OUT_OF_PLAY, OUT_OF_PLAY],
  wonders: noWonders(),
  naturals: NO_MEMBERS,
  conquered: NO_MEMBERS,
  envoys: NO_MEMBERS,
  tokens: controlTokens,
  markers: NO_MEMBERS,
  markerTokens: 0,
  marks: [],
  feats: NO_MEMBERS,
  placing: 0,
  placingOn: NONE,
  discarding: 0,
  stored: 0,
})

/** Asks a seat something. */
export const ask = (state: State, frame: Frame): void => {
  state.pending.push(frame)
}

/**
 * Puts the pending question again with new context. What is asked often writes its frame out: a field that overwrites one of
 * a spread (`{ ...frame, left }`) is stored by the slowest path the engine has.
 */
export const askAgain = (state: State, frame: Frame): void => {
  state.pending[state.pending.length - 1] = frame
}

/** An agenda remembers that the player has done this. */
export const achieve = (player: Player, feat: number): void => {
  player.feats = plus(player.feats, feat)
}

/** The card in a place of the row, and the trade tokens on it. */
export const cardIn = ({ row }: Player, place: number): number => row[place] ?? NONE
export const tradeOn = ({ trade }: Player, place: number): number => trade[place] ?? 0

export const resourcesOf = ({ resources }: Player, kind: number): number => resources[kind] ?? 0

/** Adds to the count of a kind; a negative number takes away. */
export const addTo = (counts: number[], kind: number, count: number): void => {
  counts[kind] = (counts[kind] ?? 0) + count
}

export const playerOf = (state: State, seat: number): Player => state.players[seat] as Player

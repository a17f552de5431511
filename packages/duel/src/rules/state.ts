import { copyRandom, has, minus, NO_MEMBERS, plus, type Random, type SetOf } from '@ecumene/kernel'
import { CARD_PIECES, type CardPiece, type CardSet, cardNumbered, NONE } from '../data/pieces.ts'
import type { ProgressId } from '../data/progress.ts'
import type { Chain, Resource, ScienceSymbol } from '../data/types.ts'
import type { WonderId } from '../data/wonders.ts'

export type Options = {
  readonly wonders: 'draft' | 'firstGame'
  /** Who begins the next Age when the pawn stands on the neutral space (D-18.5, D-A1). */
  readonly centredPawn: 'begins' | 'chooses'
  /** Whether the tokens drawn for The Great Library are seen by both (D-16.13, D-A8). */
  readonly greatLibraryTokens: 'public' | 'private'
}

/** One of the two seats. */
export type Side = 0 | 1

export const opponentOf = (side: Side): Side => (side === 0 ? 1 : 0)

/**
 * What a player owns. Everything that the rules ask for again and again is kept as a running count, so that a price
 * or a score is a handful of additions; `audit` proves the counts against the cards.
 */
export type City = {
  coins: number
  /** Units produced by brown and grey cards; the same symbols raise the opponent's prices (D-7.2). */
  wood: number
  clay: number
  stone: number
  glass: number
  papyrus: number
  /** How many sources give any one raw material, and any one manufactured good (D-6.8). */
  rawChoices: number
  goodsChoices: number
  /** Resources bought at 1 coin (D-7.7). */
  fixed: SetOf<Resource>
  chains: SetOf<Chain>
  symbols: SetOf<ScienceSymbol>
  progress: SetOf<ProgressId>
  brown: number
  grey: number
  blue: number
  green: number
  yellow: number
  red: number
  purple: number
  /** Printed points by colour; other colours print none. */
  bluePoints: number
  greenPoints: number
  yellowPoints: number
  buildings: CardSet
  /** Wonders still to be built, and built ones. */
  wonders: SetOf<WonderId>
  builtWonders: SetOf<WonderId>
}

/** The pending decisions; see `kernel/src/decisions.ts`. */
export type Frame =
  | { readonly kind: 'draft'; readonly seat: Side }
  | { readonly kind: 'play'; readonly seat: Side }
  | { readonly kind: 'progress'; readonly seat: Side }
  | { readonly kind: 'library'; readonly seat: Side; readonly drawn: SetOf<ProgressId> }
  | { readonly kind: 'rebuild'; readonly seat: Side }
  | { readonly kind: 'demolish'; readonly seat: Side; readonly wonder: number }
  | { readonly kind: 'starter'; readonly seat: Side }

export type FrameOf<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>

export type State = {
  readonly options: Options
  random: Random
  pending: Frame[]
  /** How many turns have begun. */
  turn: number
  /** The first player (D-3.6). */
  first: Side
  /** Whose turn it is. */
  active: Side
  /** The turn being played has an extra turn to follow (D-5.10). */
  extraTurn: boolean
  /** 0 during the draft, then 1 to 3. */
  age: number
  /** The card in each slot of the structure, or NONE. */
  slots: number[]
  /** Slots that still hold a card, slots that no card covers, and slots whose card can be seen. */
  present: SetOf<'slot'>
  open: SetOf<'slot'>
  faceUp: SetOf<'slot'>
  discard: CardSet
  /** The card under each Wonder, or NONE. Replaced, never changed in place, so that clones can share it. */
  tucked: readonly number[]
  /** Wonders laid out to choose from, Wonders not yet laid out, and Wonders returned to the box. */
  row: SetOf<WonderId>
  undealt: SetOf<WonderId>
  boxed: SetOf<WonderId>
  /** −9 to 9: positive toward the capital of seat 1 (D-1.6). */
  pawn: number
  /** Military tokens on the board; see `military.ts`. */
  militaryTokens: SetOf<'militaryToken'>
  /** Progress tokens on the board and in the box. */
  progressBoard: SetOf<ProgressId>
  progressBox: SetOf<ProgressId>
  cities: [City, City]
  /** Empty while the game goes on. */
  ending: '' | 'military' | 'scientific' | 'civilian'
  /** The winner by supremacy; otherwise NONE. */
  victor: number
}

/** All that prices depend on. */
export type Cities = Pick<State, 'cities'>

export const newCity = (coins: number): City => ({
  coins,
  wood: 0,
  clay: 0,
  stone: 0,
  glass: 0,
  papyrus: 0,
  rawChoices: 0,
  goodsChoices: 0,
  fixed: NO_MEMBERS,
  chains: NO_MEMBERS,
  symbols: NO_MEMBERS,
  progress: NO_MEMBERS,
  brown: 0,
  grey: 0,
  blue: 0,
  green: 0,
  yellow: 0,
  red: 0,
  purple: 0,
  bluePoints: 0,
  greenPoints: 0,
  yellowPoints: 0,
  buildings: [NO_MEMBERS, NO_MEMBERS, NO_MEMBERS],
  wonders: NO_MEMBERS,
  builtWonders: NO_MEMBERS,
})

/** Field by field: several times faster than a generic copy, and search lives on it. */
export const clone = (state: State): State => ({
  options: state.options,
  random: copyRandom(state.random),
  pending: state.pending.slice(),
  turn: state.turn,
  first: state.first,
  active: state.active,
  extraTurn: state.extraTurn,
  age: state.age,
  slots: state.slots.slice(),
  present: state.present,
  open: state.open,
  faceUp: state.faceUp,
  discard: copySet(state.discard),
  tucked: state.tucked,
  row: state.row,
  undealt: state.undealt,
  boxed: state.boxed,
  pawn: state.pawn,
  militaryTokens: state.militaryTokens,
  progressBoard: state.progressBoard,
  progressBox: state.progressBox,
  cities: [copyCity(state.cities[0]), copyCity(state.cities[1])],
  ending: state.ending,
  victor: state.victor,
})

const copyCity = (city: City): City => ({
  coins: city.coins,
  wood: city.wood,
  clay: city.clay,
  stone: city.stone,
  glass: city.glass,
  papyrus: city.papyrus,
  rawChoices: city.rawChoices,
  goodsChoices: city.goodsChoices,
  fixed: city.fixed,
  chains: city.chains,
  symbols: city.symbols,
  progress: city.progress,
  brown: city.brown,
  grey: city.grey,
  blue: city.blue,
  green: city.green,
  yellow: city.yellow,
  red: city.red,
  purple: city.purple,
  bluePoints: city.bluePoints,
  greenPoints: city.greenPoints,
  yellowPoints: city.yellowPoints,
  buildings: copySet(city.buildings),
  wonders: city.wonders,
  builtWonders: city.builtWonders,
})

const copySet = (set: CardSet): CardSet => [set[0], set[1], set[2]]

export const holds = (set: Readonly<CardSet>, card: CardPiece): boolean => has(set[card.age], card.place)

export const putInto = (set: CardSet, card: CardPiece): void => {
  set[card.age] = plus(set[card.age], card.place)
}

export const takeOutOf = (set: CardSet, card: CardPiece): void => {
  set[card.age] = minus(set[card.age], card.place)
}

/** The cards of a set, in the order of their numbers. */
export const cardsIn = (set: Readonly<CardSet>): readonly CardPiece[] => CARD_PIECES.filter((card) => holds(set, card))

export const isEmpty = (set: Readonly<CardSet>): boolean =>
  set[0] === NO_MEMBERS && set[1] === NO_MEMBERS && set[2] === NO_MEMBERS

/** The card that lies in a slot of the structure. */
export const cardIn = (state: State, slot: number): CardPiece => cardNumbered(state.slots[slot] ?? NONE)

export const slotOf = (state: State, card: number): number => (card === NONE ? NONE : state.slots.indexOf(card))

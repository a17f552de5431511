import {
  firstOf,
  has,
  madeOnce,
  membersOf,
  NO_MEMBERS,
  type Outcome,
  restOf,
  type Scores,
  union,
  type Viewer,
} from '@ecumene/kernel'
import type { CardId } from './data/cards.ts'
import { SLOTS_PER_AGE, type Slot } from './data/layouts.ts'
import type { CardSet } from './data/pieces.ts'
import { CARD_PIECES, cardNumbered, NONE, progressNumbered, wonderNumbered } from './data/pieces.ts'
import type { ProgressId } from './data/progress.ts'
import { CHAINS, type Chain, type Deck, type ScienceSymbol, SYMBOLS } from './data/types.ts'
import type { WonderId } from './data/wonders.ts'
import { MILITARY_TOKENS, militaryToken } from './rules/military.ts'
import { outcome, scoreSheet } from './rules/scoring.ts'
import type { Frame, Options, Side, State } from './rules/state.ts'
import { layoutOf } from './rules/structure.ts'

/** Everything a viewer may know, with names instead of numbers. */
export type View = {
  readonly options: Options
  readonly turn: number
  readonly first: Side
  /** What is asked of whom; `null` when the game is over. */
  readonly asked: { readonly kind: Frame['kind']; readonly seat: Side } | null
  /** 0 during the draft. */
  readonly age: number
  /** One entry for each slot of the Age's layout; `null` where the card is gone. */
  readonly structure: readonly (SlotView | null)[]
  /** Wonders laid out to choose from. */
  readonly draft: readonly WonderId[]
  readonly boxedWonders: readonly WonderId[]
  /** −9 to 9: positive toward the capital of seat 1. */
  readonly pawn: number
  readonly militaryTokens: readonly { readonly half: Side; readonly distance: number; readonly coins: number }[]
  readonly progressOnBoard: readonly ProgressId[]
  /** Tokens not on the board; known to all by elimination (D-2.10). */
  readonly progressInBox: readonly ProgressId[]
  /** The tokens drawn for The Great Library, for those who may see them. */
  readonly libraryTokens: readonly ProgressId[]
  readonly discard: readonly CardId[]
  readonly cities: readonly [CityView, CityView]
  readonly outcome: Outcome | null
}

export type SlotView = {
  readonly row: number
  readonly x: number
  /** What the back shows: the Age, or that it is a Guild. */
  readonly back: Deck
  /** `null` while the card lies face down. */
  readonly card: CardId | null
  readonly open: boolean
}

export type CityView = {
  readonly coins: number
  readonly buildings: readonly CardId[]
  readonly wonders: readonly {
    readonly wonder: WonderId
    readonly built: boolean
    /** The card tucked under a built Wonder (D-2.9). */
    readonly under: CardId | null
  }[]
  readonly progress: readonly ProgressId[]
  readonly symbols: readonly ScienceSymbol[]
  readonly chains: readonly Chain[]
  /** The score sheet as it would be if points were counted now. */
  readonly score: Scores
}

/**
 * A view is made at every move of every table. Its small parts are made once each and shared by all views, which also
 * lets code that compares two views tell quickly what is the same.
 */
export const view = (state: State, viewer: Viewer): View => {
  const top = topOf(state)
  return {
    options: state.options,
    turn: state.turn,
    first: state.first,
    asked: top === undefined ? null : { kind: top.kind, seat: top.seat },
    age: state.age,
    structure: structureOf(state),
    draft: wonderIds(state.row),
    boxedWonders: wonderIds(state.boxed),
    pawn: state.pawn,
    militaryTokens: militaryTokens(state.militaryTokens),
    progressOnBoard: progressIds(state.progressBoard),
    progressInBox: progressIds(state.progressBox),
    libraryTokens: libraryTokens(state, top, viewer),
    discard: cardIds(state.discard),
    cities: [cityView(state, 0), cityView(state, 1)],
    outcome: outcome(state),
  }
}

/** Only the tokens drawn for The Great Library can be visible to one and hidden from the other. */
export const sameView = (state: State, one: Viewer, other: Viewer): boolean => {
  const top = topOf(state)
  return top?.kind !== 'library' || mayLookAt(state, top, one) === mayLookAt(state, top, other)
}

const topOf = (state: State): Frame | undefined => state.pending[state.pending.length - 1]

/** In the order of their numbers, as `cardsIn` has them. */
const cardIds = (set: Readonly<CardSet>): readonly CardId[] => {
  const ids: CardId[] = []
  for (const [age, names] of NAMES.entries()) {
    for (let left = set[age] ?? NO_MEMBERS; left !== NO_MEMBERS; left = restOf(left))
      ids.push(names[firstOf(left)] as CardId)
  }
  return ids
}

/** The card that each number in the set of an Age stands for. */
const NAMES = [0, 1, 2].map((age) => {
  const names: CardId[] = []
  for (const card of CARD_PIECES) if (card.age === age) names[card.place] = card.id
  return names
})

const wonderIds = madeOnce((set): readonly WonderId[] => membersOf(set).map((number) => wonderNumbered(number).id))
const progressIds = madeOnce((set): readonly ProgressId[] =>
  membersOf(set).map((number) => progressNumbered(number).id),
)
const symbolIds = madeOnce((set): readonly ScienceSymbol[] => SYMBOLS.filter((_symbol, index) => has(set, index)))
const militaryTokens = madeOnce((set): View['militaryTokens'] =>
  ([0, 1] as const).flatMap((half) =>
    MILITARY_TOKENS.flatMap((token, index) => (has(set, militaryToken(half, index)) ? { half, ...token } : [])),
  ),
)

const libraryTokens = (state: State, top: Frame | undefined, viewer: Viewer): readonly ProgressId[] =>
  top?.kind === 'library' && mayLookAt(state, top, viewer) ? progressIds(top.drawn) : NO_TOKENS

const NO_TOKENS: readonly ProgressId[] = []

const mayLookAt = ({ options }: State, { seat }: Frame, viewer: Viewer): boolean =>
  options.greatLibraryTokens === 'public' || seat === viewer

const structureOf = (state: State): View['structure'] => {
  const slots: (SlotView | null)[] = []
  if (state.age > 0) for (let index = 0; index < SLOTS_PER_AGE; index++) slots.push(slotView(state, index))
  return slots
}

const slotView = ({ age, present, slots, faceUp, open }: State, index: number): SlotView | null => {
  if (!has(present, index)) return null
  const isFaceUp = has(faceUp, index)
  const isOpen = has(open, index)
  const place = (age - 1) * SLOTS_PER_AGE + index
  return filledSlot(
    ((place * CARD_PIECES.length + (slots[index] ?? 0)) << 2) | (Number(isFaceUp) << 1) | Number(isOpen),
  )
}

const filledSlot = madeOnce((code): SlotView => {
  const number = (code >> 2) % CARD_PIECES.length
  const place = Math.floor((code >> 2) / CARD_PIECES.length)
  const { row, x } = layoutOf(Math.floor(place / SLOTS_PER_AGE) + 1)[place % SLOTS_PER_AGE] as Slot
  const { id, deck } = cardNumbered(number)
  return { row, x, back: deck, card: (code & 2) === 0 ? null : id, open: (code & 1) !== 0 }
})

const cityView = (state: State, side: Side): CityView => {
  const city = state.cities[side]
  return {
    coins: city.coins,
    buildings: cardIds(city.buildings),
    wonders: wondersOf(state, side),
    progress: progressIds(city.progress),
    symbols: symbolIds(city.symbols),
    chains: chainsOf(city.chains),
    score: scoreSheet(state, side),
  }
}

const wondersOf = ({ cities, tucked }: State, side: Side): CityView['wonders'] => {
  const { wonders, builtWonders } = cities[side]
  const views: CityView['wonders'][number][] = []
  for (let left = union(wonders, builtWonders); left !== NO_MEMBERS; left = restOf(left)) {
    const number = firstOf(left)
    const under = tucked[number] ?? NONE
    views.push(wonderView((number * 2 + Number(has(builtWonders, number))) * UNDER + under + 1))
  }
  return views
}

/** What can lie under a Wonder: a card, or nothing. */
const UNDER = CARD_PIECES.length + 1

const wonderView = madeOnce((code): CityView['wonders'][number] => {
  const under = (code % UNDER) - 1
  const rest = Math.floor(code / UNDER)
  return {
    wonder: wonderNumbered(rest >> 1).id,
    built: (rest & 1) !== 0,
    under: under === NONE ? null : cardNumbered(under).id,
  }
})

const chainsOf = madeOnce((set): readonly Chain[] => CHAINS.filter((_chain, index) => has(set, index)))

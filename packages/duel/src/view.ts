import type { Outcome, Scores, Viewer } from '@ecumene/kernel'
import type { CardId } from './data/cards.ts'
import { cardNumbered, NONE, progressNumbered, WONDER_PIECES, wonderNumbered } from './data/pieces.ts'
import type { ProgressId } from './data/progress.ts'
import { CHAINS, type Chain, type Deck, type ScienceSymbol, SYMBOLS } from './data/types.ts'
import type { WonderId } from './data/wonders.ts'
import { MILITARY_TOKENS, militaryTokenBit } from './rules/military.ts'
import { outcome, scoreSheet } from './rules/scoring.ts'
import { bitsOf, type City, cardsIn, type Frame, type Options, type Side, type State } from './rules/state.ts'
import { layoutOf } from './rules/structure.ts'

/** All that a viewer may know, with names instead of numbers. */
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

export const view = (state: State, viewer: Viewer): View => {
  const top = state.pending[state.pending.length - 1]
  return {
    options: state.options,
    turn: state.turn,
    first: state.first,
    asked: top === undefined ? null : { kind: top.kind, seat: top.seat },
    age: state.age,
    structure: state.age === 0 ? [] : layoutOf(state.age).map((_slot, index) => slotView(state, index)),
    draft: wonderIds(state.row),
    boxedWonders: wonderIds(state.boxed),
    pawn: state.pawn,
    militaryTokens: ([0, 1] as const).flatMap((half) =>
      MILITARY_TOKENS.flatMap((token, index) =>
        (state.militaryTokens & militaryTokenBit(half, index)) === 0 ? [] : { half, ...token },
      ),
    ),
    progressOnBoard: progressIds(state.progressBoard),
    progressInBox: progressIds(state.progressBox),
    libraryTokens: libraryTokens(state, top, viewer),
    discard: cardsIn(state.discard).map((card) => card.id),
    cities: [cityView(state, 0), cityView(state, 1)],
    outcome: outcome(state),
  }
}

const wonderIds = (mask: number): readonly WonderId[] => bitsOf(mask).map((number) => wonderNumbered(number).id)
const progressIds = (mask: number): readonly ProgressId[] => bitsOf(mask).map((number) => progressNumbered(number).id)

const libraryTokens = (state: State, top: Frame | undefined, viewer: Viewer): readonly ProgressId[] => {
  if (top?.kind !== 'library') return []
  return state.options.greatLibraryTokens === 'public' || top.seat === viewer ? progressIds(top.drawn) : []
}

const slotView = (state: State, index: number): SlotView | null => {
  const bit = 1 << index
  const slot = layoutOf(state.age)[index]
  if ((state.present & bit) === 0 || slot === undefined) return null
  const card = cardNumbered(state.slots[index] as number)
  const faceUp = (state.faceUp & bit) !== 0
  return { row: slot.row, x: slot.x, back: card.deck, card: faceUp ? card.id : null, open: (state.open & bit) !== 0 }
}

const cityView = (state: State, side: Side): CityView => {
  const city = state.cities[side]
  return {
    coins: city.coins,
    buildings: cardsIn(city.buildings).map((card) => card.id),
    wonders: WONDER_PIECES.filter((wonder) => ((city.wonders | city.builtWonders) & wonder.bit) !== 0).map((wonder) => {
      const under = state.tucked[wonder.number] ?? NONE
      return {
        wonder: wonder.id,
        built: (city.builtWonders & wonder.bit) !== 0,
        under: under === NONE ? null : cardNumbered(under).id,
      }
    }),
    progress: progressIds(city.progress),
    symbols: symbolsOf(city),
    chains: CHAINS.filter((_chain, index) => (city.chains & (1 << index)) !== 0),
    score: scoreSheet(state, side),
  }
}

const symbolsOf = (city: City): readonly ScienceSymbol[] =>
  SYMBOLS.filter((_symbol, index) => (city.symbols & (1 << index)) !== 0)

import { CARDS_IN_EPIC_PLAY, CARDS_IN_PLAY, VICTORY_CARDS } from '../data/agendas.ts'
import { CARDS, cardLevel, cardType } from '../data/cards.ts'
import { EVENT_DIAL, type EventIcon } from '../data/dials.ts'
import { LEADERS } from '../data/leaders.ts'
import { TREATIES } from '../data/sights.ts'
import { BARBARIANS } from '../data/tiles.ts'
import { COLOURS, CONTROL_TOKENS, FOCUS_TYPES, RESOURCE_TOKENS, SLOTS } from '../data/types.ts'
import { WONDERS } from '../data/wonders.ts'
import { type WonderSet, wonderSetOf } from './industry/wonders.ts'
import type { Options, State } from './state.ts'

/** What a game is played with: which contents of the boxes, and the numbers that go with them. */
export type Kit = {
  readonly seats: { readonly min: number; readonly max: number }
  readonly colours: number
  /** N-7.16: the number of each place in the row, from the left. */
  readonly slots: readonly number[]
  /** Everyone's focus deck: the card of each type and level, `deck[type][level - 1]`. */
  readonly deck: readonly (readonly number[])[]
  /** A card that only one leader has, by the leader's number. */
  readonly ownCards: readonly number[]
  readonly leaders: readonly number[]
  /** N-3.4: the cards of a leader's row at the start, from the left. */
  startingRow(leader: number): readonly number[]
  readonly wonders: WonderSet
  /** Wonder cards of one type by era, after the unseen removal. */
  wonderCards(seats: number): readonly number[]
  readonly barbarians: number
  /** Kinds of diplomacy cards that each colour has. */
  readonly treaties: readonly number[]
  /** N-1.4, N-1.2: resource tokens of each kind, control tokens of each colour. */
  readonly resourceTokens: number
  readonly controlTokens: number
  /** N-21.5: what each section of the event dial shows, in the order of resolving. */
  readonly dial: readonly (readonly EventIcon[])[]
  /** N-25.6: is the victory check made before the event dial moves on, or after its effect? */
  readonly winsBeforeEvents: boolean
  /** Victory cards that may be drawn, those that are always in play, and how many are drawn. */
  readonly victoryCards: readonly number[]
  fixedVictoryCards(state: State): readonly number[]
  drawnVictoryCards(state: State): number
  /** How many markers win. */
  markersToWin(state: State): number
}

/** When an expansion is in use, and how it changes the kit. */
export type KitChange = {
  isUsed(options: Options): boolean
  kit(without: Kit): Kit
}

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, number) => number)

/** Sorts cards into decks by type and level. */
export const deckFrom = (cards: readonly number[], types: number): readonly (readonly number[])[] =>
  numbers(types).map((type) =>
    [1, 2, 3, 4].map(
      (level) => cards[cards.findIndex((card) => cardType(card) === type && cardLevel(card) === level)] ?? 0,
    ),
  )

export const cardInDeck = (deck: Kit['deck'], type: number, level: number): number => (deck[type] ?? [])[level - 1] ?? 0

/** N-3.15 to N-3.17, N-3.24 */
const wonderCards = (seats: number): readonly number[] => [seats === 4 ? 2 : 1, seats === 2 ? 1 : 2, 2]

const DECK = deckFrom(numbers(CARDS.length), FOCUS_TYPES.length)

export const baseKit: Kit = {
  seats: { min: 2, max: 4 },
  colours: COLOURS.length,
  slots: numbers(SLOTS).map((place) => place + 1),
  deck: DECK,
  ownCards: [],
  leaders: numbers(LEADERS.length),
  startingRow: (leader) =>
    (LEADERS[leader] as (typeof LEADERS)[number]).row.map((type) => cardInDeck(DECK, FOCUS_TYPES.indexOf(type), 1)),
  wonders: wonderSetOf(numbers(WONDERS.length)),
  wonderCards,
  barbarians: BARBARIANS.length,
  treaties: numbers(TREATIES.length),
  resourceTokens: RESOURCE_TOKENS,
  controlTokens: CONTROL_TOKENS,
  dial: EVENT_DIAL.map((icon) => [icon]),
  winsBeforeEvents: false,
  victoryCards: numbers(VICTORY_CARDS.length),
  fixedVictoryCards: () => [],
  drawnVictoryCards: ({ options }) => (options.epic ? CARDS_IN_EPIC_PLAY : CARDS_IN_PLAY),
  markersToWin: ({ victoryCards }) => victoryCards.length,
}

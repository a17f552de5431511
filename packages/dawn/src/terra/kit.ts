import { ALL_VICTORY_CARDS, VICTORY_CARDS } from '../data/agendas.ts'
import { CARD_LEVEL, CARD_TYPE, CARDS, type CardId, cardNumber } from '../data/cards.ts'
import { ALL_COLOURS } from '../data/colours.ts'
import { ALL_LEADERS } from '../data/leaders.ts'
import { ALL_TREATIES } from '../data/sights.ts'
import { ALL_BARBARIANS } from '../data/tiles.ts'
import { FOCUS_TYPES } from '../data/types.ts'
import { ALL_WONDERS } from '../data/wonders.ts'
import { wonderSetOf } from '../rules/industry/wonders.ts'
import { cardInDeck, deckFrom, type KitChange } from '../rules/kit.ts'
import { CARDS_TO_WIN, CARDS_TO_WIN_PEACEFULLY, STANDARD_CARDS_IN_PLAY, TERRA_VICTORY_CARDS } from './data/agendas.ts'
import { PIECES_OF_A_COLOUR, REMOVED, SHARED_PIECES, SLOT_NUMBERS, WONDERS_REMOVED } from './data/box.ts'
import { GROWTH, TERRA_FOCUS_TYPES } from './data/card-parts.ts'
import { TERRA_CARDS, UNIQUE_CARDS } from './data/cards.ts'
import { TERRA_DIAL } from './data/dial.ts'

const isRemoved = (list: readonly string[], id: string): boolean => list.includes(id)

/** T-1.10, T-1.11: everyone's deck of six types and four levels. */
const deck = deckFrom(
  [...CARDS, ...TERRA_CARDS]
    .filter(({ id }) => !isRemoved(REMOVED.cards, id))
    .map(({ id }) => cardNumber(id as CardId)),
  TERRA_FOCUS_TYPES.length,
)

/** T-6.1: the unique card of each leader, by the leader's number. */
const ownCards = ALL_LEADERS.map(({ id }) => cardNumber(UNIQUE_CARDS.find(({ leader }) => leader === id)?.id as CardId))

/** T-3.8 to T-3.11: Irrigation, the sheet's order, and a level-I unique card in place of the card of its type. */
const startingRow = (leader: number): readonly number[] => {
  const { row } = ALL_LEADERS[leader] as (typeof ALL_LEADERS)[number]
  const own = ownCards[leader] ?? 0
  return [GROWTH, ...row.map((type) => FOCUS_TYPES.indexOf(type))].map((type) =>
    CARD_LEVEL[own] === 1 && CARD_TYPE[own] === type ? own : cardInDeck(deck, type, 1),
  )
}

/** T-1.6, T-1.7 */
const wondersInPlay = wonderSetOf(
  ALL_WONDERS.flatMap(({ id }, number) => (isRemoved(REMOVED.wonders, id) ? [] : [number])),
)

/** T-2.3, T-3.35, T-3.37: three cards of each type and era, one ancient and one medieval removed unseen. */
const WONDER_CARDS = WONDERS_REMOVED.map((removed) => 3 - removed)

/** T-1.8, T-1.9: standard cards, then the two fort cards, by number. */
const standardCards = ALL_VICTORY_CARDS.flatMap((agendas, number) => {
  const removed = REMOVED.victoryCards.some((card) => agendas.join() === card.join()) && number < VICTORY_CARDS.length
  return removed || number >= VICTORY_CARDS.length + TERRA_VICTORY_CARDS.length ? [] : [number]
})
const fortCards = ALL_VICTORY_CARDS.map((_agendas, number) => number).slice(
  VICTORY_CARDS.length + TERRA_VICTORY_CARDS.length,
)

/** T-1, T-2: what a game with the expansion is played with. */
export const terraKit: KitChange = {
  isUsed: ({ terra }) => terra === true,
  kit: (base) => ({
    ...base,
    seats: { min: 2, max: 5 },
    colours: ALL_COLOURS.length,
    slots: SLOT_NUMBERS,
    deck,
    ownCards,
    leaders: ALL_LEADERS.map((_leader, number) => number),
    startingRow,
    wonders: wondersInPlay,
    wonderCards: () => WONDER_CARDS,
    barbarians: ALL_BARBARIANS.length,
    treaties: ALL_TREATIES.flatMap((id, kind) => (isRemoved(REMOVED.treaties, id) ? [] : [kind])),
    resourceTokens: SHARED_PIECES.resourceTokensOfAKind,
    controlTokens: PIECES_OF_A_COLOUR.controlTokens,
    dial: TERRA_DIAL,
    // T-4.2
    winsBeforeEvents: true,
    victoryCards: standardCards,
    // T-3.38, T-17.2
    fixedVictoryCards: ({ options }) => (options.peaceful === true ? [] : fortCards),
    drawnVictoryCards: () => STANDARD_CARDS_IN_PLAY,
    // T-4.1, T-17.4
    markersToWin: ({ options }) => (options.peaceful === true ? CARDS_TO_WIN_PEACEFULLY : CARDS_TO_WIN),
  }),
}

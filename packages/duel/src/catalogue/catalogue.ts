import type { Catalogue, Fact, FactValue, Message, Piece } from '@ecumene/kernel'
import { AGE_I, AGE_II, AGE_III, GUILDS } from '../data/cards.ts'
import { PROGRESS } from '../data/progress.ts'
import { type Card, type Chain, type Cost, type Deck, type Progress, RESOURCES, type Wonder } from '../data/types.ts'
import { WONDERS } from '../data/wonders.ts'
import { describeEffect } from '../describe.ts'
import type { WordKey } from '../words/keys.ts'
import { cardRules, progressRules, wonderRules } from './rules.ts'
import type { en } from './words/en.ts'
import { words } from './words/words.ts'

/** Every card, Wonder and Progress token of the box. */
export const catalogue = (): Catalogue => ({
  words,
  kinds: [
    { id: 'card', name: say('catalogue.cards'), pieces: DECKS.flatMap(([deck, cards]) => cards.map(cardPiece(deck))) },
    { id: 'wonder', name: say('catalogue.wonders'), pieces: WONDERS.map(wonderPiece) },
    { id: 'progress', name: say('catalogue.progress'), pieces: PROGRESS.map(progressPiece) },
  ],
})

const DECKS: readonly (readonly [Deck, readonly Card[]])[] = [
  ['age-1', AGE_I],
  ['age-2', AGE_II],
  ['age-3', AGE_III],
  ['guild', GUILDS],
]

const ALL_CARDS = DECKS.flatMap(([, cards]) => cards)

const say = (key: WordKey | keyof typeof en): Message => ({ key })

const cardPiece =
  (deck: Deck) =>
  (card: Card): Piece => ({
    id: card.id,
    name: { key: `card.${card.id}` },
    facts: [
      { label: say('catalogue.deck'), values: [say(`deck.${deck}`)], sorts: true },
      { label: say('catalogue.type'), values: [say(`type.${card.colour}`)], sorts: true },
      { label: say('catalogue.cost'), values: costOf(card.cost) },
      ...chainFacts(card),
    ],
    effects: card.effects.map(describeEffect),
    doubts: [],
    rules: cardRules(card),
  })

const wonderPiece = ({ id, cost, effects }: Wonder): Piece => ({
  id,
  name: { key: `wonder.${id}` },
  facts: [{ label: say('catalogue.cost'), values: costOf(cost) }],
  effects: effects.map(describeEffect),
  doubts: [],
  rules: wonderRules(id, effects),
})

const progressPiece = ({ id, effects }: Progress): Piece => ({
  id,
  name: { key: `progress.${id}` },
  facts: [],
  effects: effects.map(describeEffect),
  doubts: [],
  rules: progressRules(id),
})

const costOf = (cost: Cost): readonly FactValue[] => {
  const coins: readonly FactValue[] =
    cost.coins === undefined ? [] : [{ count: cost.coins, of: say('catalogue.coins') }]
  const resources = RESOURCES.flatMap((resource): readonly FactValue[] => {
    const count = cost[resource]
    return count === undefined ? [] : [{ count, of: say(`resource.${resource}`) }]
  })
  return coins.length + resources.length === 0 ? [say('catalogue.free')] : [...coins, ...resources]
}

/** D-8.1: the chain symbol a card gives or accepts, and the cards at the other end. */
const chainFacts = ({ gives, accepts }: Card): readonly Fact[] => [
  ...(gives === undefined
    ? []
    : [
        {
          label: say('catalogue.gives'),
          values: chained(
            gives,
            ALL_CARDS.filter((card) => card.accepts === gives),
          ),
        },
      ]),
  ...(accepts === undefined
    ? []
    : [
        {
          label: say('catalogue.accepts'),
          values: chained(
            accepts,
            ALL_CARDS.filter((card) => card.gives === accepts),
          ),
        },
      ]),
]

const chained = (chain: Chain, cards: readonly Card[]): readonly FactValue[] => [
  say(`chain.${chain}`),
  ...cards.map(({ id }) => ({ piece: `card/${id}` })),
]

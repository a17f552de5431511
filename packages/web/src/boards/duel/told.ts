import type { CardId, Plan, Side, WonderId } from '@ecumene/duel'
import { duel } from '@ecumene/duel'
import type { Part, Telling } from '../../in-words/telling.ts'
import { planOfCard, planOfWonder } from './choosing/plans.ts'
import { priceText } from './choosing/price-text.ts'
import { byColour, totalOf } from './city/grouping.ts'
import { scienceText } from './city/science-text.ts'
import { cardName, type Desk, effectText, tokenName, wonderName } from './desk.ts'
import { pawnText } from './middle/pawn-text.ts'
import { cardMove, wonderMove } from './moves.ts'
import { costText } from './pieces/cost-text.ts'
import { cardFace, discardCoins, tokenFace, wonderFace } from './pieces/pieces.ts'

/** The table of Duel in words: all that eyes would look for, the nearest first. */
export const tellDuel = (desk: Desk): Telling => ({
  see: [
    turn(desk),
    draft(desk),
    age(desk),
    openCards(desk),
    city(desk, desk.bottom),
    city(desk, desk.top),
    ...middle(desk),
  ],
  can: desk.isAsked ? possible(desk) : [],
})

const turn = (desk: Desk): Part => {
  const { seen, view, isOver, text, say, lastMove } = desk
  const asked =
    seen.asked === null
      ? isOver || view.asked === null
        ? []
        : [text('duelBoard.waitingFor', { player: { seat: view.asked.seat } })]
      : [say(seen.asked)]
  const last =
    lastMove === null ? [] : [`${text('duelBoard.lastMove')}: ${say(duel.presentation.describe.event(lastMove.event))}`]
  return { title: '', lines: [...asked, ...last] }
}

const draft = (desk: Desk): Part => ({
  title: desk.view.draft.length === 0 ? '' : desk.text('duelBoard.toldDraft'),
  lines: desk.view.draft.map((wonder) => `${wonderLine(desk, wonder)}. ${costText(desk, wonderFace(wonder).cost)}`),
})

const age = ({ view, text }: Desk): Part => {
  const left = view.structure.filter((slot) => slot !== null)
  const hidden = left.filter(({ card }) => card === null).length
  return {
    title: '',
    lines: view.age === 0 ? [] : [text('duelBoard.toldAge', { age: view.age, count: left.length, hidden })],
  }
}

const openCards = (desk: Desk): Part => ({
  title: desk.text('duelBoard.toldOpen'),
  lines: openOf(desk).map((card) => {
    const plan = planOfCard(desk, card)
    const words = [...cardFace(card).effects.map((effect) => effectText(desk, effect))]
    return [cardLabel(desk, card), ...(plan === null ? [] : [priceText(desk, plan)]), ...words].join(', ')
  }),
})

const openOf = ({ view }: Desk): readonly CardId[] =>
  view.structure.flatMap((slot) => (slot?.open === true && slot.card !== null ? [slot.card] : []))

const cardLabel = (desk: Desk, card: CardId): string =>
  desk.text('duelBoard.cardLabel', { card: { key: `card.${card}` }, type: { key: `type.${cardFace(card).colour}` } })

const city = (desk: Desk, side: Side): Part => {
  const { view, viewer, text, say } = desk
  const own = view.cities[side]
  return {
    title: viewer === side ? text('duelBoard.yourCity') : text('duelBoard.cityOf', { player: { seat: side } }),
    lines: [
      text('duelBoard.coins', { count: own.coins }),
      text('duelBoard.pointsNow', { count: totalOf(own) }),
      ...byColour(own.buildings).flatMap(({ colour, cards }) =>
        cards.length === 0
          ? []
          : [`${say({ key: `type.${colour}` })}: ${cards.map((card) => cardName(desk, card)).join(', ')}`],
      ),
      scienceText(desk, own),
      ...own.wonders.map(({ wonder, built }) => {
        const state = text(built ? 'duelBoard.built' : 'duelBoard.notBuilt')
        return `${wonderLine(desk, wonder, built ? null : side)} (${state})`
      }),
      ...own.progress.map((token) => tokenLine(desk, token)),
    ],
  }
}

const wonderLine = (desk: Desk, wonder: WonderId, side: Side | null = null): string => {
  const plan = side === desk.viewer && side !== null ? planOfWonder(desk, wonder) : null
  const words = wonderFace(wonder).effects.map((effect) => effectText(desk, effect))
  return [wonderName(desk, wonder), ...(plan === null ? [] : [priceText(desk, plan)]), ...words].join(', ')
}

const tokenLine = (desk: Desk, token: Desk['view']['progressOnBoard'][number]): string =>
  [tokenName(desk, token), ...tokenFace(token).effects.map((effect) => effectText(desk, effect))].join(', ')

const middle = (desk: Desk): readonly Part[] => [
  { title: desk.text('duelBoard.conflict'), lines: [pawnText(desk)] },
  {
    title: desk.text('duelBoard.toldTokens'),
    lines: desk.view.progressOnBoard.map((token) => tokenLine(desk, token)),
    isLong: true,
  },
  {
    title: desk.text('duelBoard.discardPile'),
    lines: desk.view.discard.map((card) => cardName(desk, card)),
    isLong: true,
  },
]

/** What can be done: card by card where cards are asked for, else move by move. */
const possible = (desk: Desk): readonly Part[] => {
  if (desk.view.asked?.kind !== 'play') return [{ title: '', lines: desk.seen.legal.map(desk.moveText) }]
  return [{ title: '', lines: openOf(desk).map((card) => `${cardName(desk, card)}: ${uses(desk, card).join(', ')}`) }]
}

const uses = (desk: Desk, card: CardId): readonly string[] => {
  const { text, isLegal } = desk
  const coins = discardCoins(desk.view.cities[desk.bottom].buildings)
  const wonders = desk.view.cities[desk.bottom].wonders.map(({ wonder }) => wonder)
  return [
    ...(isLegal(cardMove('build', card))
      ? [text('duelBoard.toldBuild', { price: priceOf(desk, planOfCard(desk, card)) })]
      : []),
    ...(isLegal(cardMove('discard', card)) ? [text('duelBoard.toldDiscard', { coins })] : []),
    ...wonders
      .filter((wonder) => isLegal(wonderMove(wonder, card)))
      .map((wonder) =>
        text('duelBoard.toldWonder', {
          wonder: { key: `wonder.${wonder}` },
          price: priceOf(desk, planOfWonder(desk, wonder)),
        }),
      ),
  ]
}

const priceOf = (desk: Desk, plan: Plan | null): string => (plan === null ? '' : priceText(desk, plan))

import type { Message } from '@ecumene/kernel'
import { below, both, has, membersOf, without } from '@ecumene/kernel'
import { cardNumbered, type IndustryPart } from '../../data/cards.ts'
import { NATURAL_RESOURCE } from '../../data/sights.ts'
import { ERAS, NONE, RESOURCES, SLOTS } from '../../data/types.ts'
import {
  accepts,
  PRODUCTION_PER_RESOURCE,
  printedCost,
  wonderId,
  wondersOfEra,
  wonderType,
} from '../../data/wonders.ts'
import type { WordKey } from '../../words/en.ts'
import { type Ask, asks, because } from '../because.ts'
import type { Teller } from '../events.ts'
import { active, general, isInForce, wonderHooks } from '../hooks/asking.ts'
import type { OwnCity } from '../hooks/hooks.ts'
import { spendResource } from '../map/pieces.ts'
import { moveOf, movesOf, spaceMoves } from '../moves.ts'
import { ask, askAgain, type FrameOf, playerOf, resourcesOf, type State } from '../state.ts'
import { cardPlace, naturalsOn, spendable, spendMoves, spendNatural, spendOne } from '../trade/trade.ts'
import { currentCard, currentSlot } from '../undertakings.ts'
import { addWonder, dropWonder, wondersIn } from './wonders.ts'

/** N-12.2: the slot's number, or what the card says of the fifth slot, and what abilities add. */
export const baseProduction = (state: State, seat: number): number => {
  const { fifthSlotProduction } = cardNumbered(currentCard(state)).industry as IndustryPart
  let production = currentSlot(state) === SLOTS && fifthSlotProduction > 0 ? fifthSlotProduction : currentSlot(state)
  for (const { does } of active('production', state, seat)) production += does(state, seat)
  return production
}

/** N-12.4 with what abilities take off or add. */
export const costOf = (state: State, seat: number, wonder: number): number => {
  let cost = printedCost(wonder)
  for (const { does } of active('wonderCost', state, seat)) cost += does(state, seat, wonder)
  return Math.max(0, cost)
}

/** N-12.2: what one accepted resource adds. */
const worthOfAccepted = (state: State, seat: number): number => {
  let worth = PRODUCTION_PER_RESOURCE
  for (const { does } of active('resourceWorth', state, seat)) worth = Math.max(worth, does())
  return worth
}

/** What one resource of a kind would add; what the wonder does not accept may still serve as a trade token. */
export const worthOfResource = (state: State, seat: number, kind: number, wonder: number): number => {
  if (accepts(wonder, kind)) return worthOfAccepted(state, seat)
  return isInForce('resourcesAsTrade', state, seat) ? 1 : 0
}

/** What a natural wonder would add: 2 as an accepted resource, 1 as a token of the card it lies on, or nothing. */
export const worthOfNatural = (state: State, seat: number, natural: number, wonder: number): number => {
  if (!has(without(playerOf(state, seat).naturals, state.turnSoFar.spentNaturals), natural)) return 0
  if (accepts(wonder, NATURAL_RESOURCE[natural] ?? 0)) return worthOfAccepted(state, seat)
  return has(naturalsOn(state, seat, currentCard(state)), natural) ? 1 : 0
}

/** N-12.2: everything the player could spend on a wonder, together with the card's own production. */
export const mostProduction = (state: State, seat: number, wonder: number): number => {
  const player = playerOf(state, seat)
  let production = baseProduction(state, seat) + spendable(state, seat, cardPlace(state, seat))
  for (let kind = 0; kind < RESOURCES.length; kind++) {
    const tokens = resourcesOf(player, kind)
    if (tokens > 0) production += tokens * worthOfResource(state, seat, kind, wonder)
  }
  for (const natural of membersOf(player.naturals)) production += worthOfNatural(state, seat, natural, wonder)
  return production
}

/** N-12.9: an own city without a world wonder token. */
export const hasCityForWonder = (state: State, seat: number): boolean => {
  for (const city of playerOf(state, seat).cities) if (state.wonder[city] === 0) return true
  return false
}

/** The city that comes with the wonder, if it can be founded anywhere. */
const ownCityOf = (state: State, seat: number, wonder: number): OwnCity | undefined => {
  const own = wonderHooks(wonder)?.ownCity?.()
  if (own === undefined) return undefined
  for (let space = 0; space < state.owner.length; space++) if (own.whyNot(state, seat, space) === null) return own
  return undefined
}

export const whyNotWonder = (state: State, seat: number, wonder: number): Message<WordKey> | null => {
  if (!state.tops.includes(wonder)) return because('reason.notFaceUp')
  if (!hasCityForWonder(state, seat) && ownCityOf(state, seat, wonder) === undefined)
    return because('reason.noCityForWonder')
  const cost = costOf(state, seat, wonder)
  const production = mostProduction(state, seat, wonder)
  return production >= cost ? null : because('reason.tooDear', { cost, production })
}

export const startPaying = (state: State, seat: number, wonder: number): void =>
  ask(state, { kind: 'pay', seat, wonder, production: baseProduction(state, seat) })

/** The payment in progress, if any. */
export const payingFor = ({ pending }: State): FrameOf<'pay'> | undefined =>
  pending.find(({ kind }) => kind === 'pay') as FrameOf<'pay'> | undefined

/** N-12.2, N-12.3, N-12.7: resources and tokens one by one until the cost is met; then the city (N-12.11). */
export const pay: Ask<'pay', 'resource' | 'natural' | 'spend' | 'build'> = {
  answers: ['resource', 'natural', 'spend', 'build'],
  decision: asks('decision.pay'),
  candidates: (state, { wonder }, seat) => [
    ...movesOf('resource'),
    ...spendMoves(state, seat).filter(({ kind }) => kind !== 'resource'),
    ...(ownCityOf(state, seat, wonder) === undefined
      ? playerOf(state, seat).cities.map((city) => moveOf('build', city))
      : spaceMoves(state, 'build')),
  ],
  whyNot(state, { wonder, production }, seat, move) {
    const cost = costOf(state, seat, wonder)
    const player = playerOf(state, seat)
    if (move.kind === 'build') {
      if (production < cost) return because('reason.tooDear', { cost, production })
      const own = ownCityOf(state, seat, wonder)
      if (own !== undefined) return own.whyNot(state, seat, move.space)
      if (!player.cities.includes(move.space)) return because('reason.notYourCity')
      return state.wonder[move.space] === 0 ? null : because('reason.hasWonder')
    }
    if (production >= cost) return because('reason.enough')
    if (move.kind === 'spend') {
      return spendable(state, seat, cardPlace(state, seat)) > 0 ? null : because('reason.noTradeToken')
    }
    if (move.kind === 'natural') {
      return worthOfNatural(state, seat, move.natural, wonder) > 0 ? null : because('reason.notAccepted')
    }
    if (worthOfResource(state, seat, move.resource, wonder) === 0) return because('reason.notAccepted')
    return resourcesOf(player, move.resource) > 0 ? null : because('reason.noResource')
  },
  apply(state, frame, seat, move, tell) {
    const { wonder } = frame
    const produce = (more: number): void => askAgain(state, { ...frame, production: frame.production + more })
    switch (move.kind) {
      case 'build':
        state.pending.pop()
        buildWonder(state, seat, wonder, move.space, tell)
        return
      case 'spend':
        produce(1)
        spendOne(state, seat, cardPlace(state, seat), tell)
        return
      case 'natural':
        produce(worthOfNatural(state, seat, move.natural, wonder))
        spendNatural(state, seat, move.natural, tell)
        return
      default:
        produce(worthOfResource(state, seat, move.resource, wonder))
        spendResource(state, seat, move.resource, tell)
    }
  },
}

/** N-12.10 to N-12.13 */
const buildWonder = (state: State, seat: number, wonder: number, city: number, tell: Teller): void => {
  ownCityOf(state, seat, wonder)?.found(state, seat, city, tell)
  state.wonder[city] = wonder + 1
  addWonder(playerOf(state, seat).wonders, wonder)
  tell?.({ kind: 'wonderBuilt', seat, wonder: wonderId(wonder), space: city })
  revealWonder(state, wonderType(wonder), tell)
  wonderHooks(wonder)?.built?.(state, seat)
  for (const { does } of active('wonderBuilt', state, seat)) does(state, seat, tell)
}

/**
 * N-12.12, N-3.19: turns up the next card of a deck. Cards nobody has seen lie in no order: each is drawn when it is
 * turned up, which gives the same chances as a shuffled deck with unseen cards removed (N-3.15 to N-3.18).
 */
export const revealWonder = (state: State, type: number, tell: Teller): void => {
  state.tops[type] = NONE
  for (const { does } of general('wonderRevealed', state)) does(state, type)
  for (let era = 0; era < ERAS.length; era++) {
    const left = state.decks[type * ERAS.length + era] ?? 0
    if (left === 0) continue
    state.decks[type * ERAS.length + era] = left - 1
    const eligible = both(state.unseen[type] ?? 0, wondersOfEra(type, era))
    const cards = wondersIn(type, eligible)
    const wonder = cards[below(state.random, cards.length)] ?? 0
    dropWonder(state.unseen, wonder)
    state.tops[type] = wonder
    tell?.({ kind: 'wonderRevealed', wonder: wonderId(wonder) })
    return
  }
}

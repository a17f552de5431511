import { cardNumbered } from '../../data/cards.ts'
import { ALL_NATURAL_WONDERS } from '../../data/sights.ts'
import { type NaturalWonderId, NONE, RESOURCES, type Resource } from '../../data/types.ts'
import { printedCost, type WonderId, wonderId } from '../../data/wonders.ts'
import { slotOf } from '../row/turn.ts'
import { playerOf, resourcesOf, type State } from '../state.ts'
import { cardPlace, spendable } from '../trade/trade.ts'
import { currentCard, NEW_TURN } from '../undertakings.ts'
import { baseProduction, costOf, payingFor, worthOfNatural, worthOfResource } from './wonder-building.ts'

/** What a world wonder costs a player, line by line, and what could pay for it with the industry card in its present slot. */
export type WonderPlan = {
  readonly wonder: WonderId
  readonly cost: {
    readonly printed: number
    /** What leader, city-states and other abilities add (N-12.4). */
    readonly abilities: number
    readonly total: number
  }
  readonly production: {
    /** Of the industry card (N-12.2). */
    readonly card: number
    /** What has been spent on it already. */
    readonly spent: number
    /** One for each token that can be spent from the industry card. */
    readonly tokens: number
    /** Two for each accepted resource (N-12.3), or what an ability makes of it. */
    readonly resources: { readonly [R in Resource]?: number }
    readonly naturalWonders: { readonly [N in NaturalWonderId]?: number }
    readonly total: number
  }
  /** What is still missing; 0 if it can be paid. */
  readonly missing: number
}

/** Plans for all face-up wonders; none before the player has an industry card. */
export const planWonders = (state: State, seat: number): readonly WonderPlan[] => {
  const resolving = asIfResolving(state, seat)
  if (resolving === null) return []
  return state.tops.flatMap((wonder) => (wonder === NONE ? [] : [planWonder(resolving, seat, wonder)]))
}

const isIndustry = (card: number): boolean => cardNumbered(card).industry !== null

/** The state as it is or would be while the player resolves the industry card. */
const asIfResolving = (state: State, seat: number): State | null => {
  if (state.phase === 'resolve' && state.active === seat && isIndustry(currentCard(state))) return state
  const { row } = playerOf(state, seat)
  const place = row.findIndex(isIndustry)
  if (place === NONE) return null
  return {
    ...state,
    active: seat,
    phase: 'resolve',
    resolving: { card: row[place] ?? 0, slot: slotOf(state, seat, place), place, resets: true, isUsed: false },
    turnSoFar: state.active === seat ? state.turnSoFar : NEW_TURN,
  }
}

const planWonder = (state: State, seat: number, wonder: number): WonderPlan => {
  const player = playerOf(state, seat)
  const printed = printedCost(wonder)
  const cost = costOf(state, seat, wonder)
  const card = baseProduction(state, seat)
  const paying = payingFor(state)
  const spent = paying?.wonder === wonder ? paying.production - card : 0
  const tokens = spendable(state, seat, cardPlace(state, seat))
  let total = card + spent + tokens

  const resources: { [R in Resource]?: number } = {}
  for (const [kind, resource] of RESOURCES.entries()) {
    const worth = worthOfResource(state, seat, kind, wonder) * resourcesOf(player, kind)
    if (worth > 0) resources[resource] = worth
    total += worth
  }
  const naturalWonders: { [N in NaturalWonderId]?: number } = {}
  for (const [natural, { id }] of ALL_NATURAL_WONDERS.entries()) {
    const worth = worthOfNatural(state, seat, natural, wonder)
    if (worth > 0) naturalWonders[id] = worth
    total += worth
  }
  return {
    wonder: wonderId(wonder),
    cost: { printed, abilities: cost - printed, total: cost },
    production: { card, spent, tokens, resources, naturalWonders, total },
    missing: Math.max(0, cost - total),
  }
}

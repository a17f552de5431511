import {
  ALL_CITY_STATES,
  ALL_LEADERS,
  ALL_TREATIES,
  cardNumbered,
  describePlan,
  GOVERNMENTS,
  type Move,
  mentions,
  type Payment,
  type Plans,
  type PlayerView,
  plansFor,
  RESOURCES,
  type Resource,
  says,
  type View,
  type WonderId,
  type WonderPlan,
  wonderId,
} from '@ecumene/dawn'
import type { Say } from '../../words/use-words.tsx'
import { levelOfCard, levelText, typeOfCard } from './signs.ts'

/** What a move names: a space of the map, or a slot of the row. */
export type Named = { readonly space: number | null; readonly slot: number | null }

const NOTHING: Named = { space: null, slot: null }

export const namedBy = (move: Move | null): Named => {
  if (move === null) return NOTHING
  const last = (is: 'space' | 'slot'): number | null => mentions(move).findLast((one) => one.is === is)?.value ?? null
  return { space: last('space'), slot: last('slot') }
}

/** A few more words to a move: which government its card brings, what a wonder or a card does. */
export const noteOn = (move: Move | null, data: unknown, say: Say): string | null => {
  const view = data as View
  const { space, slot } = namedBy(move)
  // The words of a move say what land it is made on.
  if (space !== null) return null
  if (slot !== null) {
    const card = view.players[view.asked?.seat ?? view.active]?.row[slot]?.card
    if (card === undefined) return null
    // The move itself is called by the card.
    return view.asked?.kind === 'government' ? governmentNote(card, say) : null
  }
  if (move === null) return null
  if (move.kind === 'wonder') return wonderNote(wonderId(move.wonder), view, say)
  if (view.paying !== null) return paymentNote(move, view, say)
  if (move.kind === 'option') return say({ key: `option.${view.asked?.kind}.${move.option + 1}` })
  if (move.kind === 'gain') return gainNote(cardNumbered(move.card).id, view, say)
  if (move.kind === 'use') return actionNote(move, say)
  if (move.kind === 'treaty') return say({ key: `effect.treaty.${ALL_TREATIES[move.treaty]}` })
  if (move.kind === 'renegotiate') return say({ key: `effect.treaty.${ALL_TREATIES[move.taken]}` })
  return move.kind === 'leader' ? say({ key: `effect.leader.${ALL_LEADERS[move.leader]?.id}` }) : null
}

const plansNow = (view: View): Plans => plansFor(view, view.asked?.seat ?? view.active)

/** What the wonder does, and what it costs before one begins to pay. */
const wonderNote = (wonder: WonderId, view: View, say: Say): string => {
  const plan = plansNow(view)[wonder]
  const effect = say({ key: `effect.wonder.${wonder}` })
  return plan === undefined ? effect : `${effect}\n${say(describePlan(plan))}`
}

/** What a whole payment comes to: it may be more than the wonder costs. */
export const wholePaymentNote = ({ production }: Payment, view: View, say: Say): string | null => {
  const plan = view.paying === null ? undefined : plansNow(view)[view.paying.wonder]
  return plan === undefined ? null : say({ key: 'plan.after', args: { production, cost: plan.cost.total } })
}

/** How far a payment brings the wonder that is being paid for. */
const paymentNote = (move: Move, view: View, say: Say): string | null => {
  const { paying, asked, active } = view
  const plan = paying === null ? undefined : plansNow(view)[paying.wonder]
  const player = view.players[asked?.seat ?? active]
  if (paying === null || plan === undefined || player === undefined) return null
  const worth = move.kind === 'spend' ? 1 : move.kind === 'resource' ? worthOfOne(plan, player, move.resource) : 0
  if (worth === 0) return null
  return say({ key: 'plan.after', args: { production: paying.production + worth, cost: plan.cost.total } })
}

const worthOfOne = ({ production }: WonderPlan, { resources }: PlayerView, number: number): number => {
  const resource = RESOURCES[number] as Resource
  const tokens = resources[resource]
  return tokens === 0 ? 0 : (production.resources[resource] ?? 0) / tokens
}

/** What the new card does, and which card of the row it will take the place of. */
const gainNote = (card: string, view: View, say: Say): string => {
  const row = view.players[view.asked?.seat ?? view.active]?.row ?? []
  const alike = row.filter((one) => typeOfCard(one.card) === typeOfCard(card))
  const effect = say({ key: `effect.card.${card}` })
  const [replaced] = alike
  if (replaced === undefined || alike.length > 1) return effect
  return `${effect}\n${say({ key: 'gain.replaces', args: { card: { key: `card.${replaced.card}` }, level: levelText(levelOfCard(replaced.card)) } })}`
}

/** N-7.12: what is used at the start of a turn is a wonder, a city-state's card or a leader's ability, and does what that says. */
const actionNote = (move: Move, say: Say): string | null => {
  const { action } = says(move)
  if (typeof action !== 'object' || !('key' in action)) return null
  const id = action.key.slice('action.'.length)
  const isNamed = (one: { readonly id: string }): boolean => one.id === id
  const kind = ALL_CITY_STATES.some(isNamed) ? 'cityState' : ALL_LEADERS.some(isNamed) ? 'leader' : 'wonder'
  return say({ key: `effect.${kind}.${id}` })
}

/** T-12.3: the government that a card brings, and what it does. */
export const governmentNote = (card: string, say: Say): string | null => {
  const government = GOVERNMENTS.find(({ type }) => type === typeOfCard(card))
  if (government === undefined) return null
  return `${say({ key: `government.${government.id}` })}: ${say({ key: `effect.government.${government.id}` })}`
}

import { NO_MEMBERS, type SetOf, setOf } from '@ecumene/kernel'
import type { CardId } from './data/cards.ts'
import { type CardSet, cardNamed, progressNamed, wonderNamed } from './data/pieces.ts'
import type { WonderId } from './data/wonders.ts'
import { type Plan, planCard, planWonder } from './rules/plan.ts'
import { type City, putInto, type Side } from './rules/state.ts'
import { tallied } from './rules/tally.ts'
import type { CityView, View } from './view.ts'

/** What each visible card and each unbuilt Wonder of a player would cost that player now, line by line. */
export type Plans = {
  readonly cards: { readonly [C in CardId]?: Plan }
  readonly wonders: { readonly [W in WonderId]?: Plan }
}

/**
 * Prices follow from public information, so they are computed where they are shown instead of being sent with every
 * view.
 */
export const plansFor = (view: View, side: Side): Plans => {
  const position = { cities: [cityOf(view.cities[0]), cityOf(view.cities[1])] as [City, City] }
  const cards: { [C in CardId]?: Plan } = {}
  for (const slot of view.structure) {
    if (slot?.card != null) cards[slot.card] = planCard(position, side, cardNamed(slot.card))
  }
  const wonders: { [W in WonderId]?: Plan } = {}
  for (const { wonder, built } of view.cities[side].wonders) {
    if (!built) wonders[wonder] = planWonder(position, side, wonderNamed(wonder))
  }
  return { cards, wonders }
}

const cityOf = (city: CityView): City => {
  const buildings: CardSet = [NO_MEMBERS, NO_MEMBERS, NO_MEMBERS]
  for (const id of city.buildings) putInto(buildings, cardNamed(id))
  const wondersThat = (built: boolean): SetOf<WonderId> =>
    setOf(...city.wonders.flatMap((one) => (one.built === built ? wonderNamed(one.wonder).number : [])))
  return tallied({
    coins: city.coins,
    buildings,
    progress: setOf(...city.progress.map((id) => progressNamed(id).number)),
    wonders: wondersThat(false),
    builtWonders: wondersThat(true),
  })
}

import {
  type CardId,
  type Cost,
  type Plan,
  type PlanLine,
  type Plans,
  plansFor,
  RESOURCES,
  type Resource,
  type Side,
  type View,
  type WonderId,
} from '@ecumene/duel'

/* The one place that knows where price plans come from. */

/** What everything on offer costs either player. */
export const plansOfBoth = (view: View): readonly [Plans, Plans] => [plansFor(view, 0), plansFor(view, 1)]

type Reader = { readonly plans: readonly [Plans, Plans]; readonly viewer: Side | null }

/** What a card would cost the viewer; `null` for spectators and cards that are not on offer. */
export const planOfCard = ({ plans, viewer }: Reader, card: CardId, side = viewer): Plan | null =>
  side === null ? null : (plans[side].cards[card] ?? null)

/** What a Wonder would cost the viewer; `null` for spectators and Wonders that are not theirs to build. */
export const planOfWonder = ({ plans, viewer }: Reader, wonder: WonderId): Plan | null =>
  viewer === null ? null : (plans[viewer].wonders[wonder] ?? null)

/** Coins that the viewer lacks. */
export const shortfall = (plan: Plan): number => Math.max(0, plan.price - plan.coins)

export const isFreeByChain = (plan: Plan): boolean => plan.lines.some((line) => line.kind === 'chain')

/** How one unit of a cost is met. */
export type UnitMet = { readonly resource: Resource; readonly by: 'own' | 'dropped' | 'bought'; readonly price: number }

/** A plan unit by unit, in the order of the printed cost: what a row of small signs can show. */
export const unitsOf = (plan: Plan): readonly UnitMet[] =>
  RESOURCES.flatMap((resource) => plan.lines.flatMap((line) => unitsOfLine(line, resource)))

const unitsOfLine = (line: PlanLine, resource: Resource): readonly UnitMet[] => {
  if (line.kind === 'coins' || line.kind === 'chain' || line.resource !== resource) return []
  const count = line.kind === 'chosen' ? 1 : line.units
  const by = line.kind === 'bought' ? 'bought' : line.kind === 'dropped' ? 'dropped' : 'own'
  return Array.from({ length: count }, () => ({ resource, by, price: line.kind === 'bought' ? line.each : 0 }))
}

/** The resources of a printed cost, one entry for each unit. */
export const resourcesOf = (cost: Cost): readonly Resource[] =>
  RESOURCES.flatMap((resource) => Array.from({ length: cost[resource] ?? 0 }, () => resource))

import type { Message } from '@ecumene/kernel'
import { ALL_NATURAL_WONDERS } from './data/sights.ts'
import { RESOURCES } from './data/types.ts'
import { say } from './describe.ts'
import type { WonderPlan } from './rules/industry/wonder-plan.ts'
import type { WordKey } from './words/en.ts'

type Words = Message<WordKey>

/** One line of what pays for a wonder; `thing` names the resource or natural wonder, or the kind of source. */
export type PlanSource = { readonly thing: string; readonly count: number; readonly words: Words }

/** Where the production for a wonder comes from, in the order in which it is counted; only what gives something. */
export const planSources = ({ production }: WonderPlan): readonly PlanSource[] => {
  const { card, spent, tokens, resources, naturalWonders } = production
  const line = (thing: string, count: number, words: Words): readonly PlanSource[] =>
    count === 0 ? [] : [{ thing, count, words }]
  return [
    ...line('card', card, say('plan.card', { count: card })),
    ...line('spent', spent, say('plan.spent', { count: spent })),
    ...line('tokens', tokens, say('plan.tokens', { count: tokens })),
    ...RESOURCES.flatMap((id) => {
      const count = resources[id] ?? 0
      return line(id, count, say('plan.thing', { thing: say(`resource.${id}`), count }))
    }),
    ...ALL_NATURAL_WONDERS.flatMap(({ id }) => {
      const count = naturalWonders[id] ?? 0
      return line('naturalWonder', count, say('plan.thing', { thing: say(`natural.${id}`), count }))
    }),
  ]
}

/** What the wonder costs, and its printed cost if that differs. */
export const planCost = ({ cost }: WonderPlan): Words =>
  cost.abilities === 0
    ? say('plan.cost', { cost: cost.total })
    : say('plan.costChanged', { cost: cost.total, printed: cost.printed })

/** Can it be paid? */
export const planVerdict = ({ missing }: WonderPlan): Words =>
  missing === 0 ? say('plan.enough') : say('plan.missing', { count: missing })

/** The whole plan in a sentence. */
export const describePlan = (plan: WonderPlan): Words =>
  say('plan.whole', {
    cost: planCost(plan),
    production: plan.production.total,
    sources: planSources(plan).map(({ words }) => words),
  })

import type { WonderId } from './data/wonders.ts'
import type { WonderPlan } from './rules/industry/wonder-plan.ts'
import type { View } from './view.ts'

/** What each face-up world wonder would cost a player now, line by line. */
export type Plans = { readonly [W in WonderId]?: WonderPlan }

/** Prices depend on abilities of every kind, so the view carries their plans; here they are found by name. */
export const plansFor = (view: View, seat: number): Plans =>
  Object.fromEntries((view.players[seat]?.plans ?? []).map((plan) => [plan.wonder, plan]))

import type { Plan } from '@ecumene/duel'
import type { Desk } from '../desk.ts'
import { isFreeByChain, shortfall } from './plans.ts'

/** What a thing costs the viewer now, in words. */
export const priceText = ({ text }: Desk, plan: Plan): string => {
  if (isFreeByChain(plan)) return text('duelBoard.freeByChain')
  if (plan.price === 0) return text('duelBoard.free')
  const price = text('duelBoard.coins', { count: plan.price })
  return plan.affordable ? price : `${price}, ${text('duelBoard.short', { coins: shortfall(plan) })}`
}

import { duel, type Plan } from '@ecumene/duel'
import { Match } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { isFreeByChain, planOfCard, plansOfBoth, resourcesOf, shortfall, unitsOf } from './plans.ts'

const plan: Plan = {
  price: 7,
  coins: 5,
  affordable: false,
  lines: [
    { kind: 'coins', coins: 1 },
    { kind: 'produced', resource: 'stone', units: 1, by: { kind: 'card', card: 'quarry' } },
    { kind: 'bought', resource: 'glass', units: 2, each: 3, opponentSymbols: 1, fixedBy: null },
    { kind: 'chosen', resource: 'wood', by: { kind: 'card', card: 'caravansery' } },
    { kind: 'dropped', resource: 'clay', units: 1, by: 'masonry' },
  ],
}

test('a plan is shown unit by unit in the order of printed costs', () => {
  expect(unitsOf(plan)).toEqual([
    { resource: 'wood', by: 'own', price: 0 },
    { resource: 'clay', by: 'dropped', price: 0 },
    { resource: 'stone', by: 'own', price: 0 },
    { resource: 'glass', by: 'bought', price: 3 },
    { resource: 'glass', by: 'bought', price: 3 },
  ])
})

test('what is missing is the price less the coins, and never negative', () => {
  expect(shortfall(plan)).toBe(2)
  expect(shortfall({ ...plan, coins: 9 })).toBe(0)
})

test('a chain makes a card free', () => {
  expect(isFreeByChain(plan)).toBe(false)
  expect(isFreeByChain({ ...plan, lines: [{ kind: 'chain', chain: 'moon', by: 'altar' }] })).toBe(true)
})

test('a printed cost is one entry for each unit', () => {
  expect(resourcesOf({ coins: 2, wood: 2, papyrus: 1 })).toEqual(['wood', 'wood', 'papyrus'])
})

test('spectators have no price of their own, but can see the price of either player', () => {
  const made = Match.create(duel, { seats: 2, seed: 1, options: { wonders: 'firstGame' } })
  if (!made.ok) throw new Error(made.error)
  const view = made.value.view(null)
  const plans = plansOfBoth(view)
  const card = view.structure.find((slot) => slot?.open)?.card
  if (card == null) throw new Error('no open card')
  expect(planOfCard({ plans, viewer: null }, card)).toBeNull()
  expect(planOfCard({ plans, viewer: 0 }, card)).toEqual(planOfCard({ plans, viewer: null }, card, 0))
})

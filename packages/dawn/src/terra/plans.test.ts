import { below, seeded } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import type { CardId } from '../data/cards.ts'
import { wonderNumber } from '../data/wonders.ts'
import { dawn } from '../game.ts'
import { plansFor } from '../plans.ts'
import { costOf, mostProduction } from '../rules/industry/wonder-building.ts'
import { DEFAULT_OPTIONS, type PlayerSketch } from '../testing/position.ts'
import { terraPosition } from './testing/terra-position.ts'

/** The plan of seat 0 for Stonehenge before anything is chosen, this industry card lying in slot 3. */
const planWith = (industry: CardId, one: PlayerSketch = {}) => {
  const row = ['irrigation', 'astrology', 'early-empire', industry, 'foreign-trade', 'ti-masonry'] as const
  const state = terraPosition({ row, ...one }, {}, { tops: ['stonehenge'], icons: { 48: 'palenque' } })
  return plansFor(dawn.view(state, 0), 0).stonehenge?.production
}

test('a plan knows the industry cards of the expansion and what they make of a resource', () => {
  expect(planWith('ti-animal-husbandry', { resources: { marble: 1 } })).toMatchObject({ card: 3, total: 5 })
  expect(planWith('construction', { resources: { marble: 1 } })).toMatchObject({ resources: { marble: 3 }, total: 6 })
})

test('a plan counts resources that serve as trade tokens, and slots to the right', () => {
  expect(planWith('pottery', { resources: { oil: 2 } })).toMatchObject({ resources: {}, total: 3 })
  const palenque = { envoys: ['palenque'], resources: { oil: 2 } } as const
  expect(planWith('pottery', palenque)).toMatchObject({ resources: { oil: 2 }, total: 5 })
  expect(planWith('pottery', { wonders: { 'ti-machu-picchu': 24 } })?.card).toBe(3)
  const left = terraPosition(
    {
      wonders: { 'ti-machu-picchu': 24 },
      row: ['pottery', 'irrigation', 'astrology', 'early-empire', 'foreign-trade', 'ti-masonry'],
    },
    {},
    { tops: ['stonehenge'] },
  )
  expect(plansFor(dawn.view(left, 0), 0).stonehenge?.production.card).toBe(2)
})

test('plans agree with the rules throughout random games with the expansion', () => {
  let asked = 0
  for (let game = 0; game < 3; game++) {
    const random = seeded(`plans ${game}`)
    const state = dawn.setup({ ...DEFAULT_OPTIONS, terra: true, rounds: 12 }, 3, `plans ${game}`)
    for (let seat = dawn.deciders(state)[0]; seat !== undefined; seat = dawn.deciders(state)[0]) {
      if (state.pending.at(-1)?.kind === 'industry') {
        for (const { wonder, cost, production } of Object.values(plansFor(dawn.view(state, seat), seat))) {
          expect(cost.total).toBe(costOf(state, seat, wonderNumber(wonder)))
          expect(production.total).toBe(mostProduction(state, seat, wonderNumber(wonder)))
          asked++
        }
      }
      const moves = dawn.legal(state, seat)
      dawn.apply(state, seat, moves[below(random, moves.length)] as (typeof moves)[number])
    }
  }
  expect(asked).toBeGreaterThan(20)
})

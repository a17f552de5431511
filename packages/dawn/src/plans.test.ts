import { below, seeded } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { wonderNumber } from './data/wonders.ts'
import { dawn } from './game.ts'
import { plansFor } from './plans.ts'
import { whyNotWonder } from './rules/industry/wonder-building.ts'
import { play } from './testing/play.ts'
import { DEFAULT_OPTIONS, position } from './testing/position.ts'

const ROW = ['astrology', 'masonry', 'pottery', 'early-empire', 'foreign-trade'] as const

test('a plan itemises cost and production before the industry card is chosen, and while it is paid for', () => {
  const state = position({
    players: [
      {
        capital: 24,
        row: ROW,
        trade: [0, 0, 2, 0, 0],
        resources: { marble: 1, mercury: 1, oil: 3 },
        leader: 'egypt',
      },
      { capital: 0 },
    ],
    tops: ['stonehenge'],
  })
  const plan = () => plansFor(dawn.view(state, 0), 0).stonehenge
  const before = {
    wonder: 'stonehenge',
    cost: { printed: 7, abilities: -1, total: 6 },
    production: {
      card: 3,
      spent: 0,
      tokens: 2,
      resources: { marble: 2, mercury: 2 },
      naturalWonders: {},
      total: 9,
    },
    missing: 0,
  }
  expect(plan()).toEqual(before)
  play(state, 'focus 3')
  expect(plan()).toEqual(before)
  play(state, 'wonder stonehenge', 'resource marble')
  expect(plan()).toEqual({
    ...before,
    production: { ...before.production, spent: 2, resources: { mercury: 2 } },
  })
})

test('plans agree with refusals throughout random games', () => {
  let asked = 0
  for (let game = 0; game < 6; game++) {
    const random = seeded(`plans ${game}`)
    const state = dawn.setup({ ...DEFAULT_OPTIONS, map: 'random', rounds: 15 }, 3, `plans ${game}`)
    for (let seat = dawn.deciders(state)[0]; seat !== undefined; seat = dawn.deciders(state)[0]) {
      if (state.pending.at(-1)?.kind === 'industry') {
        for (const plan of Object.values(plansFor(dawn.view(state, seat), seat))) {
          const reason = whyNotWonder(state, seat, wonderNumber(plan.wonder))
          const { total: cost } = plan.cost
          const { total: production } = plan.production
          if (plan.missing > 0 && reason?.key !== 'reason.noCityForWonder') {
            expect(reason).toEqual({ key: 'reason.tooDear', args: { cost, production } })
          } else expect(reason?.key).not.toBe('reason.tooDear')
          asked++
        }
      }
      const moves = dawn.legal(state, seat)
      dawn.apply(state, seat, moves[below(random, moves.length)] as (typeof moves)[number])
    }
  }
  expect(asked).toBeGreaterThan(50)
})

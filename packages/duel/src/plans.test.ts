import { below, seeded } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { cardNamed, wonderNamed } from './data/pieces.ts'
import { duel } from './game.ts'
import { plansFor } from './plans.ts'
import { planCard, planWonder } from './rules/plan.ts'
import type { Side } from './rules/state.ts'

const OPTIONS = { wonders: 'draft', centredPawn: 'begins', greatLibraryTokens: 'public' } as const

test('plans worked out from a view are those of the true state, all through a game', () => {
  const random = seeded('plans')
  for (let game = 0; game < 20; game++) {
    const state = duel.setup(OPTIONS, 2, `plans ${game}`)
    for (;;) {
      const [seat] = duel.deciders(state)
      if (seat === undefined) break
      const side = seat as Side
      const plans = plansFor(duel.view(state, side), side)
      for (const slot of duel.view(state, side).structure) {
        if (slot?.card == null) continue
        expect(plans.cards[slot.card]).toEqual(planCard(state, side, cardNamed(slot.card)))
      }
      for (const { wonder, built } of duel.view(state, side).cities[side].wonders) {
        expect(plans.wonders[wonder]).toEqual(built ? undefined : planWonder(state, side, wonderNamed(wonder)))
      }
      const moves = duel.legal(state, seat)
      const move = moves[below(random, moves.length)]
      if (move === undefined) throw new Error('no legal move')
      duel.apply(state, seat, move)
    }
  }
})

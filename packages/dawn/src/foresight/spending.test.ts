import { below, seeded } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { dawn } from '../game.ts'
import { move, play } from '../testing/play.ts'
import { DEFAULT_OPTIONS, position } from '../testing/position.ts'
import { spendingOf } from './spending.ts'

const ROW = ['astrology', 'masonry', 'foreign-trade', 'pottery', 'early-empire'] as const

test('N-10.3 the card whose tokens can be spent is named, with what one of them changes', () => {
  const state = position({ players: [{ capital: 24, row: ROW }, { capital: 0 }] })
  const [player] = state.players
  if (player !== undefined) player.trade[2] = 2
  expect(dawn.view(state, 0).spending).toBeNull()
  play(state, 'focus 3')
  const expected = { seat: 0, place: 2, cityStates: 0, counts: 'economy' }
  expect(dawn.view(state, 0).spending).toEqual({ ...expected, now: 3, after: 4 })
  play(state, 'spend')
  expect(dawn.view(state, 0).spending).toEqual({ ...expected, now: 4, after: 5 })
  play(state, 'spend')
  expect(dawn.view(state, 0).spending).toBeNull()
})

for (const terra of [false, true]) {
  test(`a token leaves the card that was named, in random games ${terra ? 'of Terra Incognita' : 'of the base game'}`, () => {
    const kinds = new Set<string>()
    for (let game = 0; game < 6; game++) {
      const seed = `spending ${terra} ${game}`
      const random = seeded(seed)
      const state = dawn.setup({ ...DEFAULT_OPTIONS, terra, rounds: 16 }, 3, seed)
      for (let seat = dawn.deciders(state)[0]; seat !== undefined; seat = dawn.deciders(state)[0]) {
        // Random players have few tokens.
        if (state.pending.at(-1)?.kind === 'turn') state.players[seat]?.trade.fill(2)
        const spending = spendingOf(state)
        const legal = dawn.legal(state, seat)
        expect(spending !== null).toBe(legal.some(({ kind }) => kind === 'spend'))
        if (spending !== null) {
          kinds.add(spending.counts)
          expect(spending.seat).toBe(seat)
          const card = dawn.view(state, seat).players[seat]?.row[spending.place]?.card
          const copy = dawn.clone(state)
          const from: string[] = []
          dawn.apply(copy, seat, move('spend'), (event) => {
            if (event.kind === 'tradeSpent') from.push(event.card)
          })
          expect(from).toEqual([card])
          const next = spendingOf(copy)
          const goesOn = next?.seat === seat && next.counts === spending.counts
          if (goesOn) expect(next.now).toBe(spending.after)
        }
        const spends = legal.filter(({ kind }) => kind === 'spend')
        const from = spends.length > 0 && below(random, 2) === 0 ? spends : legal
        dawn.apply(state, seat, from[below(random, from.length)] as (typeof legal)[number])
      }
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['science', 'economy']))
  })
}

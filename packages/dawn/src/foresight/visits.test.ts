import { below, seeded } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { dawn } from '../game.ts'
import type { State } from '../rules/state.ts'
import { move } from '../testing/play.ts'
import { DEFAULT_OPTIONS } from '../testing/position.ts'
import { visitsOf } from './visits.ts'
import { waysOf } from './ways.ts'

/** The trade tokens on each card of a seat, as the view shows them. */
const tokensOf = (state: State, seat: number): ReadonlyMap<string, number> =>
  new Map(dawn.view(state, seat).players[seat]?.row.map(({ card, trade }) => [card, trade]))

/** Goes on until a diplomacy card is offered or nothing of the visit is left to ask. */
const toTheOffer = (state: State, seat: number): string | null => {
  while (dawn.view(state, seat).asked?.kind === 'distribute') {
    const [first] = dawn.legal(state, seat)
    if (first === undefined) return null
    dawn.apply(state, seat, first)
  }
  const { asked } = dawn.view(state, seat)
  return asked?.seat === seat ? asked.kind : null
}

for (const terra of [false, true]) {
  test(`N-10.16 a visit brings what was foreseen, in random games ${terra ? 'of Terra Incognita' : 'of the base game'}`, () => {
    const kinds = new Set<string>()
    for (let game = 0; game < 3; game++) {
      const seed = `visits ${terra} ${game}`
      const random = seeded(seed)
      const state = dawn.setup({ ...DEFAULT_OPTIONS, terra, rounds: 14 }, 3, seed)
      for (let seat = dawn.deciders(state)[0]; seat !== undefined; seat = dawn.deciders(state)[0]) {
        const before = JSON.stringify(state)
        const ways = waysOf(state)
        const visits = visitsOf(state, ways)
        expect(JSON.stringify(state)).toBe(before)
        for (const { space, gains } of visits) {
          const copy = dawn.clone(state)
          const had = tokensOf(copy, seat)
          for (const text of ways.find((way) => way.space === space)?.moves ?? []) dawn.apply(copy, seat, move(text))
          const has = tokensOf(copy, seat)
          const placing = gains.find(({ kind }) => kind === 'tokens')
          expect(dawn.view(copy, seat).asked?.kind === 'distribute').toBe(placing !== undefined)
          for (const gain of gains) {
            kinds.add(gain.kind)
            if (gain.kind === 'trade') expect(has.get(gain.card)).toBe((had.get(gain.card) ?? 0) + gain.count)
          }
          const offer = toTheOffer(copy, seat)
          for (const kind of ['envoy', 'treaty'] as const)
            if (gains.some((gain) => gain.kind === kind)) expect(offer).toBe(kind)
            else expect(offer).not.toBe(kind)
        }
        const legal = dawn.legal(state, seat)
        dawn.apply(state, seat, legal[below(random, legal.length)] as (typeof legal)[number])
      }
    }
    // Rivals are further away in the base game.
    expect([...kinds]).toEqual(
      expect.arrayContaining(terra ? ['envoy', 'tokens', 'trade', 'treaty'] : ['envoy', 'trade']),
    )
  })
}

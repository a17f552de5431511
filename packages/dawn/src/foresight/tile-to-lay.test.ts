import { below, seeded } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { spacesPrinted } from '../catalogue/tile-spaces.ts'
import { dawn } from '../game.ts'
import { placementOf } from '../rules/moves.ts'
import { DEFAULT_OPTIONS } from '../testing/position.ts'
import { tileToLay } from './tile-to-lay.ts'

/** N-5.10, T-3.21, T-3.25, T-11.6: what is shown before a tile is laid is what lies there after it. */
for (const terra of [false, true]) {
  test(`a tile lies as it was shown, in random games ${terra ? 'of Terra Incognita' : 'of the base game'}`, () => {
    const kinds = new Set<string>()
    for (let game = 0; game < 3; game++) {
      const seed = `tiles ${terra} ${game}`
      const random = seeded(seed)
      const state = dawn.setup({ ...DEFAULT_OPTIONS, terra, map: 'build', rounds: 12 }, 3, seed)
      for (let seat = dawn.deciders(state)[0]; seat !== undefined; seat = dawn.deciders(state)[0]) {
        const tile = tileToLay(dawn.view(state, null))
        const moves = dawn.legal(state, seat)
        const move = moves[below(random, moves.length)] as (typeof moves)[number]
        expect(tile !== null || move.kind !== 'lay').toBe(true)
        if (move.kind === 'lay' && tile !== null) {
          kinds.add(state.pending.at(-1)?.kind ?? '')
          const shown = spacesPrinted(placementOf(move, tile))
          dawn.apply(state, seat, move)
          const { spaces } = dawn.view(state, null)
          for (const { q, r, terrain } of shown)
            expect(spaces.find((space) => space.q === q && space.r === r)).toMatchObject({ terrain, tile })
        } else dawn.apply(state, seat, move)
      }
    }
    expect(kinds.has('lay')).toBe(!terra)
    if (terra) expect([...kinds].sort()).toEqual(expect.arrayContaining(['capitalTile', 'exploredTile', 'fort']))
  })
}

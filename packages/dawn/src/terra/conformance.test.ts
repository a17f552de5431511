import { conform } from '@ecumene/kernel/testing'
import { expect, test } from 'vitest'
import { dawn } from '../game.ts'

/** A few rounds with the expansion for every number of players; `fuzz` plays whole games. */
for (const seats of [2, 3, 4, 5]) {
  for (const map of ['random', 'build'] as const) {
    test(`keeps the contract with ${seats} players on a ${map} map`, () => {
      const options = {
        terra: true,
        map,
        rounds: map === 'build' ? 2 : 6,
        leaders: map === 'random' ? 'random' : 'choose',
        colours: map === 'build' ? 'choose' : 'seats',
        peaceful: seats === 3,
        handicap2: seats === 4 ? 7 : 0,
      }
      const report = conform(dawn, { seed: `terra ${seats} ${map}`, games: 1, seats, options })
      expect(report.failure).toBeNull()
      expect(report.games).toBe(1)
    })
  }
}

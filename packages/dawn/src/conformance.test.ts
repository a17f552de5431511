import { conform } from '@ecumene/kernel/testing'
import { expect, test } from 'vitest'
import { dawn } from './game.ts'

/** A few rounds of every kind of table; `fuzz` plays whole games. */
for (const seats of [2, 3, 4]) {
  for (const map of ['random', 'firstGame', 'build'] as const) {
    test(`keeps the contract with ${seats} players on a ${map} map`, () => {
      const games = map === 'build' ? 1 : 3
      const options = {
        map,
        rounds: map === 'build' ? 3 : 8,
        leaders: map === 'random' ? 'random' : 'choose',
        colours: map === 'build' ? 'choose' : 'seats',
        epic: seats === 3,
        attackThroughCityStates: seats === 4,
        barbariansStayInCapitals: seats === 2,
      }
      const report = conform(dawn, { seed: `dawn ${seats} ${map}`, games, seats, options })
      expect(report.failure).toBeNull()
      expect(report.games).toBe(games)
    })
  }
}

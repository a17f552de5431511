import { conform } from '@ecumene/kernel/testing'
import { expect, test } from 'vitest'
import { classic } from './game.ts'

/** A few rounds of every kind of table; `fuzz` plays whole games. */
for (const seats of [2, 3, 4]) {
  for (const firstGame of [false, true]) {
    test(`keeps the contract with ${seats} players${firstGame ? ' in a first game' : ''}`, () => {
      const options = {
        rounds: 4,
        firstGame,
        governments: seats === 3 ? 'revised' : 'core',
        loot: seats === 4 ? 'revised' : 'core',
        civilizations: firstGame ? 'choose' : 'random',
      }
      const report = conform(classic, { seed: `classic ${seats} ${firstGame}`, games: 1, seats, options })
      expect(report.failure).toBeNull()
      expect(report.games).toBe(1)
    })
  }
}

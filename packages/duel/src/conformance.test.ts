import { conform } from '@ecumene/kernel/testing'
import { expect, test } from 'vitest'
import { duel } from './game.ts'

const GAMES = 60

for (const wonders of ['draft', 'firstGame'] as const) {
  for (const centredPawn of ['begins', 'chooses'] as const) {
    for (const greatLibraryTokens of ['public', 'private'] as const) {
      const options = { wonders, centredPawn, greatLibraryTokens }
      test(`keeps the contract with ${Object.values(options).join(', ')}`, () => {
        const report = conform(duel, { seed: `duel ${Object.values(options)}`, games: GAMES, options })
        expect(report.failure).toBeNull()
        expect(report.games).toBe(GAMES)
      })
    }
  }
}

import { expect, it } from 'vitest'
import { runChaos } from './chaos.ts'
import { chaosText } from './report.ts'

/** The run itself complains when nobody plays on; this is only for a machine that is very slow. */
const LONGEST_MS = 1_800_000

/** `npm run chaos` does this at length. */
it('nothing acknowledged is lost or doubled, and every match has one history, whatever is killed or cut off', {
  timeout: LONGEST_MS,
}, async () => {
  const report = await runChaos({
    nodes: 3,
    pairs: 2,
    kills: 2,
    databaseKills: 1,
    partitions: 1,
    // A rolling restart: each of the three in turn, while play goes on at the others.
    restarts: 1,
    between: 5,
    seed: 'in short',
  })
  expect(report.faults, chaosText(report)).toEqual([])
  // There was something to judge, including bots and a clock.
  expect(report.acknowledged).toBeGreaterThan(0)
  expect(report.botMoves).toBeGreaterThan(0)
  expect(report.clocks).toBeGreaterThan(0)
})

it('a server that acknowledges a move without writing it is caught', { timeout: LONGEST_MS }, async () => {
  const none = { kills: 0, databaseKills: 0, partitions: 0, restarts: 0 }
  const report = await runChaos({ ...none, nodes: 1, pairs: 0, between: 1, seed: 'a liar', program: '../chaos/liar' })
  expect(report.faults.map(({ kind }) => kind)).toContain('lost')
})

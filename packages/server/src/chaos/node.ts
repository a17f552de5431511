import { TIRELESS } from '../limits/tireless.ts'
import { runProgram } from '../program.ts'

/**
 * One node of a run: the server program with the games that tests play, and no limits on its tireless guests.
 * Its time goes on `TIME_RATE` times as fast as ours from `TIME_FROM` on, the same at every node, so that clocks run out.
 */
const { LEASE_MS, TIME_FROM, TIME_RATE } = process.env
const from = Number(TIME_FROM)
const rate = Number(TIME_RATE)

process.exitCode = await runProgram({
  shelf: new URL('../testing/small-shelf.js', import.meta.url).href,
  leaseMs: Number(LEASE_MS),
  now: () => Math.round(from + (Date.now() - from) * rate),
  clockMs: 100,
  threads: { rules: 1, bots: 1 },
  limits: TIRELESS,
})

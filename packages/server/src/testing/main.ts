import { runProgram } from '../program.ts'

/** The program of the server, with the games that its tests play. A place at a database is kept as long as the test says. */
const { LEASE_MS } = process.env
process.exitCode = await runProgram({
  shelf: new URL('./small-shelf.js', import.meta.url).href,
  ...(LEASE_MS !== undefined && { leaseMs: Number(LEASE_MS) }),
})

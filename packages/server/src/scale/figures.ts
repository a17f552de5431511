import type { Lineup } from '../bench/lineups.ts'
import type { MemoryUse } from '../bench/memory.ts'
import type { MeasuredLineup } from './points.ts'

/** What a move costs on PostgreSQL, as a plan needs it. */
export type Figures = {
  readonly serverMs: number
  readonly databaseMs: number
  /** What each other node spends on hearing of a move that is not its own. */
  readonly hearingMs: number
  /** Bytes to all players of the table. */
  readonly bytes: number
  /** Bytes by which the log of the database grows. */
  readonly logBytes: number
  readonly connectionBytes: number
  readonly tableBytes: number
}

/** What is needed of a run of `bench server --json`. */
export type Measured = { readonly lineups: readonly MeasuredLineup[]; readonly memory: MemoryUse | null }

export const figuresOf = ({ lineups, memory }: Measured): Figures => {
  const at = (store: Lineup['store'], nodes: number) =>
    lineups.find((lineup) => lineup.store === store && lineup.nodes === nodes)?.costs
  const one = at('postgres', 1)
  if (one === undefined) throw new Error('there is no figure of one node on PostgreSQL')
  // With two nodes every move is told at both, as it is where any node serves any player; with three, one node more hears of it.
  const two = at('postgres', 2) ?? one
  const three = at('postgres', 3)
  return {
    serverMs: two.serverMs,
    databaseMs: two.databaseMs,
    hearingMs: three === undefined ? 0 : Math.max(0, three.serverMs - two.serverMs),
    bytes: two.bytes,
    logBytes: LOG_BYTES,
    connectionBytes: memory?.perConnection ?? CONNECTION_BYTES,
    tableBytes: memory?.perTable ?? TABLE_BYTES,
  }
}

/** An entry with its row and its place in the index, and the row of its table. */
const LOG_BYTES = 1_500
/** What `bench server` allows at most. */
const CONNECTION_BYTES = 80 * 1024
const TABLE_BYTES = 50 * 1024

import type { Lineup } from '../bench/lineups.ts'
import type { MemoryUse } from '../bench/memory.ts'
import type { MeasuredLineup } from './points.ts'

/** What a move costs on PostgreSQL, as a plan needs it. */
export type Figures = {
  /** At the node where it is made. */
  readonly serverMs: number
  readonly databaseMs: number
  /** At the node where the other player is: hearing of it, and telling that player. */
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
  // With two nodes every move is told at both, as it is where any node serves any player.
  const two = at('postgres', 2) ?? one
  return {
    serverMs: one.serverMs,
    databaseMs: two.databaseMs,
    hearingMs: Math.max(0, two.serverMs - one.serverMs),
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

import { startCluster } from '../testing/database.ts'
import { type FloodRatios, measureFloods } from './attack.ts'
import { answerOf, startChild, stop } from './child.ts'
import { type Growth, type GrowthOptions, measureGrowth } from './growth.ts'
import { type LineupBench, type LineupOptions, measureLineups } from './lineups.ts'
import { type MemoryUse, measureMemory } from './memory.ts'
import type { SubjectMessage } from './subject.ts'

export type BenchOptions = LineupOptions & {
  readonly growth: GrowthOptions
  /** Idle connections and tables to measure memory with; 0 leaves that out. */
  readonly idle: number
}

export const BENCH_DEFAULTS: BenchOptions = {
  // SQLite comes first: the others are compared with it.
  lineups: [
    { store: 'sqlite', nodes: 1 },
    { store: 'postgres', nodes: 1 },
    { store: 'postgres', nodes: 2 },
    { store: 'postgres', nodes: 3 },
  ],
  clients: 100,
  rounds: 5,
  seconds: 3,
  pace: 1000,
  growth: { tables: [10, 100, 1_000, 10_000], logs: [10, 100, 500, 2_000], longLog: 2_000, warmUp: 50, rounds: 9 },
  idle: 1000,
}

export type ServerBench = {
  readonly lineups: readonly LineupBench[]
  readonly growth: { readonly sqlite: Growth; readonly postgres: Growth }
  readonly floods: FloodRatios
  readonly memory: MemoryUse | null
}

/** Measures the server against a bare minimum. Everything runs on this machine, PostgreSQL included, and is stopped at the end. */
export const benchServer = async (options: BenchOptions = BENCH_DEFAULTS): Promise<ServerBench> => {
  const onProgress = options.onProgress ?? (() => {})
  const cluster = await startCluster()
  try {
    const lineups = await measureLineups(options, cluster.url)
    onProgress('more tables and longer logs on SQLite')
    const sqlite = await measureGrowth(options.growth, null)
    onProgress('more tables and longer logs on PostgreSQL')
    const postgres = await measureGrowth(options.growth, cluster.url)
    onProgress('floods')
    const floods = await flooded(options.seconds * 1000)
    onProgress('memory')
    const { idle } = options
    const memory = idle === 0 ? null : await measureMemory(idle, () => startChild('subject-ours', ['--expose-gc']))
    return { lineups, growth: { sqlite, postgres }, floods, memory }
  } finally {
    await cluster.stop()
  }
}

const flooded = async (milliseconds: number): Promise<FloodRatios> => {
  const strict = startChild('subject-strict')
  try {
    const { url } = await answerOf<Extract<SubjectMessage, { url: string }>>(strict)
    return await measureFloods(url, milliseconds)
  } finally {
    await stop(strict)
  }
}

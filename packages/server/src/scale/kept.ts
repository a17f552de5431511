import { readFileSync, writeFileSync } from 'node:fs'
import type { ServerBench } from '../bench/bench.ts'
import { type Beside, besideIn } from './beside.ts'
import type { Measured } from './figures.ts'

/** Figures of a run of `bench server`, and how it was made. */
export type Kept = Measured & { readonly clients: number; readonly note: string; readonly beside: Beside }

/** Compiled or not, it lies beside the sources. */
const FILE = new URL('../../src/scale/kept.json', import.meta.url)

export const keptFigures = (): Kept => JSON.parse(readFileSync(FILE, 'utf8')) as Kept

/** What a file of `bench server --json` says of costs and speeds. */
export const figuresIn = (path: string, clients: number): Kept => {
  const bench = JSON.parse(readFileSync(path, 'utf8')) as ServerBench
  const { lineups, memory } = bench
  return {
    note: `${new Date().toISOString().slice(0, 10)}, Node ${process.version}`,
    clients,
    lineups: lineups.map(({ store, nodes, closed, costs }) => ({
      store,
      nodes,
      closed: { ours: { perSecond: closed.ours.perSecond } },
      costs,
    })),
    memory,
    beside: besideIn(bench),
  }
}

export const keep = (figures: Kept): void => writeFileSync(FILE, `${JSON.stringify(figures, null, 2)}\n`)

import type { ServerBench } from '../bench/bench.ts'
import type { Growth } from '../bench/growth.ts'
import { type LineupBench, nameOf } from '../bench/lineups.ts'

/** How our server compares with the bones and with itself on SQLite, as the issue about it has goals for. */
export type Beside = {
  readonly lineups: readonly (Pick<LineupBench, 'store' | 'nodes' | 'toBones' | 'toSqlite' | 'latencyToBones'> & {
    /** `null` in runs from before it was measured. */
    readonly processorToBones: number | null
    readonly heardP99: number
  })[]
  readonly sqlite: AsItGrows
  readonly postgres: AsItGrows
}

/** Processor time of a move among the most tables, to that among the fewest, and how long the long match takes to load. */
export type AsItGrows = { readonly amongMany: number; readonly loadMs: number }

export const besideIn = ({ lineups, growth }: Pick<ServerBench, 'lineups' | 'growth'>): Beside => ({
  lineups: lineups.map(({ store, nodes, toBones, toSqlite, processorToBones, latencyToBones, heard }) => ({
    store,
    nodes,
    toBones,
    toSqlite,
    processorToBones,
    latencyToBones,
    heardP99: heard.p99,
  })),
  sqlite: asItGrows(growth.sqlite),
  postgres: asItGrows(growth.postgres),
})

const asItGrows = ({ tables, load }: Growth): AsItGrows => ({
  amongMany: (tables.at(-1)?.cpuMs ?? 0) / (tables[0]?.cpuMs ?? 1),
  loadMs: load.coldMs,
})

/** As a table of Markdown. */
export const besideText = ({ lineups, sqlite, postgres }: Beside): string => {
  const row = (name: string, of: (lineup: Beside['lineups'][number]) => string): string =>
    `| ${name} | ${lineups.map(of).join(' | ')} |`
  const growing = (name: string, of: (growth: AsItGrows) => string): string =>
    row(name, ({ store, nodes }) => (nodes > 1 ? '' : of(store === 'sqlite' ? sqlite : postgres)))
  return [
    row('`bench server`, one run', nameOf),
    row('---', () => '---'),
    row('moves a second, to the bones', ({ toBones }) => toBones.toFixed(2)),
    row(
      'processor time of a move at the bones, to ours',
      ({ processorToBones }) => processorToBones?.toFixed(2) ?? '–',
    ),
    row('paced p99, to the bones’ (goal: at most 2)', ({ latencyToBones }) => latencyToBones.toFixed(2)),
    row('moves a second, to SQLite (goal: 0.50)', ({ store, toSqlite }) =>
      store === 'sqlite' ? '–' : toSqlite.toFixed(2),
    ),
    row('p99 until the other player has seen it, ms', ({ heardP99 }) => heardP99.toFixed(0)),
    growing('a move among 10,000 tables, to 10 (processor; goal: at most 1.30)', ({ amongMany }) =>
      amongMany.toFixed(2),
    ),
    growing('loading 2,000 plies, ms (goal: below 30)', ({ loadMs }) => loadMs.toFixed(1)),
    '',
  ].join('\n')
}

import type { ServerBench } from './bench.ts'
import { columns } from './columns.ts'
import type { Growth, MoveCost } from './growth.ts'
import type { Round } from './latencies.ts'
import { type LineupBench, nameOf } from './lineups.ts'

/** The figures as tables for people. `--json` prints the figures themselves. */
export const benchText = ({ lineups, growth, floods, memory }: ServerBench): string => {
  const parts = [
    columns([
      ['', 'moves/s', 'p50 ms', 'p99 ms', 'paced p99', 'heard p99'],
      ...lineups.flatMap((lineup) => [
        [`${nameOf(lineup)}: bones`, ...row(lineup.closed.bones), lineup.paced.bones.p99.toFixed(2), ''],
        ['  Ecumene', ...row(lineup.closed.ours), lineup.paced.ours.p99.toFixed(2), lineup.heard.p99.toFixed(2)],
      ]),
    ]),
    lineups.flatMap(ratios).join('\n'),
    columns([
      ['a move costs', 'server ms', 'database ms', 'load ms', 'bytes sent', 'cores there', 'told after ms'],
      ...lineups.map((lineup) => {
        const { serverMs, databaseMs, loadMs, bytes, cores, hearMs } = lineup.costs
        const milliseconds = [serverMs, databaseMs, loadMs].map((ms) => ms.toFixed(3))
        return [nameOf(lineup), ...milliseconds, figure(Math.round(bytes)), cores.toFixed(2), hearMs.toFixed(1)]
      }),
    ]),
    `SQLite\n${growthText(growth.sqlite)}`,
    `PostgreSQL\n${growthText(growth.postgres)}`,
    Object.entries(floods)
      .map(([flood, ratio]) => `p99 of honest guests in a flood of ${flood}, to the quiet before: ${ratio.toFixed(2)}`)
      .join('\n'),
    ...(memory === null
      ? []
      : [
          `memory per idle connection: ${kilobytes(memory.perConnection)} kB (target: at most 80)\n` +
            `memory per idle table: ${kilobytes(memory.perTable)} kB (target: at most 50)`,
        ]),
  ]
  return `${parts.join('\n\n')}\n`
}

const ratios = (lineup: LineupBench): readonly string[] => [
  `${nameOf(lineup)}: moves/s to the bones ${lineup.toBones.toFixed(2)} (target: at least 0.80), ` +
    `paced p99 to the bones' ${lineup.latencyToBones.toFixed(2)} (target: at most 2.00)`,
  `  processor time of a move at the bones, to ours: ${lineup.processorToBones.toFixed(2)}`,
  ...(lineup.store === 'sqlite'
    ? []
    : [`  moves/s to SQLite ${lineup.toSqlite.toFixed(2)}${lineup.nodes === 1 ? ' (target: at least 0.50)' : ''}`]),
]

const growthText = ({ tables, logs, load }: Growth): string => {
  const costs = (rows: readonly (MoveCost & { readonly name: string })[]): readonly (readonly string[])[] =>
    rows.map(({ name, ms, cpuMs }) => [
      name,
      ms.toFixed(3),
      cpuMs.toFixed(3),
      (ms / (rows[0]?.ms ?? 1)).toFixed(2),
      (cpuMs / (rows[0]?.cpuMs ?? 1)).toFixed(2),
    ])
  const heading = ['a move costs', 'ms', 'CPU ms', 'to the first', 'in CPU']
  return [
    columns([
      heading,
      ...costs(tables.map((each) => ({ ...each, name: `${figure(each.tables)} tables` }))),
      ...costs(logs.map((each) => ({ ...each, name: `${figure(each.plies)} plies` }))),
    ]),
    '(target: at most 1.30 at 10,000 tables)',
    `a match of ${figure(load.plies)} plies is loaded in ${load.coldMs.toFixed(1)} ms (target: below 30), ` +
      `and shown in ${load.warmMs.toFixed(1)} ms when it is in memory`,
  ].join('\n')
}

const row = ({ perSecond, p50, p99 }: Round): readonly string[] => [
  figure(Math.round(perSecond)),
  p50.toFixed(2),
  p99.toFixed(2),
]

const figure = (value: number): string => value.toLocaleString('en')

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(0)

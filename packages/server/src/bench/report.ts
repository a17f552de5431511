import type { ServerBench } from './bench.ts'
import type { Round } from './latencies.ts'

/** The figures as a table for people. `--json` prints the figures themselves. */
export const benchText = ({ closed, paced, throughputRatio, latencyRatio, floods, memory }: ServerBench): string => {
  const rows = [
    ['', 'moves/s', 'p50 ms', 'p99 ms'],
    row('bare ws echo', closed.echo),
    row('bare Fastify + ws + zod room', closed.room),
    row('the same with rules in a thread, durable', closed.bones),
    row('Ecumene', closed.ours),
    row('bare ws echo, paced', paced.echo),
    row('rules in a thread, durable, paced', paced.bones),
    row('Ecumene, paced', paced.ours),
  ]
  const targets = [
    `throughput, Ecumene / bare room: ${throughputRatio.ours.toFixed(2)} (target: at least 0.50)`,
    `  … of a room with rules in a thread and a durable entry, and nothing else: ${throughputRatio.bones.toFixed(2)}`,
    `paced p99, Ecumene / bare echo: ${latencyRatio.ours.toFixed(2)} (target: at most 4.00)`,
    `  … of a room with rules in a thread and a durable entry, and nothing else: ${latencyRatio.bones.toFixed(2)}`,
    ...Object.entries(floods).map(
      ([flood, ratio]) => `p99 of honest guests in a flood of ${flood}, to the quiet before: ${ratio.toFixed(2)}`,
    ),
    ...(memory === null
      ? []
      : [
          `memory per idle connection: ${kilobytes(memory.perConnection)} kB (target: at most 80)`,
          `memory per idle table: ${kilobytes(memory.perTable)} kB (target: at most 50)`,
        ]),
  ]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)))
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
  return `${rows.map(line).join('\n')}\n\n${targets.join('\n')}\n`
}

const row = (name: string, { perSecond, p50, p99 }: Round): readonly string[] => [
  name,
  Math.round(perSecond).toLocaleString('en'),
  p50.toFixed(2),
  p99.toFixed(2),
]

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(0)

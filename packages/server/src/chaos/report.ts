import type { ChaosReport, Spread } from './chaos.ts'

/** The results of a run, for people. */
export const chaosText = (report: ChaosReport): string => {
  const { faults, matches, entries, acknowledged, refused, open, sights, botMoves, clocks, said } = report
  const lines = [
    `${matches} matches with ${entries} entries: ${botMoves} moves of bots, ${clocks} clocks that ran out`,
    `${acknowledged} moves acknowledged, ${refused} refused, ${open} never answered; ${sights} positions seen`,
    `a client that lost its node saw its table again ${spread(report.back)}`,
    `  … and somebody moved there again ${spread(report.played)} (target: within 5,000 ms)`,
    `others saw a move ${spread(report.heard)} after it was acknowledged (target: within 1,000 ms)`,
    `moves that were seen only by looking again: ${report.untold}`,
    faults.length === 0
      ? 'no move was lost or doubled, and every match has one history'
      : `${faults.length} faults:\n${faults.map(({ table, kind, what }) => `  ${kind} in ${table}: ${what}`).join('\n')}`,
    ...(said.length === 0 ? [] : ['the nodes said of them:', ...said.map((line) => `  ${line}`)]),
  ]
  return `${lines.join('\n')}\n`
}

const spread = ({ count, p50, p99, most }: Spread): string =>
  `after ${ms(p50)} (median of ${count}; p99 ${ms(p99)}, at most ${ms(most)})`

const ms = (milliseconds: number): string => `${Math.round(milliseconds).toLocaleString('en')} ms`

import { figure } from './table.ts'
import type { GameFault } from './tally.ts'

/** What programs did wrong, a line for each of the first games; empty where they did nothing wrong. */
export const faultsText = (faults: readonly GameFault[]): string => {
  if (faults.length === 0) return ''
  const lines = [...faults]
    .sort((one, other) => one.game - other.game)
    .slice(0, MOST_TOLD)
    .map(
      ({ bot, game, seed, seat, ply, what }) =>
        `  ${bot} ${what}: game ${game} (deal ${seed}, seat ${seat}), ply ${ply}\n`,
    )
  const more = faults.length > MOST_TOLD ? `  and ${figure(faults.length - MOST_TOLD)} more\n` : ''
  return `\n${figure(faults.length)} games were lost by a program that failed\n${lines.join('')}${more}`
}

const MOST_TOLD = 20

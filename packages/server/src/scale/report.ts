import { columns } from '../bench/columns.ts'
import type { Needs } from './needs.ts'
import type { Point } from './points.ts'

/** What different numbers of players need, side by side, and how far the simulation is from what was measured. */
export const scaleText = (needs: readonly Needs[], points: readonly Point[]): string => {
  const row = (name: string, of: (need: Needs) => number): readonly string[] => [name, ...needs.map(of).map(figure)]
  return [
    columns([
      row('players at once', ({ players }) => players),
      row('tables', ({ tables }) => tables),
      row('moves a second', ({ movesPerSecond }) => movesPerSecond),
      row('nodes of four cores', ({ nodes }) => nodes),
      row('  cores for moves', ({ moveCores }) => moveCores),
      row('  cores for hearing of moves elsewhere', ({ hearingCores }) => hearingCores),
      row('  cores for bots', ({ botCores }) => botCores),
      row('  memory in use, GB', ({ memoryGigabytes }) => memoryGigabytes),
      row('cores of the database', ({ databaseCores }) => databaseCores),
      row('connections to the database', ({ databaseConnections }) => databaseConnections),
      row('rows written a second', ({ writesPerSecond }) => writesPerSecond),
      row('log of the database, MB/s', ({ databaseMegabytesPerSecond }) => databaseMegabytesPerSecond),
      row('to the players, Mbit/s', ({ megabitsPerSecond }) => megabitsPerSecond),
      row('euros a month', ({ cost }) => cost),
    ]),
    ...needs.map(({ players, limits }) =>
      limits.length === 0
        ? `${figure(players)} players: no bottleneck`
        : `${figure(players)} players: the first bottleneck is ${limits.join(', then ')}`,
    ),
    '',
    columns([
      ['moves/s', 'measured', 'simulated', 'ratio'],
      ...points.map(({ store, nodes, measured, simulated }) => [
        `${store}, ${nodes}`,
        figure(measured),
        figure(simulated),
        (simulated / measured).toFixed(2),
      ]),
    ]),
    '',
  ].join('\n')
}

const figure = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 3 })

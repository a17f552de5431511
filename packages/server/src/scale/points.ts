import type { LineupBench } from '../bench/lineups.ts'
import { simulate } from './simulate.ts'

/** A measured speed, and the one simulated from the costs measured in the same run. */
export type Point = {
  readonly store: LineupBench['store']
  readonly nodes: number
  readonly measured: number
  readonly simulated: number
}

export const pointsOf = (lineups: readonly MeasuredLineup[], clients: number): readonly Point[] =>
  lineups.map(({ store, nodes, closed, costs }) => ({
    store,
    nodes,
    measured: closed.ours.perSecond,
    simulated: simulate({ ...costs, nodes, tables: clients / 2, commitMs: COMMIT_MS, forMs: 2_000 }),
  }))

export type MeasuredLineup = Pick<LineupBench, 'store' | 'nodes' | 'costs'> & {
  readonly closed: { readonly ours: { readonly perSecond: number } }
}

/** How long a disk takes to say that it has written. */
const COMMIT_MS = 0.5

import { NONE, RESOURCES, type Resource } from '../data/types.ts'
import { legal } from '../rules/decisions.ts'
import { AROUND } from '../rules/map/grid.ts'
import { isWater, resourceOn } from '../rules/map/land.ts'
import type { State } from '../rules/state.ts'
import { type Yields, yieldsOf } from './yields.ts'

/** What the eight squares around a centre would give a city (C-1.7, C-9.17). */
export type Site = Yields & {
  readonly square: number
  readonly resources: readonly Resource[]
  /** How many of the eight are water. */
  readonly coasts: number
}

/** Where a seat may place its capital or found a city now. */
export const sitesOf = (state: State, seat: number): readonly Site[] => {
  const frame = state.pending[state.pending.length - 1]
  if (frame?.kind !== 'settle' && frame?.kind !== 'start') return NO_SITES
  const squares = legal(state, seat).flatMap((move) =>
    move.kind === 'capital' || move.kind === 'found' ? [move.square] : [],
  )
  return [...new Set(squares)].map((square) => siteAt(state, square))
}

const NO_SITES: readonly Site[] = []

const siteAt = (state: State, square: number): Site => {
  const around = AROUND[square] as readonly number[]
  const kinds = new Set(around.map((next) => resourceOn(state, next)).filter((kind) => kind !== NONE))
  return {
    square,
    ...yieldsOf(state, around),
    resources: RESOURCES.filter((_resource, kind) => kinds.has(kind)),
    coasts: around.filter((next) => isWater(state, next)).length,
  }
}

import { expect, test } from 'vitest'
import { NONE } from '../../data/types.ts'
import type { Placement } from '../../hex.ts'
import { adoptBoard, boardOf } from '../../rules/map/board.ts'
import { layMove, placementOf } from '../../rules/moves.ts'
import { fortOf, WATER_TOKEN } from '../data/forts.ts'
import { fortPlaces, type PlaceProblem } from './tile-places.ts'

const hex = (tile: number, q: number, r: number): Placement => ({ tile, side: 0, rotation: 0, q, r })

const CORE = [hex(WATER_TOKEN, 0, 0), hex(WATER_TOKEN, 1, 0)]

/** A core of two spaces, so that a fort can lie at (1, -1) or (0, 1), and what lies around it; `cityStates` are on these spaces. */
const coreAnd = (around: readonly Placement[], ...cityStates: readonly number[]): readonly Placement[] => {
  const layout = [...CORE, ...around]
  adoptBoard(layout, { ...boardOf(layout), cityStateSpaces: [...cityStates, NONE] })
  return layout
}

const placesOn = (layout: readonly Placement[]): readonly string[] =>
  fortPlaces(layout, CORE.length)
    .legal.map((move) => `${placementOf(move, 0).q} ${placementOf(move, 0).r}`)
    .sort()

const problemAt = (layout: readonly Placement[], q: number, r: number, rotation = 0): PlaceProblem | null =>
  fortPlaces(layout, CORE.length).problemOf(layMove({ side: 0, rotation, q, r }))

const BESIDE_FIRST = hex(fortOf(1), 2, -2)
const BESIDE_SECOND = hex(fortOf(0), 1, 1)

test('T-3.22 a fort touches two spaces of the core, lies on none, and is not turned', () => {
  const layout = coreAnd([BESIDE_SECOND])
  expect(placesOn(coreAnd([]))).toEqual(['0 1', '1 -1'])
  // Next to one space of the core, and to a fort.
  expect(problemAt(layout, 2, 0)).toBe('fewCoreSpaces')
  expect(problemAt(layout, 0, 0)).toBe('overlaps')
  expect(problemAt(layout, 1, -1, 1)).toBe('overlaps')
  expect(problemAt(layout, 1, -1)).toBe(null)
})

test('T-3.23 a fort is not laid next to another', () => {
  const layout = coreAnd([BESIDE_SECOND])
  expect(placesOn(layout)).toEqual(['1 -1'])
  expect(problemAt(layout, 0, 1)).toBe('nextToFort')
})

test('T-3.24 a fort is not laid next to a city-state', () => {
  const layout = coreAnd([hex(WATER_TOKEN, 2, -2)], 2)
  expect(placesOn(layout)).toEqual(['0 1'])
  expect(problemAt(layout, 1, -1)).toBe('nextToCityState')
})

test('T-3.24 where no place is left, city-states may be near, then forts', () => {
  // Both places are next to the first space.
  expect(placesOn(coreAnd([BESIDE_SECOND], 0))).toEqual(['1 -1'])
  expect(placesOn(coreAnd([BESIDE_SECOND, BESIDE_FIRST], 0))).toEqual(['0 1', '1 -1'])
})

import { expect, test } from 'vitest'
import type { Placement } from '../../hex.ts'
import { adoptBoard, boardOf } from '../../rules/map/board.ts'
import { placementOf } from '../../rules/moves.ts'
import { fortOf, WATER_TOKEN } from '../data/forts.ts'
import { fortPlaces } from './tile-places.ts'

const hex = (tile: number, q: number, r: number): Placement => ({ tile, side: 0, rotation: 0, q, r })

/** A core of two spaces, so that a fort can lie at (1, -1) or (0, 1); a fort lies next to the second of these. */
const withFort = (cityState: number): readonly Placement[] => {
  const layout = [hex(WATER_TOKEN, 0, 0), hex(WATER_TOKEN, 1, 0), hex(fortOf(0), 1, 1)]
  adoptBoard(layout, { ...boardOf(layout), cityStateSpaces: [cityState] })
  return layout
}

const placesOn = (layout: readonly Placement[]): readonly string[] =>
  fortPlaces(layout, 2).legal.map((move) => `${placementOf(move, 0).q} ${placementOf(move, 0).r}`)

test('T-3.23 a fort is not laid next to another', () => {
  expect(placesOn(withFort(-1))).toEqual(['1 -1'])
})

test('T-3.24 where no place is left, city-states may be near, then forts', () => {
  // Both places are next to the first space.
  expect(placesOn(withFort(0))).toEqual(['1 -1'])
  const shut = [...withFort(0), hex(fortOf(1), 2, -2)]
  expect(placesOn(shut)).toEqual(expect.arrayContaining(['1 -1', '0 1']))
})

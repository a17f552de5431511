import type { View } from '@ecumene/dawn'
import { expect, test } from 'vitest'
import { matchOf } from '../../table/testing.ts'
import { fogEdges } from './fog.tsx'

const view = matchOf('dawn', 3, { terra: true }).view(null) as View
const { terra } = view.modules
if (terra === undefined) throw new Error('no expansion')

test('fog lies along the outer edges of the tiles with capitals, where one can explore', () => {
  const edges = fogEdges(view)
  const capitals = view.spaces.filter(({ piece }) => piece === 'capital')
  expect(capitals).toHaveLength(3)
  for (const { tile } of capitals) expect(edges.some(({ space }) => space.tile === tile)).toBe(true)
  expect(new Set(edges.map(({ space }) => space.tile))).toEqual(new Set(capitals.map(({ tile }) => tile)))
})

test('there is none where nothing is left to be found, and none without the expansion', () => {
  const found = { ...terra, stack: { ...terra.stack, size: 0 } }
  expect(fogEdges({ ...view, modules: { terra: found } })).toEqual([])
  expect(fogEdges(matchOf('dawn', 3).view(null) as View)).toEqual([])
})

import { expect, test } from 'vitest'
import { arrowsOf, shiftedTo } from './arrows.ts'
import { moveBy } from './moves.ts'

const spaces = [
  { q: 0, r: 0 },
  { q: 1, r: 0 },
  { q: 2, r: 0 },
] as never
const view = { spaces, barbarians: [{ letter: 'A', space: 2 }] } as const

test('a barbarian has its arrows where it stands, the direction token round the middle of the map', () => {
  expect(arrowsOf(view, ['march A 4', 'nothing'], null)).toEqual([
    { move: 'march A 4', at: { q: 2, r: 0 }, direction: 4, size: 'space' },
  ])
  expect(arrowsOf(view, ['direction 0', 'direction 5'], null)).toEqual([
    { move: 'direction 0', at: { q: 1, r: 0 }, direction: 0, size: 'map' },
    { move: 'direction 5', at: { q: 1, r: 0 }, direction: 5, size: 'map' },
  ])
  // One that is not on the map has none.
  expect(arrowsOf({ spaces, barbarians: [{ letter: 'A', space: null }] }, ['march A 4'], null)).toEqual([])
})

test('a control token has its arrows while it is held', () => {
  expect(arrowsOf(view, ['shift 1 3'], null)).toEqual([])
  expect(arrowsOf(view, ['shift 1 3'], 'space:1')).toEqual([
    { move: 'shift 1 3', at: { q: 1, r: 0 }, direction: 3, size: 'space' },
  ])
})

test('a control token is moved to the space that its arrow points at', () => {
  const at = (notation: string) => shiftedTo([...view.spaces], moveBy(notation))
  expect([at('shift 1 0'), at('shift 1 3')].toSorted()).toEqual([0, 2])
  expect(at('shift 1 1')).toBeNull()
  expect(at('place 1')).toBeNull()
})

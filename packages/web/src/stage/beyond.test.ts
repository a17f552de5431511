import { expect, test } from 'vitest'
import { beyondRoom } from './beyond.ts'

const ROOM = { width: 400, height: 300 }

test('what is in sight needs no pointer', () => {
  expect(beyondRoom([], ROOM)).toEqual([])
  expect(beyondRoom([{ x: 200, y: 150 }], ROOM)).toEqual([])
})

test('what lies beyond a side is counted there, and its nearest says where to go', () => {
  const places = [
    { x: 200, y: 150 },
    { x: -300, y: 20 },
    { x: -40, y: 90 },
    { x: 120, y: 500 },
  ]
  expect(beyondRoom(places, ROOM)).toEqual([
    { side: 'left', count: 2, along: 0.3, nearest: { x: -40, y: 90 } },
    { side: 'bottom', count: 1, along: 0.3, nearest: { x: 120, y: 500 } },
  ])
})

test('beyond a corner it lies at the side that it is further from', () => {
  expect(beyondRoom([{ x: 420, y: -200 }], ROOM)).toMatchObject([{ side: 'top', along: 1 }])
  expect(beyondRoom([{ x: 700, y: -20 }], ROOM)).toMatchObject([{ side: 'right', along: 0 }])
})

test('half of a space at the edge is not in sight', () => {
  expect(beyondRoom([{ x: 399, y: 150 }], ROOM)).toMatchObject([{ side: 'right', count: 1 }])
})

import { expect, test } from 'vitest'
import { beyondRoom, toShow } from './beyond.ts'

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

test('what lies under the buttons of the stage, or out of sight, is gone to if there is nothing else', () => {
  const buttons = { left: 200, top: 240, width: 200, height: 60 }
  const [free, under, away] = [
    { x: 100, y: 100 },
    { x: 300, y: 270 },
    { x: 700, y: 100 },
  ]
  expect(toShow([], ROOM, buttons)).toBe(null)
  expect(toShow([free, under, away], ROOM, buttons)).toBe(null)
  expect(toShow([away, under], ROOM, buttons)).toEqual(under)
  expect(toShow([away], ROOM, buttons)).toEqual(away)
})

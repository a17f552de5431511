import { expect, test } from 'vitest'
import { placeAround, placeBeside, placeByButton, placeOnMap } from './beside.ts'

const BOARD = { width: 1000, height: 800 }
const MENU = { width: 200, height: 100 }

test('a menu stands over the middle of its thing', () => {
  expect(placeBeside({ left: 480, top: 400, width: 40, height: 40 }, MENU, BOARD)).toEqual({ left: 400, top: 290 })
})

test('where there is no room above it stands below', () => {
  expect(placeBeside({ left: 480, top: 60, width: 40, height: 40 }, MENU, BOARD)).toEqual({ left: 400, top: 110 })
})

test('that of a button covers nothing above it, where there is room under it or left of it', () => {
  const by = (left: number, top: number) => placeByButton({ left, top, width: 40, height: 40 }, MENU, BOARD)
  expect(by(480, 400)).toEqual({ left: 400, top: 450 })
  expect(by(480, 700)).toEqual({ left: 270, top: 692 })
  expect(by(100, 700)).toEqual({ left: 20, top: 590 })
})

test('it never leaves the board', () => {
  expect(placeBeside({ left: 0, top: 400, width: 40, height: 40 }, MENU, BOARD).left).toBe(8)
  expect(placeBeside({ left: 980, top: 400, width: 40, height: 40 }, MENU, BOARD).left).toBe(792)
  expect(placeBeside({ left: 480, top: 20, width: 40, height: 760 }, MENU, BOARD).top).toBe(692)
})

test('for a thing on the map it stands over the map, as long as it leaves the thing in sight', () => {
  const map = { left: 200, top: 100, width: 600, height: 400 }
  const at = (left: number, top: number) => placeOnMap({ left, top, width: 40, height: 40 }, MENU, map, BOARD)
  expect(at(480, 300)).toEqual({ left: 400, top: 190 })
  // At its upper edge there would be room over what lies above it, at its right edge over what lies beside it.
  expect(at(480, 150)).toEqual({ left: 400, top: 200 })
  expect(at(760, 300)).toEqual({ left: 592, top: 190 })
  // Neither over nor under it: next to it.
  const low = { ...map, height: 160 }
  expect(placeOnMap({ left: 480, top: 160, width: 40, height: 40 }, MENU, low, BOARD)).toEqual({ left: 530, top: 130 })
  const small = { ...low, width: 300 }
  expect(placeOnMap({ left: 330, top: 160, width: 40, height: 40 }, MENU, small, BOARD)).toEqual({ left: 250, top: 50 })
})

test('what stays open stands next to its thing where there is no room over or under it', () => {
  expect(placeAround({ left: 480, top: 400, width: 40, height: 40 }, MENU, BOARD)).toEqual({ left: 400, top: 290 })
  expect(placeAround({ left: 300, top: 20, width: 300, height: 760 }, MENU, BOARD)).toEqual({ left: 610, top: 350 })
  expect(placeAround({ left: 500, top: 20, width: 300, height: 760 }, MENU, BOARD)).toEqual({ left: 290, top: 350 })
  expect(placeAround({ left: 10, top: 20, width: 980, height: 760 }, MENU, BOARD).top).toBe(692)
})

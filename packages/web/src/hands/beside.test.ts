import { expect, test } from 'vitest'
import { placeBeside } from './beside.ts'

const BOARD = { width: 1000, height: 800 }
const MENU = { width: 200, height: 100 }

test('a menu stands over the middle of its thing', () => {
  expect(placeBeside({ left: 480, top: 400, width: 40, height: 40 }, MENU, BOARD)).toEqual({ left: 400, top: 290 })
})

test('where there is no room above it stands below', () => {
  expect(placeBeside({ left: 480, top: 60, width: 40, height: 40 }, MENU, BOARD)).toEqual({ left: 400, top: 110 })
})

test('it never leaves the board', () => {
  expect(placeBeside({ left: 0, top: 400, width: 40, height: 40 }, MENU, BOARD).left).toBe(8)
  expect(placeBeside({ left: 980, top: 400, width: 40, height: 40 }, MENU, BOARD).left).toBe(792)
  expect(placeBeside({ left: 480, top: 20, width: 40, height: 760 }, MENU, BOARD).top).toBe(692)
})

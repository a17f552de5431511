import { expect, test } from 'vitest'
import { cityToShow, type Showing } from './city-opening.ts'

/** Nothing is open, and nothing has happened. */
const IDLE: Showing = {
  openedCity: null,
  isShut: false,
  isOwn: false,
  isUseful: false,
  couldAct: false,
  goesOn: false,
  next: null,
  isNews: false,
  isOver: false,
}
const [CAPITAL, SECOND, RIVAL] = [17, 40, 99]

const acting: Showing = { ...IDLE, openedCity: CAPITAL, isOwn: true, isUseful: true, couldAct: true, next: CAPITAL }
/** The capital has acted, and the second city can. */
const acted: Showing = { ...acting, isUseful: false, next: SECOND, isNews: true }

test('the first city that can act opens, and the next after every deed', () => {
  expect(cityToShow({ ...IDLE, next: CAPITAL, isNews: true })).toBe(CAPITAL)
  expect(cityToShow({ ...acting, isNews: true })).toBe(CAPITAL)
  expect(cityToShow(acted)).toBe(SECOND)
  // Not while what it makes is placed.
  expect(cityToShow({ ...acted, next: null, goesOn: true })).toBe(CAPITAL)
  expect(cityToShow({ ...acted, next: null })).toBeNull()
})

test('what was closed by hand stays closed, whatever is done', () => {
  expect(cityToShow({ ...IDLE, next: CAPITAL, isNews: true, isShut: true })).toBeNull()
  expect(cityToShow({ ...acted, isShut: true })).toBeNull()
})

test('a city that is looked at stays open, until the own one has acted or its phase is over', () => {
  const rival: Showing = { ...IDLE, openedCity: RIVAL, next: CAPITAL, isNews: true, isOver: true }
  expect(cityToShow(rival)).toBe(RIVAL)
  const own: Showing = { ...IDLE, openedCity: CAPITAL, isOwn: true, next: SECOND }
  expect(cityToShow(own)).toBe(CAPITAL)
  expect(cityToShow({ ...own, isOver: true })).toBeNull()
})

import { expect, test } from 'vitest'
import { laysIn, mostLike, nearestPlace, placesOf, turnedOn, turnedOver } from './lay.ts'

const LEGAL = ['lay A0 4 -2', 'lay A3 4 -2', 'lay B1 4 -2', 'lay A2 -1 0', 'done']
const lays = laysIn(LEGAL, 7)
const here = lays.filter(({ thing }) => thing === 'anchor:4,-2')

test('legal moves say where a tile can lie, and how it can be turned there', () => {
  expect(lays.map(({ move }) => move)).toEqual(LEGAL.slice(0, 4))
  expect(lays[2]?.placement).toEqual({ tile: 7, side: 1, rotation: 1, q: 4, r: -2 })
  expect(placesOf(lays)).toEqual([
    { thing: 'anchor:4,-2', q: 4, r: -2 },
    { thing: 'anchor:-1,0', q: -1, r: 0 },
  ])
  expect(laysIn(['place 3'])).toEqual([])
})

test('a tile is turned among the ways that fit, and comes round again', () => {
  const [first] = here
  const next = turnedOn(here, first?.placement ?? { side: 0, rotation: 0 }, 1)
  expect(next?.move).toBe('lay A3 4 -2')
  expect(turnedOn(here, { side: 0, rotation: 3 }, 1)?.move).toBe('lay A0 4 -2')
  expect(turnedOn(here, { side: 0, rotation: 0 }, -1)?.move).toBe('lay A3 4 -2')
  expect(turnedOn(here, { side: 1, rotation: 1 }, 1)?.move).toBe('lay B1 4 -2')
  expect(turnedOver(here, { side: 0, rotation: 0 })?.move).toBe('lay B1 4 -2')
  expect(
    turnedOver(
      lays.filter(({ thing }) => thing === 'anchor:-1,0'),
      { side: 0, rotation: 2 },
    ),
  ).toBeNull()
})

test('at another place it stays as it was turned, if that fits', () => {
  expect(mostLike(here, { side: 0, rotation: 3 })?.move).toBe('lay A3 4 -2')
  expect(mostLike(here, { side: 0, rotation: 1 })?.move).toBe('lay A3 4 -2')
  expect(mostLike(here, { side: 1, rotation: 4 })?.move).toBe('lay B1 4 -2')
  expect(mostLike([], { side: 0, rotation: 0 })).toBeNull()
})

test('a tile that is dragged lies at the nearest place', () => {
  const places = placesOf(lays)
  expect(nearestPlace(places, { x: -40, y: 10 }, 0)).toBe('anchor:-1,0')
  expect(nearestPlace(places, { x: 400, y: -40 }, 0)).toBe('anchor:4,-2')
  expect(nearestPlace([], { x: 0, y: 0 }, 0)).toBeNull()
})

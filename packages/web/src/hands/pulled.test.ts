import { expect, test } from 'vitest'
import { type Pulled, pulledOver, stepsThrough, type Walk } from './pulled.ts'

/** A field of 4 × 4 places, numbered by rows; figures stand at 0 and can go three steps. 5 ends every way. */
const SIDE = 4
const neighbours = (place: number): readonly number[] =>
  [
    place % SIDE > 0 ? place - 1 : -1,
    place % SIDE < SIDE - 1 ? place + 1 : -1,
    place - SIDE,
    place + SIDE < SIDE * SIDE ? place + SIDE : -1,
  ].filter((other) => other >= 0)
const walk = (...steps: readonly number[]): Walk => ({
  from: 0,
  steps,
  canGoOn: steps.length < 3 && !steps.includes(5),
})
const WALKS = [walk(1), walk(4), walk(1, 5), walk(1, 2), walk(4, 8), walk(1, 2, 3), walk(1, 2, 6), walk(4, 8, 9)]
const START: Pulled = { from: 0, through: [], over: null }

const pull = (...places: readonly number[]): Pulled =>
  places.reduce<Pulled>((pulled, place) => pulledOver(pulled, place, true), START)

test('figures go through the places they are pulled over, as long as a way can', () => {
  expect(stepsThrough(WALKS, pull(1, 2, 6), neighbours)).toEqual([1, 2, 6])
  // The pointer jumped over a place.
  expect(stepsThrough(WALKS, pull(2, 6), neighbours)).toEqual([1, 2, 6])
  // The same end by another way than the one that is known.
  const wider = [...WALKS, walk(1, 9)]
  expect(stepsThrough(wider, pull(4, 8, 9), neighbours)).toEqual([4, 8, 9])
  // Too far by all of them: by the last of them.
  expect(stepsThrough(WALKS, pull(4, 8, 1, 2), neighbours)).toEqual([1, 2])
  // Nobody goes on from a place that ends every way.
  expect(stepsThrough(WALKS, pull(4, 5, 6), neighbours)).toEqual([1, 2, 6])
  // Other figures than these.
  expect(stepsThrough(WALKS, { from: 3, through: [], over: 2 }, neighbours)).toBeNull()
})

test('where no way ends the figures are let go, and a way can be pulled back', () => {
  expect(stepsThrough(WALKS, pull(1, 2, 15), neighbours)).toBeNull()
  expect(stepsThrough(WALKS, pulledOver(pull(1, 2), null, false), neighbours)).toBeNull()
  expect(pull(4, 8, 9, 4)).toEqual({ from: 0, through: [4], over: 4 })
  expect(pull(4, 8, 0)).toEqual(START)
})

test('a corner that the pointer only touches is not led through', () => {
  const straight = pulledOver(pulledOver(pull(1), 5, false), 2, true)
  expect(straight.through).toEqual([1, 2])
  expect(stepsThrough(WALKS, straight, neighbours)).toEqual([1, 2])
  // But it is where they go if they are let go there.
  expect(stepsThrough(WALKS, pulledOver(pull(1), 5, false), neighbours)).toEqual([1, 5])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchTaps } from './taps.ts'

const HERE = { x: 100, y: 100 }
const BESIDE = { x: 108, y: 95 }
const THERE = { x: 200, y: 100 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const setUp = () => {
  const taps = watchTaps()
  const done: string[] = []
  /** A whole tap of a finger: what it hits is held, unless it was the second of two. */
  const tap = (name: string, at: { readonly x: number; readonly y: number }, time: number): boolean => {
    taps.down(at, time)
    const isSecond = taps.up(at, time + 40)
    if (!isSecond) taps.hold({ play: () => done.push(name), drop: () => done.push(`not ${name}`) })
    return isSecond
  }
  return { taps, done, tap }
}

test('a tap does what it hits once no second one can follow', () => {
  const { done, tap } = setUp()
  expect(tap('move', HERE, 0)).toBe(false)
  expect(done).toEqual([])
  vi.runAllTimers()
  expect(done).toEqual(['move'])
})

test('a double tap does nothing of what it hits, however long the second tap takes to be handled', () => {
  const { taps, done, tap } = setUp()
  tap('move', HERE, 0)
  taps.down(BESIDE, 200)
  vi.runAllTimers()
  expect(taps.up(BESIDE, 250)).toBe(true)
  vi.runAllTimers()
  expect(done).toEqual(['not move'])
})

test('a third tap begins anew', () => {
  const { done, tap } = setUp()
  tap('first', HERE, 0)
  expect(tap('second', HERE, 100)).toBe(true)
  expect(tap('third', HERE, 200)).toBe(false)
  vi.runAllTimers()
  expect(done).toEqual(['not first', 'third'])
})

test('two taps in two places, or one after the other, are two taps in their order', () => {
  const { done, tap } = setUp()
  tap('here', HERE, 0)
  expect(tap('there', THERE, 150)).toBe(false)
  expect(tap('later', THERE, 1000)).toBe(false)
  vi.runAllTimers()
  expect(done).toEqual(['here', 'there', 'later'])
})

test('a second finger that drags, rests too long or is cut off leaves the tap before it as it was', () => {
  const { taps, done, tap } = setUp()
  tap('dragged', HERE, 0)
  taps.down(HERE, 100)
  taps.settle()
  expect(done).toEqual(['dragged'])
  tap('rested', HERE, 1000)
  taps.down(HERE, 1100)
  expect(taps.up(HERE, 1900)).toBe(false)
  expect(done).toEqual(['dragged', 'rested'])
})

test('what waits is dropped with the map', () => {
  const { taps, done, tap } = setUp()
  tap('move', HERE, 0)
  taps.forget()
  vi.runAllTimers()
  expect(done).toEqual(['not move'])
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  allowedScale,
  bestOrientation,
  fitScale,
  middleOfRoom,
  pointUnder,
  type Size,
  scrollFor,
  sheetOf,
  wheelFactor,
} from './geometry.ts'

const ROOM = { width: 760, height: 560, right: 52, bottom: 0 }
const MAP = { width: 774, height: 774 }

const size = (least: number, most: number) =>
  fc.record({ width: fc.integer({ min: least, max: most }), height: fc.integer({ min: least, max: most }) })
/** A room, a map, and how near one has gone. */
const room = fc
  .tuple(size(200, 2000), fc.constantFrom(0, 52), fc.constantFrom(0, 52))
  .map(([whole, right, bottom]) => ({ ...whole, right, bottom }))
const scene = fc.record({
  room,
  map: size(150, 2500),
  nearness: fc.double({ min: 1, max: 8, noNaN: true }),
})
const share = fc.double({ min: 0, max: 1, noNaN: true })

describe('a map that fits', () => {
  test('is as large as its room, leaves the buttons theirs, and does not move', () => {
    fc.assert(
      fc.property(scene, ({ room, map }) => {
        const scale = fitScale(room, map)
        const [across, down] = [map.width * scale, map.height * scale]
        const free = { width: room.width - room.right, height: room.height - room.bottom }
        expect(Math.max(across - free.width, down - free.height)).toBeCloseTo(-8)
        const { left, top, width, height } = sheetOf(room, map, scale)
        expect([width, height]).toEqual([room.width, room.height])
        expect(Math.min(left, top)).toBeGreaterThan(3.99)
        expect(left + across).toBeLessThan(free.width - 3.99)
        expect(top + down).toBeLessThan(free.height - 3.99)
      }),
    )
  })

  test('is as far away as one can go, and there is always a way nearer', () => {
    fc.assert(
      fc.property(scene, ({ room, map }) => {
        const least = fitScale(room, map)
        expect(allowedScale(0, room, map)).toBe(least)
        expect(allowedScale(least / 3, room, map)).toBe(least)
        const most = allowedScale(Infinity, room, map)
        expect(most).toBeGreaterThanOrEqual(least * 1.99)
        expect(allowedScale(most * 2, room, map)).toBe(most)
      }),
    )
  })
})

describe('zooming about a point', () => {
  test('leaves under it what lay under it, unless the map would be pulled off its edge', () => {
    const sight = sheetOf(ROOM, MAP, 1.5)
    const scroll = { x: 300, y: 300 }
    const at = { x: 200, y: 350 }
    const under = pointUnder(at, scroll, sight)
    const nearer = sheetOf(ROOM, MAP, 2.5)
    expect(pointUnder(at, scrollFor(under, at, nearer, ROOM), nearer)).toEqual({
      x: expect.closeTo(under.x),
      y: expect.closeTo(under.y),
    })
  })

  test('and back again ends where it began, wherever one is', () => {
    fc.assert(
      fc.property(scene, share, share, share, share, ({ room, map, nearness }, x, y, across, down) => {
        const scale = allowedScale(fitScale(room, map) * nearness, room, map)
        const sheet = sheetOf(room, map, scale)
        const scroll = { x: x * (sheet.width - room.width), y: y * (sheet.height - room.height) }
        const at = { x: across * room.width, y: down * room.height }
        expect(scrollFor(pointUnder(at, scroll, sheet), at, sheet, room)).toEqual({
          x: expect.closeTo(scroll.x, 4),
          y: expect.closeTo(scroll.y, 4),
        })
      }),
    )
  })

  test('never loses the map: at least half of what could be in sight is', () => {
    fc.assert(
      fc.property(scene, fc.integer(), fc.integer(), ({ room, map, nearness }, x, y) => {
        const sheet = sheetOf(room, map, allowedScale(fitScale(room, map) * nearness, room, map))
        const scroll = scrollFor({ x, y }, middleOfRoom(room), sheet, room)
        const seen = (from: number, length: number, extent: number) =>
          (Math.min(extent, from + length) - Math.max(0, from)) / Math.min(extent, length)
        expect(seen(sheet.left - scroll.x, map.width * sheet.scale, room.width)).toBeGreaterThan(0.5)
        expect(seen(sheet.top - scroll.y, map.height * sheet.scale, room.height)).toBeGreaterThan(0.5)
      }),
    )
  })

  test('lays a map in the middle where the buttons have room beside it', () => {
    expect(sheetOf(ROOM, { width: 300, height: 560 }, 1).left).toBe(230)
    expect(sheetOf(ROOM, { width: 700, height: 300 }, 1).left).toBe(4)
  })

  test('grows the sheet with the map, without a jump', () => {
    const least = fitScale(ROOM, MAP)
    for (let scale = least; scale < least * 2; scale *= 1.01) {
      const [before, after] = [sheetOf(ROOM, MAP, scale), sheetOf(ROOM, MAP, scale * 1.01)]
      expect(after.height - before.height).toBeGreaterThanOrEqual(0)
      expect(after.height - before.height).toBeLessThan(ROOM.height * 0.05)
    }
  })
})

test('a wheel enlarges upward and makes smaller downward, as much the one as the other, and never at a bound', () => {
  expect(wheelFactor(-100, 0, false)).toBeGreaterThan(1.1)
  expect(wheelFactor(-100, 0, false) * wheelFactor(100, 0, false)).toBeCloseTo(1)
  expect(wheelFactor(-3, 1, false)).toBeCloseTo(wheelFactor(-99, 0, false))
  expect(wheelFactor(-100_000, 0, false)).toBeLessThan(2)
  // A pinch comes in small steps; a wheel that is turned with a key held down goes no faster than any.
  expect(wheelFactor(-2, 0, true)).toBeGreaterThan(1.01)
  expect(wheelFactor(-120, 0, true)).toBeLessThan(2)
})

describe('how a map lies', () => {
  const tall: Size = { width: 400, height: 800 }
  const wide: Size = { width: 800, height: 400 }

  test('fills a wide room and a tall one best', () => {
    expect(bestOrientation({ width: 1000, height: 600 }, tall, null)).toBe('lying')
    expect(bestOrientation({ width: 370, height: 700 }, tall, null)).toBe('upright')
    expect(bestOrientation({ width: 370, height: 700 }, wide, null)).toBe('lying')
    expect(bestOrientation({ width: 1000, height: 600 }, wide, null)).toBe('upright')
  })

  test('is the lower of two that are about as large', () => {
    expect(bestOrientation({ width: 780, height: 790 }, tall, null)).toBe('lying')
    expect(bestOrientation({ width: 780, height: 790 }, wide, null)).toBe('upright')
  })

  test('stays as it is while the map grows or the window changes, until another way is much better', () => {
    const room = { width: 600, height: 570 }
    const growing = { width: 500, height: 520 }
    expect(bestOrientation(room, growing, 'upright')).toBe('upright')
    expect(bestOrientation(room, growing, 'lying')).toBe('lying')
    expect(bestOrientation({ width: 900, height: 500 }, tall, 'upright')).toBe('lying')
    expect(bestOrientation({ width: 500, height: 900 }, tall, 'lying')).toBe('upright')
  })
})

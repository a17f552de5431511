import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, DIRECTIONS, distance, type Hex, hexesOf, holesIn, keyOf, mirror, rotate, TILE_HEXES } from './hex.ts'

const hex = fc.record({ q: fc.integer({ min: -40, max: 40 }), r: fc.integer({ min: -40, max: 40 }) })
const times = fc.integer({ min: -12, max: 12 })

test('six turns bring a hex back, and turns add up', () => {
  fc.assert(
    fc.property(hex, times, times, (one, a, b) => {
      expect(rotate(one, 6)).toEqual({ q: one.q + 0, r: one.r + 0 })
      expect(rotate(rotate(one, a), b)).toEqual(rotate(one, a + b))
    }),
  )
})

test('turning and mirroring keep distances', () => {
  fc.assert(
    fc.property(hex, hex, times, (one, other, a) => {
      expect(distance(rotate(one, a), rotate(other, a))).toBe(distance(one, other))
      expect(distance(mirror(one), mirror(other))).toBe(distance(one, other))
      expect(mirror(mirror(one))).toEqual(one)
    }),
  )
})

test('a mirror image turns the other way', () => {
  fc.assert(
    fc.property(hex, times, (one, a) => {
      expect(mirror(rotate(one, a))).toEqual(rotate(mirror(one), -a))
    }),
  )
})

test('neighbours are the six hexes at distance 1, each opposite another', () => {
  for (const [index, direction] of DIRECTIONS.entries()) {
    expect(distance({ q: 0, r: 0 }, direction)).toBe(1)
    expect(add(direction, DIRECTIONS[(index + 3) % 6] as Hex)).toEqual({ q: 0, r: 0 })
    expect(rotate(direction, 1)).toEqual(DIRECTIONS[(index + 1) % 6])
  }
})

test('a tile has ten different hexes in one piece, on both sides and in every rotation', () => {
  for (const rotations of TILE_HEXES) {
    for (const shape of rotations) {
      expect(new Set(shape.map(({ q, r }) => keyOf(q, r))).size).toBe(10)
      for (const one of shape) expect(shape.some((other) => distance(one, other) === 1)).toBe(true)
    }
  }
})

test('the two sides are mirror images', () => {
  const [front, back] = TILE_HEXES as [(typeof TILE_HEXES)[number], (typeof TILE_HEXES)[number]]
  expect(back[0]).toEqual(front[0]?.map(mirror))
})

test('a ring of hexes encloses its centre and nothing else', () => {
  fc.assert(
    fc.property(hex, (centre) => {
      const ring = DIRECTIONS.map((direction) => add(centre, direction))
      expect(holesIn(ring)).toEqual([centre])
      expect(holesIn(ring.slice(1))).toEqual([])
    }),
  )
})

test('a single tile has no hole, wherever it lies', () => {
  const placement = fc.record({
    tile: fc.constant(1),
    side: fc.integer({ min: 0, max: 1 }),
    rotation: fc.integer({ min: 0, max: 5 }),
    q: fc.integer({ min: -9, max: 9 }),
    r: fc.integer({ min: -9, max: 9 }),
  })
  fc.assert(
    fc.property(placement, (one) => {
      expect(holesIn(hexesOf(one))).toEqual([])
    }),
  )
})

import { TERRAINS } from '@ecumene/dawn'
import { describe, expect, test } from 'vitest'
import { SILHOUETTES } from '../../stage/silhouettes.ts'
import { SIZE } from './geometry.ts'
import { PATTERNS } from './terrain-pattern.ts'

/** At the smallest zoom a space is some 26 pixels wide: a piece is drawn in so many pixels each way. */
const PIXELS = 18

/** Which pixels an outline covers. */
const drawn = (outline: readonly (readonly [number, number])[]): readonly boolean[] =>
  Array.from({ length: PIXELS * PIXELS }, (_, index) => {
    const at = (place: number) => ((place + 0.5) / PIXELS - 0.5) * 40
    return isInside(outline, at(index % PIXELS), at(Math.floor(index / PIXELS)))
  })

const isInside = (outline: readonly (readonly [number, number])[], x: number, y: number): boolean => {
  let inside = false
  outline.forEach(([x1, y1], corner) => {
    const [x2, y2] = outline[(corner + 1) % outline.length] ?? [0, 0]
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside
  })
  return inside
}

const shapes = Object.entries(SILHOUETTES)

describe('pieces are told apart by their outline alone', () => {
  const pairs = shapes.flatMap(([name, shape], index) =>
    shapes.slice(index + 1).map(([other, otherShape]) => ({ name, other, shape, otherShape })),
  )
  test.each(pairs)('$name and $other at the smallest zoom', ({ shape, otherShape }) => {
    const [one, two] = [drawn(shape), drawn(otherShape)]
    const either = one.filter((isDrawn, pixel) => isDrawn || two[pixel]).length
    const differing = one.filter((isDrawn, pixel) => isDrawn !== two[pixel]).length
    expect(differing / either).toBeGreaterThan(0.22)
  })

  test.each(shapes)('%s stays within its space', (_name, shape) => {
    for (const [x, y] of shape) expect(Math.hypot(x, y)).toBeLessThan((SIZE * Math.sqrt(3)) / 2)
  })
})

test('every terrain has a pattern of its own', () => {
  expect(new Set(TERRAINS.map((terrain) => PATTERNS[terrain])).size).toBe(TERRAINS.length)
  for (const terrain of TERRAINS) expect(PATTERNS[terrain]).not.toBe('')
})

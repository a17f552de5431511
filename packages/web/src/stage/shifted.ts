import type { Point } from './geometry.ts'

/**
 * A path drawn round the origin, drawn round another point, and perhaps larger: its `M`, `L`, `H`, `V` and `A` are moved, whatever is
 * relative stays. The land of a map is a few long paths instead of hundreds of groups that are each moved: a browser paints and
 * hit-tests it far faster.
 */
export const shifted = (path: string, { x, y }: Point, scale = 1): string => {
  let command = ''
  let place = 0
  return path.replace(PART, (part) => {
    if (LETTER.test(part)) {
      command = part
      place = 0
      return part
    }
    const along = ALONG[command]?.[place++ % (ALONG[command]?.length ?? 1)]
    const by = along === 'x' ? x : along === 'y' ? y : 0
    const factor = along === 'turn' ? 1 : scale
    // What stays as it is keeps the very digits it was written with.
    return ` ${by === 0 && factor === 1 ? part : tidy(Number(part) * factor + by)}`
  })
}

const PART = /[a-z]|-?[\d.]+/gi
const LETTER = /[a-z]/i
/** Which way each number of an absolute command goes, over and over. The size of an arc goes nowhere, and how it turns has no size. */
const ALONG: Readonly<Record<string, readonly ('x' | 'y' | 'size' | 'turn')[]>> = {
  M: ['x', 'y'],
  L: ['x', 'y'],
  H: ['x'],
  V: ['y'],
  A: ['size', 'size', 'turn', 'turn', 'turn', 'x', 'y'],
}

const tidy = (number: number): string => String(Math.round(number * 100) / 100)

import type { Point } from './geometry.ts'

/**
 * A path drawn round the origin, drawn round another point: its `M`, `L`, `H` and `V` are moved, whatever is relative stays. The land of
 * a map is a few long paths instead of hundreds of groups that are each moved: a browser paints and hit-tests it far faster.
 */
export const shifted = (path: string, { x, y }: Point): string => {
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
    // What is not moved keeps the very digits it was written with.
    return ` ${by === 0 ? part : tidy(Number(part) + by)}`
  })
}

const PART = /[a-z]|-?[\d.]+/gi
const LETTER = /[a-z]/i
/** Which way each number of an absolute command goes, over and over. */
const ALONG: Readonly<Record<string, readonly ('x' | 'y')[]>> = { M: ['x', 'y'], L: ['x', 'y'], H: ['x'], V: ['y'] }

const tidy = (number: number): string => String(Math.round(number * 100) / 100)

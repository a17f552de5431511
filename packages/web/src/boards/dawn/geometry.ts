import type { Hex } from '@ecumene/dawn'

/** Half the height of a hex in the units of the drawing; hexes stand on a corner. */
export const SIZE = 32
const WIDTH = Math.sqrt(3) * SIZE

export type Point = { readonly x: number; readonly y: number }

/** The middle of a hex. */
export const middleOf = ({ q, r }: Hex): Point => ({ x: (q + r / 2) * WIDTH, y: r * 1.5 * SIZE })

/** The corners of a hex round the origin, as SVG wants them; a little inside its edge, so that neighbours do not touch. */
export const CORNERS = Array.from({ length: 6 }, (_unused, corner) => {
  const angle = ((60 * corner - 90) * Math.PI) / 180
  return `${((SIZE - 1) * Math.cos(angle)).toFixed(2)},${((SIZE - 1) * Math.sin(angle)).toFixed(2)}`
}).join(' ')

/** The part of the plane that shows all hexes: x, y, width and height. */
export const frameOf = (hexes: readonly Hex[]): readonly [number, number, number, number] => {
  const middles = hexes.map(middleOf)
  const [left, right] = [Math.min(...middles.map(({ x }) => x)), Math.max(...middles.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...middles.map(({ y }) => y)), Math.max(...middles.map(({ y }) => y))]
  return [left - WIDTH / 2 - 2, top - SIZE - 2, right - left + WIDTH + 4, bottom - top + 2 * SIZE + 4]
}

const STEPS: Readonly<Record<string, readonly Hex[]>> = {
  ArrowLeft: [{ q: -1, r: 0 }],
  ArrowRight: [{ q: 1, r: 0 }],
  // Up and down lead between two neighbours: to the one that is there.
  ArrowUp: [
    { q: 0, r: -1 },
    { q: 1, r: -1 },
  ],
  ArrowDown: [
    { q: 0, r: 1 },
    { q: -1, r: 1 },
  ],
}

/** Which hex of the list an arrow key leads to; `null` where there is none, or the key is no arrow. */
export const neighbourBy = (hexes: readonly Hex[], from: number, key: string): number | null => {
  const at = hexes[from]
  if (at === undefined) return null
  for (const step of STEPS[key] ?? []) {
    const found = hexes.findIndex(({ q, r }) => q === at.q + step.q && r === at.r + step.r)
    if (found >= 0) return found
  }
  return null
}

import type { Hex } from '@ecumene/dawn'
import type { Frame, Orientation, Point } from '../../stage/geometry.ts'

/** From the middle of a hex to its corners, in the units of the drawing; hexes of an upright map stand on a corner. */
export const SIZE = 32
const WIDTH = Math.sqrt(3) * SIZE

/** The middle of a hex. A lying map is the upright one turned by a quarter, clockwise. */
export const middleOf = ({ q, r }: Hex, orientation: Orientation = 'upright'): Point => {
  const [across, down] = [(q + r / 2) * WIDTH, r * 1.5 * SIZE]
  return orientation === 'upright' ? { x: across, y: down } : { x: -down, y: across }
}

/** Where a drawing round the middle of a hex stands, as SVG wants it. */
export const placeOf = (hex: Hex, orientation: Orientation): string => {
  const { x, y } = middleOf(hex, orientation)
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`
}

/** The corners of a hex round the origin, as SVG wants them; a little inside its edge, so that neighbours do not touch. */
const cornersFrom = (degrees: number): string =>
  Array.from({ length: 6 }, (_unused, corner) => {
    const angle = ((60 * corner + degrees) * Math.PI) / 180
    return `${((SIZE - 1) * Math.cos(angle)).toFixed(2)},${((SIZE - 1) * Math.sin(angle)).toFixed(2)}`
  }).join(' ')

export const CORNERS: Readonly<Record<Orientation, string>> = { upright: cornersFrom(-90), lying: cornersFrom(0) }

/** The same as a path. */
export const OUTLINES: Readonly<Record<Orientation, string>> = {
  upright: `M${CORNERS.upright.replaceAll(' ', 'L')}Z`,
  lying: `M${CORNERS.lying.replaceAll(' ', 'L')}Z`,
}

/** A hex where it lies: its corners as SVG wants them, and its middle. */
export const spaceAt = (
  hex: Hex,
  orientation: Orientation,
): { readonly corners: string; readonly x: number; readonly y: number } => {
  const { x, y } = middleOf(hex, orientation)
  const corners = CORNERS[orientation].split(' ').map((corner) => {
    const [across = 0, down = 0] = corner.split(',').map(Number)
    return `${(across + x).toFixed(2)},${(down + y).toFixed(2)}`
  })
  return { corners: corners.join(' '), x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }
}

/** Half of what a hex takes across and down. */
const HALVES: Readonly<Record<Orientation, Point>> = {
  upright: { x: WIDTH / 2, y: SIZE },
  lying: { x: SIZE, y: WIDTH / 2 },
}

/** Leaders may be chosen before the first tile is laid. */
const NO_MAP: Frame = { x: 0, y: 0, width: SIZE, height: SIZE }

/** The part of the plane that shows all hexes. */
export const frameOf = (hexes: readonly Hex[], orientation: Orientation = 'upright'): Frame => {
  if (hexes.length === 0) return NO_MAP
  const middles = hexes.map((hex) => middleOf(hex, orientation))
  const half = HALVES[orientation]
  const [left, right] = [Math.min(...middles.map(({ x }) => x)), Math.max(...middles.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...middles.map(({ y }) => y)), Math.max(...middles.map(({ y }) => y))]
  return {
    x: left - half.x - 2,
    y: top - half.y - 2,
    width: right - left + 2 * half.x + 4,
    height: bottom - top + 2 * half.y + 4,
  }
}

const [EAST, WEST] = [
  { q: 1, r: 0 },
  { q: -1, r: 0 },
]
const [NORTH_EAST, NORTH_WEST] = [
  { q: 1, r: -1 },
  { q: 0, r: -1 },
]
const [SOUTH_EAST, SOUTH_WEST] = [
  { q: 0, r: 1 },
  { q: -1, r: 1 },
]

/** Where arrows lead, as one sees it. Two of them lead between two neighbours: to the one that is there. */
const STEPS: Readonly<Record<Orientation, Readonly<Record<string, readonly Hex[]>>>> = {
  upright: {
    ArrowLeft: [WEST],
    ArrowRight: [EAST],
    ArrowUp: [NORTH_WEST, NORTH_EAST],
    ArrowDown: [SOUTH_EAST, SOUTH_WEST],
  },
  lying: {
    ArrowLeft: [SOUTH_WEST, SOUTH_EAST],
    ArrowRight: [NORTH_EAST, NORTH_WEST],
    ArrowUp: [WEST],
    ArrowDown: [EAST],
  },
}

/** Which hex of the list an arrow key leads to; `null` where there is none, or the key is no arrow. */
export const neighbourBy = (
  hexes: readonly Hex[],
  from: number,
  key: string,
  orientation: Orientation = 'upright',
): number | null => {
  const at = hexes[from]
  if (at === undefined) return null
  for (const step of STEPS[orientation][key] ?? []) {
    const found = hexes.findIndex(({ q, r }) => q === at.q + step.q && r === at.r + step.r)
    if (found >= 0) return found
  }
  return null
}

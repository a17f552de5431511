import { DIRECTIONS, type Hex } from '@ecumene/dawn'
import type { Frame, Point, Way } from '../../stage/geometry.ts'

/** From the middle of a hex to its corners, in the units of the drawing. */
export const SIZE = 32
const WIDTH = Math.sqrt(3) * SIZE

/** By how many degrees a map is turned, clockwise: its signs and letters stand upright either way. Half a turn looks as large as none. */
export const ORIENTATIONS = [0, 30, 60, 90, 120, 150] as const
export type Orientation = (typeof ORIENTATIONS)[number]

/** What stands in `data-orientation`. */
export const orientationNamed = (name: string | null): Orientation =>
  ORIENTATIONS.find((orientation) => String(orientation) === name) ?? 0

/** Something that is drawn in another way on every map that lies differently. */
export const forEach = <Drawn>(draw: (orientation: Orientation) => Drawn): Readonly<Record<Orientation, Drawn>> => ({
  0: draw(0),
  30: draw(30),
  60: draw(60),
  90: draw(90),
  120: draw(120),
  150: draw(150),
})

/** Exactly: a quarter has no rounding in it. */
const [HALF, MOST] = [1 / 2, Math.sqrt(3) / 2]
const COSINE_AND_SINE: Readonly<Record<Orientation, readonly [number, number]>> = {
  0: [1, 0],
  30: [MOST, HALF],
  60: [HALF, MOST],
  90: [0, 1],
  120: [-HALF, MOST],
  150: [-MOST, HALF],
}

/** The middle of a hex. */
export const middleOf = ({ q, r }: Hex, orientation: Orientation = 0): Point => {
  const [across, down] = [(q + r / 2) * WIDTH, r * 1.5 * SIZE]
  const [cosine, sine] = COSINE_AND_SINE[orientation]
  return { x: across * cosine - down * sine, y: across * sine + down * cosine }
}

/** Turned by a sixth a hex looks the same: on every other map it stands on a corner, on those between on an edge. */
const isOnCorner = (orientation: Orientation): boolean => orientation % 60 === 0

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

export const CORNERS = forEach((orientation) => cornersFrom(isOnCorner(orientation) ? -90 : 0))

/** The same as a path. */
export const OUTLINES = forEach((orientation) => `M${CORNERS[orientation].replaceAll(' ', 'L')}Z`)

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
const halfOf = (orientation: Orientation): Point =>
  isOnCorner(orientation) ? { x: WIDTH / 2, y: SIZE } : { x: SIZE, y: WIDTH / 2 }

/** Leaders may be chosen before the first tile is laid. */
const NO_MAP: Frame = { x: 0, y: 0, width: SIZE, height: SIZE }

/** The part of the plane that shows all hexes. */
export const frameOf = (hexes: readonly Hex[], orientation: Orientation = 0): Frame => {
  if (hexes.length === 0) return NO_MAP
  const middles = hexes.map((hex) => middleOf(hex, orientation))
  const half = halfOf(orientation)
  const [left, right] = [Math.min(...middles.map(({ x }) => x)), Math.max(...middles.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...middles.map(({ y }) => y)), Math.max(...middles.map(({ y }) => y))]
  return {
    x: left - half.x - 2,
    y: top - half.y - 2,
    width: right - left + 2 * half.x + 4,
    height: bottom - top + 2 * half.y + 4,
  }
}

/** In which ways a map can lie, and how large it is then. */
export const waysToLie = (hexes: readonly Hex[]): readonly [Way<Orientation>, ...Way<Orientation>[]] => {
  const lying = (lies: Orientation): Way<Orientation> => {
    const { width, height } = frameOf(hexes, lies)
    return { lies, width, height }
  }
  return [lying(0), ...ORIENTATIONS.slice(1).map(lying)]
}

/** Where arrow keys point on the screen, in degrees clockwise from the right. */
const POINTED: Readonly<Record<string, number>> = { ArrowRight: 0, ArrowDown: 90, ArrowLeft: 180, ArrowUp: 270 }

/** Where arrows lead, as one sees it. Two of them lead between two neighbours: to the one that is there. */
const stepsBy = (key: string, orientation: Orientation): readonly Hex[] => {
  const pointed = POINTED[key]
  if (pointed === undefined) return []
  return DIRECTIONS.filter((step) => {
    const { x, y } = middleOf(step, orientation)
    const away = (Math.atan2(y, x) * 180) / Math.PI - pointed
    return Math.abs(((away + 540) % 360) - 180) < 31
  })
}

/** Which hex of the list an arrow key leads to; `null` where there is none, or the key is no arrow. */
export const neighbourBy = (
  hexes: readonly Hex[],
  from: number,
  key: string,
  orientation: Orientation = 0,
): number | null => {
  const at = hexes[from]
  if (at === undefined) return null
  for (const step of stepsBy(key, orientation)) {
    const found = hexes.findIndex(({ q, r }) => q === at.q + step.q && r === at.r + step.r)
    if (found >= 0) return found
  }
  return null
}

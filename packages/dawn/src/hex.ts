/** A place on the hex grid in axial coordinates (pointy-top; x = q + r/2 to the right, y = r downwards). */
export type Hex = { readonly q: number; readonly r: number }

/** The six neighbours, clockwise from west: the order of the numbers on the direction token (N-22.2). */
export const DIRECTIONS: readonly Hex[] = [
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
]

/** What they are called, as on a map with north at its top. */
export const DIRECTION_NAMES = ['west', 'northWest', 'northEast', 'east', 'southEast', 'southWest'] as const

export const add = (one: Hex, other: Hex): Hex => ({ q: one.q + other.q, r: one.r + other.r })

/** Turned clockwise round the origin by `times` sixths of a full turn. */
export const rotate = (hex: Hex, times: number): Hex => {
  let { q, r } = hex
  for (let turn = ((times % 6) + 6) % 6; turn > 0; turn--) [q, r] = [0 - r, q + r]
  return { q, r }
}

/** The mirror image, left and right exchanged: how a tile looks from behind. */
export const mirror = (hex: Hex): Hex => ({ q: 0 - hex.q - hex.r, r: hex.r })

/** Steps from one hex to the other over an unbounded grid. */
export const distance = (one: Hex, other: Hex): number => {
  const q = one.q - other.q
  const r = one.r - other.r
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
}

/** One whole number for each hex within 512 of the origin. */
export const keyOf = (q: number, r: number): number => (q + 512) * 1024 + (r + 512)

/** The ten hexes of a tile, side A: a centre with its ring, and a tail of three. */
const SIDE_A: readonly Hex[] = [
  { q: 0, r: 0 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 1, r: -2 },
  { q: 0, r: -2 },
  { q: 1, r: -3 },
]

/** Where the hexes of a tile lie for each side and rotation, hex 0 at the origin: `TILE_HEXES[side][rotation]`. */
export const TILE_HEXES: readonly (readonly (readonly Hex[])[])[] = [SIDE_A, SIDE_A.map(mirror)].map((side) =>
  DIRECTIONS.map((_direction, rotation) => side.map((hex) => rotate(hex, rotation))),
)

/** A tile laid on the grid: its number, side (0 is A), rotation and where its hex 0 lies. */
export type Placement = {
  readonly tile: number
  readonly side: number
  readonly rotation: number
  readonly q: number
  readonly r: number
}

/** The ten hexes that a laid tile covers. */
export const hexesOf = ({ side, rotation, q, r }: Placement): readonly Hex[] =>
  ((TILE_HEXES[side] as (typeof TILE_HEXES)[number])[rotation] as readonly Hex[]).map((hex) => add(hex, { q, r }))

/** The hexes that a set of hexes encloses completely (N-5.19), in reading order. */
export const holesIn = (hexes: readonly Hex[]): readonly Hex[] => {
  if (hexes.length === 0) return []
  const taken = new Set(hexes.map(({ q, r }) => keyOf(q, r)))
  const columns = hexes.map(({ q }) => q)
  const rows = hexes.map(({ r }) => r)
  const [west, east] = [Math.min(...columns) - 1, Math.max(...columns) + 1]
  const [north, south] = [Math.min(...rows) - 1, Math.max(...rows) + 1]
  const outside = new Set([keyOf(west, north)])
  const queue: Hex[] = [{ q: west, r: north }]
  for (let hex = queue.pop(); hex !== undefined; hex = queue.pop()) {
    for (const direction of DIRECTIONS) {
      const { q, r } = add(hex, direction)
      const key = keyOf(q, r)
      if (q < west || q > east || r < north || r > south || taken.has(key) || outside.has(key)) continue
      outside.add(key)
      queue.push({ q, r })
    }
  }
  const holes: Hex[] = []
  for (let r = north; r <= south; r++) {
    for (let q = west; q <= east; q++) {
      const key = keyOf(q, r)
      if (!taken.has(key) && !outside.has(key)) holes.push({ q, r })
    }
  }
  return holes
}

import { type Hex, NONE, type Placement, placementOf } from '@ecumene/dawn'
import type { Point } from '../../stage/geometry.ts'
import { middleOf, type Orientation } from './geometry.ts'
import { moveBy } from './moves.ts'
import { anchorAt } from './things.ts'

/** One legal way to lay a tile. */
export type Lay = {
  readonly move: string
  /** Its place, as a thing of the table; every place allows some ways to turn the tile, not all. */
  readonly thing: string
  readonly placement: Placement
}

export const laysIn = (legal: readonly string[], tile: number = NONE): readonly Lay[] =>
  legal.flatMap((move) => {
    const made = moveBy(move)
    if (made?.kind !== 'lay') return []
    const placement = placementOf(made, tile)
    return { move, thing: anchorAt(placement.q, placement.r), placement }
  })

/** The places at which a tile can be laid, each once. */
export const placesOf = (lays: readonly Lay[]): readonly (Hex & { readonly thing: string })[] => {
  const found = new Map<string, Hex & { readonly thing: string }>()
  for (const { thing, placement } of lays) {
    if (!found.has(thing)) found.set(thing, { thing, q: placement.q, r: placement.r })
  }
  return [...found.values()]
}

/** How a tile lies: which side is up, and how far it is turned. */
export type Facing = Pick<Placement, 'side' | 'rotation'>

const TURNS = 6

/** Of the ways that fit the one most like this: the same side if it can be, and turned on as little as possible. */
export const mostLike = (fits: readonly Lay[], { side, rotation }: Facing): Lay | null => {
  const cost = ({ placement }: Lay): number =>
    (placement.side === side ? 0 : TURNS) + ((placement.rotation - rotation + TURNS) % TURNS)
  return fits.reduce<Lay | null>((best, lay) => (best === null || cost(lay) < cost(best) ? lay : best), null)
}

/** The next way that fits with the same side up; the same one where there is no other. */
export const turnedOn = (fits: readonly Lay[], { side, rotation }: Facing, by: 1 | -1): Lay | null => {
  const cost = ({ placement }: Lay): number => (by * (placement.rotation - rotation) - 1 + 2 * TURNS) % TURNS
  return fits
    .filter(({ placement }) => placement.side === side)
    .reduce<Lay | null>((best, lay) => (best === null || cost(lay) < cost(best) ? lay : best), null)
}

/** The tile turned over; `null` where only this side fits. */
export const turnedOver = (fits: readonly Lay[], { side, rotation }: Facing): Lay | null =>
  mostLike(
    fits.filter(({ placement }) => placement.side !== side),
    { side: 1 - side, rotation },
  )

/** The place nearest to a point of the drawing. */
export const nearestPlace = (
  places: readonly (Hex & { readonly thing: string })[],
  { x, y }: Point,
  orientation: Orientation,
): string | null => {
  let nearest: string | null = null
  let least = Infinity
  for (const place of places) {
    const middle = middleOf(place, orientation)
    const away = Math.hypot(middle.x - x, middle.y - y)
    if (away < least) [nearest, least] = [place.thing, away]
  }
  return nearest
}

import type { Hex, View } from '@ecumene/dawn'
import type { Opening } from '../../stage/camera.ts'
import { middleSpace } from './arrows.ts'
import { middleOf, type Orientation, SIZE } from './geometry.ts'

/** Spaces that are narrower than this, in pixels, cannot be hit by a finger. */
const LEAST = 36
/** How wide they are on a map that opens enlarged. */
const COMFORTABLE = 44
const WIDTH = Math.sqrt(3) * SIZE

/**
 * Where the map opens on a phone that could show it as a whole only with spaces too small to hit: at a fight, at what I am asked about
 * (a direction: in the middle) or where I can do it, else at home.
 */
export const openingOf = (
  view: View,
  seat: number,
  orientation: Orientation,
  /** The spaces at which something can be done. */
  lit: readonly number[] = [],
): (Opening & { readonly of: string }) | undefined => {
  const place = view.attack?.space ?? (view.asked?.seat === seat ? view.asked.space : null)
  const asked = isTurned(view, seat) ? middleSpace(view.spaces) : place === null ? undefined : view.spaces[place]
  const doing = asked === undefined && view.asked?.seat === seat ? amidst(view.spaces, lit) : undefined
  const on = asked ?? doing ?? homeOf(view, seat)
  if (on === undefined) return undefined
  return {
    on: middleOf(on, orientation),
    least: LEAST / WIDTH,
    scale: COMFORTABLE / WIDTH,
    of: ofWhat(view, seat, asked, doing),
  }
}

/** While the same is asked the map stays where it is, although what can be done changes. */
const ofWhat = ({ asked }: View, seat: number, place: Hex | undefined, doing: Hex | undefined): string => {
  if (place !== undefined) return `place ${place.q} ${place.r}`
  return doing === undefined ? `seat ${seat}` : `doing ${asked?.kind}`
}

/** Of these spaces the one nearest to the middle of them all. */
const amidst = (spaces: View['spaces'], among: readonly number[]): View['spaces'][number] | undefined => {
  const found = among.flatMap((space) => spaces[space] ?? [])
  const middle = (coordinate: 'q' | 'r') => found.reduce((sum, space) => sum + space[coordinate], 0) / found.length
  const [q, r] = [middle('q'), middle('r')]
  const away = (hex: Hex) => Math.max(Math.abs(hex.q - q), Math.abs(hex.r - r), Math.abs(hex.q - q + hex.r - r))
  return found.toSorted((one, other) => away(one) - away(other))[0]
}

/** The arrows of the direction token lie round the middle of the map. */
const isTurned = ({ asked }: View, seat: number): boolean => asked?.kind === 'direction' && asked.seat === seat

/** The own capital, and without one whatever is one's own. */
const homeOf = ({ spaces }: View, seat: number): View['spaces'][number] | undefined => {
  const own = spaces.filter(({ owner }) => owner === seat)
  return own.find(({ piece }) => piece === 'capital') ?? own[0]
}

import type { View } from '@ecumene/dawn'
import type { Opening } from '../../stage/camera.ts'
import type { Orientation } from '../../stage/geometry.ts'
import { middleSpace } from './arrows.ts'
import { middleOf, SIZE } from './geometry.ts'

/** Spaces that are narrower than this, in pixels, cannot be hit by a finger. */
const LEAST = 30
/** How wide they are on a map that opens enlarged. */
const COMFORTABLE = 40
const WIDTH = Math.sqrt(3) * SIZE

/** Where the map opens on a phone that could show it as a whole only with spaces too small to hit: at a fight or what I am asked about (a direction: in the middle), else at home. */
export const openingOf = (
  view: View,
  seat: number,
  orientation: Orientation,
): (Opening & { readonly of: string }) | undefined => {
  const place = view.attack?.space ?? (view.asked?.seat === seat ? view.asked.space : null)
  const asked = isTurned(view, seat) ? middleSpace(view.spaces) : place === null ? undefined : view.spaces[place]
  const on = asked ?? homeOf(view, seat)
  if (on === undefined) return undefined
  return {
    on: middleOf(on, orientation),
    least: LEAST / WIDTH,
    scale: COMFORTABLE / WIDTH,
    of: asked === undefined ? `seat ${seat}` : `place ${asked.q} ${asked.r}`,
  }
}

/** The arrows of the direction token lie round the middle of the map. */
const isTurned = ({ asked }: View, seat: number): boolean => asked?.kind === 'direction' && asked.seat === seat

/** The own capital, and without one whatever is one's own. */
const homeOf = ({ spaces }: View, seat: number): View['spaces'][number] | undefined => {
  const own = spaces.filter(({ owner }) => owner === seat)
  return own.find(({ piece }) => piece === 'capital') ?? own[0]
}

import type { View } from '@ecumene/classic'
import type { Opening } from '../../stage/camera.ts'
import type { Orientation } from '../../stage/geometry.ts'
import { middleOf, SIDE } from './geometry.ts'
import { middleAmong } from './squares-together.ts'

/** Squares that are smaller than the least, in pixels, cannot be read or hit; how large they are on a map that opens enlarged. */
const WHOLE = { least: 26, comfortable: 38 }

/** An opened city, and squares for what is placed, are looked at closely: what every square gives, or would, is read there. */
const CLOSE = { least: 44, comfortable: 50 }

/** Before the game only the own corner of the map matters, and all of it is read. */
const CORNER = { least: 58, comfortable: 64 }

type Looks = {
  /** How often the map has come back from what the others did elsewhere: it is brought to the place anew. */
  readonly returns: number
  readonly isClose: boolean
  /** A lesson shows what lies anywhere on the map. */
  readonly isTaught: boolean
}

/** Where a map opens that is too small as a whole, and where it is brought to: a place that is asked about or looked at, else what matters to a player. */
export const openingOf = (
  view: View,
  seat: number,
  place: number | null,
  orientation: Orientation,
  { returns = 0, isClose = false, isTaught = false }: Partial<Looks> = {},
): (Opening & { readonly of: string }) | undefined => {
  const square = place ?? heartOf(view, seat)
  if (square === null) return undefined
  if (isSettling(view, seat) && !isTaught) {
    // The map stays as it lies while pieces come to it one after another.
    return { on: middleOf(heartOf(view, seat) ?? square, orientation), ...scalesOf(CORNER), of: `corner ${seat}` }
  }
  return {
    on: middleOf(square, orientation),
    ...scalesOf(isClose ? CLOSE : WHOLE),
    of: `${place === null ? `seat ${seat}` : `${isClose ? 'close' : 'place'} ${place}`} ${returns}`,
  }
}

const scalesOf = ({ least, comfortable }: typeof WHOLE): Pick<Opening, 'least' | 'scale'> => ({
  least: least / SIDE,
  scale: comfortable / SIDE,
})

const isSettling = ({ asked }: View, seat: number): boolean =>
  asked?.kind === 'settle' && (asked.seat === null || asked.seat === seat)

/** What matters most to a player: figures under way, the capital, and before there is one, where it may lie. */
export const heartOf = (view: View, seat: number): number | null => {
  if (view.marching !== null && view.active === seat) return view.marching
  const capital = view.players[seat]?.cities[0] ?? -1
  if (capital >= 0) return capital
  return middleAmong(view.sites.map(({ square }) => square))
}

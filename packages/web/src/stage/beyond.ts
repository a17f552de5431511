import type { Point, Size } from './geometry.ts'

export type Side = 'left' | 'right' | 'top' | 'bottom'

/** What lies out of sight beyond one side of a room. */
export type Beyond = {
  readonly side: Side
  readonly count: number
  /** Where on that side one would leave the room towards it, as a share of the side. */
  readonly along: number
  /** The nearest of it, from the corner of the room. */
  readonly nearest: Point
}

/** How far inside the edge the middle of a thing must lie for it to be in sight. */
const INSIDE = 10

/** What lies beyond each side of a room. Places are counted from its corner; those in sight are left out. */
export const beyondRoom = (places: readonly Point[], room: Size): readonly Beyond[] =>
  SIDES.flatMap((side) => {
    const there = places.filter((place) => sideOf(place, room) === side)
    const [first] = there
    if (first === undefined) return []
    const nearest = there.reduce((best, place) => (away(place, room) < away(best, room) ? place : best), first)
    const isUpright = side === 'left' || side === 'right'
    const share = isUpright ? nearest.y / room.height : nearest.x / room.width
    return [{ side, count: there.length, along: Math.max(0, Math.min(1, share)), nearest }]
  })

/** Where to go if nothing of all this can be pressed because it lies out of sight or under a cover; `null` if something can. */
export const toShow = (places: readonly Point[], room: Size, cover: Box): Point | null => {
  const isUnder = ({ x, y }: Point) =>
    x > cover.left && x < cover.left + cover.width && y > cover.top && y < cover.top + cover.height
  const inSight = places.filter((place) => sideOf(place, room) === null)
  return inSight.every(isUnder) ? (inSight[0] ?? beyondRoom(places, room)[0]?.nearest ?? null) : null
}

type Box = Size & { readonly left: number; readonly top: number }

const SIDES: readonly Side[] = ['left', 'right', 'top', 'bottom']

/** The side beyond which a place lies furthest; `null` for what is in sight. */
const sideOf = ({ x, y }: Point, { width, height }: Size): Side | null => {
  const over: Readonly<Record<Side, number>> = {
    left: INSIDE - x,
    right: x - width + INSIDE,
    top: INSIDE - y,
    bottom: y - height + INSIDE,
  }
  const furthest = SIDES.reduce((best, side) => (over[side] > over[best] ? side : best))
  return over[furthest] > 0 ? furthest : null
}

const away = ({ x, y }: Point, { width, height }: Size): number => Math.hypot(x - width / 2, y - height / 2)

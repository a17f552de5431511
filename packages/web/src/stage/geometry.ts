export type Point = { readonly x: number; readonly y: number }
export type Size = { readonly width: number; readonly height: number }

/** The part of the plane that a drawing takes, in its own units. */
export type Frame = Point & Size

/** A map of squares stands as it is printed, or lies turned by a quarter; either way its signs and letters stand upright. */
export type Orientation = 'upright' | 'lying'

/** A room, and how much of its right and of its bottom a map that is seen as a whole leaves to the buttons. */
export type Room = Size & { readonly right: number; readonly bottom: number }

/** Between a map that fits and the edge of its room, in pixels. */
const RIM = 4
/** How far the edge of an enlarged map may be pulled in: out from under the buttons. */
const SLACK = 56
/** A unit of the drawing is never more pixels wide than this: a space then fills a phone by half. */
const CLOSEST = 3.5
/** A map in a huge room can still be enlarged. */
const ENLARGED = 2

/** How many pixels a unit of the drawing takes where the whole map just fits into its room. */
export const fitScale = (room: Room, map: Size): number =>
  fitWithin({ width: room.width - room.right, height: room.height - room.bottom }, map)

const fitWithin = (room: Size, map: Size): number =>
  Math.max(0.01, Math.min((room.width - 2 * RIM) / map.width, (room.height - 2 * RIM) / map.height))

/** A scale that one may have: nobody goes further away than to see all, nor so near that nothing is left to see. */
export const allowedScale = (wished: number, room: Room, map: Size): number => {
  const least = fitScale(room, map)
  return between(least, wished, Math.max(CLOSEST, least * ENLARGED))
}

/**
 * The sheet that is moved behind the room's window, and where the map lies on it. It ends a little beyond the map, so the
 * map cannot be lost; where it all fits, the sheet is the room, and nothing moves.
 */
export type Sheet = Size & { readonly left: number; readonly top: number; readonly scale: number }

export const sheetOf = (room: Room, map: Size, scale: number): Sheet => {
  // The slack comes with the first half of doubling, so that nothing jumps on the way.
  const slack = RIM + (SLACK - RIM) * between(0, 2 * (scale / fitScale(room, map) - 1), 1)
  const [width, left] = laid(room.width, map.width * scale, slack, Math.max(slack, room.right + RIM))
  const [height, top] = laid(room.height, map.height * scale, slack, Math.max(slack, room.bottom + RIM))
  return { width, height, left, top, scale }
}

/** How long a sheet is, and where the map begins on it: in the middle, if that leaves enough room after it. */
const laid = (room: number, map: number, before: number, after: number): readonly [sheet: number, map: number] => {
  const sheet = Math.max(room, Math.floor(before + map + after))
  return [sheet, Math.min((sheet - map) / 2, sheet - map - after)]
}

/** What of the drawing lies under a point of the room, in units from the corner of the map. */
export const pointUnder = (at: Point, scroll: Point, sheet: Sheet): Point => ({
  x: (scroll.x + at.x - sheet.left) / sheet.scale,
  y: (scroll.y + at.y - sheet.top) / sheet.scale,
})

/** How far the sheet must be moved for a point of the drawing to lie under a point of the room, as far as it goes. */
export const scrollFor = (under: Point, at: Point, sheet: Sheet, room: Size): Point =>
  boundScroll(
    { x: under.x * sheet.scale + sheet.left - at.x, y: under.y * sheet.scale + sheet.top - at.y },
    sheet,
    room,
  )

export const boundScroll = ({ x, y }: Point, sheet: Size, room: Size): Point => ({
  x: between(0, x, sheet.width - room.width),
  y: between(0, y, sheet.height - room.height),
})

/**
 * By how much a turn of the wheel enlarges. `mode` is that of the event: pixels, lines or pages. Two fingers that pinch on a pad
 * come as a wheel too, in small steps.
 */
export const wheelFactor = (delta: number, mode: number, isPinch: boolean): number => {
  const pixels = delta * ([1, 33, 300][mode] ?? 1) * (isPinch ? 4 : 1)
  return Math.exp(-between(-MOST_WHEEL, pixels, MOST_WHEEL) / 500)
}

/** What a wheel that runs freely may send at once. */
const MOST_WHEEL = 240

/** So much larger must a map become for it to be turned again: it should not turn round with every tile, nor with every pixel of a window. */
const WORTH_TURNING = 1.12
const ABOUT_AS_LARGE = 0.97

/** One way in which a map can lie, and the size it has then. */
export type Way<Lies> = Size & { readonly lies: Lies }

/** Of all ways to lie the one that fills a room best. `now` is how the map lies, `null` where map or room is new. */
export const bestWay = <Lies>(room: Size, ways: readonly [Way<Lies>, ...Way<Lies>[]], now: Lies | null): Lies => {
  const largest = Math.max(...ways.map((way) => fitWithin(room, way)))
  const kept = ways.find(({ lies }) => lies === now)
  if (kept !== undefined && largest <= WORTH_TURNING * fitWithin(room, kept)) return kept.lies
  // Of those that are about as large the lowest one is taken: more of what stands below comes into sight.
  const large = ways.filter((way) => fitWithin(room, way) >= ABOUT_AS_LARGE * largest)
  return large.reduce((best, way) => (way.height < best.height - 0.5 ? way : best), large[0] ?? ways[0]).lies
}

/** The same for a map of squares, by its size as it stands upright. */
export const bestOrientation = (room: Size, map: Size, now: Orientation | null): Orientation =>
  bestWay(room, standingOrLying(map), now)

export const standingOrLying = ({ width, height }: Size): readonly [Way<Orientation>, Way<Orientation>] => [
  { lies: 'upright', width, height },
  { lies: 'lying', width: height, height: width },
]

export const middleOfRoom = ({ width, height }: Size): Point => ({ x: width / 2, y: height / 2 })

const between = (least: number, wished: number, most: number): number => Math.max(least, Math.min(wished, most))

import { offsetAt } from './zone.ts'

/** Days of the week, 1 for Monday to 7 for Sunday, on which the clock stands still, from midnight to midnight. */
export type Rest = { readonly weekdays: readonly number[]; readonly zone: string }

export const isResting = (rest: Rest | null, at: number): boolean =>
  rest === null ? false : rest.weekdays.includes(weekdayAt(rest.zone, at))

/** How much of the time between two moments counts. */
export const countedBetween = (rest: Rest | null, from: number, to: number): number => {
  if (to <= from) return 0
  if (rest === null) return to - from
  let counted = 0
  for (let at = from; at < to; ) {
    const end = Math.min(midnightAfter(rest.zone, at), to)
    if (!isResting(rest, at)) counted += end - at
    at = end
  }
  return counted
}

/** The moment at which so much counted time has passed. */
export const momentAfter = (rest: Rest | null, from: number, counted: number): number => {
  if (rest === null || counted <= 0) return from + Math.max(0, counted)
  let left = counted
  for (let at = from; ; ) {
    const end = midnightAfter(rest.zone, at)
    if (!isResting(rest, at)) {
      if (end - at >= left) return at + left
      left -= end - at
    }
    at = end
  }
}

const DAY = 24 * 60 * 60_000

/** The local day, counted from the epoch. */
const dayAt = (zone: string, at: number): number => Math.floor((at + offsetAt(zone, at)) / DAY)

/** The epoch began on a Thursday. */
const weekdayAt = (zone: string, at: number): number => ((((dayAt(zone, at) + 3) % 7) + 7) % 7) + 1

/** The next local midnight, or the first moment of the day if summer time skips midnight. */
const midnightAfter = (zone: string, at: number): number => {
  const day = dayAt(zone, at)
  const wall = (day + 1) * DAY
  const byOldOffset = wall - offsetAt(zone, at)
  const byNewOffset = wall - offsetAt(zone, byOldOffset)
  const [early, late] = byOldOffset < byNewOffset ? [byOldOffset, byNewOffset] : [byNewOffset, byOldOffset]
  return early > at && dayAt(zone, early) > day ? early : late
}

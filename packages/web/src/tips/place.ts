export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
export type Size = { readonly width: number; readonly height: number }

/** What lies around a thing: what can be played by a press now, and whatever else can be pressed. */
export type Around = { readonly played: readonly Box[]; readonly pressed: readonly Box[] }

/** Between a thing and its tip, and between a tip and the edge of the screen. */
const GAP = 6
const EDGE = 8
/** How far apart the places are that are tried away from the thing. */
const STRIDE = 48

type Place = { readonly left: number; readonly top: number }

/**
 * Above the thing, where no finger covers it, or below, or beside it; further off where that would cover what can be played
 * now. What can merely be pressed is covered only if there is no better place nearby. Never beyond the edge of the screen.
 */
export const placeTip = (thing: Box, tip: Size, screen: Size, { played, pressed }: Around = NOTHING): Place => {
  const most = { left: screen.width - EDGE - tip.width, top: screen.height - EDGE - tip.height }
  const within = ({ left, top }: Place): Place => ({
    left: between(EDGE, left, most.left),
    top: between(EDGE, top, most.top),
  })
  const avoided = [thing, ...played]
  let best: { readonly place: Place; readonly cost: number } | null = null
  const tried = [
    ...besides(thing, tip).map((place, wish) => ({ place: within(place), wish })),
    ...scattered(most).map((place) => ({ place, wish: GAP })),
  ]
  for (const { place, wish } of tried) {
    // Not `...tip`: a size may be a box itself, and a browser's rectangles have nothing to spread.
    const box = { ...place, width: tip.width, height: tip.height }
    const least: number = best?.cost ?? Infinity
    // There are hundreds of places, and things, on a large map: what cannot be better any more is not looked at.
    const away = wish + distance(box, thing)
    if (away >= least) continue
    const over = away + covered(box, avoided, (least - away) / 100) * 100
    if (over >= least) continue
    const cost = over + covered(box, pressed, (least - over) * 400) / 400
    if (cost < least) best = { place, cost }
  }
  return best?.place ?? within(thing)
}

/** How much of a box lies over others; no more is counted than `most`. */
const covered = (box: Box, others: readonly Box[], most: number): number => {
  let sum = 0
  for (const other of others) {
    sum += overlap(box, other)
    if (sum >= most) break
  }
  return sum
}

const NOTHING: Around = { played: [], pressed: [] }

/** Above, below, right and left of the thing: in this order, where all are equally good. */
const besides = (thing: Box, tip: Size): readonly Place[] => {
  const left = thing.left + (thing.width - tip.width) / 2
  const top = thing.top + (thing.height - tip.height) / 2
  return [
    { left, top: thing.top - GAP - tip.height },
    { left, top: thing.top + thing.height + GAP },
    { left: thing.left + thing.width + GAP, top },
    { left: thing.left - GAP - tip.width, top },
  ]
}

const scattered = (most: Place): readonly Place[] => {
  const places: Place[] = []
  for (let top = EDGE; top <= most.top; top += STRIDE) {
    for (let left = EDGE; left <= most.left; left += STRIDE) places.push({ left, top })
  }
  return places
}

const overlap = (one: Box, other: Box): number =>
  common(one.left, one.width, other.left, other.width) * common(one.top, one.height, other.top, other.height)

const common = (from: number, length: number, otherFrom: number, otherLength: number): number =>
  Math.max(0, Math.min(from + length, otherFrom + otherLength) - Math.max(from, otherFrom))

/** Between the facing edges of two boxes, not counting the usual gap. */
const distance = (one: Box, other: Box): number => {
  const across = apart(one.left, one.width, other.left, other.width)
  const down = apart(one.top, one.height, other.top, other.height)
  return Math.max(0, Math.hypot(across, down) - GAP)
}

const apart = (from: number, length: number, otherFrom: number, otherLength: number): number =>
  Math.max(0, otherFrom - from - length, from - otherFrom - otherLength)

const between = (least: number, wished: number, most: number): number => Math.max(least, Math.min(wished, most))

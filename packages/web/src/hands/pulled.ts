/** A way that figures can go, place by place: the last one is where it ends. */
export type Walk = {
  readonly from: number
  readonly steps: readonly number[]
  /** The figures need not stay at its end: they could go on from there. */
  readonly canGoOn: boolean
}

/** Figures that are pulled over the map: the places they were led through, in order, and the one they are over now. */
export type Pulled = { readonly from: number; readonly through: readonly number[]; readonly over: number | null }

/**
 * The figures are pulled on to a place, or off the map. Only what the pointer goes well into is led through: on a straight line it
 * touches corners left and right. Pulled back to where they have been, the figures go no further.
 */
export const pulledOver = (pulled: Pulled, place: number | null, isWellInside: boolean): Pulled => {
  const { from, through } = pulled
  if (place === null) return { ...pulled, over: null }
  if (place === from) return { from, through: [], over: null }
  const known = through.indexOf(place)
  if (known >= 0) return { from, through: through.slice(0, known + 1), over: place }
  return { from, through: isWellInside ? [...through, place] : through, over: place }
}

/**
 * The steps to where figures are pulled, through all the places they were led through where that can be, otherwise through the last
 * of them, at worst by the way that is known; `null` where no way ends. Places that some way goes through can be gone through, and
 * no way is longer than the longest known.
 */
export const stepsThrough = (
  walks: readonly Walk[],
  { from, through, over }: Pulled,
  neighbours: (place: number) => readonly number[],
): readonly number[] | null => {
  const own = walks.filter((walk) => walk.from === from)
  const known = own.find(({ steps }) => steps.at(-1) === over)
  if (known === undefined || over === null) return null
  const passable = new Set(own.flatMap(({ steps, canGoOn }) => (canGoOn ? steps : steps.slice(0, -1))))
  const most = Math.max(...own.map(({ steps }) => steps.length))
  const led = through.filter((place) => place !== over)
  for (let first = 0; first < led.length; first++) {
    const steps = connected(from, [...led.slice(first), over], passable, neighbours)
    if (steps !== null && steps.length <= most) return steps
  }
  return known.steps
}

/** Shortest steps from place to place, entering none twice. */
const connected = (
  from: number,
  places: readonly number[],
  passable: ReadonlySet<number>,
  neighbours: (place: number) => readonly number[],
): readonly number[] | null => {
  const steps: number[] = []
  for (const to of places) {
    const taken = new Set([from, ...steps])
    const leg = shortest(steps.at(-1) ?? from, to, (place) => passable.has(place) && !taken.has(place), neighbours)
    if (leg === null) return null
    steps.push(...leg)
  }
  return steps.slice(0, -1).every((place) => passable.has(place)) ? steps : null
}

const shortest = (
  from: number,
  to: number,
  isFree: (place: number) => boolean,
  neighbours: (place: number) => readonly number[],
): readonly number[] | null => {
  const met = new Set([from])
  let here: readonly (readonly number[])[] = [[]]
  while (here.length > 0) {
    const next: (readonly number[])[] = []
    for (const steps of here) {
      for (const place of neighbours(steps.at(-1) ?? from)) {
        if (place === to) return [...steps, place]
        if (met.has(place) || !isFree(place)) continue
        met.add(place)
        next.push([...steps, place])
      }
    }
    here = next
  }
  return null
}

import { useCallback, useMemo, useState } from 'react'
import { courseOf } from './hands.ts'
import { type Pulled, pulledOver, stepsThrough, type Walk } from './pulled.ts'
import type { Hold } from './use-hands.ts'

/** How the ways of a game are gone step by step. */
export type Guide<Way> = {
  readonly walkOf: (way: Way) => Walk
  /** The same way by other steps. */
  readonly lead: (way: Way, steps: readonly number[]) => Way
  readonly neighbours: (place: number) => readonly number[]
}

/** Figures that are pulled over the map to where they shall go. */
export type Pulling<Way> = {
  /** The ways there are; the one that was pulled takes the place of the known one to the same end. */
  readonly ways: readonly Way[]
  /** The way to where the figures are pulled now; `null` where none ends, or none are pulled. */
  readonly way: Way | null
  readonly over: (from: number, place: number | null, isWellInside: boolean) => void
  readonly letGo: () => void
}

type Kept = Pulled & { readonly since: number }

/** `since` tells one decision from the next (`decision.ts`). */
export const usePulled = <Way>(known: readonly Way[], since: number, guide: Guide<Way>): Pulling<Way> => {
  const [kept, keep] = useState<Kept | null>(null)
  const pulled = kept?.since === since ? kept : null
  const led = useMemo(() => (pulled === null ? null : ledBy(known, pulled, guide)), [known, pulled, guide])
  const over = useCallback(
    (from: number, place: number | null, isWellInside: boolean) =>
      keep((before) => {
        const start = before?.since === since && before.from === from ? before : { from, through: [], over: null }
        return { ...pulledOver(start, place, isWellInside), since }
      }),
    [since],
  )
  const letGo = useCallback(() => keep(null), [])
  return { ways: led?.ways ?? known, way: led?.way ?? null, over, letGo }
}

/** Makes the way that was pulled, or asks about it where asking is due; anywhere else the figures are let go. */
export const dropPulled = <Way extends { readonly moves: readonly string[] }>(
  { way, letGo }: Pulling<Way>,
  hands: Hold,
  thingOf: (way: Way) => string,
): void => {
  if (way === null || hands.isBusy) letGo()
  else hands.choose(courseOf(way.moves), thingOf(way))
}

const ledBy = <Way>(known: readonly Way[], pulled: Pulled, { walkOf, lead, neighbours }: Guide<Way>) => {
  const walks = known.map((way) => ({ way, walk: walkOf(way) }))
  const steps = stepsThrough(
    walks.map(({ walk }) => walk),
    pulled,
    neighbours,
  )
  const found = walks.find(({ walk }) => walk.from === pulled.from && walk.steps.at(-1) === pulled.over)
  if (steps === null || found === undefined) return null
  const way = String(steps) === String(found.walk.steps) ? found.way : lead(found.way, steps)
  return { way, ways: way === found.way ? known : known.map((one) => (one === found.way ? way : one)) }
}

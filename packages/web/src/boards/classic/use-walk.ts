import type { Event, View } from '@ecumene/classic'
import { useCallback, useLayoutEffect, useState } from 'react'
import { isStill } from '../../controls/media.ts'
import { useShowing } from '../../pace/use-show.ts'
import { BEATS } from './following.ts'
import { type Walking, walkedOn, walksIn } from './walks.ts'

/** Own figures hurry: nobody waits for what they know already. */
const OWN_PACE = 0.45

/** Who is on their way over the map in the show, and how to say that they have arrived. */
export const useWalk = (
  viewer: number | null,
): { readonly walking: Walking | null; readonly arrived: (who: Walking) => void } => {
  const showing = useShowing()
  const [walking, setWalking] = useState<Walking | null>(null)
  const { number, before, frame, events = [], beatMs = 0 } = showing ?? {}
  // Before the eye sees them where they have come to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is walked once
  useLayoutEffect(() => {
    if (before == null || frame === undefined || events.length === 0 || beatMs === 0 || isStill()) {
      setWalking(null)
      return
    }
    const [was, is] = [before.seen.view as View, frame.seen.view as View]
    const walks = walksIn(events as readonly Event[], was, is)
    const pace = walks.at(-1)?.figure.seat === viewer ? OWN_PACE : 1
    const stepMs = BEATS.wentOn * beatMs * pace
    setWalking((going) => walkedOn(going, walks, { now: performance.now(), stepMs, before: was }))
  }, [number])
  const arrived = useCallback((who: Walking) => setWalking((going) => (going === who ? null : going)), [])
  return { walking, arrived }
}

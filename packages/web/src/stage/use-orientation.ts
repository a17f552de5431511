import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { bestOrientation, type Orientation, type Size } from './geometry.ts'
import { mostOf } from './room.ts'

/**
 * How a map should lie to fill its room best: as it stands, or turned by a quarter. The room is as wide as the stage, and as high
 * as the stage may become. The size is that of the map as it stands upright.
 */
export const useOrientation = (stage: RefObject<HTMLElement | null>, { width, height }: Size): Orientation => {
  const [orientation, setOrientation] = useState<Orientation>('upright')
  const known = useRef<{ readonly room: Size; readonly lies: Orientation } | null>(null)
  useLayoutEffect(() => {
    const element = stage.current
    if (element === null) return
    const decide = () => {
      const room = mostOf(element)
      const before = known.current
      const isKnown =
        before !== null && isAbout(before.room.width, room.width) && isAbout(before.room.height, room.height)
      const lies = bestOrientation(room, { width, height }, isKnown ? before.lies : null)
      known.current = isKnown ? { room: before.room, lies } : { room, lies }
      setOrientation(lies)
    }
    decide()
    const watch = new ResizeObserver(decide)
    watch.observe(element)
    return () => watch.disconnect()
  }, [stage, width, height])
  return orientation
}

/** A window that is drawn a little larger or smaller is still the same room; a phone that is turned is another. */
const isAbout = (before: number, now: number): boolean => Math.abs(now - before) < before / 5

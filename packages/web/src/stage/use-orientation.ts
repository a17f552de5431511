import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { bestWay, type Orientation, type Size, standingOrLying, type Way } from './geometry.ts'
import { mostOf } from './room.ts'

/** How a map of squares should lie to fill its room best. The size is that of the map as it stands upright. */
export const useOrientation = (stage: RefObject<HTMLElement | null>, map: Size): Orientation =>
  useBestWay(stage, standingOrLying(map))

/**
 * In which of these ways a map should lie to fill its room best. The room is as wide as the stage, and as high as the stage may
 * become.
 */
export const useBestWay = <Lies>(
  stage: RefObject<HTMLElement | null>,
  ways: readonly [Way<Lies>, ...Way<Lies>[]],
): Lies => {
  const [chosen, setChosen] = useState<Lies>(ways[0].lies)
  const known = useRef<{ readonly room: Size; readonly lies: Lies } | null>(null)
  const sizes = ways.map(({ width, height }) => `${width.toFixed(1)} ${height.toFixed(1)}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `sizes` says how large all of them are
  useLayoutEffect(() => {
    const element = stage.current
    if (element === null) return
    const decide = () => {
      const before = known.current
      const room = mostOf(element)
      // Behind a closed tab there is nothing to see, and what is opened again lies as it did.
      if (before !== null && (room.width <= 0 || room.height <= 0)) return
      const judged = roomJudged(before?.room ?? null, room)
      const lies = bestWay(judged.room, ways, judged.isKnown ? (before?.lies ?? null) : null)
      known.current = { room: judged.room, lies }
      setChosen(() => lies)
    }
    decide()
    const watch = new ResizeObserver(decide)
    watch.observe(element)
    return () => watch.disconnect()
  }, [stage, sizes])
  return chosen
}

/**
 * The room by which it is judged how a map lies, and whether that is the one known already. A window that is drawn a little larger
 * or smaller is still the same room, and so is one from which a question takes some height: it counts as high as it has been, so that
 * the map does not turn round with every question. A phone that is turned is another room.
 */
export const roomJudged = (known: Size | null, now: Size): { readonly room: Size; readonly isKnown: boolean } => {
  const isKnown = known !== null && Math.abs(now.width - known.width) < known.width / 5 && now.height < known.height * 2
  return isKnown ? { room: { ...known, height: Math.max(known.height, now.height) }, isKnown } : { room: now, isKnown }
}

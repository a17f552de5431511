import type { Point } from './geometry.ts'

/** Two taps as near as this, in time and place, are a double tap. */
const DOUBLE = { milliseconds: 300, pixels: 28 }

/** What a single tap does, and what is done if it turns out not to be one. */
type Held = { readonly play: () => void; readonly drop: () => void }

/**
 * Tells a double tap from two taps. The first tap waits until it is known to be alone: a double tap means the map, and must
 * never make a move on the space it happens to hit.
 */
export const watchTaps = () => {
  let last: { readonly at: Point; readonly time: number } | null = null
  let held: Held | null = null
  let waiting: ReturnType<typeof setTimeout> | undefined

  const take = (): Held | null => {
    clearTimeout(waiting)
    const taken = held
    held = null
    return taken
  }
  const isNear = (at: Point, time: number): boolean =>
    last !== null &&
    time - last.time < DOUBLE.milliseconds &&
    Math.hypot(at.x - last.at.x, at.y - last.at.y) < DOUBLE.pixels

  return {
    /** A finger comes down: what waits goes on waiting if this may be the second tap, and is done if it cannot. */
    down: (at: Point, time: number): void => {
      if (isNear(at, time)) clearTimeout(waiting)
      else take()?.play()
    },
    /** A finger goes up where it came down. Says whether that was the second of two taps. */
    up: (at: Point, time: number): boolean => {
      const isSecond = isNear(at, time)
      if (isSecond) take()?.drop()
      else take()?.play()
      last = isSecond ? null : { at, time }
      return isSecond
    },
    /** What the tap that has just ended does, once it is known to be alone. */
    hold: (what: Held): void => {
      held = what
      waiting = setTimeout(() => take()?.play(), DOUBLE.milliseconds)
    },
    /** The finger does something else than to tap: what waits is done now. */
    settle: (): void => {
      last = null
      take()?.play()
    },
    forget: (): void => take()?.drop(),
  }
}

import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Room } from './desk.ts'

const WIDE = 1180
const TALL = 784
const MIDDLE = 900

export const roomIn = (width: number, height: number): Room => {
  if (width >= WIDE) return height >= TALL ? 'wide' : 'low'
  return width >= MIDDLE ? 'middle' : 'phone'
}

/**
 * How much room the board has been given: not how large the window is, for a chat may stand beside it or a lesson above
 * it. The style sheets read it from `data-room`.
 */
export const useRoom = (board: RefObject<HTMLElement | null>): Room => {
  const [room, setRoom] = useState<Room>(() => roomIn(window.innerWidth, window.innerHeight))
  useLayoutEffect(() => {
    // The board itself is never lower than it can be drawn; what holds it is as low as it has to be.
    const place = board.current?.parentElement
    if (place == null) return
    const measure = () => setRoom(roomIn(place.clientWidth, place.clientHeight))
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(place)
    return () => watch.disconnect()
  }, [board])
  return room
}

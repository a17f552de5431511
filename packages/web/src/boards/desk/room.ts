import { type RefObject, useLayoutEffect, useState } from 'react'

/** How much room there is: for everything at once, or for the map with the rest a tap away. */
export type Room = 'wide' | 'phone'

const PHONE = 860

export const useRoom = (board: RefObject<HTMLElement | null>): Room => {
  const [room, setRoom] = useState<Room>(() => (window.innerWidth < PHONE ? 'phone' : 'wide'))
  useLayoutEffect(() => {
    const place = board.current?.parentElement
    if (place == null) return
    const measure = () => setRoom(place.clientWidth < PHONE ? 'phone' : 'wide')
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(place)
    return () => watch.disconnect()
  }, [board])
  return room
}

import type { Clock, Terms } from '@ecumene/protocol'
import { useEffect, useState } from 'react'
import { nextTick } from './clock-words.ts'

/** The time on the server, which keeps the clocks; updated as often as their words change. */
export const useServerNow = (terms: Terms, clock: Clock): number => {
  const [now, setNow] = useState(clock.now)
  useEffect(() => {
    // The browser's clock may be wrong, but it runs evenly.
    const ahead = clock.now - Date.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      const time = Date.now() + ahead
      setNow(time)
      timer = setTimeout(tick, nextTick(terms, clock, time))
    }
    tick()
    return () => clearTimeout(timer)
  }, [terms, clock])
  return now
}

import { useSyncExternalStore } from 'react'
import type { Room } from './desk.ts'

const WIDE = '(min-width: 1180px)'
const TALL = '(min-height: 840px)'
const MIDDLE = '(min-width: 900px)'

/** How much room the window gives the board. The style sheets read it from `data-room`. */
export const useRoom = (): Room => useSyncExternalStore(watch, read)

const read = (): Room => {
  const fits = (query: string) => window.matchMedia(query).matches
  if (fits(WIDE)) return fits(TALL) ? 'wide' : 'low'
  return fits(MIDDLE) ? 'middle' : 'phone'
}

const watch = (changed: () => void): (() => void) => {
  const queries = [WIDE, TALL, MIDDLE].map((query) => window.matchMedia(query))
  for (const query of queries) query.addEventListener('change', changed)
  return () => {
    for (const query of queries) query.removeEventListener('change', changed)
  }
}

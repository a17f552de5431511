import { useSyncExternalStore } from 'react'

/** Not on a phone whose keyboard has taken half of its height. */
const LANDSCAPE = '(orientation: landscape) and (min-width: 600px)'

/** Is there more room across than down? */
export const useLandscape = (): boolean => useSyncExternalStore(watch, read)

const read = (): boolean => window.matchMedia(LANDSCAPE).matches

const watch = (changed: () => void): (() => void) => {
  const query = window.matchMedia(LANDSCAPE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

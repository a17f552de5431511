import { useSyncExternalStore } from 'react'

/** Does the window match this media query? */
export const fitsMedia = (query: string): boolean => window.matchMedia(query).matches

/** What `read` makes of media queries, read again whenever one of these changes. */
export const mediaHook = <Value>(queries: readonly string[], read: () => Value): (() => Value) => {
  const watch = (changed: () => void): (() => void) => {
    const watched = queries.map((query) => window.matchMedia(query))
    for (const query of watched) query.addEventListener('change', changed)
    return () => {
      for (const query of watched) query.removeEventListener('change', changed)
    }
  }
  return () => useSyncExternalStore(watch, read)
}

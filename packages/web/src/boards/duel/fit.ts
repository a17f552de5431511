import { type RefObject, useLayoutEffect } from 'react'

const STEP = 0.04
/** Smaller letters would help nobody: from here on it scrolls. */
const LEAST = 0.6

/** Draws a thing smaller, step by step, until its area shows all of it: a button that is cut off is no button. */
export const useFit = (thing: RefObject<HTMLElement | null>): void => {
  // After every change of the table: what is shown may be higher than what was shown before.
  useLayoutEffect(() => {
    const element = thing.current
    const area = element?.parentElement
    if (element === null || area == null) return
    const shrink = () => {
      for (let scale = 1; scale >= LEAST; scale -= STEP) {
        element.style.setProperty('zoom', scale.toFixed(2))
        if (area.scrollHeight <= area.clientHeight) return
      }
    }
    shrink()
    const watch = new ResizeObserver(shrink)
    watch.observe(area)
    // Other letters are wider.
    document.fonts.addEventListener('loadingdone', shrink)
    return () => {
      document.fonts.removeEventListener('loadingdone', shrink)
      watch.disconnect()
    }
  })
}

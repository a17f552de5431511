import { type RefObject, useLayoutEffect, useRef } from 'react'

/** How much smaller a thing may be drawn. Smaller letters would help nobody: beyond the last step it scrolls. */
const SCALES = Array.from({ length: 11 }, (_scale, step) => (100 - 4 * step) / 100)

/** Draws a thing smaller until its area shows all of it: a button that is cut off is no button. */
export const useFit = (thing: RefObject<HTMLElement | null>): void => {
  const step = useRef(0)
  // After every change of the table: what is shown may be higher than what was shown before.
  useLayoutEffect(() => {
    const element = thing.current
    const area = element?.parentElement
    if (element === null || area == null) return
    const draw = (at: number) => element.style.setProperty('zoom', String(SCALES[at]))
    let fitted = ''
    const shrink = () => {
      step.current = firstThatFits(SCALES.length, step.current, (at) => {
        draw(at)
        return area.scrollHeight <= area.clientHeight
      })
      draw(step.current)
      fitted = sizeOf(area)
    }
    shrink()
    // It tells the size at once, which has just been fitted to.
    const watch = new ResizeObserver(() => {
      if (sizeOf(area) !== fitted) shrink()
    })
    watch.observe(area)
    // Other letters are wider.
    document.fonts.addEventListener('loadingdone', shrink)
    return () => {
      document.fonts.removeEventListener('loadingdone', shrink)
      watch.disconnect()
    }
  })
}

/**
 * The first of some steps that fits, each smaller than the one before it; the last if none does. Every trial lays out the
 * whole table anew, which a phone feels: the step that fitted before, which mostly still does, and the one next to it are
 * tried first, and of all others each trial leaves half.
 */
export const firstThatFits = (count: number, before: number, fits: (step: number) => boolean): number => {
  let [from, to] = [0, count - 1]
  let tried = before
  while (from <= to) {
    if (fits(tried)) to = tried - 1
    else from = tried + 1
    const isNext = tried === before && to === before - 1
    tried = isNext ? to : Math.floor((from + to) / 2)
  }
  return Math.min(from, count - 1)
}

const sizeOf = ({ clientWidth, clientHeight }: Element): string => `${clientWidth} × ${clientHeight}`

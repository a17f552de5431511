type Point = { readonly left: number; readonly top: number }

/** How long everything must be still until a tip looks for a new place. */
const STILL_MS = 120

/**
 * Keeps a tip at its thing. To find a place that covers nothing takes a look at the whole board: while something scrolls, the tip only
 * goes along with its thing, and finds its place when that has come to rest. Returns how to stop.
 */
export const followThing = (thing: Element, tip: HTMLElement, placeFor: () => Point): (() => void) => {
  const watch = new AbortController()
  const { signal } = watch
  let resting: ReturnType<typeof setTimeout> | undefined
  let size = ''
  let stood: Point = { left: 0, top: 0 }
  const settle = () => {
    clearTimeout(resting)
    tip.style.translate = ''
    const { left, top } = placeFor()
    stood = thing.getBoundingClientRect()
    size = sizeOf(tip)
    tip.style.left = `${left}px`
    tip.style.top = `${top}px`
  }
  const goAlong = () => {
    const { left, top } = thing.getBoundingClientRect()
    // Not by its place: for that the page would be laid out once more in every frame.
    tip.style.translate = `${left - stood.left}px ${top - stood.top}px`
    clearTimeout(resting)
    resting = setTimeout(settle, STILL_MS)
  }
  settle()
  // The words of a piece are loaded when they are first needed.
  const grown = new ResizeObserver(() => {
    if (size !== sizeOf(tip)) settle()
  })
  grown.observe(tip)
  window.addEventListener('scroll', goAlong, { capture: true, passive: true, signal })
  window.addEventListener('resize', settle, { signal })
  return () => {
    clearTimeout(resting)
    grown.disconnect()
    watch.abort()
  }
}

const sizeOf = (tip: HTMLElement): string => `${tip.offsetWidth} ${tip.offsetHeight}`

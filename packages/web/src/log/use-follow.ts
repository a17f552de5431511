import { type RefObject, useLayoutEffect, useRef } from 'react'

/** This close to the end counts as being there: heights have fractions of pixels. */
const NEAR = 24

/**
 * Keeps the current entry of the log in sight: in a replay the one that has just been played, otherwise the newest, unless
 * somebody reads further up. Only the part of the board that holds the log scrolls, never the board.
 */
export const useFollow = (list: RefObject<HTMLElement | null>, length: number, current: number | undefined): void => {
  const isAtEnd = useRef(true)
  const isLive = current === undefined
  const isThere = length > 0

  useLayoutEffect(() => {
    const entries = list.current
    const scroller = isThere ? scrollerOf(entries) : null
    if (scroller === null || entries === null) return
    if (!isLive) {
      // What is fetched for the end of a game, such as its charts, takes room from the log when it comes.
      const watch = new ResizeObserver(() => showCurrent(scroller))
      watch.observe(scroller)
      return () => watch.disconnect()
    }
    const extent = () => `${scroller.scrollHeight} ${scroller.clientHeight}`
    let known = extent()
    const note = () => {
      // When lines above change height the browser scrolls too: that does not mean somebody is reading further up.
      if (extent() === known)
        isAtEnd.current = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop < NEAR
    }
    // A selection beside the log takes room from it, a chat makes it narrower, and both give the room back later.
    const watch = new ResizeObserver(() => {
      known = extent()
      if (isAtEnd.current) toEnd(scroller)
    })
    scroller.addEventListener('scroll', note, { passive: true })
    watch.observe(scroller)
    watch.observe(entries)
    return () => {
      scroller.removeEventListener('scroll', note)
      watch.disconnect()
    }
  }, [list, isLive, isThere])

  // A live log that has grown is seen to grow, above: to ask for its height here would have the table laid out once more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is what it waits for
  useLayoutEffect(() => {
    const scroller = isLive ? null : scrollerOf(list.current)
    if (scroller !== null) showCurrent(scroller)
  }, [list, length, current])
}

const toEnd = (scroller: HTMLElement): void => {
  scroller.scrollTop = scroller.scrollHeight
}

/** Before the first move there is no entry yet: the log shows its beginning. */
const showCurrent = (scroller: HTMLElement): void => {
  const entry = scroller.querySelector('[aria-current="step"]')
  if (entry === null) {
    scroller.scrollTop = 0
    return
  }
  const { top, height } = entry.getBoundingClientRect()
  const offset = top - scroller.getBoundingClientRect().top
  if (offset >= 0 && offset + height <= scroller.clientHeight) return
  scroller.scrollTop += offset - (scroller.clientHeight - height) / 2
}

/** The nearest ancestor that scrolls by itself, below the whole board. */
const scrollerOf = (list: HTMLElement | null): HTMLElement | null => {
  for (let part = list?.parentElement ?? null; part !== null && part.tagName !== 'MAIN'; part = part.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(part).overflowY)) return part
  }
  return null
}

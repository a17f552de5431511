import { type RefObject, useLayoutEffect } from 'react'
import type { Desk } from './desk.ts'

/**
 * How much the column beside the map leaves out to keep what happened in sight below a long question: wonders stand two beside two;
 * what the card says, and how it is done, are told by the card and its tips alone; of wonders the prices stay.
 */
const LEVELS = ['wonders', 'words', 'names'] as const

/** Lower windows never have the room for wonders below each other. */
const LOW = 800

/** Finds out anew whenever what stands there has changed, or the window. */
export const usePanelRoom = (panel: RefObject<HTMLElement | null>, { seen, laying, hands }: Desk): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: how much room there is depends on what stands there
  useLayoutEffect(() => {
    const element = panel.current
    if (element === null) return
    const isFull = () => element.scrollHeight > element.clientHeight
    const tighten = () => {
      delete element.dataset['tight']
      for (const level of LEVELS) {
        if ((level !== 'wonders' || window.innerHeight > LOW) && !isFull()) return
        element.dataset['tight'] = level
      }
    }
    tighten()
    const watch = new ResizeObserver(tighten)
    watch.observe(element)
    return () => watch.disconnect()
  }, [panel, seen, laying, hands.held])
}

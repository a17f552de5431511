import { type RefObject, useEffect, useRef } from 'react'

/**
 * Playing a move removes the button that had the focus, and the browser would send a keyboard player back to the top of
 * the page. Takes the focus to what is asked next instead: a choice, or the cards. While another player chooses nothing
 * is asked; then the board itself keeps the place.
 */
export const useKeptFocus = (board: RefObject<HTMLElement | null>, version: string): void => {
  const hadFocus = useRef(false)
  useEffect(() => {
    const element = board.current
    if (element === null) return
    const enter = () => {
      hadFocus.current = true
    }
    const leave = (event: FocusEvent) => {
      // Focus that goes nowhere went with its element; focus that goes elsewhere is the player's wish.
      if (event.relatedTarget !== null) hadFocus.current = false
    }
    // Told right after the button is gone, before anybody can press another key.
    const watcher = new MutationObserver(() => {
      if (hadFocus.current && isLost()) place(element)
    })
    watcher.observe(element, { childList: true, subtree: true, attributeFilter: ['inert'] })
    element.addEventListener('focusin', enter)
    element.addEventListener('focusout', leave)
    return () => {
      watcher.disconnect()
      element.removeEventListener('focusin', enter)
      element.removeEventListener('focusout', leave)
    }
  }, [board])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the match has moved on
  useEffect(() => {
    const element = board.current
    if (element === null || !hadFocus.current) return
    if (isLost() || document.activeElement === element) place(element)
  }, [version])
}

/** Nothing has the focus, or something that has just been covered and will lose it. */
const isLost = (): boolean =>
  document.activeElement === document.body || document.activeElement?.closest('[inert]') !== null

const NEXT = ['[data-choice] [data-move]', '[data-slot][tabindex="0"]:not([inert] *)'] as const

const place = (board: HTMLElement): void => {
  const next = NEXT.map((selector) => board.querySelector<HTMLElement>(selector)).find((found) => found !== null)
  const target = next ?? board
  target.focus({ preventScroll: true })
}

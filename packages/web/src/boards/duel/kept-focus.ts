import { type RefObject, useEffect, useRef } from 'react'

/**
 * Playing a move removes the button that had the focus, and the browser would send a keyboard player back to the top of
 * the page. Takes the focus to what is asked next instead: a choice, or the cards.
 */
export const useKeptFocus = (board: RefObject<HTMLElement | null>, version: string): void => {
  const hadFocus = useRef(false)
  useEffect(() => {
    const element = board.current
    const enter = () => {
      hadFocus.current = true
    }
    const leave = (event: FocusEvent) => {
      // Focus that goes nowhere went with its element; focus that goes elsewhere is the player's wish.
      if (event.relatedTarget !== null) hadFocus.current = false
    }
    element?.addEventListener('focusin', enter)
    element?.addEventListener('focusout', leave)
    return () => {
      element?.removeEventListener('focusin', enter)
      element?.removeEventListener('focusout', leave)
    }
  }, [board])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the match has moved on
  useEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return
    const next = NEXT.map((selector) => board.current?.querySelector<HTMLElement>(selector)).find(
      (found) => found != null,
    )
    const place = next ?? board.current
    place?.focus({ preventScroll: true })
  }, [version])
}

/** While another player chooses, nothing is asked: then the board itself keeps the place. */
const NEXT = ['[data-choice] [data-move]', '[data-slot][tabindex="0"]'] as const

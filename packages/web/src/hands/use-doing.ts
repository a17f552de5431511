import { type RefObject, useLayoutEffect } from 'react'

/** Marks the thing whose move is under way (`data-doing`), whatever draws it: the first that is seen of a press. */
export const useDoing = (board: RefObject<HTMLElement | null>, thing: string | null): void =>
  useLayoutEffect(() => {
    if (thing === null) return
    const found = board.current?.querySelector(`[data-anchor="${CSS.escape(thing)}"]`)
    found?.setAttribute('data-doing', '')
    return () => found?.removeAttribute('data-doing')
  }, [board, thing])

import { type RefObject, useEffect } from 'react'

/** A new question, or a city that opens, comes into sight: whoever scrolled down to press something in the panel would overlook it. */
export const useQuestionInSight = (board: RefObject<HTMLElement | null>, question: string): void =>
  useEffect(() => {
    if (question === '') return
    // On the lowest windows it is the whole panel that scrolls.
    for (const one of board.current?.querySelectorAll('[data-now], [data-wide] > aside') ?? []) one.scrollTo({ top: 0 })
  }, [board, question])

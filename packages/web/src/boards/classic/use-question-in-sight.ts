import { type RefObject, useEffect } from 'react'

/** A new question comes into sight: whoever scrolled down to press something in the panel would overlook it. */
export const useQuestionInSight = (board: RefObject<HTMLElement | null>, question: string): void =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question comes into sight once
  useEffect(() => {
    board.current?.querySelector('[data-wide] > aside')?.scrollTo({ top: 0 })
  }, [board, question])

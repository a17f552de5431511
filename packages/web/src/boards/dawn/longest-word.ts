import type { CSSProperties } from 'react'

/** Tells the style of a name how long its longest word is, which is not to be broken: it is made as small as that takes. */
export const longestWordOf = (name: string): CSSProperties =>
  ({ '--longest': Math.max(...name.split(/[\s-]+/).map((word) => word.length)) }) as CSSProperties

import { remember, remembered } from '../memory/remembered.ts'

/** More tables than anyone plays at, and few enough to keep. */
const MOST = 30

/** How many lines of a table's chat have been read in this browser. */
export const readUpTo = (table: string): number => marks().find(([id]) => id === table)?.[1] ?? 0

export const markRead = (table: string, lines: number): void => {
  if (readUpTo(table) === lines) return
  const others = marks().filter(([id]) => id !== table)
  remember(
    'read',
    [[table, lines] as const, ...others]
      .slice(0, MOST)
      .map((mark) => mark.join(':'))
      .join(' '),
  )
}

const marks = (): readonly (readonly [string, number])[] =>
  (remembered('read') ?? '').split(' ').flatMap((mark) => {
    const [id = '', lines = ''] = mark.split(':')
    return /^\d+$/.test(lines) ? [[id, Number(lines)] as const] : []
  })

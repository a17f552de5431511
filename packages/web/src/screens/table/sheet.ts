import type { Outcome } from '@ecumene/kernel'

/** The score sheet as a table: a row for each category in the game's own order, and the sums below where there are any. */
export type Sheet = {
  readonly rows: readonly { readonly category: string; readonly points: readonly number[] }[]
  readonly totals: readonly number[] | null
}

export const sheetOf = ({ scores, compared }: Pick<Outcome, 'scores' | 'compared'>): Sheet => {
  const categories = [...new Set(scores.flatMap((score) => Object.keys(score)))]
  const rows = categories.map((category) => ({ category, points: scores.map((score) => score[category] ?? 0) }))
  // What is compared one after the other has no sum: whoever lost might have the greater one.
  if (compared === 'inTurn') return { rows, totals: null }
  // Summed from what is shown, so that the sheet adds up before the reader's eyes.
  const totals = scores.map((_score, seat) => rows.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0))
  return { rows, totals }
}

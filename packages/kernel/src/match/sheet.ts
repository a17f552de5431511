import type { Outcome } from '../game.ts'

/** The numbers of an end sheet: a row for each category in the game's own order, and the sums where they decide. */
export type Sheet = {
  readonly rows: readonly { readonly category: string; readonly points: readonly number[] }[]
  readonly totals: readonly number[] | null
}

export const sheetOf = ({ scores, compared }: Pick<Outcome, 'scores' | 'compared'>): Sheet => {
  const categories = [...new Set(scores.flatMap((score) => Object.keys(score)))]
  const rows = categories.map((category) => ({ category, points: scores.map((score) => score[category] ?? 0) }))
  // Categories compared one after the other have no sum: the loser might have the greater one.
  if (compared === 'inTurn') return { rows: rows.slice(0, decidingRows(rows)), totals: null }
  // Summed from what is shown, so that the reader can check it.
  const totals = scores.map((_score, seat) => rows.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0))
  return { rows, totals: rows.length === 0 ? null : totals }
}

/** How many categories it takes until one seat is ahead of all others; all of them if several share the victory. */
const decidingRows = (rows: Sheet['rows']): number => {
  let best = rows[0]?.points.map((_points, seat) => seat) ?? []
  for (const [index, { points }] of rows.entries()) {
    const most = Math.max(...best.map((seat) => points[seat] ?? 0))
    best = best.filter((seat) => points[seat] === most)
    if (best.length === 1) return index + 1
  }
  return rows.length
}

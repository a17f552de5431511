import { type Entry, isUndo } from '@ecumene/kernel'

/** By position, then by seat, from 0 to 1; the seats of a position add up to 1. */
export type Curve = readonly (readonly number[])[]

/**
 * The chances at the beginning and after every entry of the log. They are known before the moves that stand (`before`, by the
 * `standing` plies), and at the end; where nobody decided, and in what was taken back, things are as they were.
 */
export const curveOf = (
  log: readonly Entry[],
  standing: readonly number[],
  before: readonly (readonly number[] | null)[],
  end: readonly number[],
): Curve => {
  let last = before.find((chances) => chances !== null) ?? end.map(() => 1 / end.length)
  const along = before.map((chances) => {
    last = chances ?? last
    return last
  })
  const line: number[] = []
  let now = along[0] ?? last
  const curve = [now]
  for (const [ply, entry] of log.entries()) {
    if (isUndo(entry)) line.length = entry.undo
    else line.push(ply)
    // The last ply of a line says which line it is.
    if (line.length === 0 || line.at(-1) === standing[line.length - 1]) now = along[line.length] ?? now
    curve.push(now)
  }
  curve[log.length] = end
  return curve
}

import { columnOf, rowOf } from '../rules/map/grid.ts'
import { layoutFor } from '../rules/map/layouts.ts'
import { whyNoEntry, whyNoStop } from '../rules/movement/obstacles.ts'
import type { Trek } from '../rules/movement/paths.ts'
import { isPinned } from '../rules/movement/pinning.ts'
import type { State } from '../rules/state.ts'
import type { WordKey } from '../words/en.ts'

/** Why figures cannot reach some squares. */
export type Bar = { readonly why: WordKey; readonly squares: readonly number[] }

/**
 * How far the figures of a group can go, and what keeps them from squares that lie no further. A square that stands neither in
 * `bars` nor at the end of a way is more than `left` squares away.
 */
export type Reach = {
  readonly from: number
  readonly armies: number
  readonly scouts: number
  readonly left: number
  readonly bars: readonly Bar[]
}

/** `gone`: the table once the figures have left the square they stand on. `ends`: where their ways lead. */
export const barsOf = (gone: State, trek: Trek, ends: ReadonlySet<number>): readonly Bar[] => {
  const bars = new Map<WordKey, number[]>()
  for (const square of layoutFor(gone.players.length).squares) {
    if (square === trek.at || ends.has(square) || distance(trek.at, square) > trek.left) continue
    const why = whyBarred(gone, trek, square)
    bars.set(why, [...(bars.get(why) ?? []), square])
  }
  return [...bars].map(([why, squares]) => ({ why, squares }))
}

/** What is wrong with the square itself comes before what is wrong with the way to it. */
const whyBarred = (gone: State, { seat, size, scouts, at }: Trek, square: number): WordKey => {
  if (isPinned(gone, at)) return 'reason.pinned'
  const reason = whyNoEntry(gone, seat, size, square) ?? whyNoStop(gone, seat, size, scouts, square)
  return reason?.key ?? 'reach.detour'
}

/** C-1.4: figures do not go diagonally. */
const distance = (from: number, to: number): number =>
  Math.abs(columnOf(from) - columnOf(to)) + Math.abs(rowOf(from) - rowOf(to))

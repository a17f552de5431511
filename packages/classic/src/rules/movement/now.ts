import { NONE } from '../../data/types.ts'

/** What the active player is in the middle of in the Movement phase. */
export type MarchNow = {
  /** Figures that have moved in this phase, as bits (C-21.1). */
  moved: number
  /** The figures under way as bits, where they are now (`NONE` while none are), and how far they may still go. */
  group: number
  at: number
  left: number
  /** Figures that are on a square without standing there, as bits: see `map/figures.ts`. */
  afoot: number
  /** By seat: figures that sailed away in this round and do not move again, as bits. */
  sailed: number[]
  /** Squares that no figure may leave until the end of this round, and the round they were named in. */
  pinned: number[]
  pinnedIn: number
  /** Square of the building that an army may destroy now (Combustion). */
  underfoot: number
}

export const newMarchNow = (): MarchNow => ({
  moved: 0,
  group: 0,
  at: NONE,
  left: 0,
  afoot: 0,
  sailed: [0, 0, 0, 0],
  pinned: [],
  pinnedIn: 0,
  underfoot: NONE,
})

/** The next player's part: figures may move again, but for those that sailed away; pinned squares stay pinned. */
export const nextMarch = ({ sailed, pinned, pinnedIn }: MarchNow, seat: number): MarchNow => {
  const next = newMarchNow()
  next.moved = sailed[seat] as number
  next.sailed = sailed.slice()
  next.sailed[seat] = 0
  next.pinned = pinned
  next.pinnedIn = pinnedIn
  return next
}

export const copyMarchNow = (now: MarchNow): MarchNow => ({
  moved: now.moved,
  group: now.group,
  at: now.at,
  left: now.left,
  afoot: now.afoot,
  sailed: now.sailed.slice(),
  pinned: now.pinned.slice(),
  pinnedIn: now.pinnedIn,
  underfoot: now.underfoot,
})

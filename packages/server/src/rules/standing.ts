import { type Entry, isResignation, isUndo } from '@ecumene/kernel'

/** Places in a log of the moves that stand at its end, in order. */
export const standingMoves = (log: readonly Entry[]): readonly number[] => standingIn(log, () => {})

/** Place of the earliest move among the first `have` entries that an entry after those took back; `have` if there is none. */
export const firstTakenBack = (log: readonly Entry[], have: number): number => {
  let first = have
  standingIn(log, (taken, by) => {
    if (by >= have && taken < first) first = taken
  })
  return first
}

const standingIn = (log: readonly Entry[], takeBack: (place: number, by: number) => void): number[] => {
  const standing: number[] = []
  for (const [place, entry] of log.entries()) {
    if (isUndo(entry)) for (const taken of standing.splice(entry.undo)) takeBack(taken, place)
    else if (!isResignation(entry)) standing.push(place)
  }
  return standing
}

import type { Io } from './io.ts'
import { figure } from './table.ts'

/** Reports progress. */
export type Progress = {
  /** This much of the whole is done. */
  readonly reach: (done: number) => void
  /** This many more are done. */
  readonly advance: (more: number) => void
  /** Removes the bar; the result follows. */
  readonly end: () => void
}

export const silentProgress: Progress = { reach: () => {}, advance: () => {}, end: () => {} }

/** A bar where a person watches, a line now and then where the output goes to a file. */
export const showProgress = (
  io: Io,
  what: string,
  whole: number,
  clock: () => number = () => performance.now(),
): Progress => {
  const start = clock()
  const pause = io.watched ? BAR_PAUSE : LINE_PAUSE
  let shown = start
  let reached = 0
  const reach = (done: number): void => {
    reached = done
    const now = clock()
    if (now - shown < pause) return
    shown = now
    const share = Math.min(1, done / whole)
    const left = share === 0 ? '' : `, ${clockText(((now - start) / share) * (1 - share))} left`
    const told = `${(share * 100).toFixed(0)} % of ${figure(whole)} ${what}${left}`
    io.err(io.watched ? `\r${bar(share, io.columns - told.length - 4)}${told}\x1b[K` : `${told}\n`)
  }
  return {
    reach,
    advance: (more) => reach(reached + more),
    end() {
      if (io.watched && shown !== start) io.err('\r\x1b[K')
    },
  }
}

/** Milliseconds between two drawings of the bar, and between two lines. */
const BAR_PAUSE = 100
const LINE_PAUSE = 10_000

const bar = (share: number, room: number): string => {
  const width = Math.min(40, room)
  const full = Math.round(width * share)
  return width < 5 ? '' : `[${'#'.repeat(full)}${'-'.repeat(width - full)}] `
}

const clockText = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

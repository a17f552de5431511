import type { Message } from '@ecumene/kernel'
import { NONE } from '../../data/types.ts'
import type { WordKey } from '../../words/en.ts'
import { because } from '../because.ts'
import { NEIGHBOURS } from '../map/grid.ts'
import { HIDDEN, type State } from '../state.ts'
import { isRevealing, squareOfCourse } from './courses.ts'
import { mustStop, whyNoEntry, whyNoStop } from './obstacles.ts'
import { isPinned } from './pinning.ts'

/** Figures under way: whose they are, how many, where, and how far they may still go. */
export type Trek = {
  readonly seat: number
  readonly size: number
  readonly scouts: number
  readonly at: number
  readonly left: number
  /** The square that they still stand on, or `NONE` once they have left it. */
  readonly from: number
}

const TOO_FAR = because('reason.tooFar')
const PINNED = because('reason.pinned')
const NOTHING_TO_REVEAL = because('reason.nothingToReveal')

/** Why figures may not take this course now. It is legal only if the movement can end legally after it (C-21.16, C-22.11). */
export const whyNotCourse = (state: State, trek: Trek, course: number): Message<WordKey> | null => {
  if (trek.left <= 0) return TOO_FAR
  const square = squareOfCourse(trek.at, course)
  if (isRevealing(course)) return whyNoReveal(state, trek, square)
  if (isPinned(state, trek.at)) return PINNED
  return whyNoStep(state, trek, square)
}

const whyNoStep = (state: State, trek: Trek, square: number): Message<WordKey> | null => {
  const { seat, size, scouts, left } = trek
  const entry = whyNoEntry(state, seat, size, square)
  if (entry !== null) return entry
  const stop = whyNoStop(state, seat, size, scouts, square)
  if (stop === null) return null
  const goesOn = left > 1 && !mustStop(state, seat, square) && canGoOn(state, trek, square, left - 1)
  return goesOn ? null : stop
}

const whyNoReveal = (state: State, trek: Trek, square: number) => {
  const { seat, size, scouts, at, left } = trek
  // C-22.1: the tile they stand on is revealed, so this is another one.
  if (square === NONE || state.land[square] !== HIDDEN) return NOTHING_TO_REVEAL
  const stop = whyNoStop(state, seat, size, scouts, at)
  if (stop === null) return null
  const goesOn = left > 1 && !isPinned(state, at) && canGoOn(state, trek, at, left - 1)
  return goesOn ? null : stop
}

/** Can they end on some square within this many steps over revealed squares? */
const canGoOn = (state: State, trek: Trek, from: number, left: number): boolean => {
  const { seat, size, scouts } = trek
  const around = NEIGHBOURS[from] as readonly number[]
  for (const next of around) {
    // C-21.13: on the square they stand on there is always room for them.
    if (whyNoEntry(state, seat, next === trek.from ? 0 : size, next) !== null) continue
    if (whyNoStop(state, seat, size, scouts, next) === null) return true
    if (left > 1 && !mustStop(state, seat, next) && canGoOn(state, trek, next, left - 1)) return true
  }
  return false
}

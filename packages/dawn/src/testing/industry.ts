import type { State } from '../rules/state.ts'
import { play } from './play.ts'
import { type PlayerSketch, position, type Sketch } from './position.ts'

/* What tests of cities and wonders begin with. */

/** Pottery in slot 1. */
export const INDUSTRY_ROW = ['pottery', 'astrology', 'early-empire', 'foreign-trade', 'masonry'] as const
/** Pottery in slot 5. */
const STRONG_ROW = ['masonry', 'astrology', 'early-empire', 'foreign-trade', 'pottery'] as const

/** A position in which the first player has chosen the industry card, in slot 1 or 5. */
export const industry = (sketch: PlayerSketch = {}, rest: Partial<Sketch> = {}, slot = 1): State => {
  const state = position({
    players: [{ capital: 24, row: slot === 1 ? INDUSTRY_ROW : STRONG_ROW, ...sketch }, { capital: 0 }],
    ...rest,
  })
  play(state, `focus ${slot}`)
  return state
}

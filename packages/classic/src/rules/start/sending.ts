import { has, type Message, type SetOf } from '@ecumene/kernel'
import { NONE } from '../../data/types.ts'
import type { WordKey } from '../../words/en.ts'
import { because } from '../because.ts'
import type { Teller } from '../events.ts'
import { holderOf, scoutsOn } from '../map/figures.ts'
import { type MoveOf, maker } from '../moves.ts'
import { CITY_COUNT, FIGURE_COUNT, FIRST_SCOUT, playerOf, type State } from '../state.ts'

/** C-9.34, C-9.36: a scout is assigned once a round; C-32.5: of several scouts on a square only one can gather. */
export const whyNotSend = (state: State, seat: number, square: number, city: number): Message<WordKey> | null => {
  const { cities, sendFrom, figures, arrived } = playerOf(state, seat)
  if (holderOf(state, square) !== seat || scoutsOn(state, square) === 0) return because('reason.needsScout')
  if (!hasGatherer(figures, arrived, square)) return because('reason.justArrived')
  if (cities[city] === NONE) return because('reason.noCity')
  return sendFrom.includes(square) ? because('reason.sentAlready') : null
}

/** A scout gathers from the round after it has entered play (C-9.37; the rulebook's "Scouts gathering"). */
const hasGatherer = (figures: readonly number[], arrived: SetOf<'figure'>, square: number): boolean => {
  for (let figure = FIRST_SCOUT; figure < FIGURE_COUNT; figure++) {
    if (figures[figure] === square && !has(arrived, figure)) return true
  }
  return false
}

const SEND = maker('send')

/** Every own scout with every own city. */
export const sendings = (state: State, seat: number): readonly MoveOf<'send'>[] => {
  const { figures, cities } = playerOf(state, seat)
  const moves: MoveOf<'send'>[] = []
  for (let figure = FIRST_SCOUT; figure < FIGURE_COUNT; figure++) {
    const square = figures[figure] ?? 0
    if (square < 0 || (figure > FIRST_SCOUT && figures[FIRST_SCOUT] === square)) continue
    for (let city = 0; city < CITY_COUNT; city++) if (cities[city] !== NONE) moves.push(SEND(square, city))
  }
  return moves
}

export const send = (state: State, seat: number, square: number, city: number, tell: Teller): void => {
  const { cities, sendFrom, sendTo } = playerOf(state, seat)
  const place = sendFrom.indexOf(NONE)
  sendFrom[place] = square
  sendTo[place] = city
  tell?.({ kind: 'scoutSent', seat, square, to: cities[city] ?? 0 })
}

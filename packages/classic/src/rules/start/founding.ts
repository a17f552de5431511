import type { Message } from '@ecumene/kernel'
import { FIGURES, NONE, WATER } from '../../data/types.ts'
import type { WordKey } from '../../words/en.ts'
import { cityFounded } from '../abilities/triggers.ts'
import type { Asks } from '../asks.ts'
import { because } from '../because.ts'
import type { Teller } from '../events.ts'
import { armiesOn, figureOn, figuresOn, holderOf, isScout, scoutsOn, setFigure } from '../map/figures.ts'
import { AROUND } from '../map/grid.ts'
import { isRevealed, isWater, terrainOn } from '../map/land.ts'
import { placeCity } from '../map/placing.ts'
import { type MoveOf, maker, moveOf } from '../moves.ts'
import { governmentOf } from '../powers.ts'
import { ask, FIGURE_COUNT, IN_RESERVE, NO_TOKEN, playerOf, type State } from '../state.ts'
import { endFirstGame } from '../victory.ts'

const SCOUT = FIGURES.indexOf('scout')
const ALL_AROUND = 8

/** Water techs from this on let figures stop in water (C-21.17). */
const ENDS_IN_WATER = 2

export const citiesOf = (state: State, seat: number): number => {
  const { cities } = playerOf(state, seat)
  let count = 0
  for (let city = 0; city < cities.length; city++) if (cities[city] !== NONE) count++
  return count
}

/** C-9.4 to C-9.14, C-9.20 */
export const whyNotFound = (state: State, seat: number, square: number, figure: number): Message<WordKey> | null => {
  const scout = figure === SCOUT
  if (!scout && !governmentOf(state, seat).armiesFoundCities) return because('reason.needsScout')
  const founders = scout ? scoutsOn(state, square) : armiesOn(state, square)
  if (holderOf(state, square) !== seat || founders === 0) return because('reason.needsScout')
  if (citiesOf(state, seat) >= playerOf(state, seat).cityLimit) return because('reason.cityLimit')
  if (terrainOn(state, square) === WATER) return because('reason.water')
  return whyNoRoomAround(state, seat, square)
}

const whyNoRoomAround = (state: State, seat: number, square: number): Message<WordKey> | null => {
  const around = AROUND[square] as readonly number[]
  // C-9.10
  if (around.length < ALL_AROUND) return because('reason.mapEdge')
  let room = 0
  for (let at = 0; at < around.length; at++) {
    const next = around[at] ?? 0
    if (!isRevealed(state, next)) return because('reason.mapEdge')
    if (state.token[next] !== NO_TOKEN) return because('reason.markerBeside')
    const holder = holderOf(state, next)
    if (holder !== NONE && holder !== seat) return because('reason.enemyBeside')
    // C-9.14: at a distance of 3 or more no square belongs to two cities.
    if (state.region[next] !== NONE) return because('reason.cityBeside')
    room += roomOn(state, seat, next)
  }
  return figuresOn(state, square) - 1 <= room ? null : because('reason.noRelocation')
}

/** How many more own figures could end their movement there (C-9.18). */
const roomOn = (state: State, seat: number, square: number): number => {
  const { water, stacking } = playerOf(state, seat)
  if (isWater(state, square) && water < ENDS_IN_WATER) return 0
  return Math.max(0, stacking - figuresOn(state, square))
}

const FOUND = maker('found')

/** Squares where the seat could try to found, each with the kind of figure. */
export const foundings = (state: State, seat: number): readonly MoveOf<'found'>[] => {
  const moves: MoveOf<'found'>[] = []
  const { figures } = playerOf(state, seat)
  for (let figure = 0; figure < FIGURE_COUNT; figure++) {
    const square = figures[figure] ?? 0
    if (square < 0 || figures.indexOf(square, isScout(figure) ? FIRST_OF_SCOUTS : 0) !== figure) continue
    moves.push(FOUND(square, isScout(figure) ? SCOUT : 0))
  }
  return moves
}

const FIRST_OF_SCOUTS = FIGURE_COUNT - 2

/** C-9.15, C-9.16; other figures there have to move out (C-9.18). */
export const found = (state: State, seat: number, move: MoveOf<'found'>, tell: Teller): void => {
  const { square } = move
  setFigure(state, seat, figureOn(state, seat, square, move.figure === SCOUT), IN_RESERVE)
  const city = playerOf(state, seat).cities.indexOf(NONE)
  placeCity(state, seat, city, square, false)
  tell?.({ kind: 'cityFounded', seat, square })
  cityFounded(state, seat, tell)
  if (figuresOn(state, square) > 0) ask(state, { kind: 'relocate', seat, centre: square })
  // C-7.3
  if (state.options.firstGame && citiesOf(state, seat) === THIRD_CITY) endFirstGame(state, tell)
}

const THIRD_CITY = 3

/** C-9.18, C-9.19: one figure after the other moves to the outskirts of the new city. */
export const relocate: Asks<'relocate', 'relocate'> = {
  answers: ['relocate'],
  decision: () => because('decision.relocate'),
  candidates: (_state, { centre }) => (AROUND[centre] as readonly number[]).map((square) => moveOf('relocate', square)),
  whyNot(state, { centre }, seat, move) {
    if (!(AROUND[centre] as readonly number[]).includes(move.square)) return because('reason.notThere')
    if (roomOn(state, seat, move.square) > 0) return null
    return because(isWater(state, move.square) ? 'reason.water' : 'reason.stacking')
  },
  apply(state, { centre }, seat, move, tell) {
    // Armies before scouts.
    const figure = playerOf(state, seat).figures.indexOf(centre)
    setFigure(state, seat, figure, move.square)
    tell?.({ kind: 'figureRelocated', seat, figure: isScout(figure) ? 'scout' : 'army', square: move.square })
  },
  over: (state, { centre }) => figuresOn(state, centre) === 0,
}

import type { Message } from '@ecumene/kernel'
import { TECHS } from '../../data/techs.ts'
import { NONE } from '../../data/types.ts'
import { wonderWith } from '../../data/wonders.ts'
import type { WordKey } from '../../words/en.ts'
import { mayInfiltrate } from '../abilities/infiltrating.ts'
import { because } from '../because.ts'
import { hasRoom, holderOf } from '../map/figures.ts'
import { isRevealed, isWater } from '../map/land.ts'
import { ownerOf } from '../map/outskirts.ts'
import { isCity } from '../map/placing.ts'
import { builtOn, tokenOn } from '../map/squares.ts'
import { governmentOf, hasWonder, knows } from '../powers.ts'
import { HUT_TOKEN, NO_TOKEN, playerOf, type State } from '../state.ts'

/** What makes figures stop on a square. */
export const CLEAR = 0
export const HUT_THERE = 1
const VILLAGE_THERE = 2
const ENEMY_FIGURES = 3
export const ENEMY_CITY = 4

export const obstacleOn = (state: State, seat: number, square: number): number => {
  const token = tokenOn(state, square)
  if (token !== NO_TOKEN) return token === HUT_TOKEN ? HUT_THERE : VILLAGE_THERE
  if (isCity(builtOn(state, square))) return ownerOf(state, square) === seat ? CLEAR : ENEMY_CITY
  const holder = holderOf(state, square)
  return holder === NONE || holder === seat ? CLEAR : ENEMY_FIGURES
}

const PASSING: readonly number[] = TECHS.filter(({ powers }) =>
  powers.some(({ kind }) => kind === 'passObstacles'),
).map(({ number }) => number)

/** Flight: figures, huts, villages and cities are passed without stopping. */
const passesObstacles = (state: State, seat: number): boolean => {
  const player = playerOf(state, seat)
  for (const tech of PASSING) if (knows(player, tech)) return true
  return false
}

/** Must figures that enter this square stop there (C-21.22, C-23.2, C-24.2)? */
export const mustStop = (state: State, seat: number, square: number): boolean =>
  obstacleOn(state, seat, square) !== CLEAR && !passesObstacles(state, seat)

const UNREVEALED = because('reason.unrevealed')
const WATER_AHEAD = because('reason.water')
const STACKING = because('reason.stacking')
const IN_WATER = because('reason.endsInWater')

/** Why figures may not enter a square at all. */
export const whyNoEntry = (state: State, seat: number, size: number, square: number): Message<WordKey> | null => {
  // C-21.6, C-22.9
  if (square === NONE || !isRevealed(state, square)) return UNREVEALED
  // C-21.15
  if (isWater(state, square) && playerOf(state, seat).water === 0) return WATER_AHEAD
  // C-21.13
  return hasRoom(state, seat, square, size) ? null : STACKING
}

/** Why a group may not end its movement on a square that it may enter. */
export const whyNoStop = (
  state: State,
  seat: number,
  size: number,
  scouts: number,
  square: number,
): Message<WordKey> | null => {
  // C-21.16, C-21.18
  if (isWater(state, square) && playerOf(state, seat).water < ENDS_IN_WATER) return IN_WATER
  const obstacle = obstacleOn(state, seat, square)
  if (obstacle === ENEMY_CITY && mayInfiltrate(state, seat, size, square)) return null
  if (obstacle === CLEAR) {
    // C-21.19
    if (isCity(builtOn(state, square))) return because('reason.ownCity')
  } else if (scouts > 0) {
    const reason = whyNoScout(state, seat, obstacle)
    if (reason !== null) return reason
  }
  const isAttack = obstacle === ENEMY_FIGURES || obstacle === ENEMY_CITY
  if (isAttack && governmentOf(state, seat).noAttackOnPlayers) return because('reason.peace')
  return isForbidden(state, seat, square) ? because('reason.gate') : null
}

const ENDS_IN_WATER = 2

/** C-21.21, C-23.1, C-23.3, C-24.1, C-24.7 */
const whyNoScout = (state: State, seat: number, obstacle: number): Message<WordKey> | null => {
  if (obstacle === HUT_THERE && governmentOf(state, seat).scoutsEnterHuts) return null
  if (obstacle === ENEMY_FIGURES) return because('reason.scoutsAndFigures')
  return because(obstacle === ENEMY_CITY ? 'reason.scoutsAndCities' : 'reason.scoutsAndMarkers')
}

/** Brandenburg Gate: no enemy ends a move on the outskirts of its owner's cities. */
export const isForbidden = (state: State, seat: number, square: number): boolean => {
  const owner = ownerOf(state, square)
  if (owner === NONE || owner === seat || isCity(builtOn(state, square))) return false
  return hasWonder(state, owner, NO_ENEMY_STOPS)
}

const NO_ENEMY_STOPS = wonderWith('noEnemyStops').number

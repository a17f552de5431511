import {
  BUILDINGS,
  coinOn,
  cultureOn,
  IN_RESERVE,
  isBlockaded,
  type MoveOf,
  NONE,
  PERSON_CODE,
  type Player,
  productionOn,
  resourceOn,
  type State,
  tradeOn,
} from '@ecumene/classic'
import { errands, prospect, waysOf } from './classic-map.ts'
import { surveyOf } from './classic-survey.ts'
import type { ClassicWeights } from './classic-weights.ts'

/**
 * Where a city had best put what it makes, by a look at the squares instead of a judgement of each position that might come
 * of it: that was most of the time that a decision took. `null` where it takes more than a look.
 */
export const bestPlace = (
  state: State,
  seat: number,
  item: number,
  places: readonly MoveOf<'put'>[],
  weights: ClassicWeights,
): MoveOf<'put'> | null => {
  let best: MoveOf<'put'> | null = null
  let most = Number.NEGATIVE_INFINITY
  const ways = waysOf(state, surveyOf(state), seat)
  for (let at = 0; at < places.length; at++) {
    const place = places[at] as MoveOf<'put'>
    // C-12.8: an army put there would fight.
    if (isBlockaded(state, seat, place.square)) return null
    const worth =
      item === ARMY
        ? worthOfArmy(state, seat, place.square)
        : item === SCOUT
          ? prospect(ways, place.square, (state.players[seat] as Player).speed, NONE, weights).gain
          : -worthOfSquare(state, place.square, weights)
    if (worth <= most) continue
    most = worth
    best = place
  }
  return best
}

const ARMY = 0
const SCOUT = 1

const worthOfArmy = (state: State, seat: number, square: number): number => {
  const player = state.players[seat] as Player
  const figures = player.figures.slice()
  figures[figures.indexOf(IN_RESERVE)] = square
  return errands(surveyOf(state), player, figures)
}

/** What the icons of a square are worth, which a marker takes the place of. */
const worthOfSquare = (state: State, square: number, weights: ClassicWeights): number =>
  tradeOn(state, square) * weights.tradeIcons +
  productionOn(state, square) * weights.productionIcons +
  cultureOn(state, square) * weights.cultureIcons +
  coinOn(state, square) * weights.coins +
  (resourceOn(state, square) === NONE ? 0 : RESOURCE) +
  (isWonder(state.built[square] ?? 0) ? WONDER : 0)

/** The codes of wonders come after those of buildings and before those of great people. */
const isWonder = (code: number): boolean => code > BUILDINGS.length && code < PERSON_CODE

/** A city that loses the last square of a resource can no longer harvest it. */
const RESOURCE = 0.3

const WONDER = 8

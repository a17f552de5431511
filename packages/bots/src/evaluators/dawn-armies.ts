import {
  ALL_TILES,
  type Board,
  boardOf,
  CAPITAL,
  CARD_TYPE,
  CITY,
  CITY_STATE,
  cardNumbered,
  isMature,
  MILITARY,
  NONE,
  type Player,
  type State,
  WATER,
} from '@ecumene/dawn'
import { spacesApart } from './dawn-map.ts'

/*
 * What the armies of Terra Incognita promise: the best target each of them could turn to, by what winning there is
 * worth, how likely it is and how far away it lies. Rough points, as in `dawn.ts`.
 */

/** All armies of a player, those on the military card as if in the capital. */
export const armiesWorth = (state: State, seat: number): number => {
  const armies = state.extras.terra?.players[seat]?.armies ?? []
  let sum = 0
  for (const at of armies) if (at >= 0) sum += 0.3 + 0.35 * bestTarget(state, seat, at)
  return sum
}

/** The military card has been chosen: what its armies could win now. */
export const marchPromise = (state: State, seat: number): number => {
  const terra = state.extras.terra
  if (terra === undefined) return 0
  const { armies } = terra.players[seat] as (typeof terra.players)[number]
  const { cities } = state.players[seat] as Player
  let best = 0
  for (const [army, at] of armies.entries()) {
    if ((terra.march.moved & (1 << army)) !== 0) continue
    if (at >= 0) best = Math.max(best, bestInReach(state, seat, at, terra.march.distance))
    else if (at === ON_CARD) {
      for (const city of cities) {
        if (state.piece[city] !== CAPITAL && !isMature(state, seat, city)) continue
        best = Math.max(best, bestInReach(state, seat, city, terra.march.distance))
      }
    }
  }
  return best
}

/** An army is on its way. */
export const stepPromise = (state: State, seat: number): number => {
  const march = state.extras.terra?.march
  const at = march?.trail[march.trail.length - 1]
  return march === undefined || at === undefined ? 0 : bestInReach(state, seat, at, march.distance - march.walked)
}

/** The best target that can be entered in this many steps over ground that the slot allows; nearer is better. */
const bestInReach = (state: State, seat: number, from: number, steps: number): number => {
  const board = boardOf(state.layout)
  const slot = state.resolving?.slot ?? 0
  const attack = slot + cardBonus(state, seat)
  const met = new Set([from])
  let here: readonly number[] = [from]
  let best = 0
  for (let walked = 1; walked <= Math.min(steps, 8) && here.length > 0; walked++) {
    const next: number[] = []
    for (const space of here) {
      for (let direction = 0; direction < 6; direction++) {
        const near = board.neighbours[space * 6 + direction] ?? 0
        if (near === NONE || met.has(near)) continue
        met.add(near)
        if (board.terrain[near] === WATER || (board.difficulty[near] ?? 0) > slot) continue
        const worth = stakeOf(state, seat, near)
        if (worth === 0) next.push(near)
        else best = Math.max(best, worth * oddsOf(attack, state, board, near) * (1 - 0.04 * walked))
      }
    }
    here = next
  }
  return best
}

const oddsOf = (attack: number, state: State, board: Board, space: number): number =>
  chanceToBeat(attack - defenceOf(state, board, space))

/** The chance to win a fight with a lead before dice are rolled. */
export const chanceToBeat = (lead: number): number => ODDS[Math.max(-5, Math.min(5, Math.round(lead))) + 5] ?? 0

const ON_CARD = -1

/** The slot a military card is likely to be resolved in. */
const USUAL_SLOT = 3

/** How much of a target's worth each step to it costs. */
const STEP = 0.11

/** The best target near an army, as the crow flies. */
const bestTarget = (state: State, seat: number, from: number): number => {
  const board = boardOf(state.layout)
  const attack = USUAL_SLOT + cardBonus(state, seat)
  let best = 0
  for (let space = 0; space < board.size; space++) {
    const steps = spacesApart(board, from, space)
    if (steps === 0 || steps > 8) continue
    const worth = stakeOf(state, seat, space)
    if (worth === 0 || (board.difficulty[space] ?? 0) > USUAL_SLOT) continue
    best = Math.max(best, worth * oddsOf(attack, state, board, space) * (1 - STEP * steps))
  }
  return best
}

/** Chance that a die with this much more beats another die: from 5 less to 5 more; ties lose. */
const ODDS: readonly number[] = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((lead) => {
  let won = 0
  for (let one = 1; one <= 6; one++) for (let other = 1; other <= 6; other++) if (one + lead > other) won++
  return won / 36
})

const cardBonus = (state: State, seat: number): number => {
  const card = state.players[seat]?.row.find((one) => CARD_TYPE[one] === MILITARY)
  return card === undefined ? 0 : (cardNumbered(card).military?.bonus ?? 0)
}

export const isFort = (board: Board, space: number): boolean => ALL_TILES[(board.tile[space] ?? 0) - 1]?.kind === 'fort'

export const isOpenFort = (state: State, board: Board, space: number): boolean =>
  state.piece[space] === 0 && isFort(board, space)

/** What winning on a space is worth to a seat; 0 where there is nothing to attack. */
export const stakeOf = (state: State, seat: number, space: number): number => {
  if (state.barbarians.includes(space)) return 1.6
  const piece = state.piece[space]
  if (piece === CITY_STATE) return 6
  const owner = state.owner[space] ?? 0
  if (owner !== NONE && owner !== seat) {
    if (piece === CITY) return 8
    return piece === CAPITAL ? 4 : 2.4
  }
  return isOpenFort(state, boardOf(state.layout), space) ? 16 : 0
}

const defenceOf = (state: State, board: Board, space: number): number => {
  const piece = state.piece[space]
  const difficulty = board.difficulty[space] ?? 0
  if (state.barbarians.includes(space)) return difficulty
  if (piece === CITY_STATE) return 8
  if (piece === CITY || piece === CAPITAL) return 2 * difficulty + 1
  return isOpenFort(state, board, space) ? 6 : difficulty
}

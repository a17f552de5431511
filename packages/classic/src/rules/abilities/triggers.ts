import { COIN_TOKENS, TECHS } from '../../data/techs.ts'
import { enterNextSpace } from '../cities/culture-track.ts'
import { add } from '../counts.ts'
import type { Teller } from '../events.ts'
import { useOnce, wasUsed } from '../once.ts'
import { civilizationOf, knows } from '../powers.ts'
import { COIN_TECHS } from '../research/learning.ts'
import { playerOf, type State } from '../state.ts'

/**
 * The moments at which civilizations, techs and wonders act: the mechanism that causes such a moment calls it by name and
 * knows no card. Questions that follow are pushed on the stack here.
 */
type Moment = (state: State, seat: number, tell: Teller) => void

/** C-31.5: a coin token for a tech, as long as there is room on it. */
export const earnCoin = (state: State, seat: number, tech: number, tell: Teller): void => {
  const { coinTokens } = playerOf(state, seat)
  const place = COIN_TECHS.indexOf(tech)
  add(coinTokens, place, 1)
  tell?.({ kind: 'coinEarned', seat, tech: (TECHS[tech] as (typeof TECHS)[number]).id })
}

export const hasRoomForCoin = (state: State, seat: number, tech: number): boolean =>
  (playerOf(state, seat).coinTokens[COIN_TECHS.indexOf(tech)] ?? 0) < COIN_TOKENS

/** The seat has won a battle, against barbarians too, or killed lone scouts (C-23.18, C-24.4). */
export const battleWon: Moment = (state, seat, tell) => {
  const player = playerOf(state, seat)
  const tech = COIN_FOR_BATTLES
  if (!knows(player, tech) || wasUsed(player, 'battleWonCoin') || !hasRoomForCoin(state, seat, tech)) return
  useOnce(state, seat, 'battleWonCoin')
  earnCoin(state, seat, tech, tell)
}

const COIN_FOR_BATTLES = TECHS.findIndex(({ coinFor }) => coinFor?.kind === 'battleWon')

/** China: culture for markers. */
const rewardMarker: Moment = (state, seat, tell) => {
  const { id, cultureForMarkers } = civilizationOf(state, seat)
  if (cultureForMarkers === 0) return
  playerOf(state, seat).culture += cultureForMarkers
  tell?.({ kind: 'cultureGained', seat, count: cultureForMarkers, thing: `civilization.${id}` })
}

/** Rome: a free step on the culture track. */
const freeAdvance: Moment = (state, seat, tell) => {
  if (civilizationOf(state, seat).freeAdvance) enterNextSpace(state, seat, tell)
}

/** The seat has taken a hut marker; has conquered a village. */
export const hutTaken: Moment = rewardMarker
export const villageConquered: Moment = (state, seat, tell) => {
  rewardMarker(state, seat, tell)
  freeAdvance(state, seat, tell)
}

/** The seat has founded a city, built a wonder, conquered a city. */
export const cityFounded: Moment = freeAdvance
export const wonderBuilt: Moment = freeAdvance
export const cityConquered: Moment = freeAdvance

import type { Outcome } from '@ecumene/kernel'
import { COINS_TO_WIN } from '../data/limits.ts'
import type { Victory } from '../data/types.ts'
import { countCoins } from './coins.ts'
import type { Teller } from './events.ts'
import { type Player, playerOf, type State } from './state.ts'

/** C-35.1: a player has won. Whatever else was going on is over. */
export const win = (state: State, seat: number, victory: Victory, tell: Teller): void => {
  // C-7.6: the first game has no winner, however it ends.
  if (state.options.firstGame) endGame(state, 'firstGame', everybody(state), tell)
  else endGame(state, victory, [seat], tell)
}

/** C-7.3, C-7.4 */
export const endFirstGame = (state: State, tell: Teller): void => endGame(state, 'firstGame', everybody(state), tell)

const everybody = (state: State): number[] => state.players.map((_player, seat) => seat)

const endGame = (state: State, ending: Exclude<State['ending'], ''>, winners: number[], tell: Teller): void => {
  if (state.ending !== '') return
  state.ending = ending
  state.winners = winners
  tell?.({ kind: 'gameEnded', ending, winners })
}

/** C-31.7, C-35.5, C-35.8: brings the economy dials up to date; the earliest in turn order with enough coins wins. */
export const updateCoins = (state: State, tell: Teller): void => {
  const seats = state.players.length
  for (let turn = 0; turn < seats; turn++) {
    const seat = (state.first + turn) % seats
    const player = playerOf(state, seat)
    player.coins = countCoins(state, seat)
    if (player.coins >= COINS_TO_WIN) win(state, seat, 'economic', tell)
  }
}

/** House rule: after the last round the player furthest on all tracks wins; then trade, then turn order decide. */
export const endByRounds = (state: State, tell: Teller): void => {
  let best = state.first
  for (let turn = 1; turn < state.players.length; turn++) {
    const seat = (state.first + turn) % state.players.length
    if (isAhead(playerOf(state, seat), playerOf(state, best))) best = seat
  }
  if (state.options.firstGame) endFirstGame(state, tell)
  else endGame(state, 'roundLimit', [best], tell)
}

const isAhead = (one: Player, other: Player): boolean => {
  const lead = progressOf(one) - progressOf(other)
  return lead > 0 || (lead === 0 && one.trade > other.trade)
}

const techsOf = ({ rows }: Player): number => rows.reduce((sum, count) => sum + count, 0)

const progressOf = (player: Player): number => Math.min(COINS_TO_WIN, player.coins) + player.level + techsOf(player)

export const outcome = (state: State): Outcome | null => {
  const { ending, winners, players } = state
  if (ending === '') return null
  return {
    ending,
    winners,
    places: players.map((_player, seat) => (winners.includes(seat) ? 1 : winners.length + 1)),
    scores:
      ending === 'roundLimit'
        ? players.map((player) => ({ culture: player.level, techs: techsOf(player), coins: player.coins }))
        : [],
  }
}

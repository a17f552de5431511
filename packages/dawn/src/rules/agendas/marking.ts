import { has, minus, plus, sizeOf } from '@ecumene/kernel'
import { type AgendaId, ALL_VICTORY_CARDS } from '../../data/agendas.ts'
import { NONE } from '../../data/types.ts'
import { kitOf } from '../../kits.ts'
import { AGENDAS } from '../../modules.ts'
import type { Teller } from '../events.ts'
import { countWonders } from '../industry/wonders.ts'
import { unusedControls } from '../map/pieces.ts'
import { type Player, playerOf, type State } from '../state.ts'

const CARD_AGENDAS = ALL_VICTORY_CARDS.map((ids) => ids.map((id) => ({ id, agenda: AGENDAS[id] })))

/** N-25.2 to N-25.5: marks every agenda that is fulfilled now; a mark stays, unless the agenda says otherwise. */
export const checkAgendas = (state: State, tell: Teller): void => {
  const { victoryCards, players } = state
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat] as Player
    for (let index = 0; index < victoryCards.length; index++) {
      const card = victoryCards[index] ?? NONE
      const agendas = CARD_AGENDAS[card] as (typeof CARD_AGENDAS)[number]
      if (has(player.markers, card)) {
        for (const { id, agenda } of agendas) {
          if (agenda.stands === true && !agenda.isFulfilled(state, player, seat)) unmark(player, seat, card, id, tell)
        }
        continue
      }
      for (const { id, agenda } of agendas) {
        if (!agenda.isFulfilled(state, player, seat)) continue
        mark(state, player, seat, card, id, tell)
        break
      }
    }
  }
}

/** N-25.12: the marker is an unused control token, if there is one. */
const mark = (state: State, player: Player, seat: number, card: number, agenda: AgendaId, tell: Teller): void => {
  if (unusedControls(player) > 0) player.markerTokens++
  player.markers = plus(player.markers, card)
  player.marks.push({ card, agenda, round: state.round })
  tell?.({ kind: 'agendaFulfilled', seat, agenda })
}

/** Only the marker of an agenda that must stay fulfilled is ever taken back; it is a control token again. */
const unmark = (player: Player, seat: number, card: number, agenda: AgendaId, tell: Teller): void => {
  player.markers = minus(player.markers, card)
  player.marks = player.marks.filter((mark) => mark.card !== card)
  player.markerTokens = Math.min(player.markerTokens, sizeOf(player.markers))
  tell?.({ kind: 'agendaLost', seat, agenda })
}

/** How many agendas a player still has to fulfil; 0 or less if they have enough. */
export const markersMissing = (state: State, player: Player): number =>
  kitOf(state).markersToWin(state) - sizeOf(player.markers)

const hasWon = (state: State, player: Player): boolean => markersMissing(state, player) <= 0

/** Friendly spaces (N-6.12). */
export const friendlySpaces = (player: Player): number => player.controls + player.cities.length

/** N-25.6 to N-25.10, and the house rule of the round limit. True if the game is over. */
export const endIfWon = (state: State, tell: Teller): boolean => {
  // Asked after every decision: the winners are listed only when there are any.
  if (state.players.some((player) => hasWon(state, player))) {
    const qualified = state.players.flatMap((player, seat) => (hasWon(state, player) ? [seat] : []))
    end(state, 'agendas', best(state, qualified), tell)
  } else if (isPastLimit(state)) {
    const all = state.players.map((_player, seat) => seat)
    end(state, 'roundLimit', best(state, all), tell)
  }
  return state.ending !== ''
}

/** N-25.13: the game has no round limit unless the players set one. */
const isPastLimit = ({ round, options: { rounds } }: State): boolean => rounds > 0 && round > rounds

const end = (state: State, ending: 'agendas' | 'roundLimit', winners: number[], tell: Teller): void => {
  state.ending = ending
  state.winners = winners
  state.phase = 'over'
  tell?.({ kind: 'gameEnded', ending, winners })
}

/** Markers, then world wonders (N-25.8), then friendly spaces (N-25.9), as one number. */
export const standing = (state: State, seat: number): number => {
  const player = playerOf(state, seat)
  return (sizeOf(player.markers) * 100 + countWonders(player.wonders)) * 1000 + friendlySpaces(player)
}

const best = (state: State, seats: readonly number[]): number[] => {
  const most = Math.max(...seats.map((seat) => standing(state, seat)))
  return seats.filter((seat) => standing(state, seat) === most)
}

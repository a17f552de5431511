import type { Tell } from '@ecumene/kernel'
import { type AgendaId, ALL_VICTORY_CARDS, type BaseAgendaId } from '../../data/agendas.ts'
import { WONDER_TYPES, type WonderType } from '../../data/types.ts'
import type { Event } from '../events.ts'
import { countWonders } from '../industry/wonders.ts'
import { kitOf } from '../kit.ts'
import { unusedControls } from '../map/pieces.ts'
import { countMature } from '../map/spaces.ts'
import { DEFEATED_CAPITAL, type Player, playerOf, REACHED_LAST_TECH, type State } from '../state.ts'

export const countBits = (mask: number): number => {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}

const hasTwo = (mask: number): boolean => (mask & (mask - 1)) !== 0

/** Control two wonders of a type. */
const twoWonders = (type: WonderType): Agenda => {
  const number = WONDER_TYPES.indexOf(type)
  return {
    goal: 2,
    progress: (_state, player) => countBits(player.wonders[number] as number),
    isFulfilled: (_state, player) => hasTwo(player.wonders[number] as number),
  }
}

const BASE_AGENDAS: Readonly<Record<BaseAgendaId, Agenda>> = {
  civilized: {
    goal: 8,
    progress: (_state, player) => player.cities.length,
    isFulfilled: (_state, player) => player.cities.length >= 8,
  },
  explorer: {
    goal: 15,
    progress: (_state, player) => player.shore,
    isFulfilled: (_state, player) => player.shore >= 15,
  },
  populous: {
    goal: 5,
    progress: (state, _player, seat) => countMature(state, seat),
    isFulfilled: (state, player, seat) => player.cities.length >= 5 && countMature(state, seat) >= 5,
  },
  preservationist: {
    goal: 2,
    progress: (_state, player) => countBits(player.naturals),
    isFulfilled: (_state, player) => hasTwo(player.naturals),
  },
  technophile: {
    goal: 24,
    progress: (_state, player) => ((player.feats & REACHED_LAST_TECH) !== 0 ? 24 : Math.min(23, player.tech)),
    isFulfilled: (_state, player) => (player.feats & REACHED_LAST_TECH) !== 0,
  },
  warmonger: {
    goal: 2,
    progress: (_state, player) => ((player.feats & DEFEATED_CAPITAL) !== 0 ? 2 : countBits(player.conquered)),
    isFulfilled: (_state, player) => (player.feats & DEFEATED_CAPITAL) !== 0 || hasTwo(player.conquered),
  },
  aesthetic: twoWonders('culture'),
  scholarly: twoWonders('science'),
  'money-grubber': twoWonders('economy'),
  paranoid: twoWonders('military'),
}

/** N-26: how far a player is with each agenda, and how far it must come; modules add theirs. */
export const AGENDAS = { ...BASE_AGENDAS } as Record<AgendaId, Agenda>

export const addAgendas = (added: Readonly<Partial<Record<AgendaId, Agenda>>>): void => {
  Object.assign(AGENDAS, added)
  cardAgendas = ALL_VICTORY_CARDS.map((ids) => ids.map((id) => ({ id, agenda: AGENDAS[id] })))
}

let cardAgendas: readonly (readonly { readonly id: AgendaId; readonly agenda: Agenda }[])[] = []

export type Agenda = {
  readonly goal: number
  progress(state: State, player: Player, seat: number): number
  /** Asked after every decision, so it does not count what cannot be enough. */
  isFulfilled(state: State, player: Player, seat: number): boolean
  /** The marker is taken back as soon as the agenda is not fulfilled any more. */
  readonly stands?: boolean
}

/** N-25.2 to N-25.5: marks every agenda that is fulfilled now; a mark stays, unless the agenda says otherwise. */
export const checkAgendas = (state: State, tell: Tell<Event> | undefined): void => {
  const { victoryCards, players } = state
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat] as Player
    for (let index = 0; index < victoryCards.length; index++) {
      const card = victoryCards[index] as number
      const agendas = cardAgendas[card] as (typeof cardAgendas)[number]
      if ((player.markers & (1 << card)) !== 0) {
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
const mark = (
  state: State,
  player: Player,
  seat: number,
  card: number,
  agenda: AgendaId,
  tell: Tell<Event> | undefined,
): void => {
  if (unusedControls(player) > 0) player.markerTokens++
  player.markers |= 1 << card
  player.marks.push({ card, agenda, round: state.round })
  tell?.({ kind: 'agendaFulfilled', seat, agenda })
}

/** Only the marker of an agenda that must stay fulfilled is ever taken back; it is a control token again. */
const unmark = (player: Player, seat: number, card: number, agenda: AgendaId, tell: Tell<Event> | undefined): void => {
  player.markers &= ~(1 << card)
  player.marks = player.marks.filter((mark) => mark.card !== card)
  player.markerTokens = Math.min(player.markerTokens, countBits(player.markers))
  tell?.({ kind: 'agendaLost', seat, agenda })
}

const hasWon = (state: State, player: Player): boolean => countBits(player.markers) >= kitOf(state).markersToWin(state)

/** Friendly spaces (N-6.12). */
export const friendlySpaces = (player: Player): number => player.controls + player.cities.length

/** N-25.6 to N-25.10, and the house rule of the round limit. True if the game is over. */
export const endIfWon = (state: State, tell: Tell<Event> | undefined): boolean => {
  const qualified = state.players.flatMap((player, seat) => (hasWon(state, player) ? [seat] : []))
  if (qualified.length > 0) end(state, 'agendas', best(state, qualified), tell)
  else if (isPastLimit(state)) {
    const all = state.players.map((_player, seat) => seat)
    end(state, 'roundLimit', best(state, all), tell)
  }
  return state.ending !== ''
}

/** N-25.13: there is no other end, unless the table wants one. */
const isPastLimit = ({ round, options: { rounds } }: State): boolean => rounds > 0 && round > rounds

const end = (
  state: State,
  ending: 'agendas' | 'roundLimit',
  winners: number[],
  tell: Tell<Event> | undefined,
): void => {
  state.ending = ending
  state.winners = winners
  state.phase = 'over'
  tell?.({ kind: 'gameEnded', ending, winners })
}

/** Markers, then world wonders (N-25.8), then friendly spaces (N-25.9), as one number. */
export const standing = (state: State, seat: number): number => {
  const player = playerOf(state, seat)
  return (countBits(player.markers) * 100 + countWonders(player.wonders)) * 1000 + friendlySpaces(player)
}

const best = (state: State, seats: readonly number[]): number[] => {
  const most = Math.max(...seats.map((seat) => standing(state, seat)))
  return seats.filter((seat) => standing(state, seat) === most)
}

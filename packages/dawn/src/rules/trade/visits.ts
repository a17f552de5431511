import { has, type Message, minus, plus } from '@ecumene/kernel'
import { ALL_TREATIES, CITY_STATE_CARDS, cityStateId, cityStateType, treatyCard } from '../../data/sights.ts'
import { NONE } from '../../data/types.ts'
import { kitOf } from '../../kits.ts'
import type { WordKey } from '../../words/en.ts'
import { type Ask, asks, because } from '../because.ts'
import type { Teller } from '../events.ts'
import { active, cityStateHooks, treatyHooks } from '../hooks/asking.ts'
import { boardOf, cityStateOn } from '../map/board.ts'
import { ownerOf } from '../map/on-spaces.ts'
import { DONE, type Move, moveOf, NOTHING_MOVE } from '../moves.ts'
import { ask, askAgain, CITY_STATE, playerOf, type State } from '../state.ts'
import { gainTrade, gainTradeOn } from './trade.ts'

/** N-10.16 */
const TOKENS_PER_VISIT = 2

/** N-10.15 to N-10.24: what a caravan's visit brings. Asked last, answered first: tokens, then the card. */
export const visit = (state: State, seat: number, space: number, tell: Teller): void => {
  tell?.({ kind: 'caravanVisited', seat, space })
  if (state.piece[space] === CITY_STATE) {
    const cityState = cityStateAt(state, space)
    ask(state, { kind: 'envoy', seat, visited: space })
    gainTradeOn(state, seat, cityStateType(cityState), TOKENS_PER_VISIT, tell)
    return
  }
  ask(state, { kind: 'treaty', seat, visited: space, left: 1 })
  gainTrade(state, seat, TOKENS_PER_VISIT)
}

/** Players who hold a card of a city-state. */
export const envoysOf = (state: State, cityState: number): number =>
  state.players.filter((player) => has(player.envoys, cityState)).length

/** A question about a city-state, by its name. */
export const asksOfCityState = (key: WordKey, cityState: number): Message<WordKey> => ({
  key,
  args: { cityState: { key: `cityState.${cityStateId(cityState)}` } },
})

export const cityStateAt = (state: State, space: number): number => cityStateOn(boardOf(state.layout), space)

const mayTakeEnvoy = (state: State, seat: number, cityState: number): boolean => {
  const holds = has(playerOf(state, seat).envoys, cityState)
  return !holds && envoysOf(state, cityState) < CITY_STATE_CARDS
}

/** N-10.19 to N-10.21: the visited city-state's card. */
export const envoy: Ask<'envoy', 'accept' | 'nothing'> = {
  answers: ['accept', 'nothing'],
  decision: (state, { visited }) => asksOfCityState('decision.envoy', cityStateAt(state, visited)),
  candidates: () => [moveOf('accept'), NOTHING_MOVE],
  whyNot: () => null,
  apply(state, { visited }, seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'accept') takeEnvoy(state, seat, cityStateAt(state, visited), tell)
    afterVisit(state, seat, visited, tell)
  },
  over: (state, { seat, visited }) => !mayTakeEnvoy(state, seat, cityStateAt(state, visited)),
  finish: (state, { seat, visited }, tell) => afterVisit(state, seat, visited, tell),
}

export const takeEnvoy = (state: State, seat: number, cityState: number, tell: Teller): void => {
  const player = playerOf(state, seat)
  player.envoys = plus(player.envoys, cityState)
  tell?.({ kind: 'envoyTaken', seat, cityState: cityStateId(cityState) })
  cityStateHooks(cityState)?.cardTaken?.(state, seat)
}

export const returnEnvoy = (state: State, seat: number, cityState: number, tell: Teller): void => {
  const player = playerOf(state, seat)
  player.envoys = minus(player.envoys, cityState)
  tell?.({ kind: 'envoyReturned', seat, cityState: cityStateId(cityState) })
}

/** The cards of one player that another holds, as a list of kinds. */
export const treatiesHeld = (state: State, seat: number, giver: number): readonly number[] => {
  const held: number[] = []
  for (const kind of kitOf(state).treaties) if (state.treaties[treatyCard(giver, kind)] === seat) held.push(kind)
  return held
}

/** N-18.4: one, unless an ability allows more. */
export const treatyLimit = (state: State, seat: number, giver: number): number => {
  let limit = 1
  for (const { does } of active('treatyLimit', state, seat)) limit = Math.max(limit, does(state, seat, giver))
  return limit
}

export const takeTreaty = (state: State, seat: number, giver: number, kind: number, tell: Teller): void => {
  state.treaties[treatyCard(giver, kind)] = seat
  tell?.({ kind: 'treatyTaken', seat, giver, treaty: ALL_TREATIES[kind] as (typeof ALL_TREATIES)[number] })
}

export const returnTreaty = (state: State, seat: number, giver: number, kind: number, tell: Teller): void => {
  state.treaties[treatyCard(giver, kind)] = NONE
  tell?.({ kind: 'treatyReturned', seat, giver, treaty: ALL_TREATIES[kind] as (typeof ALL_TREATIES)[number] })
}

/** N-10.23: a card is swapped for another of the same player. It was held during the visit, so Embassy still counts. */
export const exchangeTreaty = (
  state: State,
  seat: number,
  giver: number,
  given: number,
  taken: number,
  visited: number,
  tell: Teller,
): void => {
  if (visited !== NONE) treatyHooks(given)?.cityVisited?.(state, seat, visited, giver, tell)
  returnTreaty(state, seat, giver, given, tell)
  takeTreaty(state, seat, giver, taken, tell)
}

/** N-18.7, N-14.13: an attacker gives back every card of the player whose space it attacks. */
export const returnTreaties = (state: State, seat: number, giver: number, tell: Teller): void => {
  for (const kind of treatiesHeld(state, seat, giver)) returnTreaty(state, seat, giver, kind, tell)
}

/** Why a player may not attack or destroy what belongs to another. */
export const whyNotHarm = (state: State, seat: number, owner: number): Message<WordKey> | null => {
  for (const { does, giver } of active('forbidsHarm', state, seat)) {
    const forbidden = does(state, seat, owner, giver)
    if (forbidden !== null) return forbidden
  }
  return null
}

/** A piece of a player has been attacked or destroyed by another. */
export const harm = (state: State, by: number, owner: number): void => {
  for (const { does, giver } of active('harmed', state, owner)) does(state, owner, by, giver)
}

/** Whose cards may be taken now: of the player visited, or (Potala Palace) of all others. */
const giverAsked = (state: State, visited: number): number => (visited === NONE ? NONE : ownerOf(state, visited))

/** N-10.19, N-10.22, N-10.23, N-18.5 */
export const treaty: Ask<'treaty', 'treaty' | 'done'> = {
  answers: ['treaty', 'done'],
  decision: asks('decision.treaty'),
  candidates(state, { visited }, seat) {
    const moves: Move[] = []
    const asked = giverAsked(state, visited)
    for (let giver = 0; giver < state.players.length; giver++) {
      if (giver === seat || (asked !== NONE && giver !== asked)) continue
      for (const kind of kitOf(state).treaties) moves.push(moveOf('treaty', giver, kind))
    }
    moves.push(DONE)
    return moves
  },
  whyNot(state, { visited }, seat, move) {
    if (move.kind === 'done') return null
    const asked = giverAsked(state, visited)
    if (move.player >= state.players.length || move.player === seat) return because('reason.notAvailable')
    if (asked !== NONE && move.player !== asked) return because('reason.otherPlayer')
    return state.treaties[treatyCard(move.player, move.treaty)] === NONE ? null : because('reason.notAvailable')
  },
  apply(state, frame, seat, move, tell) {
    const { visited, left } = frame
    if (move.kind === 'done') {
      state.pending.pop()
      afterVisit(state, seat, visited, tell)
      return
    }
    askAgain(state, { ...frame, left: left - 1 })
    const held = treatiesHeld(state, seat, move.player)
    const isFull = held.length >= treatyLimit(state, seat, move.player)
    // N-10.23: another goes back first; of several, the one that the player names.
    if (isFull && held.length > 1) {
      ask(state, { kind: 'giveBack', seat, visited, wanted: treatyCard(move.player, move.treaty) })
      return
    }
    if (isFull) exchangeTreaty(state, seat, move.player, held[0] ?? 0, move.treaty, visited, tell)
    else takeTreaty(state, seat, move.player, move.treaty, tell)
  },
  over: (_state, { left }) => left === 0,
  finish: (state, { seat, visited }, tell) => afterVisit(state, seat, visited, tell),
}

/** Embassy also applies to the visit that earned it, so hooks are called last. */
const afterVisit = (state: State, seat: number, space: number, tell: Teller): void => {
  if (space === NONE) return
  for (const { does, giver } of active('cityVisited', state, seat)) does(state, seat, space, giver, tell)
}

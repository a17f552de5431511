import { has, plus } from '@ecumene/kernel'
import { cardNumbered } from '../../data/cards.ts'
import { cityStateId } from '../../data/sights.ts'
import { NONE } from '../../data/types.ts'
import { wonderId } from '../../data/wonders.ts'
import { type Ask, asks, because } from '../because.ts'
import { takeBack, whyNotRemove } from '../culture/taking-back.ts'
import type { Teller } from '../events.ts'
import { active, wonderHooks } from '../hooks/asking.ts'
import { hasCityForWonder } from '../industry/wonder-building.ts'
import { boardOf, cityStateOn } from '../map/board.ts'
import { ownerOf, wonderOn } from '../map/on-spaces.ts'
import {
  barbarianAt,
  giveWonder,
  isCity,
  letterOf,
  put,
  removePiece,
  replacePiece,
  unusedCities,
  unusedControls,
} from '../map/pieces.ts'
import { DONE, moveOf, NOTHING_MOVE, slotMoves, spaceMoves } from '../moves.ts'
import {
  achieve,
  addTo,
  ask,
  askAgain,
  CAPITAL,
  CITY,
  CITY_STATE,
  CONTROL,
  cardIn,
  DEFEATED,
  DEFEATED_CAPITAL,
  NOTHING,
  playerOf,
  REINFORCED,
  type State,
  tradeOn,
} from '../state.ts'
import { gainTrade } from '../trade/trade.ts'
import { asksOfCityState, returnEnvoy, takeEnvoy } from '../trade/visits.ts'
import { attackIn, remember } from '../undertakings.ts'
import { BARBARIAN, defenderOf } from './defenders.ts'

/** N-14.24, N-14.25: only a strictly higher value wins; otherwise nothing happens. */
export const resolveAttack = (state: State, seat: number, tell: Teller): void => {
  const { target: space, defenderKind, attack, defence } = attackIn(state)
  if (attack <= defence) {
    tell?.({ kind: 'attackLost', seat, space, attack, defence })
    return
  }
  remember(state, { hasWon: true })
  tell?.({ kind: 'attackWon', seat, space, attack, defence })
  for (const { does } of active('attackWon', state, seat)) does(state, seat, tell)
  const further = defenderOf(state, defenderKind)
  if (further !== undefined) further.beaten(state, seat, tell)
  else if (defenderKind === BARBARIAN) defeatBarbarian(state, seat, space, tell)
  else if (defenderKind === CITY_STATE) conquer(state, seat, space, tell)
  else if (defenderKind === CAPITAL) defeatCapital(state, seat, tell)
  else if (heldCityState(state, space) !== NONE) ask(state, { kind: 'conquest', seat, space })
  else if (isCity(defenderKind)) takeCity(state, seat, space, tell)
  else if (!isSpurned(state, seat)) takeControl(state, seat, space, tell)
}

/** Does something else happen to a beaten control token? */
const isSpurned = (state: State, seat: number): boolean =>
  active('controlBeaten', state, seat).some(({ does }) => does(state, seat))

/** N-15.1 to N-15.3 */
const defeatBarbarian = (state: State, seat: number, space: number, tell: Teller): void => {
  const barbarian = barbarianAt(state, space)
  state.barbarians[barbarian] = DEFEATED
  tell?.({ kind: 'barbarianDefeated', seat, barbarian: letterOf(barbarian) })
  gainTrade(state, seat, 1)
  for (const { does } of active('barbarianDefeated', state, seat)) does(state, seat)
}

/** The conquered city-state on this space, or NONE. */
const heldCityState = (state: State, space: number): number => {
  const cityState = cityStateOn(boardOf(state.layout), space)
  return cityState !== NONE && state.conqueror[cityState] !== NONE ? cityState : NONE
}

/** N-15.4, N-15.5, N-15.26 */
export const takeControl = (state: State, seat: number, space: number, tell: Teller): void => {
  const player = playerOf(state, seat)
  if (unusedControls(player) > 0) {
    tell?.({ kind: 'spaceTaken', seat, space, owner: ownerOf(state, space) })
    replacePiece(state, space, seat, CONTROL, tell)
    remember(state, { taken: [...state.turnSoFar.taken, space] })
    captureWonder(state, seat, space)
  } else if (player.controls > 0) ask(state, { kind: 'makeRoom', seat, space, beaten: CONTROL })
}

/** N-15.7, N-15.15: a city, or without one a reinforced control token; without either nothing (N-1.7). */
const captor = (state: State, seat: number, space: number): number => {
  const player = playerOf(state, seat)
  if (unusedCities(player) > 0) return CITY
  return unusedControls(player) > 0 && mayHoldByToken(state, seat, space) ? REINFORCED : NOTHING
}

const mayHoldByToken = (state: State, seat: number, space: number): boolean =>
  active('forbidsControl', state, seat).every(({ does }) => does(state, seat, space) === null)

/** N-8.12: where all tokens are on the map, one of them may serve as the captor. */
const canMakeRoom = (state: State, seat: number, space: number): boolean => {
  const player = playerOf(state, seat)
  return unusedControls(player) === 0 && player.controls > 0 && mayHoldByToken(state, seat, space)
}

const takeCity = (state: State, seat: number, space: number, tell: Teller): void => {
  if (captor(state, seat, space) !== NOTHING) {
    for (const { does } of active('cityFalls', state, seat)) does(state, seat, space, tell)
  }
  occupyCity(state, seat, space, tell)
}

/** What came before the city falls may have used the last control token: the captor is found only now. */
const occupyCity = (state: State, seat: number, space: number, tell: Teller): void => {
  const kind = captor(state, seat, space)
  if (kind === NOTHING) {
    if (canMakeRoom(state, seat, space)) ask(state, { kind: 'makeRoom', seat, space, beaten: CITY })
    return
  }
  tell?.({ kind: 'spaceTaken', seat, space, owner: ownerOf(state, space) })
  replacePiece(state, space, seat, kind, tell)
  remember(state, { taken: [...state.turnSoFar.taken, space] })
  captureWonder(state, seat, space)
}

/** A wonder won with its space in an attack. */
const captureWonder = (state: State, seat: number, space: number): void => {
  const wonder = wonderOn(state, space)
  if (wonder >= 0) wonderHooks(wonder)?.captured?.(state, seat)
}

/** N-15.9 to N-15.11, N-17.8: a neutral city-state becomes a player's city. */
export const conquer = (state: State, seat: number, space: number, tell: Teller): void => {
  const kind = captor(state, seat, space)
  if (kind === NOTHING) {
    if (canMakeRoom(state, seat, space)) ask(state, { kind: 'makeRoom', seat, space, beaten: CITY_STATE })
    return
  }
  const cityState = cityStateOn(boardOf(state.layout), space)
  state.piece[space] = NOTHING
  // N-17.4: the token goes on the conqueror's card of the type.
  state.conqueror[cityState] = seat
  const player = playerOf(state, seat)
  player.conquered = plus(player.conquered, cityState)
  tell?.({ kind: 'cityStateConquered', seat, cityState: cityStateId(cityState) })
  for (let other = 0; other < state.players.length; other++) {
    if (has(playerOf(state, other).envoys, cityState)) returnEnvoy(state, other, cityState, tell)
  }
  put(state, space, seat, kind, tell)
  remember(state, { taken: [...state.turnSoFar.taken, space] })
  captureWonder(state, seat, space)
}

/** N-15.8, N-17.9 to N-17.16: conquer a rival's city-state or liberate it. */
export const conquest: Ask<'conquest', 'conquer' | 'liberate'> = {
  answers: ['conquer', 'liberate'],
  decision: (state, { space }) => asksOfCityState('decision.conquest', heldCityState(state, space)),
  candidates: () => [moveOf('conquer'), moveOf('liberate')],
  whyNot(state, { space }, seat, move) {
    if (move.kind === 'liberate' || captor(state, seat, space) !== NOTHING) return null
    return canMakeRoom(state, seat, space) ? null : because('reason.noPieces')
  },
  apply(state, { space }, seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'conquer') {
      takeCity(state, seat, space, tell)
      return
    }
    const cityState = heldCityState(state, space)
    tell?.({ kind: 'cityStateLiberated', seat, cityState: cityStateId(cityState) })
    removePiece(state, space, tell)
    takeEnvoy(state, seat, cityState, tell)
  },
}

/** N-15.12 to N-15.14, N-15.21 to N-15.23: the capital stays; tokens and a world wonder may be taken. */
const defeatCapital = (state: State, seat: number, tell: Teller): void => {
  const { target, defender } = attackIn(state)
  achieve(playerOf(state, seat), DEFEATED_CAPITAL)
  tell?.({ kind: 'capitalDefeated', seat, owner: defender })
  ask(state, { kind: 'loot', seat, owner: defender, left: 2, taken: 0 })
  if (state.wonder[target] !== 0 && hasCityForWonder(state, seat)) ask(state, { kind: 'enshrine', seat, space: target })
}

/** N-15.13: up to two trade tokens from the defender's cards, one at a time. */
export const loot: Ask<'loot', 'loot' | 'done'> = {
  answers: ['loot', 'done'],
  decision: (_state, { owner }) => ({ key: 'decision.loot', args: { player: { seat: owner } } }),
  candidates: (state) => [...slotMoves(state, 'loot'), DONE],
  whyNot(state, { owner }, _seat, move) {
    if (move.kind === 'done') return null
    return tradeOn(playerOf(state, owner), move.slot) > 0 ? null : because('reason.noTradeToken')
  },
  apply(state, frame, seat, move, tell) {
    const { owner, left, taken } = frame
    if (move.kind === 'done') {
      state.pending.pop()
      gainTrade(state, seat, taken)
      return
    }
    askAgain(state, { ...frame, left: left - 1, taken: taken + 1 })
    const loser = playerOf(state, owner)
    addTo(loser.trade, move.slot, -1)
    tell?.({ kind: 'tradeLooted', seat, owner, card: cardNumbered(cardIn(loser, move.slot)).id })
  },
  over: (state, { owner, left }) => left === 0 || playerOf(state, owner).trade.every((count) => count === 0),
  finish: (state, { seat, taken }) => gainTrade(state, seat, taken),
}

/** N-15.21, N-15.23: a captured capital's world wonder goes under an own city without one. */
export const enshrine: Ask<'enshrine', 'build'> = {
  answers: ['build'],
  decision: (state, { space }) => ({
    key: 'decision.enshrine',
    args: { wonder: { key: `wonder.${wonderId(wonderOn(state, space))}` } },
  }),
  candidates: (state, _frame, seat) => playerOf(state, seat).cities.map((city) => moveOf('build', city)),
  whyNot(state, _frame, seat, move) {
    if (!playerOf(state, seat).cities.includes(move.space)) return because('reason.notYourCity')
    return state.wonder[move.space] === 0 ? null : because('reason.hasWonder')
  },
  apply(state, { space }, seat, move, tell) {
    state.pending.pop()
    const wonder = wonderOn(state, space)
    state.wonder[space] = 0
    state.wonder[move.space] = wonder + 1
    giveWonder(state, seat, wonder, tell)
    captureWonder(state, seat, move.space)
  },
}

/** N-15.15, N-15.26, N-8.12: without an unused control token the attacker may take one back to use it. */
export const makeRoom: Ask<'makeRoom', 'remove' | 'nothing'> = {
  answers: ['remove', 'nothing'],
  decision: asks('decision.makeRoom'),
  candidates: (state) => [...spaceMoves(state, 'remove'), NOTHING_MOVE],
  whyNot: (state, _frame, seat, move) => (move.kind === 'nothing' ? null : whyNotRemove(state, seat, move.space)),
  apply(state, { space, beaten }, seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'nothing') return
    takeBack(state, seat, move.space, tell)
    if (beaten === CITY_STATE) conquer(state, seat, space, tell)
    else if (beaten === CITY) occupyCity(state, seat, space, tell)
    else takeControl(state, seat, space, tell)
  },
}

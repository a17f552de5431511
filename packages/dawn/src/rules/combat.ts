import { below, type Tell } from '@ecumene/kernel'
import { cardNumbered } from '../data/cards.ts'
import type { MilitaryPolicy } from '../data/military-policy.ts'
import { MILITARY, NONE } from '../data/types.ts'
import { active } from './abilities.ts'
import { settleAttack } from './aftermath.ts'
import type { Question } from './asking.ts'
import { boardOf, neighbour } from './board.ts'
import type { Event } from './events.ts'
import { DONE } from './moves.ts'
import { hasBarbarian, isCity } from './pieces.ts'
import { difficultyOf } from './spaces.ts'
import { ask, CITY_STATE, playerOf, REINFORCED, type State } from './state.ts'
import { canSpend, placeOf, placeOfType, spendBy, spendMoves, whyNotSpend } from './trade.ts'
import { returnEnvoy, returnTreaties } from './visits.ts'

/** What defends a space, beside the kinds of pieces: a barbarian comes first (N-14.11). */
export const BARBARIAN = 10

/** N-14.16 */
const CITY_STATE_DEFENCE = 8

/** N-14.13 to N-14.19: diplomacy cards go back, dice are rolled, values are known. */
export const declareAttack = (
  state: State,
  seat: number,
  from: number,
  space: number,
  tell: Tell<Event> | undefined,
): void => {
  const { now } = state
  const barbarian = hasBarbarian(state, space)
  now.target = space
  now.defender = barbarian ? NONE : (state.owner[space] as number)
  now.defenderKind = barbarian ? BARBARIAN : (state.piece[space] as number)
  tell?.({ kind: 'attackDeclared', seat, from, space, defender: now.defender })
  if (now.defender !== NONE) returnTreaties(state, seat, now.defender, tell)
  if (now.defenderKind === CITY_STATE) {
    const cityState = boardOf(state.layout).cityState[space] as number
    if ((playerOf(state, seat).envoys & (1 << cityState)) !== 0) returnEnvoy(state, seat, cityState, tell)
  }
  const attackDie = 1 + below(state.random, 6)
  const defenceDie = 1 + below(state.random, 6)
  now.attack = attackDie + attackStrength(state, seat)
  now.defence = defenceDie + defenceStrength(state, seat)
  tell?.({ kind: 'diceRolled', seat, attackDie, defenceDie, attack: now.attack, defence: now.defence })
  ask(state, 'attackerSpends', seat)
}

/** N-14.15 without the die. */
export const attackStrength = (state: State, seat: number): number => {
  const { now } = state
  const policy = cardNumbered(now.card).military as MilitaryPolicy
  const bonus = now.defenderKind === BARBARIAN ? policy.bonusAgainstBarbarians : policy.bonus
  return now.slot + bonus + abilityBonus(state, seat, true)
}

/** N-14.16 to N-14.19 without the die. */
export const defenceStrength = (state: State, attacker: number): number => {
  const { target, defender, defenderKind } = state.now
  if (defenderKind === CITY_STATE) return CITY_STATE_DEFENCE
  const board = boardOf(state.layout)
  const difficulty = difficultyOf(state, board, attacker, target, 'fight', active('difficulty', state, attacker))
  if (defenderKind === BARBARIAN) return difficulty
  // N-EX11: a city doubles the difficulty; a reinforced token counts for itself and for its neighbours (N-13.5, N-13.6).
  let strength = isCity(defenderKind) ? 2 * difficulty : difficulty
  if (defenderKind === REINFORCED) strength++
  for (let direction = 0; direction < 6; direction++) {
    const near = neighbour(board, target, direction)
    if (near !== NONE && state.piece[near] === REINFORCED && state.owner[near] === defender) strength++
  }
  return strength + abilityBonus(state, defender, false)
}

const abilityBonus = (state: State, seat: number, attacking: boolean): number => {
  let bonus = 0
  for (const { does, giver } of active('combat', state, seat)) bonus += does(state, seat, attacking, giver)
  return bonus
}

const attackerPlace = (state: State, seat: number): number => placeOf(playerOf(state, seat), state.now.card)
const defenderPlace = (state: State, seat: number): number => placeOfType(playerOf(state, seat), MILITARY)

/** N-14.20: first the attacker may add to its value. */
export const attackerSpends: Question = {
  answers: ['spend', 'natural', 'resource', 'done'],
  decision: 'decision.attackerSpends',
  candidates: (state, seat) => [...spendMoves(state, seat), DONE],
  whyNot: (state, seat, move) =>
    move.kind === 'done' ? null : whyNotSpend(state, seat, attackerPlace(state, seat), move),
  apply(state, seat, move, tell) {
    if (move.kind === 'done') {
      state.pending.pop()
      askDefender(state, seat, tell)
      return
    }
    state.now.attack++
    tell?.({ kind: 'combatRaised', seat, value: state.now.attack })
    spendBy(state, seat, attackerPlace(state, seat), move, tell)
  },
  over: (state, seat) => !canSpend(state, seat, attackerPlace(state, seat)),
  finish: (state, seat, tell) => askDefender(state, seat, tell),
}

/** N-14.21, N-14.23: then a defending player; barbarians and city-states spend nothing. */
const askDefender = (state: State, attacker: number, tell: Tell<Event> | undefined): void => {
  if (state.now.defender === NONE) settleAttack(state, attacker, tell)
  else ask(state, 'defenderSpends', state.now.defender)
}

export const defenderSpends: Question = {
  answers: ['spend', 'natural', 'resource', 'done'],
  decision: 'decision.defenderSpends',
  candidates: (state, seat) => [...spendMoves(state, seat), DONE],
  whyNot: (state, seat, move) =>
    move.kind === 'done' ? null : whyNotSpend(state, seat, defenderPlace(state, seat), move),
  apply(state, seat, move, tell) {
    if (move.kind === 'done') {
      state.pending.pop()
      settleAttack(state, state.active, tell)
      return
    }
    state.now.defence++
    tell?.({ kind: 'combatRaised', seat, value: state.now.defence })
    spendBy(state, seat, defenderPlace(state, seat), move, tell)
  },
  over: (state, seat) => !canSpend(state, seat, defenderPlace(state, seat)),
  finish: (state, _seat, tell) => settleAttack(state, state.active, tell),
}

import { below, has, type Message, NOT_ASKED } from '@ecumene/kernel'
import { ALL_CITY_STATES } from '../../data/sights.ts'
import { MILITARY, NONE } from '../../data/types.ts'
import type { WordKey } from '../../words/en.ts'
import { type Ask, asks, unasked } from '../because.ts'
import type { Event, Teller } from '../events.ts'
import { active, general } from '../hooks/asking.ts'
import type { CombatOption } from '../hooks/hooks.ts'
import { boardOf, cityStateOn } from '../map/board.ts'
import { ownerOf, pieceOn } from '../map/on-spaces.ts'
import { barbarianAt, hasBarbarian, isControl, letterOf } from '../map/pieces.ts'
import { DONE, type Move, type MoveKind } from '../moves.ts'
import { ask, CITY_STATE, playerOf, type State } from '../state.ts'
import { canSpend, cardPlace, isSpending, placeToSpendFrom, spendBy, spendMoves, whyNotSpend } from '../trade/trade.ts'
import { harm, returnEnvoy, returnTreaties } from '../trade/visits.ts'
import { attackIn } from '../undertakings.ts'
import { resolveAttack } from './aftermath.ts'
import type { Target } from './aims.ts'
import { BARBARIAN, targetOf } from './defenders.ts'
import { attackStrength, defenceStrength } from './strength.ts'

/** Who defends a space, and with what: N-14.11, a barbarian comes first. */
export const defenderAt = (state: State, space: number): Target =>
  hasBarbarian(state, space)
    ? { space, defender: NONE, kind: BARBARIAN }
    : { space, defender: ownerOf(state, space), kind: pieceOn(state, space) }

/** N-14.13: the target is named, diplomacy cards go back; nothing is rolled yet. */
export const openAttack = (state: State, seat: number, from: number, target: Target, tell: Teller): void => {
  const { space, defender, kind } = target
  state.attack = { target: space, defender, defenderKind: kind, attackDie: 0, defenceDie: 0, attack: 0, defence: 0 }
  tell?.({ kind: 'attackDeclared', seat, from, space, defender, ...attacked(state) })
  // T-9.20: a figure does not make a space rival that is not its owner's.
  if (defender !== NONE && state.owner[space] === defender) returnTreaties(state, seat, defender, tell)
  if (kind !== CITY_STATE) return
  const cityState = cityStateOn(boardOf(state.layout), space)
  if (has(playerOf(state, seat).envoys, cityState)) returnEnvoy(state, seat, cityState, tell)
}

/** N-14.13 to N-14.19: diplomacy cards go back, dice are rolled, values are known. */
export const declareAttack = (state: State, seat: number, from: number, target: Target, tell: Teller): void => {
  openAttack(state, seat, from, target, tell)
  const attackDie = 1 + below(state.random, 6)
  const defenceDie = 1 + below(state.random, 6)
  const attack = attackDie + attackStrength(state, seat)
  const defence = defenceDie + defenceStrength(state, seat)
  setValues(state, attackDie, defenceDie, attack, defence)
  tell?.({ kind: 'diceRolled', seat, attackDie, defenceDie, attack, defence })
  // Asked first, answered last: after all effects of the attack.
  ask(state, { kind: 'attackOver', seat })
  ask(state, { kind: 'attackerSpends', seat })
  if (target.defender !== NONE) harm(state, seat, target.defender)
}

/** What is attacked, by name. */
export const attacked = (
  state: State,
): Pick<Event & { kind: 'attackDeclared' }, 'target' | 'barbarian' | 'cityState'> => {
  const { target: space, defender, defenderKind: kind } = attackIn(state)
  if (kind === BARBARIAN) return { target: 'barbarian', barbarian: letterOf(barbarianAt(state, space)) }
  if (kind === CITY_STATE) {
    const cityState = ALL_CITY_STATES[cityStateOn(boardOf(state.layout), space)]
    return { target: 'cityState', ...(cityState !== undefined && { cityState: cityState.id }) }
  }
  for (const { does } of isControl(kind) ? general('targetName', state) : []) {
    const target = does(state, defender, space)
    if (target !== null) return { target }
  }
  return { target: targetOf(state, kind) }
}

/** Adds to the value of a side. */
export const raise = (state: State, seat: number, by: number, tell: Teller): void => {
  const value = changeValue(state, seat, by)
  tell?.({ kind: 'combatRaised', seat, value })
}

const changeValue = (state: State, seat: number, by: number): number => {
  const { attackDie, defenceDie, attack, defence } = attackIn(state)
  if (state.active === seat) {
    setValues(state, attackDie, defenceDie, attack + by, defence)
    return attack + by
  }
  setValues(state, attackDie, defenceDie, attack, defence + by)
  return defence + by
}

const setValues = (state: State, attackDie: number, defenceDie: number, attack: number, defence: number): void => {
  const { target, defender, defenderKind } = attackIn(state)
  state.attack = { target, defender, defenderKind, attackDie, defenceDie, attack, defence }
}

/** T-9.28: rolls the die of a side again; returns what it shows and the new value. */
export const rollAgain = (state: State, seat: number): { readonly die: number; readonly value: number } => {
  const { attackDie, defenceDie } = attackIn(state)
  const die = 1 + below(state.random, 6)
  const value = changeValue(state, seat, die - (state.active === seat ? attackDie : defenceDie))
  state.attack = { ...attackIn(state), [state.active === seat ? 'attackDie' : 'defenceDie']: die }
  return { die, value }
}

const optionsOf = (state: State, seat: number): readonly CombatOption[] => {
  const found = active('combatOption', state, seat)
  return found.length === 0 ? NO_OPTIONS : found.map(({ does }) => does())
}

const NO_OPTIONS: readonly CombatOption[] = []

/** One side may add to its value, token by token, until it is done or has nothing left. */
const raising = (
  decision: WordKey,
  placeOfCard: (state: State, seat: number) => number,
  next: (state: State, seat: number, tell: Teller) => void,
): Ask<'attackerSpends' | 'defenderSpends', MoveKind> => {
  const optionFor = (state: State, seat: number, move: Move): CombatOption | undefined =>
    optionsOf(state, seat).find(({ kinds }) => kinds.includes(move.kind))
  const optionMoves = (state: State, seat: number): readonly Move[] =>
    optionsOf(state, seat).flatMap((option) => option.moves(state, seat))
  const whyNot = (state: State, seat: number, move: Move): Message | null => {
    if (move.kind === 'done') return null
    const place = placeOfCard(state, seat)
    const option = optionFor(state, seat, move)
    if (option !== undefined) return option.whyNot(state, seat, place, move)
    return isSpending(move) ? whyNotSpend(state, seat, place, move) : NOT_ASKED
  }
  return {
    decision: asks(decision),
    candidates: (state, _frame, seat) => [...new Set([...spendMoves(state, seat), ...optionMoves(state, seat)]), DONE],
    whyNot: (state, _frame, seat, move) => whyNot(state, seat, move),
    apply(state, _frame, seat, move, tell) {
      if (move.kind === 'done') {
        state.pending.pop()
        next(state, seat, tell)
        return
      }
      const place = placeOfCard(state, seat)
      const option = optionFor(state, seat, move)
      if (option !== undefined) {
        option.apply(state, seat, place, move, tell)
        return
      }
      if (!isSpending(move)) return
      raise(state, seat, 1, tell)
      spendBy(state, seat, place, move, tell)
    },
    over: (state, { seat }) =>
      !canSpend(state, seat, placeOfCard(state, seat)) &&
      optionMoves(state, seat).every((move) => whyNot(state, seat, move) !== null),
    finish: (state, { seat }, tell) => next(state, seat, tell),
  }
}

/** N-14.20: first the attacker may add to its value. */
export const attackerSpends = raising('decision.attackerSpends', cardPlace, (state, seat, tell) =>
  askDefender(state, seat, tell),
)

/** N-14.21, N-14.23: then a defending player; barbarians and city-states spend nothing. */
const askDefender = (state: State, attacker: number, tell: Teller): void => {
  const { defender } = attackIn(state)
  if (defender === NONE) resolveAttack(state, attacker, tell)
  else ask(state, { kind: 'defenderSpends', seat: defender })
}

export const defenderSpends = raising(
  'decision.defenderSpends',
  (state, seat) => placeToSpendFrom(state, seat, MILITARY),
  (state, _seat, tell) => resolveAttack(state, state.active, tell),
)

/** Runs once every effect of an attack has been decided. */
export const attackOver = unasked<'attackOver'>((state, { seat }, tell) => {
  const { attack, defence } = attackIn(state)
  for (const { does } of active('attackEnded', state, seat)) does(state, seat, attack > defence, tell)
})

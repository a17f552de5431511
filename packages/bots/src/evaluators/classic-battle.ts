import { armiesOn, FIRST_SCOUT, NONE, type Player, type State, WALLED_CODE } from '@ecumene/classic'
import { attackHand, cityHand, combatBonus, forcesOf, handOf, strengthOf } from './classic-forces.ts'

export type Battle = NonNullable<State['battle']>

/** Kinds of battles: for a field, a city, a capital, a village. */
export const CITY = 1
export const CAPITAL = 2
export const VILLAGE = 3

export const ATTACKER = 0
export const DEFENDER = 1
const FIGHTING = 1

/** The attacker's odds in the current battle. */
export const odds = (state: State, now: Battle): number =>
  now.stage === FIGHTING ? oddsOfFight(state, now) : oddsOfHands(state, now)

/*
 * The weights, by side, were fitted to 4000 battles between random forces, with bonuses from 0 to 14, that `greedy` fought
 * on both sides. A unit in hand is worth more than one in play, for it still chooses whom it strikes; one of strength 1 is
 * worth little; a draw is the defender's.
 */
const HAND = [1.13, 1.02]
const HAND_CARD = [-0.62, -0.67]
const FRONT = [0.82, 0.9]
const FRONT_CARD = [-0.18, -0.73]
const WOUND = [-0.19, -0.39]
const BONUS = 0.77
const DRAW = 0.82

const oddsOfFight = (state: State, now: Battle): number =>
  chance(engaged(state, now, ATTACKER) - engaged(state, now, DEFENDER) - DRAW)

const engaged = (state: State, now: Battle, side: number): number => {
  const seat = side === ATTACKER ? now.attacker : now.defender
  const player = seat === NONE ? null : (state.players[seat] as Player)
  let sum = BONUS * (now.bonus[side] ?? 0)
  for (let front = 0; front < now.fronts.length; front += 4) {
    const card = now.fronts[front + side * 2] ?? 0
    if (card === NONE) continue
    sum += (FRONT[side] ?? 0) * strengthOf(player, card) + (FRONT_CARD[side] ?? 0)
    sum += (WOUND[side] ?? 0) * (now.fronts[front + side * 2 + 1] ?? 0)
  }
  const hand = now.hands[side] as readonly number[]
  for (let card = 0; card < hand.length; card++) {
    const count = hand[card] ?? 0
    if (count > 0) sum += count * ((HAND[side] ?? 0) * strengthOf(player, card) + (HAND_CARD[side] ?? 0))
  }
  return sum
}

/** Before hands are drawn: what a hand is worth on average, and the bonus of the place. */
const oddsOfHands = (state: State, now: Battle): number => {
  const armies = bits(now.figures & ((1 << FIRST_SCOUT) - 1))
  const attack = handOf(forcesOf(state, now.attacker), attackHand(state, now.attacker, armies))
  if (now.defender === NONE) return oddsOf(attack, BARBARIANS, 0)
  const forces = forcesOf(state, now.defender)
  const bonus = combatBonus(state, now.defender) - combatBonus(state, now.attacker)
  if (now.kind !== CITY && now.kind !== CAPITAL) {
    return oddsOf(attack, handOf(forces, attackHand(state, now.defender, armiesOn(state, now.square))), bonus)
  }
  return oddsOf(attack, handOf(forces, cityHand(state, now.defender)), bonus + bonusOf(state, now.square, now.kind))
}

/** C-27.18 to C-27.20 */
export const bonusOf = (state: State, square: number, kind: number): number =>
  (kind === CAPITAL ? 12 : 6) + (state.built[square] === WALLED_CODE ? 4 : 0)

/** One card of each land type at rank 1. */
export const BARBARIANS = 6

/** Odds of an attack by what both hands are worth and the defender's bonus; fitted like the above, blurred by the draw. */
export const oddsOf = (attack: number, defence: number, bonus: number): number =>
  chance((attack - 0.69 * defence - 0.93 * bonus) / 1.8)

const chance = (margin: number): number => 1 / (1 + Math.exp(-margin))

const bits = (mask: number): number => {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}

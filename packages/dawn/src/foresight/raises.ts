import { clone } from '../rules/clone.ts'
import { attackerSpends, defenderSpends } from '../rules/military/combat.ts'
import type { FrameOf, State } from '../rules/state.ts'
import { isSpending } from '../rules/trade/trade.ts'
import { attackIn } from '../rules/undertakings.ts'

/** What spending this many more tokens would do to an attack. */
export type Raise = {
  readonly tokens: number
  /** By how much they raise the spender's value. */
  readonly by: number
  /** The odds of the attack then. */
  readonly odds: number
}

/** N-14.20, N-14.21: by how much 1, 2, 3 … tokens would raise the value of a side, until nothing is left to spend. */
export const raisesOf = (state: State, seat: number): readonly number[] => {
  const side = seat === state.active ? 'attackerSpends' : 'defenderSpends'
  const ask = side === 'attackerSpends' ? attackerSpends : defenderSpends
  const frame: FrameOf<'attackerSpends' | 'defenderSpends'> = { kind: side, seat }
  const spendingIn = (now: State) =>
    ask.candidates(now, frame, seat).find((move) => isSpending(move) && ask.whyNot(now, frame, seat, move) === null)
  let spending = spendingIn(state)
  // Most have nothing to spend, and need no copy.
  if (spending === undefined) return NO_RAISES
  const tried = clone(state)
  const before = combatValue(tried, seat)
  const raises: number[] = []
  while (spending !== undefined) {
    ask.apply(tried, frame, seat, spending, undefined)
    raises.push(combatValue(tried, seat) - before)
    spending = spendingIn(tried)
  }
  return raises
}

const NO_RAISES: readonly number[] = []

const combatValue = (state: State, seat: number): number =>
  seat === state.active ? attackIn(state).attack : attackIn(state).defence

/** N-14.17: each side rolls one die. */
const FACES = 6

/** N-14.24: the odds of an attack that leads by this much before both dice. */
export const chanceWithBoth = (lead: number): number => {
  let wins = 0
  for (let attack = 1; attack <= FACES; attack++) {
    for (let defence = 1; defence <= FACES; defence++) if (lead + attack - defence > 0) wins++
  }
  return wins / (FACES * FACES)
}

/** The same before one die, the attacker's (added) or the defender's (subtracted). */
export const chanceWithOne = (lead: number, isAttackers: boolean): number => {
  let wins = 0
  for (let die = 1; die <= FACES; die++) if (lead + (isAttackers ? die : -die) > 0) wins++
  return wins / FACES
}

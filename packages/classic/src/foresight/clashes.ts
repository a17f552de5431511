import type { SetOf } from '@ecumene/kernel'
import { NONE } from '../data/types.ts'
import { ATTACKER, type Battle, DEFENDER, ownerOfSide, PREPARING } from '../rules/battle/battle.ts'
import { beginBattle } from '../rules/battle/beginning.ts'
import { LAND_TYPES } from '../rules/battle/enlisting.ts'
import { type BonusSource, bonusSources, combatBonuses, handSize } from '../rules/battle/strength.ts'
import { clone } from '../rules/clone.ts'
import { total } from '../rules/counts.ts'
import { playerOf, type State } from '../rules/state.ts'

/** A battle as it would begin now; before it begins, cards and abilities may still change it (C-27.4 to C-27.25). */
export type Clash = {
  /** `null` for barbarians. */
  readonly defender: number | null
  /** How many units each side would draw: the attacker's, the defender's. */
  readonly hands: readonly [number, number]
  readonly bonus: readonly [number, number]
  /** What each side has for it: the larger sum gets the difference (C-27.23). */
  readonly sources: readonly [readonly BonusSource[], readonly BonusSource[]]
}

/** What armies meet on a square; `null` where nobody fights: lone scouts are killed (C-24.3). */
export const clashOf = (state: State, seat: number, figures: SetOf<'figure'>, square: number): Clash | null => {
  const met = clone(state)
  beginBattle(met, seat, figures, square, undefined)
  return clashNow(met)
}

/** The battle for which hands have not been drawn yet; `null` where there is none. */
export const clashNow = (state: State): Clash | null => {
  const { battle } = state
  if (battle === null || battle.stage !== PREPARING || battle.winner !== NONE) return null
  return {
    defender: battle.defender === NONE ? null : battle.defender,
    hands: [handOf(state, battle, ATTACKER), handOf(state, battle, DEFENDER)],
    bonus: combatBonuses(state),
    sources: bonusSources(state),
  }
}

/** Nobody draws more than they have; barbarians have one unit of each type on land (C-23.7). */
const handOf = (state: State, battle: Battle, side: number): number => {
  const owner = ownerOfSide(battle, side)
  return owner === NONE ? LAND_TYPES : Math.min(handSize(state, side), total(playerOf(state, owner).units))
}

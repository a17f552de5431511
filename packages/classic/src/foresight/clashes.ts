import type { SetOf } from '@ecumene/kernel'
import { NONE } from '../data/types.ts'
import { ATTACKER, type Battle, DEFENDER, ownerOfSide } from '../rules/battle/battle.ts'
import { beginBattle } from '../rules/battle/beginning.ts'
import { LAND_TYPES } from '../rules/battle/enlisting.ts'
import { combatBonuses, handSize } from '../rules/battle/strength.ts'
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
}

/** What armies meet on a square; `null` where nobody fights: lone scouts are killed (C-24.3). */
export const clashOf = (state: State, seat: number, figures: SetOf<'figure'>, square: number): Clash | null => {
  const met = clone(state)
  beginBattle(met, seat, figures, square, undefined)
  const { battle } = met
  if (battle === null || battle.winner !== NONE) return null
  return {
    defender: battle.defender === NONE ? null : battle.defender,
    hands: [handOf(met, battle, ATTACKER), handOf(met, battle, DEFENDER)],
    bonus: combatBonuses(met),
  }
}

/** Nobody draws more than they have; barbarians have one unit of each type on land (C-23.7). */
const handOf = (state: State, battle: Battle, side: number): number => {
  const owner = ownerOfSide(battle, side)
  return owner === NONE ? LAND_TYPES : Math.min(handSize(state, side), total(playerOf(state, owner).units))
}

import type { Hooks } from '../../rules/hooks/hooks.ts'
import { forbidsCity, forbidsControl } from '../map/forts.ts'
import { isFortSpace } from '../map/map.ts'
import { destroyArmies, hasArmy } from './armies.ts'
import { armySupport, attackEnded, attackWon, mayScorch, reroll, siege } from './combat.ts'

/** What armies and forts change in the rules for everyone. */
export const armyRules: Partial<Hooks> = {
  // T-10.4: a fort is a token, so its space is never empty (N-6.15) and no control token is moved there.
  isOccupied: (state, space) => hasArmy(state, space) || isFortSpace(state, space),
  // T-9.48
  protects: hasArmy,
  forbidsControl,
  forbidsCity,
  supports: armySupport,
  breaches: siege,
  combatOption: () => reroll,
  attackWon,
  controlBeaten: mayScorch,
  attackEnded,
  // T-9.51 to T-9.54: it is thrown back, so a caravan beside the army is safe (T-A4).
  barbarianEnters: (state, space, tell) => destroyArmies(state, space, tell),
  /*
   * T-9.50: one that spawns stays. The rulebook adds the army to what it destroys and takes nothing away, so N-23.3 holds
   * and a caravan beside the army is lost too. TI-24 says so of spawning, T-9.53 the opposite of entering: both are right.
   */
  barbarianSpawned(state, space, tell) {
    destroyArmies(state, space, tell)
  },
}

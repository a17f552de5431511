import { baseKit } from '../rules/kit.ts'
import type { Module } from '../rules/module.ts'
import { SETUP_STEPS } from '../rules/setup/steps.ts'
import { caravanWalk } from '../rules/trade/caravan-walk.ts'
import { cards } from './cards.ts'
import { cityStates, treaties } from './diplomacy.ts'
import { leaders } from './leaders.ts'
import { wonders } from './wonders.ts'

/** The base game. */
export const base: Module = {
  id: 'base',
  isUsed: () => true,
  kit: () => baseKit(SETUP_STEPS),
  walks: [caravanWalk],
  cards,
  leaders,
  wonders,
  cityStates,
  treaties,
}

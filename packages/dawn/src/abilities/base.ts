import { baseAgendas } from '../rules/agendas/agendas.ts'
import { baseIcons } from '../rules/dial/icons.ts'
import { aimings } from '../rules/military/military.ts'
import type { Module } from '../rules/module.ts'
import { basePlaces } from '../rules/places.ts'
import { SETUP_STEPS } from '../rules/setup/steps.ts'
import { caravanWalk } from '../rules/trade/caravan-walk.ts'
import { cards } from './cards.ts'
import { cityStates, treaties } from './diplomacy.ts'
import { leaders } from './leaders.ts'
import { wonders } from './wonders.ts'

/** The base game. */
export const base: Module = {
  setup: SETUP_STEPS,
  icons: baseIcons,
  agendas: baseAgendas,
  // Dice, cards turned up and what is drawn at set-up.
  reveals: ['diceRolled', 'directionRolled', 'wonderRevealed', 'tilesDealt', 'mapReady'],
  walks: [caravanWalk],
  aimings,
  places: basePlaces,
  cards,
  leaders,
  wonders,
  cityStates,
  treaties,
}

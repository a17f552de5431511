import type { Module } from '../rules/abilities.ts'
import { cityStates, treaties } from './diplomacy.ts'
import { leaders } from './leaders.ts'
import { wonders } from './wonders.ts'

/** The abilities of the base game. */
export const base: Module = { leaders, wonders, cityStates, treaties }

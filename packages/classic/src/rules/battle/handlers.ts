import type { Handlers } from '@ecumene/kernel'
import type { Asking, AskingAll } from '../asks.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { enlist } from './enlisting.ts'
import { fight } from './fighting.ts'
import { loot, takeEvent, takeResource, takeTech } from './looting.ts'
import { prepare } from './preparing.ts'
import { endBattle, rescue } from './rescuing.ts'

export type BattleFrame =
  | Asking<'prepare' | 'rescue' | 'takeTech' | 'takeEvent'>
  | AskingAll<'fight' | 'endBattle'>
  /** C-23.8: cards that the barbarians still draw from another deck. */
  | Asking<'enlist', { left: number }>
  /** Points or choices of loot that are left (C-30). */
  | Asking<'loot', { points: number }>
  /** Resources that the winner may still take. */
  | Asking<'takeResource', { left: number }>

export const battleHandlers: Handlers<State, BattleFrame, Move, Event> = {
  prepare,
  enlist,
  fight,
  rescue,
  loot,
  takeResource,
  takeTech,
  takeEvent,
  endBattle,
}

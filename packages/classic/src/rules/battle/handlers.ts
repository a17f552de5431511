import type { Handlers } from '@ecumene/kernel'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { enlist } from './enlisting.ts'
import { fight } from './fighting.ts'
import { loot, takeEvent, takeResource, takeTech } from './looting.ts'
import { prepare } from './preparing.ts'
import { endBattle, rescue } from './rescuing.ts'

export type BattleFrame =
  | {
      readonly kind: 'prepare' | 'enlist' | 'rescue' | 'loot' | 'takeResource' | 'takeTech' | 'takeEvent'
      readonly seat: number
    }
  | { readonly kind: 'fight' | 'endBattle' }

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

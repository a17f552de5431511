import type { Question } from '../asking.ts'
import { enlist } from './enlisting.ts'
import { fight } from './fighting.ts'
import { loot, takeEvent, takeResource, takeTech } from './looting.ts'
import { prepare } from './preparing.ts'
import { endBattle, rescue } from './rescuing.ts'

export type BattleFrame =
  | 'prepare'
  | 'enlist'
  | 'fight'
  | 'rescue'
  | 'loot'
  | 'takeResource'
  | 'takeTech'
  | 'takeEvent'
  | 'endBattle'

export const battleQuestions: Readonly<Record<BattleFrame, Question>> = {
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

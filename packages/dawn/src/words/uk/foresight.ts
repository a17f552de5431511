import type { Foresight } from '../en.ts'

export const foresight: Foresight = {
  'combat.slot': 'комірка',
  'combat.die': 'кубик',
  'combat.spent': 'витрачено',
  'combat.city': 'місто',
  'combat.reinforced': 'посилені жетони контролю',
  'combat.walls': 'власний захист',
  'combat.army': 'армія на клітинці',
  'combat.rule': 'правило гри',
}

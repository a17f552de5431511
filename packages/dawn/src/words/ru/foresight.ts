import type { Foresight } from '../en.ts'

export const foresight: Foresight = {
  'combat.slot': 'ячейка',
  'combat.die': 'кубик',
  'combat.spent': 'потрачено',
  'combat.city': 'город',
  'combat.reinforced': 'укреплённые жетоны контроля',
  'combat.walls': 'собственная защита',
  'combat.army': 'армия на клетке',
  'combat.rule': 'правило игры',
}

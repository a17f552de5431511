import type { Foresight } from '../en.ts'

export const foresight: Foresight = {
  'combat.slot': 'miejsce w szeregu',
  'combat.die': 'kość',
  'combat.spent': 'wydano',
  'combat.city': 'miasto',
  'combat.reinforced': 'umocnione żetony kontroli',
  'combat.walls': 'własna obrona',
  'combat.army': 'armia na polu',
  'combat.rule': 'zasada gry',
}

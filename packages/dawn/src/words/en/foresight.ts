/** What is foreseen: the lines of a combat value. */
export const foresight = {
  'combat.slot': 'slot',
  'combat.die': 'die',
  'combat.spent': 'spent',
  'combat.city': 'city',
  'combat.reinforced': 'reinforced control tokens',
  'combat.walls': 'own defence',
  'combat.army': 'army on the space',
  'combat.rule': 'rule of the game',
} as const

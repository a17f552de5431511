/** What is foreseen: the lines of a combat value, and what a card does in a slot. */
export const foresight = {
  'combat.slot': 'slot',
  'combat.die': 'die',
  'combat.spent': 'spent',
  'combat.city': 'city',
  'combat.reinforced': 'reinforced control tokens',
  'combat.walls': 'own defence',
  'combat.army': 'army on the space',
  'combat.rule': 'rule of the game',
  'combat.line': '{source} {value}',
  'combat.chance': 'Chance to win: {percent}%',
  'combat.raise': '{tokens, plural, one {# token} other {# tokens}} (+{value}): {percent}%',
  'way.here': 'Stop here',
  'way.to': 'To space {space}: {count, plural, one {# step} other {# steps}}',

  'atSlot.culture':
    'Place up to {count, plural, one {# control token} other {# control tokens}} next to {where, select, anywhere {friendly spaces} other {friendly cities}}, up to {terrain, select, grassland {grassland} hills {hills} forest {forest} desert {desert} other {mountains}}.',
  'atSlot.science': 'Advance the tech dial by {count}.',
  'atSlot.economy':
    '{figures, plural, one {# caravan} other {# caravans}}, up to {count, plural, one {# space} other {# spaces}} each, up to {terrain, select, grassland {grassland} hills {hills} forest {forest} desert {desert} other {mountains}}{sea, select, yes {, also over water} other {}}.',
  'atSlot.industry':
    'A world wonder with production {count}, or a city within {range, plural, one {# space} other {# spaces}}{sea, select, yes {, counting through water} other {}}, up to {terrain, select, grassland {grassland} hills {hills} forest {forest} desert {desert} other {mountains}}.',
  'atSlot.military':
    '{order, select, first {Reinforce up to {count, plural, one {# control token} other {# control tokens}}, or make} other {Make}} up to {attacks, plural, one {# attack} other {# attacks}} within {range, plural, one {# space} other {# spaces}}{through, select, water {, counting through water} anything {, counting through anything} other {}}, attack +{value}{differs, select, yes { (+{barbarians} against barbarians)} other {}}{order, select, after {; then reinforce up to {count, plural, one {# control token} other {# control tokens}}, one fewer for each attack} also {; and reinforce up to {count, plural, one {# control token} other {# control tokens}}} other {}}.',
  'atSlot.also': '{effect} {more}',
  'atSlot.drama-and-poetry': 'Then you may move one of your control tokens to a neighbouring space.',
  'atSlot.civil-service': 'Then 1 more next to any friendly space.',
  'atSlot.mass-media': 'Then a rival control token within 2 spaces becomes yours, or is flipped.',
  'atSlot.mathematics': 'Before that, 1 trade token on any of your cards.',
  'atSlot.replaceable-parts': 'Before that, a resource of a kind you do not have.',
  'atSlot.nuclear-power': 'Before that, control tokens on a space and around it are destroyed or flipped.',
  'atSlot.currency': 'Barbarians on the way are removed.',
  'atSlot.steam-power': 'Then you may exchange a resource.',
  'atSlot.capitalism': 'After the reset another card as if in the first slot.',
  'atSlot.animal-husbandry': 'The city may also be next to one of your caravans.',
  'atSlot.urbanization': 'Next to the city up to 2 control tokens.',
} as const

/** What the cards of the expansion do in a slot. */
export const slots = {
  'atSlot.growth':
    'A district next to a friendly city, up to {terrain, select, grassland {grassland} hills {hills} forest {forest} desert {desert} other {mountains}}{order, select, first {, or reinforce up to {count, plural, one {# control token} other {# control tokens}}} also {; then reinforce up to {count, plural, one {# control token} other {# control tokens}}} other {}}.',
  'atSlot.armies':
    '{figures, plural, one {# army} other {# armies}}, up to {count, plural, one {# space} other {# spaces}}{figures, plural, =1 {} other { each}}, up to {terrain, select, grassland {grassland} hills {hills} forest {forest} desert {desert} other {mountains}}{sea, select, yes {, also over water} other {}}; attack +{value}{differs, select, yes { (+{barbarians} against barbarians)} other {}}.',
  'atSlot.engineering': 'With the district, 1 control token next to a friendly district.',
  'atSlot.globalization': 'In between name a kind of district: all who have it on the map resolve it.',
  'atSlot.mysticism': 'A control token that the district replaces may be placed next to it.',
  'atSlot.military-engineering':
    'Then armies from the card into your cities, and your control tokens in and next to spaces with your armies are reinforced.',
  'atSlot.ti-mass-production': 'One army defeated this turn may move again.',
  'atSlot.ti-flight': 'Past barbarians, city-states, caravans and unreinforced control tokens.',
  'atSlot.siege-tactics': 'Each rival reinforced control token gives 1 less.',
  'atSlot.scorched-earth': 'Once per turn a beaten control token may be destroyed; then the army moves again.',
  'atSlot.ti-animal-husbandry': 'Or a city where your caravan or army stands, which returns to its card.',
  'atSlot.radio': 'Then replace a rival city within 4 spaces of a friendly city by yours.',
  'atSlot.humanism': 'Then 1 trade token for each of your mature cities.',
  'atSlot.state-workforce': 'Then 1 more on mountains next to a friendly space.',
  'atSlot.writing': '1 more if you control a world wonder.',
  'atSlot.natural-history': '1 more for each kind of resource you have.',
  'atSlot.astronomy': 'Before that look at up to 2 tiles from the bottom of the stack; one may be placed.',
  'atSlot.wheel': 'Reaching a city-state or a rival city also gives a resource of your choice.',
  'atSlot.shipbuilding': 'Once, before a caravan explores, a water token may be laid.',
  'atSlot.cartography': 'Once per turn you may build a city near a rival city reached far from your capital.',
  'atSlot.banking': 'Reaching the capital of Ibrahim’s holder also gives a resource of your choice.',
  'atSlot.industrialization': '1 more production for each of your districts.',
  'atSlot.construction': 'Each resource gives 3 production.',
  'atSlot.craftsmanship': 'After the world wonder advance the tech dial by 1.',
} as const

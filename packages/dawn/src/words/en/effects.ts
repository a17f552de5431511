/** What things do: tooltips. */
export const effects = {
  'effect.card.early-empire': 'Place up to 2 control tokens next to friendly cities.',
  'effect.card.drama-and-poetry':
    'Place up to 2 control tokens next to friendly cities. Then you may move one of your control tokens to a neighbouring empty land space.',
  'effect.card.civil-service':
    'Place up to 2 control tokens next to friendly cities, then 1 next to any friendly space.',
  'effect.card.mass-media':
    'Place up to 3 control tokens next to friendly cities. Then a rival control token within 2 spaces becomes yours, or is flipped if it is reinforced.',
  'effect.card.astrology': 'Advance the tech dial by the slot number.',
  'effect.card.mathematics': 'Place 1 trade token on any of your focus cards, then advance the tech dial.',
  'effect.card.replaceable-parts': 'Gain a resource of a kind you do not have, then advance the tech dial.',
  'effect.card.nuclear-power':
    'In the fifth slot: on a space and its neighbours unreinforced control tokens are destroyed and reinforced ones flipped. Then advance the tech dial.',
  'effect.card.foreign-trade': '1 caravan. Each caravan moves up to 3 spaces.',
  'effect.card.currency': '2 caravans. Each moves up to 4 spaces and removes barbarians whose space it enters.',
  'effect.card.steam-power':
    '2 caravans. Each moves up to 6 spaces, also over water. Then you may exchange a resource.',
  'effect.card.capitalism':
    '3 caravans. Each moves up to 6 spaces, also over water. After the reset resolve another card as if in the first slot.',
  'effect.card.pottery': 'Build a world wonder, or a city within 2 spaces of a friendly space.',
  'effect.card.animal-husbandry':
    'Build a world wonder, or a city within 3 spaces of a friendly space or next to one of your caravans.',
  'effect.card.nationalism':
    'Build a world wonder (production 7 in the fifth slot), or a city within 4 spaces, counting through water.',
  'effect.card.urbanization':
    'Build a world wonder, or a city within 5 spaces, counting through water, and place up to 2 control tokens next to it.',
  'effect.card.masonry':
    'Reinforce up to as many control tokens as the slot number, or make up to 2 attacks within 2 spaces.',
  'effect.card.iron-working': 'Reinforce, or make up to 2 attacks within 3 spaces with +1 (+3 against barbarians).',
  'effect.card.mass-production':
    'Make up to 2 attacks within 3 spaces, counting through water, with +2; then reinforce, one token fewer for each attack.',
  'effect.card.flight': 'Reinforce, and make up to 3 attacks within 5 spaces, counting through anything, with +3.',

  'effect.leader.america':
    'A natural wonder gained or spent is put on a card of your row, where it can be spent as a trade token or as its resource.',
  'effect.leader.aztec':
    'After resetting the military card, if you won an attack, you may swap any two cards of your row.',
  'effect.leader.egypt': 'World wonders cost you 1 less.',
  'effect.leader.france':
    'With the culture card place more control tokens by your newest wonder: ancient 1, medieval 2, modern 3.',
  'effect.leader.japan': 'On your turn deserts and mountains next to water or on the map edge have difficulty 3.',
  'effect.leader.rome': 'Caravans may leave the economy card from any of your cities.',
  'effect.leader.scythia': '+3 when attacking or defending grassland or hills.',
  'effect.leader.sumeria': 'Defeating a barbarian also gives you a resource of your choice.',

  'effect.wonder.stonehenge': 'After placing a control token on hills you may place more on neighbouring hills.',
  'effect.wonder.hanging-gardens':
    'At the start of your turn you may place a control token next to a friendly city, difficulty up to 4.',
  'effect.wonder.chichen-itza': 'Control tokens may be placed on empty forests that are not next to a friendly city.',
  'effect.wonder.forbidden-city':
    'At the start of your turn you may destroy a rival control token next to a friendly space.',
  'effect.wonder.eiffel-tower':
    'At the start of your turn you may name two control tokens of a rival, who exchanges one of them for yours.',
  'effect.wonder.sydney-opera-house': 'Rival control tokens count for the maturity of your cities.',
  'effect.wonder.oracle': 'At the start of your turn you may swap two neighbouring cards of your row.',
  'effect.wonder.pyramids': 'When built, replace up to 3 level-I cards with their level-II cards.',
  'effect.wonder.porcelain-tower': 'When built, replace up to 2 cards with those of the next level.',
  'effect.wonder.potala-palace':
    'You may hold up to 4 diplomacy cards of each player. When built, take up to 3 diplomacy cards.',
  'effect.wonder.oxford-university': 'A gained card may replace any card but science, whatever its type.',
  'effect.wonder.kremlin': '+4 when attacking a rival who has fewer reinforced control tokens.',
  'effect.wonder.colossus': 'Your caravans share 6 extra spaces of movement.',
  'effect.wonder.great-lighthouse': 'Empty spaces on the map edge are in range for building a city.',
  'effect.wonder.great-zimbabwe':
    'Store up to 4 gained trade tokens here; move them to focus cards at the start of your turn.',
  'effect.wonder.machu-picchu': 'Cards in the first and second slot are resolved as if in the third.',
  'effect.wonder.big-ben': '+2 in combat for each of your caravans next to the defending space.',
  'effect.wonder.estadio-do-maracana': 'Once per turn you may resolve and reset the economy card before another card.',
  'effect.wonder.terracotta-army': '+2 when attacking.',
  'effect.wonder.petra': '+2 when defending. Barbarians cannot enter your cities or your reinforced control tokens.',
  'effect.wonder.alhambra': '+2 when attacking or defending.',
  'effect.wonder.venetian-arsenal':
    'Once per turn, resolve a card that was resolved in the fifth slot again as if in the first.',
  'effect.wonder.pentagon': '+2 when attacking; any target on the map is in range.',
  'effect.wonder.ruhr-valley': '+5 when defending.',

  'effect.cityState.carthage':
    '+1 in combat for each city-state and each of your cities within 2 spaces of the defending space.',
  'effect.cityState.kumasi': 'With the culture and the industry card forests have difficulty 1.',
  'effect.cityState.brussels': 'World wonders cost 1 less for each of your mature cities.',
  'effect.cityState.seoul': 'At the start of your turn you may move a barbarian to a neighbouring empty land space.',
  'effect.cityState.geneva': 'At the start of your turn you may exchange a diplomacy card for another of that player.',
  'effect.cityState.mohenjo-daro': 'Difficulty is 1 lower when you place control tokens.',
  'effect.cityState.buenos-aires': 'A world wonder costs 2 less if you have none of its type.',
  'effect.cityState.kabul': '+3 when attacking a city or another city-state.',

  'effect.treaty.open-borders': 'The control tokens of its giver count for the maturity of your cities.',
  'effect.treaty.embassy':
    'When your caravan visits the giver’s capital, you gain a resource and the giver a trade token.',
  'effect.treaty.joint-war': '+2 when attacking anyone but the giver.',
  'effect.treaty.defensive-pact': '+2 when defending against anyone but the giver.',

  'effect.agenda.civilized': 'Have 8 cities on the map.',
  'effect.agenda.money-grubber': 'Control 2 economic wonders.',
  'effect.agenda.explorer': 'Control 15 spaces next to water or on the map edge.',
  'effect.agenda.aesthetic': 'Control 2 cultural wonders.',
  'effect.agenda.populous': 'Control 5 mature cities.',
  'effect.agenda.preservationist': 'Control 2 natural wonders.',
  'effect.agenda.technophile': 'Reach space 24 of the tech dial.',
  'effect.agenda.scholarly': 'Control 2 scientific wonders.',
  'effect.agenda.warmonger': 'Defeat a rival capital, or control 2 conquered city-states.',
  'effect.agenda.paranoid': 'Control 2 military wonders.',
} as const

/** What the things of the expansion do: tooltips. */
export const effects = {
  'effect.card.irrigation':
    'Place a district next to a friendly city, or reinforce up to as many control tokens as the slot number.',
  'effect.card.engineering':
    'Place a district next to a friendly city, then 1 control token next to a friendly district; or reinforce up to as many control tokens as the slot number.',
  'effect.card.sanitation':
    'Place a district next to a friendly city, then reinforce up to as many control tokens as the slot number.',
  'effect.card.globalization':
    'Place a district next to a friendly city. Then name a kind of district: every player who has it on the map resolves it. Then reinforce up to as many control tokens as the slot number.',
  'effect.card.ti-masonry': '1 army. Each army moves up to 3 spaces.',
  'effect.card.ti-iron-working': '2 armies. Each moves up to 4 spaces. +2 against barbarians.',
  'effect.card.ti-mass-production':
    '2 armies. Each moves up to 5 spaces, also over water, with +2 in combat. One army defeated this turn may move a second time.',
  'effect.card.ti-flight':
    '2 armies. Each moves up to 6 spaces, also over water and past barbarians, city-states, caravans and unreinforced control tokens, with +3 in combat.',
  'effect.card.ti-currency': '2 caravans. Each moves up to 4 spaces and removes barbarians whose space it enters.',
  'effect.card.ti-animal-husbandry':
    'Build a world wonder; or a city within 3 spaces of a friendly space; or a city where your caravan or army stands, which returns to its card.',

  'effect.card.radio':
    'Place up to 3 control tokens next to friendly cities. In the fifth slot, then replace a rival city (no capital, no army there) within 4 spaces of a friendly city with yours.',
  'effect.card.mysticism':
    'Place a district next to a friendly city; a control token it replaces may be placed next to it. Or reinforce up to as many control tokens as the slot number.',
  'effect.card.writing': 'Advance the tech dial by the slot number, then by 1 more if you control a world wonder.',
  'effect.card.wheel':
    '1 caravan. Each moves up to 4 spaces; reaching a city-state or a rival city also gives a resource of your choice.',
  'effect.card.natural-history':
    'Advance the tech dial by the slot number and 1 more for each kind of resource you have, natural wonders included.',
  'effect.card.humanism':
    'Place up to 2 control tokens next to any friendly spaces. Then place 1 trade token for each of your mature cities.',
  'effect.card.siege-tactics':
    '2 armies. Each moves up to 5 spaces, also over water, with +2 in combat. On your turn each rival reinforced control token gives 1 less.',
  'effect.card.industrialization':
    'Build a world wonder with 1 more production for each of your districts, or a city within 4 spaces, counting through water.',
  'effect.card.state-workforce':
    'Place up to 2 control tokens next to friendly cities. In the fifth slot, then 1 more on mountains next to a friendly space.',
  'effect.card.shipbuilding':
    '2 caravans. Each moves up to 4 spaces, also over water. Once, before a caravan explores, a water token may be laid next to its space.',
  'effect.card.cartography':
    '2 caravans. Each moves up to 6 spaces, also over water. Once per turn, on reaching a rival city at least 8 spaces from your capital, you may build a city within 2 spaces of it.',
  'effect.card.construction':
    'Build a world wonder, each resource giving 3 production, or a city within 3 spaces of a friendly space.',
  'effect.card.banking':
    '2 caravans. Each moves up to 6 spaces, also over water. Reaching the capital of Ibrahim’s holder also gives a resource of your choice.',
  'effect.card.astronomy':
    'Look at up to 2 tiles from the bottom of the stack; one may be placed as if explored from an edge space of your capital tile, the rest goes back to the top or the bottom. Then advance the tech dial.',
  'effect.card.military-engineering':
    'Place a district next to a friendly city. Then armies on the military card may be put into your cities. Then reinforce your control tokens in or next to spaces with your armies.',
  'effect.card.horseback-riding': '1 army. Each army moves up to 6 spaces.',
  'effect.card.craftsmanship':
    'Build a world wonder and then advance the tech dial by 1, or a city within 2 spaces of a friendly space.',
  'effect.card.scorched-earth':
    '2 armies. Each moves up to 4 spaces. Once per turn a beaten control token may be destroyed instead of replaced; that army then moves again.',

  'effect.leader.china': 'When you defend, each of your reinforced control tokens gives 2 instead of 1.',
  'effect.leader.england':
    'After building a city that is the only one on its tile (city-states aside), you may place a reinforced control token next to it.',
  'effect.leader.georgia':
    'A card is resolved 1 slot to the right if you hold a diplomacy card of a city-state of its type.',
  'effect.leader.inca': 'After placing a control token on mountains you may place 1 more on a neighbouring space.',
  'effect.leader.indonesia':
    'Your caravans and armies may enter water. For your caravans all water spaces on the map edge are neighbours.',
  'effect.leader.netherlands':
    'For your districts, water next to them counts as friendly spaces of every kind of terrain.',
  'effect.leader.nubia': 'After resetting the growth card, resolve one of your districts.',
  'effect.leader.ottoman':
    'At the start of your turn you may give Ibrahim to another player. +2 in combat against Ibrahim’s holder.',
  'effect.leader.poland':
    'On your first turn choose a player and take one of their diplomacy cards; you may hold any number of that player’s cards.',
  'effect.leader.zulu':
    'After winning an attack place 1 trade token on your military card, 2 if it was against a rival city or a city-state.',

  'effect.wonder.colosseum':
    'At the start of your turn you may reinforce one of your control tokens next to a friendly city.',
  'effect.wonder.taj-mahal': 'A card is resolved 1 slot to the right for each of your world wonders of its type.',
  'effect.wonder.cristo-redentor':
    'When built or captured, replace a rival city (no capital, no army there) within 3 spaces with one of yours.',
  'effect.wonder.great-library':
    'When your caravan visits a rival city, you may take a card of the same type and level as one in that rival’s row.',
  'effect.wonder.university-of-sankore':
    'At the end of a turn in which you replaced a focus card you may swap two cards of your row, science excepted.',
  'effect.wonder.amundsen-scott-research-station':
    'When built, found a city for it on the map edge, then place up to 2 control tokens next to that city.',
  'effect.wonder.apadana':
    'When built or captured, explore from any edge space; if a tile was placed, put a control token on an empty space of it.',
  'effect.wonder.kilwa-kisiwani': 'Each of your caravans that reaches a city-state gives 1 more trade token.',
  'effect.wonder.ti-machu-picchu': 'A card in the first or second slot is resolved 2 slots to the right.',
  'effect.wonder.orszaghaz': 'A city-state that your caravan reaches may be conquered.',
  'effect.wonder.jebel-barkal': 'In combat you may spend resources for +2 each.',
  'effect.wonder.huey-teocalli': '+1 when defending for each water space next to the defending space.',
  'effect.wonder.ti-pentagon': '+2 when attacking. Your armies move any distance.',
  'effect.wonder.statue-of-liberty':
    'Before a rival city becomes yours, all rival control tokens next to it become yours, unreinforced.',

  'effect.cityState.auckland':
    'When you build a city, distance is counted through water and spaces next to water have difficulty 1.',
  'effect.cityState.akkad': 'Your armies may pass rival control tokens; they must attack where they stop.',
  'effect.cityState.antananarivo':
    'On your turn it counts as one of your cities, and a world wonder may be built there. Your armies may not stop there.',
  'effect.cityState.palenque': 'When you resolve a card, resources may be spent as its trade tokens.',

  'effect.treaty.ti-open-borders':
    'Cities and control tokens of its giver count as friendly for your districts and the maturity of your cities.',
  'effect.treaty.non-aggression-pact':
    'You cannot attack or destroy pieces of its giver. If the giver attacks or destroys one of yours, you may return the card to swap your military card with another card of your row.',
  'effect.treaty.ibrahim':
    'When your caravan visits an Ottoman city, you and the Ottoman player each place 1 more trade token.',

  'effect.district.campus':
    '1 trade token on the science card for each mountain and natural wonder here and on neighbouring friendly spaces.',
  'effect.district.commercial-hub':
    '1 trade token for each of your mature cities; or 1 on the economy card for each desert here and on neighbouring friendly spaces.',
  'effect.district.encampment':
    'Within 2 spaces destroy a barbarian or a rival army, or reinforce a friendly control token, or both.',
  'effect.district.industrial-zone':
    '1 trade token on the industry card for each forest here and on neighbouring friendly spaces; or spend 3 trade tokens of that card to build a city within 2 spaces of a friendly space.',
  'effect.district.theater-square':
    'Place a control token within 2 spaces, or within 2 spaces of a friendly city with a world wonder.',

  'effect.government.republic': 'The culture card is resolved 2 slots to the right.',
  'effect.government.democracy': 'The science card is resolved 1 slot to the right.',
  'effect.government.oligarchy': 'The economy card is resolved 2 slots to the right.',
  'effect.government.communism': 'The industry card is resolved 1 slot to the right.',
  'effect.government.autocracy': 'The military card is resolved 2 slots to the right.',
  'effect.government.monarchy': 'The growth card is resolved 2 slots to the right.',

  'effect.agenda.technophile-ti': 'Have 3 cards of level IV in your row.',
  'effect.agenda.industrious': 'Have 5 districts on the map.',
  'effect.agenda.progressive': 'Control a world wonder of each era.',
  'effect.agenda.diplomatic': 'Hold diplomacy cards of 4 different players or city-states.',
  'effect.agenda.hoarder': 'Have 5 resources and natural wonders.',
  'effect.agenda.defensive': 'Have 15 reinforced control tokens.',
  'effect.agenda.devastating': 'Win an attack with a combat value of 16 or more.',
  'effect.agenda.provincial': 'Have a mature city on each of 4 tiles; a fort is a tile of its own.',
  'effect.agenda.diversified': 'Control world wonders of 3 types.',
  'effect.agenda.expansionist': 'Control a city on each of 6 tiles; a fort is a tile of its own.',
  'effect.agenda.prolific': 'Control 2 world wonders of the same era.',
  'effect.agenda.fortified': 'Control a fort, as long as you keep it.',
  'effect.agenda.expeditionary': 'Control 2 forts, as long as you keep them.',
} as const

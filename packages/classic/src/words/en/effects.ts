/** What things do: tooltips. */
export const effects = {
  'effect.civilization.america':
    'Starts with a great person at the capital. Every 3 trade spent on rushing gives 2 production instead of 1.',
  'effect.civilization.china':
    'The capital starts with walls. Gains 3 culture for each hut explored and each village conquered. After a battle one of its killed units may return to the standing forces.',
  'effect.civilization.egypt':
    'Starts with an ancient wonder at the capital. Once per round one city action may put up an unlocked building for free.',
  'effect.civilization.germany':
    'Starts with 2 more infantry. A tech that upgrades or unlocks a unit type also gives one unit of that type and one resource from the market.',
  'effect.civilization.rome':
    'Starts as a Republic. Moves one space along the culture track for free with each wonder or city built and each city or village conquered.',
  'effect.civilization.russia':
    'Starts under Communism with one more army; the stacking limit is 1 higher. Once per round a figure that moves into an enemy city may be given up to learn a tech of its owner.',

  'effect.tech.animal-husbandry':
    'Once per battle heal up to 3 wounds in all on your units. For 1 wheat: one of your cities has 3 more production this round.',
  'effect.tech.code-of-laws':
    'Unlocks Republic and the trading post. Once per round, after winning a battle, a coin token (at most 4).',
  'effect.tech.currency': 'Unlocks the market. For 1 incense: 3 culture.',
  'effect.tech.horseback-riding':
    'Travel speed 3. For 1 silk: gain 9 trade, then another player of your choice gains 6 trade.',
  'effect.tech.masonry': 'Unlocks city walls. Stacking limit 3.',
  'effect.tech.metalworking':
    'Unlocks barracks. For 1 iron: the unit you play next deals 3 more wounds when it attacks an enemy unit.',
  'effect.tech.navigation': 'Unlocks the harbor. Figures may cross water, but not end their move there.',
  'effect.tech.philosophy': 'Unlocks the temple. For any 3 resources: a random great person.',
  'effect.tech.pottery':
    'Unlocks the granary. Culture hand limit +1. For any 2 resources: a coin token on this tech (at most 4).',
  'effect.tech.writing': 'Unlocks the library. For 1 spy: cancel a city action of another player.',
  'effect.tech.chivalry': 'Unlocks Feudalism. Mounted units have rank 2. For 1 incense: 5 culture.',
  'effect.tech.civil-service': 'Culture hand limit +1, 1 coin. For 1 spy: cancel a culture event.',
  'effect.tech.construction': 'Unlocks the workshop. For 1 wheat: one of your cities has 5 more production this round.',
  'effect.tech.democracy':
    'Unlocks Democracy. Infantry has rank 2. Once per round in City Management pay 6 trade for a coin token (at most 4).',
  'effect.tech.engineering':
    'Unlocks the aqueduct. Once per round one city may split its production between two items.',
  'effect.tech.irrigation': 'You may have a third city.',
  'effect.tech.mathematics': 'Artillery has rank 2. For 1 iron: deal up to 3 wounds in all to enemy units in play.',
  'effect.tech.monarchy':
    'Unlocks Monarchy. For 1 silk: make an ancient wonder obsolete, or kill a random unit in another player’s standing forces.',
  'effect.tech.printing-press':
    'Unlocks the university. Stacking limit 4. Once per round in City Management pay 5 culture for a coin token (at most 4).',
  'effect.tech.sailing': 'Travel speed 4. Figures may cross water and end their move there.',
  'effect.tech.banking': 'Unlocks the bank. For 1 wheat: one of your cities has 7 more production this round.',
  'effect.tech.biology': 'Stacking limit 5. Once per battle heal all wounds on your units.',
  'effect.tech.communism':
    'Unlocks Communism. For 1 spy: no figure may leave a square of your choice until the end of the round, even one that is moving.',
  'effect.tech.gunpowder':
    'Infantry has rank 3. For any 2 resources: make an ancient or medieval wonder obsolete, or destroy a building.',
  'effect.tech.metal-casting': 'Artillery has rank 3. For 1 incense: 7 culture.',
  'effect.tech.military-science': 'Unlocks the academy. Each of your cities has 1 more production for every 3 coins.',
  'effect.tech.railroad': 'Unlocks the iron mine. Mounted units have rank 3. 1 coin.',
  'effect.tech.steam-power':
    'Travel speed 5. Figures may cross water and end their move there. For 1 silk: move all your figures from one square to any water square; they do not move again this round.',
  'effect.tech.theology': 'Unlocks Fundamentalism and the cathedral. Culture hand limit +1.',
  'effect.tech.atomic-theory':
    'For 1 uranium: one more action for each of your cities. For 1 uranium, in Movement: destroy a city that is not a capital, with everything on its outskirts.',
  'effect.tech.ballistics': 'Artillery has rank 4. For 1 iron: deal up to 6 wounds in all to enemy units in play.',
  'effect.tech.combustion':
    'Mounted units have rank 4. Once per round a building on which your army ends its move is destroyed. Walls of a city you attack fall before the battle.',
  'effect.tech.computers': '1 coin. Battle hand and culture hand limit +1 for every 5 coins.',
  'effect.tech.flight':
    'Unlocks aircraft. Travel speed 6. Figures may end their move on water and pass enemy figures, huts, villages and cities without stopping.',
  'effect.tech.mass-media':
    'Your culture events cannot be cancelled. For 1 spy: cancel a resource ability; what was paid for it is lost.',
  'effect.tech.replaceable-parts': 'Infantry has rank 4. Stacking limit 6.',
  'effect.tech.space-flight': 'Whoever researches it wins.',

  'effect.government.core.anarchy':
    'The capital takes no action. From the next round on you may change to any government you have unlocked.',
  'effect.government.core.despotism': 'No effect.',
  'effect.government.core.republic': 'Your scouts may enter huts.',
  'effect.government.core.feudalism':
    '1 coin. A city that harvests may take the resource from the outskirts of any of your cities (proposed).',
  'effect.government.core.democracy':
    'Each of your cities gives 2 more trade; you may not attack other players (proposed).',
  'effect.government.core.monarchy': 'The capital gives 2 more culture when devoted to the arts (proposed).',
  'effect.government.core.communism':
    'Each of your cities has 2 more production; none of them can be devoted to the arts.',
  'effect.government.core.fundamentalism': 'Battle hand +1. Each of your cities gives 1 trade less (proposed).',
  'effect.government.revised.anarchy':
    'The capital takes no action. From the next round on you may change to any government you have unlocked.',
  'effect.government.revised.despotism': 'Each of your cities has 1 more production.',
  'effect.government.revised.republic': 'Your armies may found cities as scouts do.',
  'effect.government.revised.feudalism': 'Start of Turn: harvest a resource from the outskirts of one of your cities.',
  'effect.government.revised.democracy': '1 coin. Start of Turn: gain 2 trade.',
  'effect.government.revised.monarchy': 'The capital takes a second action each round, of another kind than the first.',
  'effect.government.revised.communism':
    'Battle hand +1. Every city has as much production from its outskirts as the best of your cities.',
  'effect.government.revised.fundamentalism':
    'Combat bonus +4. Start of Turn: 1 culture for each of your armies on the map.',

  'effect.building.harbor': 'On water. Gives 2 trade and 1 production.',
  'effect.building.trading-post': 'In the desert. Gives 2 trade and 1 culture.',
  'effect.building.workshop': 'In the mountains. Gives 3 production.',
  'effect.building.iron-mine': 'In the mountains. Gives 4 production.',
  'effect.building.library': 'On grassland. Gives 1 trade and 1 culture.',
  'effect.building.university': 'On grassland. Gives 2 trade and 2 culture.',
  'effect.building.granary': 'On grassland. Gives 1 trade and 1 production.',
  'effect.building.aqueduct': 'On grassland. Gives 2 trade and 2 production.',
  'effect.building.market': 'On land, starred. Gives 1 trade, 1 production and 1 culture.',
  'effect.building.bank': 'On land, starred. Gives 1 trade, 1 production, 1 culture and 1 coin.',
  'effect.building.temple': 'On land, starred. Gives 2 culture.',
  'effect.building.cathedral': 'On land, starred. Gives 3 culture.',
  'effect.building.barracks': 'On land, starred. Gives 2 trade and a combat bonus of 2.',
  'effect.building.academy': 'On land, starred. Gives 2 trade and a combat bonus of 4.',
  'effect.city.walls': 'Combat bonus of 4 in defence of the city, and the attacker plays the first unit.',

  'effect.person.artist': 'Gives 1 trade and 2 culture.',
  'effect.person.builder': 'Gives 2 production and 1 coin.',
  'effect.person.general': 'Gives a combat bonus of 4.',
  'effect.person.humanitarian': 'Gives 1 trade, 1 production, 1 culture and 1 coin.',
  'effect.person.industrialist': 'Gives 2 culture and 1 coin.',
  'effect.person.scientist': 'Gives 2 trade and 1 production.',

  'effect.wonder.stonehenge': 'Start of Turn: 1 culture.',
  'effect.wonder.colossus': 'Start of Turn: 3 trade.',
  'effect.wonder.hanging-gardens': 'Start of Turn: place an army or a scout on this wonder’s square for free.',
  'effect.wonder.oracle': 'Your opponents in battle play with open hands.',
  'effect.wonder.angkor-wat': 'Once per round a city that harvests takes two resources.',
  'effect.wonder.brandenburg-gate':
    'Enemy figures may not end their move on the outskirts of your cities; those already there leave when they can.',
  'effect.wonder.himeji-samurai-castle': 'All your units have 1 more strength.',
  'effect.wonder.porcelain-tower': 'Research needs 5 trade less.',
  'effect.wonder.cristo-redentor':
    'Culture hand limit +4. Start of Turn: draw two culture events from a deck of your choice.',
  'effect.wonder.panama-canal': 'Start of Turn: put a coin token on this wonder.',
  'effect.wonder.statue-of-liberty': 'Start of Turn: learn a tech that another player knows.',
  'effect.wonder.united-nations': 'Culture events cannot target you against your will.',

  'effect.culture.a-gift-from-afar':
    'Use it as iron, wheat, spy or silk; then another player of your choice gains a coin token.',
  'effect.culture.bread-and-circuses':
    'Cancel a culture event aimed at you, your figure, or a square or building of your city.',
  'effect.culture.defection': 'Kill a figure within 4 squares of one of your figures or cities. May interrupt a move.',
  'effect.culture.drought':
    'Turn a square that is not mountains and holds no building or wonder into desert for the rest of the game.',
  'effect.culture.duty-and-honor': 'Before drawing your battle hand, gain a unit of a type you have unlocked.',
  'effect.culture.exchange-of-ideas':
    'Learn a level I tech of another player, who then learns a level I tech of yours.',
  'effect.culture.sabotage': 'Destroy a building within 4 squares of one of your figures or cities.',
  'effect.culture.we-love-the-despot-day': 'One of your cities has 4 more production this round.',
  'effect.culture.a-generous-gift': 'Use it as iron, wheat, spy or silk.',
  'effect.culture.catastrophe': 'Destroy a building within 6 squares of one of your figures or cities.',
  'effect.culture.deforestation': 'Turn a forest without building or wonder into grassland for the rest of the game.',
  'effect.culture.jousting-tourney': 'Cancel a culture event.',
  'effect.culture.knowledge-shared': 'Learn a tech of level I or II of another player, who then learns one of yours.',
  'effect.culture.mass-defection':
    'In one square within 6 squares of one of your figures or cities kill a great person or up to 2 figures. May interrupt a move.',
  'effect.culture.nationalism': 'Before drawing your battle hand, gain up to 2 units of types you have unlocked.',
  'effect.culture.we-love-the-queen-day': 'One of your cities has 6 more production this round.',
  'effect.culture.a-princely-gift': 'Use it as iron, uranium, spy, wheat or silk.',
  'effect.culture.disaster': 'Destroy up to two buildings of other players.',
  'effect.culture.patriotism': 'Before drawing your battle hand, gain up to 3 units of types you have unlocked.',
  'effect.culture.primetime-tv': 'Cancel a culture event or a resource ability; what was paid for the ability is lost.',
  'effect.culture.think-tank': 'Learn a tech of levels I to III of another player, who then learns one of yours.',
  'effect.culture.we-love-the-president-day': 'One of your cities has 8 more production this round.',
  'effect.culture.wholesale-defection':
    'In any one square kill a great person or up to 2 figures. May interrupt a move.',
} as const

export const en = {
  'lesson.title': 'Your first turns',
  'lesson.welcome':
    'Welcome! This is the map, and most of it is unknown. You lead China from the home tile with f14; Rome begins at the other end. A number like C-5.4 above opens the rulebook at that rule.',
  'lesson.winning':
    'There are four ways to win: reach the end of the culture track, research Space Flight, own 15 coins, or take the enemy capital. Each of them wins on the spot.',
  'lesson.capital':
    'The capital stands on one of the four central squares of your home tile. The eight squares around it are its outskirts, and their icons are what the city gets: point at a square to read them. Place it on f14.',
  'lesson.capital.otherwise':
    'That would be fine in a game. But around f14 there are three trade icons: please place your capital there.',
  'lesson.figures':
    'Now your figures, an army and a scout. Armies fight and enter huts, scouts found cities. Place the army on f13, at the edge of the unknown.',
  'lesson.round':
    'The scout has joined it. A round has five phases: Start of Turn, Trade, City Management, Movement, Research. In the first you found cities and change government. Not yet, though: choose “{done}”.',
  'lesson.trade':
    'Each trade icon on your outskirts gives 1 trade: 3 at set-up and 3 now. After that players may exchange trade, culture, resources and cards. There is nothing to ask for yet: choose “{done}”.',
  'lesson.produce':
    'City Management: each city may produce one item, devote itself to the arts or harvest a resource. The outskirts of your capital give 5 production, just enough for this building: {building}. Press the city and build it.',
  'lesson.produce.otherwise': 'You could do that in a game. This time, please build this: {building}.',
  'lesson.explore':
    'Your {building} stands on g14, and Rome has a second army. Movement: a figure goes up to 2 squares, and may spend one of them to discover the tile beside it. Press f13, leave the scout behind (−) and let the army discover the tile at f12.',
  'lesson.explore.otherwise':
    'You could do that in a game. This time let the army go alone and discover the tile at f12.',
  'lesson.hut':
    'New land, with a village and a hut! Only armies may enter them: a village fights back, a hut does not. You have one square of movement left: go on to f12.',
  'lesson.scout':
    'Under the hut lay a resource, which Rome has not seen, and China gains 3 culture for each hut. Now send your scout to f12, and it will go on to f11: a good place for a city.',
  'lesson.scout.otherwise': 'You could do that in a game. But the scout is wanted on f11: please send it to f12 first.',
  'lesson.research':
    'Research: all choose in secret. Level I needs 6 trade, level II 11, and so on. It takes all your trade, but you keep 1 for each coin. Press the free place of level I in your pyramid and choose “{tech}”.',
  'lesson.research.otherwise': 'A good tech, too. But for the next round you will want “{tech}”: please choose that.',
  'lesson.pyramid':
    'Your techs form a pyramid: each card above the bottom row rests on two of the level below. “{tech}”, at the very top, needs 14 others under it. Point at a tech to read what it does.',
  'lesson.found':
    'Round 2. Your scout stands 3 squares from the capital, all land around it is discovered, and no hut or village is beside it. So it may become a city: found it on f11.',
  'lesson.found.otherwise': 'You could do that in a game. But a second city acts every round: please found it on f11.',
  'lesson.harvest':
    'Two cities have brought 9 trade, and each may act. On e11, on the outskirts of the new one, there is a resource: {resource}. Harvest it; “{tech}” can turn it into 3 culture.',
  'lesson.harvest.otherwise':
    'You could do that in a game. This time let the second city harvest its resource: {resource}.',
  'lesson.arts':
    'Now devote the capital to the arts. That gives 1 culture, and 1 more for each culture icon on its outskirts. There is one on g14, where you have built.',
  'lesson.arts.otherwise': 'You could do that in a game. But first, please devote the capital to the arts.',
  'lesson.advance':
    'You have 5 culture. A step on the culture track costs 3; later steps cost more, and trade too. Each brings a culture event or a great person, the last one victory. Advance!',
  'lesson.advance.otherwise': 'You could do that in a game. For now please advance on the culture track.',
  'lesson.done':
    'That was a round and a half. The rest can be looked up when you meet it: rules in the rulebook, all pieces in the encyclopedia. Keep one of the four victories in mind. Good luck!',
} as const

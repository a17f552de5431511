export const en = {
  'lesson.title': 'Into the unknown',
  'lesson.welcome':
    'You know New Dawn; here is what is new. Your row has six cards; the green one at its left is of a new type: growth. The slots are numbered 1, 1, 2, 3, 4, 5.',
  'lesson.winning':
    'Four of these five victory cards win. Two of them want forts: single hexes on the map, which only an army can take. Lose the fort, and the marker goes too.',
  'lesson.military':
    'Attacks now walk on legs. “{card}”, your military card, moves an army instead of striking from afar. It is in slot 5: play it.',
  'lesson.military.otherwise':
    'You could do that in a game. But “{card}” in slot 5 is at its strongest: please play that.',
  'lesson.army': 'Your army waits on the card. It sets out from your capital on space g20: let it go.',
  'lesson.explore':
    'We have led it to the edge of your tile, space g21. From there a caravan or an army may explore, once a turn. Explore!',
  'lesson.explore.otherwise': 'It could march on. But beyond this edge lies unknown land: please explore.',
  'lesson.tile':
    'A new tile! It must touch four spaces and your army. Turn it as you like, choose its side, and lay it where you like.',
  'lesson.growth':
    'Now for the new type. A growth card places a district or reinforces control tokens; military cards no longer do that. Play “{card}”.',
  'lesson.growth.otherwise': 'You could do that in a game. Today we grow: please play “{card}”.',
  'lesson.district':
    'There are five districts, one of each type. A district lies like a control token, and in slot 1 it needs a space of difficulty 1. Place this one on space g19: {district}.',
  'lesson.district.otherwise':
    'Any district would do in a game. For this lesson place this one on space g19: {district}.',
  'lesson.dial':
    'The event dial is new as well. It has just shown the district icon, so each of your districts works: {district} brings a control token. Place it where it is lit, or choose nothing.',
  'lesson.government':
    'At the government icon you may put a government on a card in one of the two slots numbered 1. From then on the card counts as if it were further to the right.',
  'lesson.done':
    'That is all that is new: six cards, armies, forts, districts, governments, and a map that grows. Good luck out there!',
} as const

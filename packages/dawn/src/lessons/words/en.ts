export const en = {
  'lesson.title': 'Your first turns',
  'lesson.welcome':
    'Welcome! Here is the map, with your capital on space h17. You will build cities, spread over the land, trade, arm and learn. Five turns are enough to see it all.',
  'lesson.row':
    'This is your focus row: five cards in slots 1 to 5. Each turn you resolve one of them. The number of its slot is its strength. Then it goes to slot 1, and the cards to its left move one slot to the right.',
  'lesson.industry':
    '“{card}”, your industry card, is in slot 5, where it is at its strongest. It builds cities. Play it: click the card.',
  'lesson.industry.otherwise':
    'You could do that in a game. But “{card}” in slot 5 is at its strongest: please play that.',
  'lesson.city':
    'A city may be built up to 2 spaces from a space of yours, but not beside another city. Every terrain has a difficulty, from 1 for grassland to 5 for mountains. Build it on space i19.',
  'lesson.city.otherwise': 'Another place would be fine in a game. For this lesson build the city on space i19.',
  'lesson.culture':
    '“{played}” went back to slot 1, and everything else grew stronger. Now “{card}” is in slot 5: a culture card, which places control tokens beside your cities. Play it.',
  'lesson.token':
    'Place a token on space i20: the resource there, {resource}, becomes yours. Resources help you build world wonders. Forest has difficulty 3, and your slot is 5: no trouble.',
  'lesson.token.otherwise':
    'You could do that in a game. But on space i20 a resource waits for you: please place the token there.',
  'lesson.events':
    'We have placed your second token. At the end of each round the event dial moves on: barbarians appear and wander, or trade brings something. Just now they have moved.',
  'lesson.military':
    'Barbarians take what is not guarded. “{card}” is your military card: it reinforces your tokens, or it attacks. Play it.',
  'lesson.reinforce':
    'Reinforce the token on space i20. A reinforced token throws barbarians back and helps its neighbours defend themselves. Slot 5 would reinforce five of them.',
  'lesson.reinforce.otherwise': 'You could do that in a game. Today we guard what we have: please reinforce space i20.',
  'lesson.economy':
    'Now for trade. “{card}” moves your caravans over every terrain up to its slot number, even over mountains from slot 5. Play it.',
  'lesson.caravan': 'The caravan still waits on your card. Let it set out from your city on space i19.',
  'lesson.road': 'Over the mountains of space j19 it reaches the city-state on space k20. Take the first step.',
  'lesson.visit':
    'Your caravan has visited {state}. It brought 2 trade tokens for a focus card: spent later, they make that card stronger. And the city-state offers you its diplomacy card: take it.',
  'lesson.visit.otherwise': 'You may decline, but it is a gift: please take the diplomacy card.',
  'lesson.science':
    'Your last kind of card is science. “{card}” moves your tech dial by the number of its slot. Play it.',
  'lesson.technology':
    'Five spaces on, the dial has reached a new tech level. So you gain a better focus card, which replaces an old one of its type. Take the one you like.',
  'lesson.technology.otherwise': 'You may skip it, but a better card is worth having: please take one.',
  'lesson.winning':
    'How to win: these victory cards lie on the table, each with two agendas. Fulfil one agenda of every card before the others do.',
  'lesson.done':
    'Now you know all five kinds of cards. The art is in the waiting: the longer a card rests, the stronger it gets. Good luck!',
} as const

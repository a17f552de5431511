export const en = {
  'lesson.title': 'Your first game',
  'lesson.welcome':
    'Welcome! Two cities grow side by side: yours is below, your opponent’s above. In three Ages you take cards from the same table, one at a time. Let us try everything once.',
  'lesson.cards':
    'The cards of Age I. You may take only a card that no other card lies on. Some lie face down and turn over when they come free, so every card you take opens something for your opponent.',
  'lesson.take':
    'Take “{card}”: choose it, then build it. It costs nothing, and from now on your city makes 1 wood. Resources come from brown and grey cards.',
  'lesson.resource':
    'Your opponent has built “{theirs}”. Now build “{card}”: it costs 1 wood, and you make it yourself. Resources are never used up: the wood is there again next turn.',
  'lesson.shield':
    'A shield! It has moved the conflict pawn one space toward your opponent’s capital. Shields act once, when you build; the pawn stays there until someone moves it on or back.',
  'lesson.trade':
    '“{card}” needs stone, and you make none. You may buy what you lack: 2 coins, plus 1 for each stone on your opponent’s brown and grey cards. “{theirs}” makes it 3. Build it all the same.',
  'lesson.coins':
    'Some cards cost coins. Build “{card}” for 1 coin: with papyrus of your own you buy less, and your opponent’s papyrus becomes dearer.',
  'lesson.discard':
    'Short of coins? Any card can be discarded: 2 coins, and 1 more for each yellow card in your city. We are saving for a Wonder, so discard “{card}”.',
  'lesson.discard.otherwise':
    'You could do that in a game. But now we need coins for a Wonder: please discard “{card}”.',
  'lesson.wonder':
    'Time for a Wonder! You tuck any card you can take under it and pay only for the Wonder. Choose “{card}” and use it for “{wonder}”: that brings 12 coins, and your opponent will not get the card.',
  'lesson.wonder.otherwise':
    'You could do that in a game, but your Wonder would have to wait. Use “{card}” for “{wonder}”.',
  'lesson.again':
    'This Wonder lets you take another turn at once. Build “{card}”: green cards have scientific symbols, seven kinds in all. Yours is: {symbol}.',
  'lesson.age':
    'We have played the rest of Age I for you. The cards of Age II are laid out the other way round. The player with the weaker military says who begins; your opponent chose you.',
  'lesson.chain':
    '“{card}” costs you nothing: “{earlier}” in your city has the chain symbol it asks for ({chain}). Build it for free.',
  'lesson.chain.otherwise': 'You could do that in a game. But “{card}” is free for you now: please build that.',
  'lesson.progress':
    'Two identical symbols, a pair! It earns you a Progress token. Read what they do and take the one you like best.',
  'lesson.conflict':
    '“{card}” is free too, thanks to “{earlier}”. Its shield takes the pawn into the next zone, and the military token there costs your opponent 2 coins. Build it.',
  'lesson.ways':
    'There are three ways to win. Bring the pawn to the other capital: you win at once. Gather six different scientific symbols: you win at once. Otherwise, after Age III, the victory points decide.',
  'lesson.done':
    'That is the whole game! One more thing: the two of you can build only seven Wonders together, so do not wait too long with yours.',
} as const

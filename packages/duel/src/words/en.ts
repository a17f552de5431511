import { cover } from '../cover.ts'
import type { WordKey } from './keys.ts'

export const en = {
  // The game
  ...cover.presentation.words.en,

  // Buildings of Age I
  'card.lumber-yard': 'Lumber Yard',
  'card.logging-camp': 'Logging Camp',
  'card.clay-pool': 'Clay Pool',
  'card.clay-pit': 'Clay Pit',
  'card.quarry': 'Quarry',
  'card.stone-pit': 'Stone Pit',
  'card.glassworks': 'Glassworks',
  'card.press': 'Press',
  'card.guard-tower': 'Guard Tower',
  'card.workshop': 'Workshop',
  'card.apothecary': 'Apothecary',
  'card.stone-reserve': 'Stone Reserve',
  'card.clay-reserve': 'Clay Reserve',
  'card.wood-reserve': 'Wood Reserve',
  'card.stable': 'Stable',
  'card.garrison': 'Garrison',
  'card.palisade': 'Palisade',
  'card.scriptorium': 'Scriptorium',
  'card.pharmacist': 'Pharmacist',
  'card.theater': 'Theater',
  'card.altar': 'Altar',
  'card.baths': 'Baths',
  'card.tavern': 'Tavern',

  // Buildings of Age II
  'card.sawmill': 'Sawmill',
  'card.brickyard': 'Brickyard',
  'card.shelf-quarry': 'Shelf Quarry',
  'card.glass-blower': 'Glass-Blower',
  'card.drying-room': 'Drying Room',
  'card.walls': 'Walls',
  'card.forum': 'Forum',
  'card.caravansery': 'Caravansery',
  'card.customs-house': 'Customs House',
  'card.courthouse': 'Courthouse',
  'card.horse-breeders': 'Horse Breeders',
  'card.barracks': 'Barracks',
  'card.archery-range': 'Archery Range',
  'card.parade-ground': 'Parade Ground',
  'card.library': 'Library',
  'card.dispensary': 'Dispensary',
  'card.school': 'School',
  'card.laboratory': 'Laboratory',
  'card.statue': 'Statue',
  'card.temple': 'Temple',
  'card.aqueduct': 'Aqueduct',
  'card.rostrum': 'Rostrum',
  'card.brewery': 'Brewery',

  // Buildings of Age III
  'card.arsenal': 'Arsenal',
  'card.pretorium': 'Pretorium',
  'card.academy': 'Academy',
  'card.study': 'Study',
  'card.chamber-of-commerce': 'Chamber of Commerce',
  'card.port': 'Port',
  'card.armory': 'Armory',
  'card.palace': 'Palace',
  'card.town-hall': 'Town Hall',
  'card.obelisk': 'Obelisk',
  'card.fortifications': 'Fortifications',
  'card.siege-workshop': 'Siege Workshop',
  'card.circus': 'Circus',
  'card.university': 'University',
  'card.observatory': 'Observatory',
  'card.gardens': 'Gardens',
  'card.pantheon': 'Pantheon',
  'card.senate': 'Senate',
  'card.lighthouse': 'Lighthouse',
  'card.arena': 'Arena',

  // Guilds
  'card.merchants-guild': 'Merchants Guild',
  'card.shipowners-guild': 'Shipowners Guild',
  'card.builders-guild': 'Builders Guild',
  'card.magistrates-guild': 'Magistrates Guild',
  'card.scientists-guild': 'Scientists Guild',
  'card.moneylenders-guild': 'Moneylenders Guild',
  'card.tacticians-guild': 'Tacticians Guild',

  // Wonders
  'wonder.the-appian-way': 'The Appian Way',
  'wonder.circus-maximus': 'Circus Maximus',
  'wonder.the-colossus': 'The Colossus',
  'wonder.the-great-library': 'The Great Library',
  'wonder.the-great-lighthouse': 'The Great Lighthouse',
  'wonder.the-hanging-gardens': 'The Hanging Gardens',
  'wonder.the-mausoleum': 'The Mausoleum',
  'wonder.piraeus': 'Piraeus',
  'wonder.the-pyramids': 'The Pyramids',
  'wonder.the-sphinx': 'The Sphinx',
  'wonder.the-statue-of-zeus': 'The Statue of Zeus',
  'wonder.the-temple-of-artemis': 'The Temple of Artemis',

  // Progress tokens
  'progress.agriculture': 'Agriculture',
  'progress.architecture': 'Architecture',
  'progress.economy': 'Economy',
  'progress.law': 'Law',
  'progress.masonry': 'Masonry',
  'progress.mathematics': 'Mathematics',
  'progress.philosophy': 'Philosophy',
  'progress.strategy': 'Strategy',
  'progress.theology': 'Theology',
  'progress.urbanism': 'Urbanism',

  // Resources, as they stand inside a sentence
  'resource.wood': 'wood',
  'resource.clay': 'clay',
  'resource.stone': 'stone',
  'resource.glass': 'glass',
  'resource.papyrus': 'papyrus',

  // Colours, as in “a brown card”
  'colour.brown': 'brown',
  'colour.grey': 'grey',
  'colour.blue': 'blue',
  'colour.green': 'green',
  'colour.yellow': 'yellow',
  'colour.red': 'red',
  'colour.purple': 'purple',

  // Kinds of building
  'type.brown': 'Raw materials',
  'type.grey': 'Manufactured goods',
  'type.blue': 'Civilian buildings',
  'type.green': 'Scientific buildings',
  'type.yellow': 'Commercial buildings',
  'type.red': 'Military buildings',
  'type.purple': 'Guilds',

  // Scientific symbols
  'symbol.quill': 'quill and ink',
  'symbol.mortar': 'mortar and pestle',
  'symbol.pendulum': 'plumb level',
  'symbol.wheel': 'wheel',
  'symbol.armillary-sphere': 'armillary sphere',
  'symbol.sundial': 'sundial',
  'symbol.law': 'scales',

  // Chain symbols
  'chain.horseshoe': 'horseshoe',
  'chain.sword': 'sword',
  'chain.tower': 'tower',
  'chain.target': 'target',
  'chain.helmet': 'helmet',
  'chain.book': 'book',
  'chain.gear': 'gear',
  'chain.lyre': 'lyre',
  'chain.lamp': 'oil lamp',
  'chain.mask': 'mask',
  'chain.column': 'column',
  'chain.moon': 'moon',
  'chain.sun': 'sun',
  'chain.drop': 'water drop',
  'chain.portico': 'portico',
  'chain.amphora': 'amphora',
  'chain.barrel': 'barrel',

  // Backs of the cards
  'deck.age-1': 'Age I',
  'deck.age-2': 'Age II',
  'deck.age-3': 'Age III',
  'deck.guild': 'Guild',

  // What effects count, as it stands after “for”
  'counted.brown': 'each brown card',
  'counted.grey': 'each grey card',
  'counted.blue': 'each blue card',
  'counted.green': 'each green card',
  'counted.yellow': 'each yellow card',
  'counted.red': 'each red card',
  'counted.purple': 'each purple card',
  'counted.wonder': 'each built Wonder',
  'counted.threeCoins': 'each set of 3 coins',

  // Lines of the score sheet
  'category.military': 'Military track',
  'category.civilian': 'Civilian buildings',
  'category.scientific': 'Scientific buildings',
  'category.commercial': 'Commercial buildings',
  'category.guilds': 'Guilds',
  'category.wonders': 'Wonders',
  'category.progress': 'Progress tokens',
  'category.treasury': 'Treasury',

  'measure.points': 'Victory points',
  'measure.military': 'Lead on the military track',
  'measure.science': 'Different scientific symbols',
  'measure.coins': 'Coins',

  // Kinds of ending
  'ending.military': 'Military supremacy',
  'ending.scientific': 'Scientific supremacy',
  'ending.civilian': 'Civilian victory',
  'ending.tieBreak': 'Civilian victory on blue cards after a tie',
  'ending.shared': 'Shared victory',

  // Options of a table
  'option.wonders': 'How players get their Wonders',
  'option.wonders.draft': 'Choose them in turn from random Wonders',
  'option.wonders.firstGame': 'Ready-made sets, good for a first game',
  'option.centredPawn': 'Who begins the next Age if the conflict pawn is in the middle',
  'option.centredPawn.begins': 'The player who took the last card',
  'option.centredPawn.chooses': 'The player who took the last card decides',
  'option.greatLibraryTokens': 'Who sees the Progress tokens drawn for The Great Library',
  'option.greatLibraryTokens.public': 'Both players',
  'option.greatLibraryTokens.private': 'Only the player who draws them',

  // What a player is asked
  'decision.draft': 'Choose a Wonder for your city',
  'decision.play': 'Choose an accessible card: build it, discard it for coins, or use it to build a Wonder',
  'decision.progress': 'Choose a Progress token from the board, or decline',
  'decision.library': 'Choose which of the drawn Progress tokens to keep',
  'decision.rebuild': 'Choose a card from the discard pile to build for free',
  'decision.demolish': 'Choose which {colour} card your opponent loses',
  'decision.starter': 'Choose who begins the Age: you or {opponent}',

  // Moves, as buttons name them
  'move.draft': 'Choose {wonder}',
  'move.build': 'Build {card}',
  'move.discard': 'Discard {card} for coins',
  'move.wonder': 'Build {wonder} with {card}',
  'move.progress': 'Take the Progress token {token}',
  'move.decline': 'Decline the Progress token',
  'move.library': 'Keep the Progress token {token}',
  'move.rebuild': 'Build {card} from the discard pile',
  'move.demolish': 'Send {card} to the discard pile',
  'move.begin': '{player} begins the Age',

  // The log
  'event.wondersLaidOut': 'Wonders to choose from: {wonders}.',
  'event.wonderDrafted': '{player} chooses {wonder}.',
  'event.wonderLeft': '{player} receives the last Wonder of the row, {wonder}.',
  'event.ageBegan': 'Age {age, plural, =1 {I} =2 {II} other {III}} begins.',
  'event.built': '{player} builds {card} for {coins, plural, one {# coin} other {# coins}}.',
  'event.builtFree': '{player} builds {card} without spending coins.',
  'event.builtByChain': '{player} builds {card} for free thanks to a chain symbol ({chain}).',
  'event.discarded': '{player} discards {card} and gains {coins, plural, one {# coin} other {# coins}}.',
  'event.wonderBuilt': '{player} builds {wonder} with {card} for {coins, plural, one {# coin} other {# coins}}.',
  'event.wonderBuiltFree': '{player} builds {wonder} with {card} without spending coins.',
  'event.coinsGained': '{player} gains {coins, plural, one {# coin} other {# coins}} from {source}.',
  'event.coinsLost': '{player} loses {coins, plural, =0 {no coins} one {# coin} other {# coins}} to {source}.',
  'event.pawnMoved':
    '{player} moves the conflict pawn {spaces, plural, one {# space} other {# spaces}} toward the opponent’s capital.',
  'event.pairFormed': '{player} completes a pair of identical scientific symbols ({symbol}).',
  'event.progressTaken': '{player} takes the Progress token {token}.',
  'event.progressDeclined': '{player} declines a Progress token.',
  'event.libraryDrawn': '{player} draws Progress tokens from the box: {tokens}.',
  'event.libraryDrawnSecretly': '{player} draws Progress tokens from the box in secret.',
  'event.demolished': '{player} sends {card} from the opponent’s city to the discard pile.',
  'event.rebuilt': '{player} builds {card} from the discard pile for free.',
  'event.wonderBoxed': 'Seven Wonders stand, so {wonder} ({player}) must return to the box.',
  'event.revealed': 'Revealed: {cards}.',
  'event.extraTurn': '{player} takes another turn.',
  'event.extraTurnLost': 'The Age is over, so {player} takes no extra turn.',
  'event.starterChosen': '{player} decides: {starter} begins the Age.',
  'event.ended.military': '{player} wins by military supremacy!',
  'event.ended.scientific': '{player} wins by scientific supremacy!',
  'event.ended.civilian': '{player} wins a civilian victory, {points} to {others}!',
  'event.ended.tieBreak':
    'A tie at {points, plural, one {# victory point} other {# victory points}} each; {player} wins with more points on blue cards!',
  'event.ended.shared':
    'A tie at {points, plural, one {# victory point} other {# victory points}} each, and on blue cards too: the victory is shared!',

  // What coins come from or go to, besides cards, Wonders and Progress tokens
  'source.militaryToken': 'a military token',

  // Why a move is not possible
  'reason.covered': 'You cannot take {card} yet: another card covers it.',
  'reason.notInStructure': 'There is no {card} among the face-up cards on the table.',
  'reason.tooDear':
    '{thing} would cost you {price, plural, one {# coin} other {# coins}}; you have {coins}, so you need {short} more.',
  'reason.wonderBuilt': 'This Wonder is already built: {wonder}.',
  'reason.sevenWonders': 'Seven Wonders stand and there can be no eighth, so nobody can build {wonder}.',
  'reason.noWonderLeft': 'No Wonders are left to build, so you cannot build {wonder}.',
  'reason.notYourWonder': 'Your Wonders do not include {wonder}.',
  'reason.wonderTaken': 'A player has already chosen {wonder}.',
  'reason.wonderNotInRow': 'You must choose a Wonder from the row; {wonder} will not do.',
  'reason.tokenNotOnBoard': 'The Progress token {token} is not on the board.',
  'reason.tokenNotDrawn': 'The Progress token {token} is not among those you drew.',
  'reason.notDiscarded': 'The discard pile does not contain {card}.',
  'reason.notInOpponentCity': 'Your opponent’s city does not contain {card}.',
  'reason.wrongColour': 'You must choose a {colour} card; {card} will not do.',

  // What cards, Wonders and Progress tokens do
  'effect.produces': 'Produces {units} × {resource}',
  'effect.producesOneOf': 'Produces one unit of your choice each turn: {resources}',
  'effect.fixesPrice': 'You buy missing {resources} at 1 coin per unit instead of the usual price',
  'effect.coins': 'Gain {count, plural, one {# coin} other {# coins}} at once',
  'effect.coinsPer': 'Gain {count, plural, one {# coin} other {# coins}} at once for {counted} in your city',
  'effect.points': '{count, plural, one {# victory point} other {# victory points}}',
  'effect.shields':
    '{count, plural, one {# shield: move the conflict pawn # space} other {# shields: move the conflict pawn # spaces}} toward your opponent’s capital',
  'effect.symbol': 'Scientific symbol: {symbol}',
  'effect.guild':
    'For {counted} in whichever city has more: {coins, plural, one {# coin} other {# coins}} at once and {points, plural, one {# victory point} other {# victory points}} at the end of the game',
  'effect.guildPoints':
    'For {counted} in whichever city has more: {points, plural, one {# victory point} other {# victory points}} at the end of the game',
  'effect.opponentLoses': 'Your opponent loses {count, plural, one {# coin} other {# coins}} at once',
  'effect.demolishes': 'Your opponent loses one {colour} card of your choice to the discard pile',
  'effect.drawsProgress':
    'Draw {drawn, plural, one {# Progress token} other {# Progress tokens}} at random from the box and keep one',
  'effect.rebuilds': 'Build any card from the discard pile at once for free',
  'effect.extraTurn': 'Take another turn',
  'effect.discount.wonder':
    'Wonders you build from now on cost {units, plural, one {# resource} other {# resources}} less',
  'effect.discount.blue':
    'Blue cards you build from now on cost {units, plural, one {# resource} other {# resources}} less',
  'effect.tradeIncome': 'Coins your opponent pays for missing resources go to you',
  'effect.pointsPerProgress':
    '{count, plural, one {# victory point} other {# victory points}} for each of your Progress tokens, this one included',
  'effect.extraShields':
    'Red cards you build from now on have {count, plural, one {# extra shield} other {# extra shields}}',
  'effect.extraTurnPerWonder': 'Each Wonder you build from now on gives you another turn',
  'effect.coinsPerChain':
    'Gain {count, plural, one {# coin} other {# coins}} each time you build a card for free by a chain symbol',

  // Lines of an itemised price
  'plan.coins': 'Coin cost: {coins}',
  'plan.produced': '{units} × {resource}, produced by {by}',
  'plan.chosen': '1 × {resource}, your choice at {by}',
  'plan.dropped': '{units} × {resource}, not needed thanks to {by}',
  'plan.bought':
    '{units} × {resource}, bought at {each, plural, one {# coin} other {# coins}} each (on your opponent’s brown and grey cards: {symbols})',
  'plan.boughtBase':
    '{units} × {resource}, bought at {each, plural, one {# coin} other {# coins}} each (on your opponent’s brown and grey cards: none)',
  'plan.boughtFixed':
    '{units} × {resource}, bought at {each, plural, one {# coin} other {# coins}} each thanks to {by}',
  'plan.chain': 'Free thanks to the chain symbol ({chain}) of {by}',
} as const satisfies Readonly<Record<WordKey, string>>

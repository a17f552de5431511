import { cover } from '../cover.ts'
import type { WordKey } from './keys.ts'

export const pl = {
  // The game
  ...cover.presentation.words.pl,

  // Buildings of Age I
  'card.lumber-yard': 'Skład drewna',
  'card.logging-camp': 'Obóz drwali',
  'card.clay-pool': 'Glinianka',
  'card.clay-pit': 'Wyrobisko gliny',
  'card.quarry': 'Kamieniołom',
  'card.stone-pit': 'Wyrobisko kamienia',
  'card.glassworks': 'Huta szkła',
  'card.press': 'Prasa',
  'card.guard-tower': 'Wieża strażnicza',
  'card.workshop': 'Warsztat',
  'card.apothecary': 'Apteka',
  'card.stone-reserve': 'Zapas kamienia',
  'card.clay-reserve': 'Zapas gliny',
  'card.wood-reserve': 'Zapas drewna',
  'card.stable': 'Stajnia',
  'card.garrison': 'Garnizon',
  'card.palisade': 'Palisada',
  'card.scriptorium': 'Skryptorium',
  'card.pharmacist': 'Farmaceuta',
  'card.theater': 'Teatr',
  'card.altar': 'Ołtarz',
  'card.baths': 'Łaźnie',
  'card.tavern': 'Tawerna',

  // Buildings of Age II
  'card.sawmill': 'Tartak',
  'card.brickyard': 'Cegielnia',
  'card.shelf-quarry': 'Kamieniołom tarasowy',
  'card.glass-blower': 'Dmuchacz szkła',
  'card.drying-room': 'Suszarnia',
  'card.walls': 'Mury',
  'card.forum': 'Forum',
  'card.caravansery': 'Karawanseraj',
  'card.customs-house': 'Komora celna',
  'card.courthouse': 'Sąd',
  'card.horse-breeders': 'Hodowcy koni',
  'card.barracks': 'Koszary',
  'card.archery-range': 'Strzelnica łucznicza',
  'card.parade-ground': 'Plac musztry',
  'card.library': 'Biblioteka',
  'card.dispensary': 'Ambulatorium',
  'card.school': 'Szkoła',
  'card.laboratory': 'Laboratorium',
  'card.statue': 'Posąg',
  'card.temple': 'Świątynia',
  'card.aqueduct': 'Akwedukt',
  'card.rostrum': 'Mównica',
  'card.brewery': 'Browar',

  // Buildings of Age III
  'card.arsenal': 'Arsenał',
  'card.pretorium': 'Pretorium',
  'card.academy': 'Akademia',
  'card.study': 'Pracownia',
  'card.chamber-of-commerce': 'Izba handlowa',
  'card.port': 'Port',
  'card.armory': 'Zbrojownia',
  'card.palace': 'Pałac',
  'card.town-hall': 'Ratusz',
  'card.obelisk': 'Obelisk',
  'card.fortifications': 'Fortyfikacje',
  'card.siege-workshop': 'Warsztat machin oblężniczych',
  'card.circus': 'Cyrk',
  'card.university': 'Uniwersytet',
  'card.observatory': 'Obserwatorium',
  'card.gardens': 'Ogrody',
  'card.pantheon': 'Panteon',
  'card.senate': 'Senat',
  'card.lighthouse': 'Latarnia morska',
  'card.arena': 'Arena',

  // Guilds
  'card.merchants-guild': 'Gildia kupców',
  'card.shipowners-guild': 'Gildia armatorów',
  'card.builders-guild': 'Gildia budowniczych',
  'card.magistrates-guild': 'Gildia sędziów',
  'card.scientists-guild': 'Gildia naukowców',
  'card.moneylenders-guild': 'Gildia lichwiarzy',
  'card.tacticians-guild': 'Gildia taktyków',

  // Wonders
  'wonder.the-appian-way': 'Via Appia',
  'wonder.circus-maximus': 'Circus Maximus',
  'wonder.the-colossus': 'Kolos',
  'wonder.the-great-library': 'Biblioteka Aleksandryjska',
  'wonder.the-great-lighthouse': 'Latarnia morska na Faros',
  'wonder.the-hanging-gardens': 'Wiszące ogrody',
  'wonder.the-mausoleum': 'Mauzoleum',
  'wonder.piraeus': 'Pireus',
  'wonder.the-pyramids': 'Piramidy',
  'wonder.the-sphinx': 'Sfinks',
  'wonder.the-statue-of-zeus': 'Posąg Zeusa',
  'wonder.the-temple-of-artemis': 'Świątynia Artemidy',

  // Progress tokens
  'progress.agriculture': 'Rolnictwo',
  'progress.architecture': 'Architektura',
  'progress.economy': 'Ekonomia',
  'progress.law': 'Prawo',
  'progress.masonry': 'Murarstwo',
  'progress.mathematics': 'Matematyka',
  'progress.philosophy': 'Filozofia',
  'progress.strategy': 'Strategia',
  'progress.theology': 'Teologia',
  'progress.urbanism': 'Urbanistyka',

  // Resources, as they stand inside a sentence
  'resource.wood': 'drewno',
  'resource.clay': 'glina',
  'resource.stone': 'kamień',
  'resource.glass': 'szkło',
  'resource.papyrus': 'papirus',

  // Colours, agreeing with “karta”
  'colour.brown': 'brązowa',
  'colour.grey': 'szara',
  'colour.blue': 'niebieska',
  'colour.green': 'zielona',
  'colour.yellow': 'żółta',
  'colour.red': 'czerwona',
  'colour.purple': 'fioletowa',

  // Kinds of building
  'type.brown': 'Surowce',
  'type.grey': 'Wyroby',
  'type.blue': 'Budynki cywilne',
  'type.green': 'Budynki naukowe',
  'type.yellow': 'Budynki handlowe',
  'type.red': 'Budynki wojskowe',
  'type.purple': 'Gildie',

  // Scientific symbols
  'symbol.quill': 'pióro',
  'symbol.mortar': 'moździerz',
  'symbol.pendulum': 'pion murarski',
  'symbol.wheel': 'koło',
  'symbol.armillary-sphere': 'sfera armilarna',
  'symbol.sundial': 'zegar słoneczny',
  'symbol.law': 'waga',

  // Chain symbols
  'chain.horseshoe': 'podkowa',
  'chain.sword': 'miecz',
  'chain.tower': 'wieża',
  'chain.target': 'tarcza strzelnicza',
  'chain.helmet': 'hełm',
  'chain.book': 'księga',
  'chain.gear': 'zębatka',
  'chain.lyre': 'lira',
  'chain.lamp': 'lampa',
  'chain.mask': 'maska',
  'chain.column': 'kolumna',
  'chain.moon': 'księżyc',
  'chain.sun': 'słońce',
  'chain.drop': 'kropla',
  'chain.portico': 'portyk',
  'chain.amphora': 'amfora',
  'chain.barrel': 'beczka',

  // Backs of the cards
  'deck.age-1': 'Epoka I',
  'deck.age-2': 'Epoka II',
  'deck.age-3': 'Epoka III',
  'deck.guild': 'Gildia',

  // What effects count, as it stands after “za”
  'counted.brown': 'każdą brązową kartę',
  'counted.grey': 'każdą szarą kartę',
  'counted.blue': 'każdą niebieską kartę',
  'counted.green': 'każdą zieloną kartę',
  'counted.yellow': 'każdą żółtą kartę',
  'counted.red': 'każdą czerwoną kartę',
  'counted.purple': 'każdą fioletową kartę',
  'counted.wonder': 'każdy wzniesiony cud',
  'counted.threeCoins': 'każdy komplet 3 monet',

  // Lines of the score sheet
  'category.military': 'Tor wojny',
  'category.civilian': 'Budynki cywilne',
  'category.scientific': 'Budynki naukowe',
  'category.commercial': 'Budynki handlowe',
  'category.guilds': 'Gildie',
  'category.wonders': 'Cuda',
  'category.progress': 'Żetony postępu',
  'category.treasury': 'Skarbiec',

  'measure.points': 'Punkty zwycięstwa',
  'measure.military': 'Przewaga na torze wojny',
  'measure.science': 'Różne symbole nauki',
  'measure.coins': 'Monety',

  // Kinds of ending
  'ending.military': 'Dominacja militarna',
  'ending.scientific': 'Dominacja naukowa',
  'ending.civilian': 'Zwycięstwo cywilne',
  'ending.tieBreak': 'Zwycięstwo cywilne dzięki niebieskim kartom po remisie',
  'ending.shared': 'Wspólne zwycięstwo',

  // Options of a table
  'option.wonders': 'Jak gracze otrzymują cuda',
  'option.wonders.draft': 'Wybierają po kolei spośród losowych cudów',
  'option.wonders.firstGame': 'Gotowe zestawy, dobre na pierwszą rozgrywkę',
  'option.centredPawn': 'Kto rozpoczyna następną epokę, gdy pionek konfliktu stoi pośrodku',
  'option.centredPawn.begins': 'Gracz, który wziął ostatnią kartę',
  'option.centredPawn.chooses': 'Decyduje gracz, który wziął ostatnią kartę',
  'option.greatLibraryTokens': 'Kto widzi żetony postępu dobrane dla cudu „Biblioteka Aleksandryjska”',
  'option.greatLibraryTokens.public': 'Obaj gracze',
  'option.greatLibraryTokens.private': 'Tylko gracz, który je dobiera',

  // What a player is asked
  'decision.draft': 'Wybierz cud dla swojego miasta',
  'decision.play': 'Wybierz dostępną kartę: wznieś budynek, odrzuć ją za monety albo użyj jej do wzniesienia cudu',
  'decision.progress': 'Wybierz żeton postępu z planszy albo odmów',
  'decision.library': 'Wybierz, który z dobranych żetonów postępu zachowujesz',
  'decision.rebuild': 'Wybierz ze stosu kart odrzuconych budynek, który wzniesiesz za darmo',
  'decision.demolish': 'Wybierz, która {colour} karta przeciwnika trafi na stos kart odrzuconych',
  'decision.starter': 'Wybierz, kto rozpoczyna epokę: ty czy {opponent}',

  // Moves, as buttons name them
  'move.draft': 'Wybierz cud „{wonder}”',
  'move.build': 'Wznieś budynek „{card}”',
  'move.discard': 'Odrzuć kartę „{card}” za monety',
  'move.wonder': 'Wznieś cud „{wonder}” za pomocą karty „{card}”',
  'move.progress': 'Weź żeton postępu „{token}”',
  'move.decline': 'Odmów przyjęcia żetonu postępu',
  'move.library': 'Zachowaj żeton postępu „{token}”',
  'move.rebuild': 'Wznieś budynek „{card}” ze stosu kart odrzuconych',
  'move.demolish': 'Odeślij kartę „{card}” na stos kart odrzuconych',
  'move.begin': 'Epokę rozpoczyna {player}',

  // The log
  'event.wondersLaidOut': 'Cuda do wyboru: {wonders}.',
  'event.wonderDrafted': '{player} wybiera cud „{wonder}”.',
  'event.wonderLeft': '{player} otrzymuje ostatni z wyłożonych cudów — „{wonder}”.',
  'event.ageBegan': 'Rozpoczyna się epoka {age, plural, =1 {I} =2 {II} other {III}}.',
  'event.built':
    '{player} wznosi budynek „{card}” i płaci {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}.',
  'event.builtFree': '{player} wznosi budynek „{card}”, nie wydając monet.',
  'event.builtByChain': '{player} wznosi za darmo budynek „{card}” dzięki symbolowi łańcucha ({chain}).',
  'event.discarded':
    '{player} odrzuca kartę „{card}” i otrzymuje {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}.',
  'event.wonderBuilt':
    '{player} wznosi cud „{wonder}” za pomocą karty „{card}” i płaci {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}.',
  'event.wonderBuiltFree': '{player} wznosi cud „{wonder}” za pomocą karty „{card}”, nie wydając monet.',
  'event.coinsGained':
    '{player} otrzymuje {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monety}} ({source}).',
  'event.coinsLost':
    '{player} {coins, plural, =0 {nie traci monet} one {traci # monetę} few {traci # monety} many {traci # monet} other {traci # monety}} ({source}).',
  'event.pawnMoved':
    '{player} przesuwa pionek konfliktu o {spaces, plural, one {# pole} few {# pola} many {# pól} other {# pola}} w stronę stolicy przeciwnika.',
  'event.pairFormed': '{player} zbiera parę jednakowych symboli nauki ({symbol}).',
  'event.progressTaken': '{player} bierze żeton postępu „{token}”.',
  'event.progressDeclined': '{player} odmawia przyjęcia żetonu postępu.',
  'event.libraryDrawn': '{player} dobiera z pudełka żetony postępu: {tokens}.',
  'event.libraryDrawnSecretly': '{player} potajemnie dobiera z pudełka żetony postępu.',
  'event.demolished': '{player} odsyła z miasta przeciwnika kartę „{card}” na stos kart odrzuconych.',
  'event.rebuilt': '{player} wznosi za darmo ze stosu kart odrzuconych budynek „{card}”.',
  'event.wonderBoxed': 'Stoi już siedem cudów: cud „{wonder}” ({player}) wraca do pudełka.',
  'event.revealed': 'Odkryto: {cards}.',
  'event.extraTurn': '{player} wykonuje jeszcze jedną turę.',
  'event.extraTurnLost': 'Epoka dobiegła końca, więc {player} traci dodatkową turę.',
  'event.starterChosen': '{player} decyduje: epokę rozpoczyna {starter}.',
  'event.ended.military': '{player} wygrywa dzięki dominacji militarnej!',
  'event.ended.scientific': '{player} wygrywa dzięki dominacji naukowej!',
  'event.ended.civilian': '{player} odnosi zwycięstwo cywilne wynikiem {points} do {others}!',
  'event.ended.tieBreak':
    'Remis, po {points, plural, one {# punkcie zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}; wygrywa {player}, mając więcej punktów na niebieskich kartach!',
  'event.ended.shared':
    'Remis, po {points, plural, one {# punkcie zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}, także na niebieskich kartach: wspólne zwycięstwo!',

  // What coins come from or go to, besides cards, Wonders and Progress tokens
  'source.militaryToken': 'żeton wojskowy',

  // Why a move is not possible
  'reason.covered': 'Karta „{card}” nie jest jeszcze dostępna: przykrywa ją inna karta.',
  'reason.notInStructure': 'Wśród odkrytych kart układu nie ma karty „{card}”.',
  'reason.tooDear':
    '„{thing}”: koszt dla ciebie to {price, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}, masz {coins}, brakuje {short, plural, one {# monety} few {# monet} many {# monet} other {# monety}}.',
  'reason.wonderBuilt': 'Cud „{wonder}” jest już wzniesiony.',
  'reason.sevenWonders': 'Stoi już siedem cudów, ósmego nie będzie: cud „{wonder}” wrócił do pudełka.',
  'reason.noWonderLeft': 'Nie ma już cudów do wzniesienia, więc cud „{wonder}” jest niedostępny.',
  'reason.notYourWonder': 'Cud „{wonder}” nie jest twój.',
  'reason.wonderTaken': 'Cud „{wonder}” jest już wybrany.',
  'reason.wonderNotInRow': 'Cudu „{wonder}” nie ma wśród wyłożonych: wybierz inny.',
  'reason.tokenNotOnBoard': 'Żetonu postępu „{token}” nie ma na planszy.',
  'reason.tokenNotDrawn': 'Żetonu postępu „{token}” nie ma wśród dobranych przez ciebie.',
  'reason.notDiscarded': 'Karty „{card}” nie ma na stosie kart odrzuconych.',
  'reason.notInOpponentCity': 'Karty „{card}” nie ma w mieście przeciwnika.',
  'reason.wrongColour': 'Karta „{card}” nie pasuje: potrzebna jest {colour} karta.',

  // What cards, Wonders and Progress tokens do
  'effect.produces': 'Produkuje: {units} × {resource}',
  'effect.producesOneOf': 'Co turę produkuje jedną jednostkę do wyboru: {resources}',
  'effect.fixesPrice': 'Brakujące surowce kosztują cię 1 monetę za jednostkę zamiast zwykłej ceny: {resources}',
  'effect.coins': 'Od razu otrzymujesz {count, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}',
  'effect.coinsPer':
    'Od razu otrzymujesz {count, plural, one {# monetę} few {# monety} many {# monet} other {# monety}} za {counted} w swoim mieście',
  'effect.points':
    '{count, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}',
  'effect.shields':
    '{count, plural, one {# tarcza: pionek konfliktu porusza się o # pole} few {# tarcze: pionek konfliktu porusza się o # pola} many {# tarcz: pionek konfliktu porusza się o # pól} other {# tarczy: pionek konfliktu porusza się o # pola}} w stronę stolicy przeciwnika',
  'effect.symbol': 'Symbol nauki: {symbol}',
  'effect.guild':
    'Za {counted} w tym mieście, które ma ich więcej: {coins, plural, one {# moneta} few {# monety} many {# monet} other {# monety}} od razu i {points, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}} na koniec gry',
  'effect.guildPoints':
    'Za {counted} w tym mieście, które ma ich więcej: {points, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}} na koniec gry',
  'effect.opponentLoses':
    'Przeciwnik od razu traci {count, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}',
  'effect.demolishes': 'Jedna {colour} karta przeciwnika, wybrana przez ciebie, trafia na stos kart odrzuconych',
  'effect.drawsProgress':
    'Dobierz losowo z pudełka {drawn, plural, one {# żeton postępu} few {# żetony postępu} many {# żetonów postępu} other {# żetonu postępu}} i zachowaj jeden',
  'effect.rebuilds': 'Od razu wznieś za darmo dowolny budynek ze stosu kart odrzuconych',
  'effect.extraTurn': 'Wykonaj jeszcze jedną turę',
  'effect.discount.wonder':
    'Cuda, które odtąd wzniesiesz, kosztują o {units, plural, one {# surowiec} few {# surowce} many {# surowców} other {# surowca}} mniej',
  'effect.discount.blue':
    'Budynki cywilne (karty niebieskie), które odtąd wzniesiesz, kosztują o {units, plural, one {# surowiec} few {# surowce} many {# surowców} other {# surowca}} mniej',
  'effect.tradeIncome': 'Monety, które przeciwnik płaci za brakujące surowce, otrzymujesz ty',
  'effect.pointsPerProgress':
    '{count, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}} za każdy twój żeton postępu, łącznie z tym',
  'effect.extraShields':
    'Budynki wojskowe (karty czerwone), które odtąd wzniesiesz, dają o {count, plural, one {# tarczę} few {# tarcze} many {# tarcz} other {# tarczy}} więcej',
  'effect.extraTurnPerWonder': 'Każdy cud, który odtąd wzniesiesz, daje ci jeszcze jedną turę',
  'effect.coinsPerChain':
    'Otrzymujesz {count, plural, one {# monetę} few {# monety} many {# monet} other {# monety}} za każdym razem, gdy wznosisz budynek za darmo dzięki symbolowi łańcucha',

  // Lines of an itemised price
  'plan.coins': 'Koszt w monetach: {coins}',
  'plan.produced': '{units} × {resource} — produkuje twoje miasto („{by}”)',
  'plan.chosen': '1 × {resource} — do wyboru: „{by}”',
  'plan.dropped': '{units} × {resource} — zbędne dzięki żetonowi postępu „{by}”',
  'plan.bought':
    '{units} × {resource} — kupno po {each, plural, one {# monecie} few {# monety} many {# monet} other {# monety}} (na brązowych i szarych kartach przeciwnika: {symbols})',
  'plan.boughtBase':
    '{units} × {resource} — kupno po {each, plural, one {# monecie} few {# monety} many {# monet} other {# monety}} (na brązowych i szarych kartach przeciwnika brak)',
  'plan.boughtFixed':
    '{units} × {resource} — kupno po {each, plural, one {# monecie} few {# monety} many {# monet} other {# monety}} dzięki karcie „{by}”',
  'plan.chain': 'Za darmo dzięki symbolowi łańcucha ({chain}) na karcie „{by}”',
} as const satisfies Readonly<Record<WordKey, string>>

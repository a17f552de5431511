import { cover } from '../cover.ts'
import type { WordKey } from './keys.ts'

export const ru = {
  // The game
  ...cover.presentation.words.ru,

  // Buildings of Age I
  'card.lumber-yard': 'Лесной склад',
  'card.logging-camp': 'Лагерь лесорубов',
  'card.clay-pool': 'Глиняный карьер',
  'card.clay-pit': 'Глиняная яма',
  'card.quarry': 'Карьер',
  'card.stone-pit': 'Каменоломня',
  'card.glassworks': 'Стекловарня',
  'card.press': 'Пресс',
  'card.guard-tower': 'Сторожевая башня',
  'card.workshop': 'Мастерская',
  'card.apothecary': 'Аптека',
  'card.stone-reserve': 'Запас камня',
  'card.clay-reserve': 'Запас глины',
  'card.wood-reserve': 'Запас дерева',
  'card.stable': 'Конюшня',
  'card.garrison': 'Гарнизон',
  'card.palisade': 'Частокол',
  'card.scriptorium': 'Скрипторий',
  'card.pharmacist': 'Фармацевт',
  'card.theater': 'Театр',
  'card.altar': 'Алтарь',
  'card.baths': 'Бани',
  'card.tavern': 'Таверна',

  // Buildings of Age II
  'card.sawmill': 'Лесопилка',
  'card.brickyard': 'Кирпичный завод',
  'card.shelf-quarry': 'Ступенчатый карьер',
  'card.glass-blower': 'Стеклодув',
  'card.drying-room': 'Сушильня',
  'card.walls': 'Стены',
  'card.forum': 'Форум',
  'card.caravansery': 'Караван-сарай',
  'card.customs-house': 'Таможня',
  'card.courthouse': 'Суд',
  'card.horse-breeders': 'Коневоды',
  'card.barracks': 'Казармы',
  'card.archery-range': 'Стрельбище',
  'card.parade-ground': 'Плац',
  'card.library': 'Библиотека',
  'card.dispensary': 'Амбулатория',
  'card.school': 'Школа',
  'card.laboratory': 'Лаборатория',
  'card.statue': 'Статуя',
  'card.temple': 'Храм',
  'card.aqueduct': 'Акведук',
  'card.rostrum': 'Трибуна',
  'card.brewery': 'Пивоварня',

  // Buildings of Age III
  'card.arsenal': 'Арсенал',
  'card.pretorium': 'Преторий',
  'card.academy': 'Академия',
  'card.study': 'Кабинет учёного',
  'card.chamber-of-commerce': 'Торговая палата',
  'card.port': 'Порт',
  'card.armory': 'Оружейный склад',
  'card.palace': 'Дворец',
  'card.town-hall': 'Ратуша',
  'card.obelisk': 'Обелиск',
  'card.fortifications': 'Укрепления',
  'card.siege-workshop': 'Осадная мастерская',
  'card.circus': 'Цирк',
  'card.university': 'Университет',
  'card.observatory': 'Обсерватория',
  'card.gardens': 'Сады',
  'card.pantheon': 'Пантеон',
  'card.senate': 'Сенат',
  'card.lighthouse': 'Маяк',
  'card.arena': 'Арена',

  // Guilds
  'card.merchants-guild': 'Гильдия торговцев',
  'card.shipowners-guild': 'Гильдия судовладельцев',
  'card.builders-guild': 'Гильдия строителей',
  'card.magistrates-guild': 'Гильдия судей',
  'card.scientists-guild': 'Гильдия учёных',
  'card.moneylenders-guild': 'Гильдия ростовщиков',
  'card.tacticians-guild': 'Гильдия тактиков',

  // Wonders
  'wonder.the-appian-way': 'Аппиева дорога',
  'wonder.circus-maximus': 'Большой цирк',
  'wonder.the-colossus': 'Колосс',
  'wonder.the-great-library': 'Александрийская библиотека',
  'wonder.the-great-lighthouse': 'Александрийский маяк',
  'wonder.the-hanging-gardens': 'Висячие сады',
  'wonder.the-mausoleum': 'Мавзолей',
  'wonder.piraeus': 'Пирей',
  'wonder.the-pyramids': 'Пирамиды',
  'wonder.the-sphinx': 'Сфинкс',
  'wonder.the-statue-of-zeus': 'Статуя Зевса',
  'wonder.the-temple-of-artemis': 'Храм Артемиды',

  // Progress tokens
  'progress.agriculture': 'Земледелие',
  'progress.architecture': 'Архитектура',
  'progress.economy': 'Экономика',
  'progress.law': 'Закон',
  'progress.masonry': 'Каменная кладка',
  'progress.mathematics': 'Математика',
  'progress.philosophy': 'Философия',
  'progress.strategy': 'Стратегия',
  'progress.theology': 'Теология',
  'progress.urbanism': 'Урбанизм',

  // Resources, as they stand inside a sentence
  'resource.wood': 'дерево',
  'resource.clay': 'глина',
  'resource.stone': 'камень',
  'resource.glass': 'стекло',
  'resource.papyrus': 'папирус',

  // Colours, agreeing with «карта»
  'colour.brown': 'коричневая',
  'colour.grey': 'серая',
  'colour.blue': 'синяя',
  'colour.green': 'зелёная',
  'colour.yellow': 'жёлтая',
  'colour.red': 'красная',
  'colour.purple': 'фиолетовая',

  // Kinds of building
  'type.brown': 'Сырьё',
  'type.grey': 'Товары',
  'type.blue': 'Гражданские постройки',
  'type.green': 'Научные постройки',
  'type.yellow': 'Торговые постройки',
  'type.red': 'Военные постройки',
  'type.purple': 'Гильдии',

  // Scientific symbols
  'symbol.quill': 'перо',
  'symbol.mortar': 'ступка',
  'symbol.pendulum': 'отвес',
  'symbol.wheel': 'колесо',
  'symbol.armillary-sphere': 'армиллярная сфера',
  'symbol.sundial': 'солнечные часы',
  'symbol.law': 'весы',

  // Chain symbols
  'chain.horseshoe': 'подкова',
  'chain.sword': 'меч',
  'chain.tower': 'башня',
  'chain.target': 'мишень',
  'chain.helmet': 'шлем',
  'chain.book': 'книга',
  'chain.gear': 'шестерня',
  'chain.lyre': 'лира',
  'chain.lamp': 'лампа',
  'chain.mask': 'маска',
  'chain.column': 'колонна',
  'chain.moon': 'луна',
  'chain.sun': 'солнце',
  'chain.drop': 'капля',
  'chain.portico': 'портик',
  'chain.amphora': 'амфора',
  'chain.barrel': 'бочка',

  // Backs of the cards
  'deck.age-1': 'Эпоха I',
  'deck.age-2': 'Эпоха II',
  'deck.age-3': 'Эпоха III',
  'deck.guild': 'Гильдия',

  // What effects count, as it stands after «за»
  'counted.brown': 'каждую коричневую карту',
  'counted.grey': 'каждую серую карту',
  'counted.blue': 'каждую синюю карту',
  'counted.green': 'каждую зелёную карту',
  'counted.yellow': 'каждую жёлтую карту',
  'counted.red': 'каждую красную карту',
  'counted.purple': 'каждую фиолетовую карту',
  'counted.wonder': 'каждое построенное чудо',
  'counted.threeCoins': 'каждый комплект из 3 монет',

  // Lines of the score sheet
  'category.military': 'Военный трек',
  'category.civilian': 'Гражданские постройки',
  'category.scientific': 'Научные постройки',
  'category.commercial': 'Торговые постройки',
  'category.guilds': 'Гильдии',
  'category.wonders': 'Чудеса',
  'category.progress': 'Жетоны прогресса',
  'category.treasury': 'Казна',

  'measure.points': 'Победные очки',
  'measure.military': 'Преимущество на военном треке',
  'measure.science': 'Разные научные символы',
  'measure.coins': 'Монеты',

  // Kinds of ending
  'ending.military': 'Военное превосходство',
  'ending.scientific': 'Научное превосходство',
  'ending.civilian': 'Гражданская победа',
  'ending.tieBreak': 'Гражданская победа по синим картам при равенстве',
  'ending.shared': 'Общая победа',

  // Options of a table
  'option.wonders': 'Как игроки получают чудеса',
  'option.wonders.draft': 'Выбирают по очереди из случайных чудес',
  'option.wonders.firstGame': 'Готовые наборы, удобные для первой игры',
  'option.centredPawn': 'Кто начинает следующую эпоху, если фишка конфликта посередине',
  'option.centredPawn.begins': 'Игрок, который взял последнюю карту',
  'option.centredPawn.chooses': 'Решает игрок, который взял последнюю карту',
  'option.greatLibraryTokens': 'Кто видит жетоны прогресса, взятые для чуда «Александрийская библиотека»',
  'option.greatLibraryTokens.public': 'Оба игрока',
  'option.greatLibraryTokens.private': 'Только игрок, который их берёт',

  // What a player is asked
  'decision.draft': 'Выберите чудо для своего города',
  'decision.play':
    'Выберите доступную карту: постройте здание, сбросьте карту за монеты или постройте с её помощью чудо',
  'decision.progress': 'Выберите жетон прогресса с поля или откажитесь',
  'decision.library': 'Выберите, какой из взятых жетонов прогресса оставить себе',
  'decision.rebuild': 'Выберите в сбросе здание, которое построите бесплатно',
  'decision.demolish': 'Выберите, какая {colour} карта соперника попадёт в сброс',
  'decision.starter': 'Выберите, кто начинает эпоху: вы или {opponent}',

  // Moves, as buttons name them
  'move.draft': 'Выбрать чудо «{wonder}»',
  'move.build': 'Построить здание «{card}»',
  'move.discard': 'Сбросить карту «{card}» за монеты',
  'move.wonder': 'Построить чудо «{wonder}» с помощью карты «{card}»',
  'move.progress': 'Взять жетон прогресса «{token}»',
  'move.decline': 'Отказаться от жетона прогресса',
  'move.library': 'Оставить себе жетон прогресса «{token}»',
  'move.rebuild': 'Построить здание «{card}» из сброса',
  'move.demolish': 'Отправить карту «{card}» в сброс',
  'move.begin': 'Эпоху начинает {player}',

  // The log
  'event.wondersLaidOut': 'Чудеса на выбор: {wonders}.',
  'event.wonderDrafted': '{player} выбирает чудо «{wonder}».',
  'event.wonderLeft': '{player} получает последнее из выложенных чудес — «{wonder}».',
  'event.ageBegan': 'Начинается эпоха {age, plural, =1 {I} =2 {II} other {III}}.',
  'event.built':
    '{player} строит здание «{card}» и платит {coins, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}}.',
  'event.builtFree': '{player} строит здание «{card}», не тратя монет.',
  'event.builtByChain': '{player} бесплатно строит здание «{card}» благодаря символу цепочки ({chain}).',
  'event.discarded':
    '{player} сбрасывает карту «{card}» и получает {coins, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}}.',
  'event.wonderBuilt':
    '{player} строит чудо «{wonder}» с помощью карты «{card}» и платит {coins, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}}.',
  'event.wonderBuiltFree': '{player} строит чудо «{wonder}» с помощью карты «{card}», не тратя монет.',
  'event.coinsGained':
    '{player} получает {coins, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}} ({source}).',
  'event.coinsLost':
    '{player} {coins, plural, =0 {не теряет монет} one {теряет # монету} few {теряет # монеты} many {теряет # монет} other {теряет # монеты}} ({source}).',
  'event.pawnMoved':
    '{player} передвигает фишку конфликта на {spaces, plural, one {# деление} few {# деления} many {# делений} other {# деления}} к столице соперника.',
  'event.pairFormed': '{player} собирает пару одинаковых научных символов ({symbol}).',
  'event.progressTaken': '{player} берёт жетон прогресса «{token}».',
  'event.progressDeclined': '{player} отказывается от жетона прогресса.',
  'event.libraryDrawn': '{player} берёт из коробки жетоны прогресса: {tokens}.',
  'event.libraryDrawnSecretly': '{player} тайно берёт из коробки жетоны прогресса.',
  'event.demolished': '{player} отправляет из города соперника карту «{card}» в сброс.',
  'event.rebuilt': '{player} бесплатно строит из сброса здание «{card}».',
  'event.wonderBoxed': 'Семь чудес уже построено: чудо «{wonder}» ({player}) возвращается в коробку.',
  'event.revealed': 'Открыто: {cards}.',
  'event.extraTurn': '{player} делает ещё один ход.',
  'event.extraTurnLost': 'Эпоха завершена, поэтому {player} теряет дополнительный ход.',
  'event.starterChosen': '{player} решает: эпоху начинает {starter}.',
  'event.ended.military': '{player} побеждает благодаря военному превосходству!',
  'event.ended.scientific': '{player} побеждает благодаря научному превосходству!',
  'event.ended.civilian': '{player} одерживает гражданскую победу со счётом {points} : {others}!',
  'event.ended.tieBreak':
    'Равенство, по {points, plural, one {# победному очку} few {# победных очка} many {# победных очков} other {# победного очка}}; побеждает {player}: больше очков на синих картах!',
  'event.ended.shared':
    'Равенство, по {points, plural, one {# победному очку} few {# победных очка} many {# победных очков} other {# победного очка}}, и по синим картам тоже: общая победа!',

  // What coins come from or go to, besides cards, Wonders and Progress tokens
  'source.militaryToken': 'военный жетон',

  // Why a move is not possible
  'reason.covered': 'Карта «{card}» ещё недоступна: её накрывает другая карта.',
  'reason.notInStructure': 'Среди открытых карт раскладки нет карты «{card}».',
  'reason.tooDear':
    '«{thing}»: цена для вас — {price, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}}, у вас {coins}, не хватает {short, plural, one {# монеты} few {# монет} many {# монет} other {# монеты}}.',
  'reason.wonderBuilt': 'Чудо «{wonder}» уже построено.',
  'reason.sevenWonders': 'Семь чудес уже построено, восьмого не будет: чудо «{wonder}» возвращено в коробку.',
  'reason.noWonderLeft': 'Чудес, которые можно построить, больше нет, поэтому чудо «{wonder}» недоступно.',
  'reason.notYourWonder': 'Чудо «{wonder}» не ваше.',
  'reason.wonderTaken': 'Чудо «{wonder}» уже выбрано.',
  'reason.wonderNotInRow': 'Чуда «{wonder}» нет среди выложенных: выберите другое.',
  'reason.tokenNotOnBoard': 'Жетона прогресса «{token}» нет на поле.',
  'reason.tokenNotDrawn': 'Жетона прогресса «{token}» нет среди взятых вами.',
  'reason.notDiscarded': 'Карты «{card}» нет в сбросе.',
  'reason.notInOpponentCity': 'Карты «{card}» нет в городе соперника.',
  'reason.wrongColour': 'Карта «{card}» не подходит: нужна {colour} карта.',

  // What cards, Wonders and Progress tokens do
  'effect.produces': 'Производит: {units} × {resource}',
  'effect.producesOneOf': 'Каждый ход производит одну единицу на ваш выбор: {resources}',
  'effect.fixesPrice': 'Недостающие ресурсы стоят вам 1 монету за единицу вместо обычной цены: {resources}',
  'effect.coins': 'Вы сразу получаете {count, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}}',
  'effect.coinsPer':
    'Вы сразу получаете {count, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}} за {counted} в своём городе',
  'effect.points':
    '{count, plural, one {# победное очко} few {# победных очка} many {# победных очков} other {# победного очка}}',
  'effect.shields':
    '{count, plural, one {# щит: фишка конфликта передвигается на # деление} few {# щита: фишка конфликта передвигается на # деления} many {# щитов: фишка конфликта передвигается на # делений} other {# щита: фишка конфликта передвигается на # деления}} к столице соперника',
  'effect.symbol': 'Научный символ: {symbol}',
  'effect.guild':
    'За {counted} в том городе, где их больше: {coins, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}} сразу и {points, plural, one {# победное очко} few {# победных очка} many {# победных очков} other {# победного очка}} в конце игры',
  'effect.guildPoints':
    'За {counted} в том городе, где их больше: {points, plural, one {# победное очко} few {# победных очка} many {# победных очков} other {# победного очка}} в конце игры',
  'effect.opponentLoses':
    'Соперник сразу теряет {count, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}}',
  'effect.demolishes': 'Одна {colour} карта соперника на ваш выбор попадает в сброс',
  'effect.drawsProgress':
    'Возьмите из коробки {drawn, plural, one {# случайный жетон прогресса} few {# случайных жетона прогресса} many {# случайных жетонов прогресса} other {# случайного жетона прогресса}} и оставьте себе один',
  'effect.rebuilds': 'Сразу бесплатно постройте любое здание из сброса',
  'effect.extraTurn': 'Сделайте ещё один ход',
  'effect.discount.wonder':
    'Чудеса, которые вы построите с этого момента, стоят на {units, plural, one {# ресурс} few {# ресурса} many {# ресурсов} other {# ресурса}} меньше',
  'effect.discount.blue':
    'Гражданские постройки (синие карты), которые вы построите с этого момента, стоят на {units, plural, one {# ресурс} few {# ресурса} many {# ресурсов} other {# ресурса}} меньше',
  'effect.tradeIncome': 'Монеты, которые соперник платит за недостающие ресурсы, получаете вы',
  'effect.pointsPerProgress':
    '{count, plural, one {# победное очко} few {# победных очка} many {# победных очков} other {# победного очка}} за каждый ваш жетон прогресса, включая этот',
  'effect.extraShields':
    'Военные постройки (красные карты), которые вы построите с этого момента, дают на {count, plural, one {# щит} few {# щита} many {# щитов} other {# щита}} больше',
  'effect.extraTurnPerWonder': 'Каждое чудо, которое вы построите с этого момента, даёт вам ещё один ход',
  'effect.coinsPerChain':
    'Вы получаете {count, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}} каждый раз, когда строите здание бесплатно благодаря символу цепочки',

  // Lines of an itemised price
  'plan.coins': 'Цена в монетах: {coins}',
  'plan.produced': '{units} × {resource} — производит ваш город («{by}»)',
  'plan.chosen': '1 × {resource} — на выбор: «{by}»',
  'plan.dropped': '{units} × {resource} — не нужно благодаря жетону прогресса «{by}»',
  'plan.bought':
    '{units} × {resource} — покупка по {each, plural, one {# монете} few {# монеты} many {# монет} other {# монеты}} (на коричневых и серых картах соперника: {symbols})',
  'plan.boughtBase':
    '{units} × {resource} — покупка по {each, plural, one {# монете} few {# монеты} many {# монет} other {# монеты}} (на коричневых и серых картах соперника нет)',
  'plan.boughtFixed':
    '{units} × {resource} — покупка по {each, plural, one {# монете} few {# монеты} many {# монет} other {# монеты}} благодаря карте «{by}»',
  'plan.chain': 'Бесплатно благодаря символу цепочки ({chain}) на карте «{by}»',
} as const satisfies Readonly<Record<WordKey, string>>

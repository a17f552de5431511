import { cover } from '../cover.ts'
import type { WordKey } from './keys.ts'

export const uk = {
  // The game
  ...cover.presentation.words.uk,

  // Buildings of Age I
  'card.lumber-yard': 'Склад дерева',
  'card.logging-camp': 'Табір лісорубів',
  'card.clay-pool': 'Глиняний кар’єр',
  'card.clay-pit': 'Глиняна яма',
  'card.quarry': 'Кар’єр',
  'card.stone-pit': 'Каменярня',
  'card.glassworks': 'Виробництво скла',
  'card.press': 'Прес',
  'card.guard-tower': 'Сторожова вежа',
  'card.workshop': 'Майстерня',
  'card.apothecary': 'Аптека',
  'card.stone-reserve': 'Запас каменю',
  'card.clay-reserve': 'Запас глини',
  'card.wood-reserve': 'Запас дерева',
  'card.stable': 'Стайні',
  'card.garrison': 'Гарнізон',
  'card.palisade': 'Частокіл',
  'card.scriptorium': 'Скрипторій',
  'card.pharmacist': 'Фармацевт',
  'card.theater': 'Театр',
  'card.altar': 'Вівтар',
  'card.baths': 'Лазня',
  'card.tavern': 'Таверна',

  // Buildings of Age II
  'card.sawmill': 'Лісопилка',
  'card.brickyard': 'Цегляна майстерня',
  'card.shelf-quarry': 'Глибокий кар’єр',
  'card.glass-blower': 'Склодуви',
  'card.drying-room': 'Сушилка',
  'card.walls': 'Стіни',
  'card.forum': 'Форум',
  'card.caravansery': 'Караван-сарай',
  'card.customs-house': 'Митниця',
  'card.courthouse': 'Суд',
  'card.horse-breeders': 'Конярі',
  'card.barracks': 'Казарми',
  'card.archery-range': 'Стрільбище',
  'card.parade-ground': 'Плац',
  'card.library': 'Бібліотека',
  'card.dispensary': 'Амбулаторія',
  'card.school': 'Школа',
  'card.laboratory': 'Лабораторія',
  'card.statue': 'Статуя',
  'card.temple': 'Храм',
  'card.aqueduct': 'Акведук',
  'card.rostrum': 'Трибуна',
  'card.brewery': 'Пивоварня',

  // Buildings of Age III
  'card.arsenal': 'Арсенал',
  'card.pretorium': 'Військовий штаб',
  'card.academy': 'Академія',
  'card.study': 'Аудиторія',
  'card.chamber-of-commerce': 'Торгова палата',
  'card.port': 'Порт',
  'card.armory': 'Склад зброї',
  'card.palace': 'Палац',
  'card.town-hall': 'Ратуша',
  'card.obelisk': 'Обеліск',
  'card.fortifications': 'Фортифікація',
  'card.siege-workshop': 'Майстерня військових механізмів',
  'card.circus': 'Цирк',
  'card.university': 'Університет',
  'card.observatory': 'Обсерваторія',
  'card.gardens': 'Сади',
  'card.pantheon': 'Пантеон',
  'card.senate': 'Сенат',
  'card.lighthouse': 'Маяк',
  'card.arena': 'Арена',

  // Guilds
  'card.merchants-guild': 'Гільдія торговців',
  'card.shipowners-guild': 'Гільдія судновласників',
  'card.builders-guild': 'Гільдія будівельників',
  'card.magistrates-guild': 'Гільдія суддів',
  'card.scientists-guild': 'Гільдія вчених',
  'card.moneylenders-guild': 'Гільдія лихварів',
  'card.tacticians-guild': 'Гільдія тактиків',

  // Wonders
  'wonder.the-appian-way': 'Аппієва дорога',
  'wonder.circus-maximus': 'Великий цирк',
  'wonder.the-colossus': 'Колос',
  'wonder.the-great-library': 'Олександрійська бібліотека',
  'wonder.the-great-lighthouse': 'Олександрійський маяк',
  'wonder.the-hanging-gardens': 'Висячі сади',
  'wonder.the-mausoleum': 'Галікарнаський мавзолей',
  'wonder.piraeus': 'Пірей',
  'wonder.the-pyramids': 'Піраміди',
  'wonder.the-sphinx': 'Сфінкс',
  'wonder.the-statue-of-zeus': 'Статуя Зевса',
  'wonder.the-temple-of-artemis': 'Храм Артеміди',

  // Progress tokens
  'progress.agriculture': 'Землеробство',
  'progress.architecture': 'Архітектура',
  'progress.economy': 'Економіка',
  'progress.law': 'Закон',
  'progress.masonry': 'Кам’яна кладка',
  'progress.mathematics': 'Математика',
  'progress.philosophy': 'Філософія',
  'progress.strategy': 'Стратегія',
  'progress.theology': 'Теологія',
  'progress.urbanism': 'Урбанізм',

  // Resources, as they stand inside a sentence
  'resource.wood': 'дерево',
  'resource.clay': 'глина',
  'resource.stone': 'камінь',
  'resource.glass': 'скло',
  'resource.papyrus': 'папірус',

  // Colours, agreeing with «карта»
  'colour.brown': 'коричнева',
  'colour.grey': 'сіра',
  'colour.blue': 'синя',
  'colour.green': 'зелена',
  'colour.yellow': 'жовта',
  'colour.red': 'червона',
  'colour.purple': 'фіолетова',

  // Kinds of building
  'type.brown': 'Сировина',
  'type.grey': 'Товари',
  'type.blue': 'Цивільні будівлі',
  'type.green': 'Наукові будівлі',
  'type.yellow': 'Комерційні будівлі',
  'type.red': 'Військові будівлі',
  'type.purple': 'Гільдії',

  // Scientific symbols
  'symbol.quill': 'перо',
  'symbol.mortar': 'ступка',
  'symbol.pendulum': 'висок',
  'symbol.wheel': 'колесо',
  'symbol.armillary-sphere': 'армілярна сфера',
  'symbol.sundial': 'сонячний годинник',
  'symbol.law': 'терези',

  // Chain symbols
  'chain.horseshoe': 'підкова',
  'chain.sword': 'меч',
  'chain.tower': 'вежа',
  'chain.target': 'мішень',
  'chain.helmet': 'шолом',
  'chain.book': 'книга',
  'chain.gear': 'шестерня',
  'chain.lyre': 'ліра',
  'chain.lamp': 'лампа',
  'chain.mask': 'маска',
  'chain.column': 'колона',
  'chain.moon': 'місяць',
  'chain.sun': 'сонце',
  'chain.drop': 'крапля',
  'chain.portico': 'портик',
  'chain.amphora': 'амфора',
  'chain.barrel': 'бочка',

  // Backs of the cards
  'deck.age-1': 'I Епоха',
  'deck.age-2': 'II Епоха',
  'deck.age-3': 'III Епоха',
  'deck.guild': 'Гільдія',

  // What effects count, as it stands after «за»
  'counted.brown': 'кожну коричневу карту',
  'counted.grey': 'кожну сіру карту',
  'counted.blue': 'кожну синю карту',
  'counted.green': 'кожну зелену карту',
  'counted.yellow': 'кожну жовту карту',
  'counted.red': 'кожну червону карту',
  'counted.purple': 'кожну фіолетову карту',
  'counted.wonder': 'кожне побудоване Чудо',
  'counted.threeCoins': 'кожен комплект із 3 монет',

  // Lines of the score sheet
  'category.military': 'Військовий трек',
  'category.civilian': 'Цивільні будівлі',
  'category.scientific': 'Наукові будівлі',
  'category.commercial': 'Комерційні будівлі',
  'category.guilds': 'Гільдії',
  'category.wonders': 'Чудеса',
  'category.progress': 'Токени прогресу',
  'category.treasury': 'Скарбниця',

  'measure.points': 'Переможні бали',
  'measure.military': 'Перевага на військовому треку',
  'measure.science': 'Різні наукові символи',
  'measure.coins': 'Монети',

  // Kinds of ending
  'ending.military': 'Військова перевага',
  'ending.scientific': 'Наукова перевага',
  'ending.civilian': 'Громадянська перемога',
  'ending.tieBreak': 'Громадянська перемога за синіми картами після нічиєї',
  'ending.shared': 'Гравці ділять перемогу',

  // Options of a table
  'option.wonders': 'Як гравці отримують Чудеса',
  'option.wonders.draft': 'Вибирають по черзі з випадкових Чудес',
  'option.wonders.firstGame': 'Готові набори, зручні для першої гри',
  'option.centredPawn': 'Хто починає наступну Епоху, якщо маркер конфлікту посередині',
  'option.centredPawn.begins': 'Гравець, який узяв останню карту',
  'option.centredPawn.chooses': 'Вирішує гравець, який узяв останню карту',
  'option.greatLibraryTokens': 'Хто бачить токени прогресу, взяті для Чуда «Олександрійська бібліотека»',
  'option.greatLibraryTokens.public': 'Обидва гравці',
  'option.greatLibraryTokens.private': 'Лише гравець, який їх бере',

  // What a player is asked
  'decision.draft': 'Виберіть Чудо для свого міста',
  'decision.play':
    'Виберіть доступну карту: спорудіть будівлю, скиньте карту за монети або побудуйте за її допомогою Чудо',
  'decision.progress': 'Виберіть токен прогресу з ігрового поля або відмовтеся',
  'decision.library': 'Виберіть, який з узятих токенів прогресу залишити собі',
  'decision.rebuild': 'Виберіть у стопці скидання будівлю, яку спорудите безкоштовно',
  'decision.demolish': 'Виберіть, яка {colour} карта суперника потрапить у стопку скидання',
  'decision.starter': 'Виберіть, хто починає Епоху: ви чи {opponent}',

  // Moves, as buttons name them
  'move.draft': 'Вибрати Чудо «{wonder}»',
  'move.build': 'Спорудити будівлю «{card}»',
  'move.discard': 'Скинути карту «{card}» за монети',
  'move.wonder': 'Побудувати Чудо «{wonder}» за допомогою карти «{card}»',
  'move.progress': 'Узяти токен прогресу «{token}»',
  'move.decline': 'Відмовитися від токена прогресу',
  'move.library': 'Залишити собі токен прогресу «{token}»',
  'move.rebuild': 'Спорудити будівлю «{card}» зі стопки скидання',
  'move.demolish': 'Відправити карту «{card}» у стопку скидання',
  'move.begin': 'Епоху починає {player}',

  // The log
  'event.wondersLaidOut': 'Чудеса на вибір: {wonders}.',
  'event.wonderDrafted': '{player} вибирає Чудо «{wonder}».',
  'event.wonderLeft': '{player} отримує останнє з викладених Чудес — «{wonder}».',
  'event.ageBegan': 'Починається {age, plural, =1 {I} =2 {II} other {III}} Епоха.',
  'event.built':
    '{player} споруджує будівлю «{card}» і сплачує {coins, plural, one {# монету} few {# монети} many {# монет} other {# монети}}.',
  'event.builtFree': '{player} споруджує будівлю «{card}», не витрачаючи монет.',
  'event.builtByChain': '{player} безкоштовно споруджує будівлю «{card}» завдяки символу ланцюжка ({chain}).',
  'event.discarded':
    '{player} скидає карту «{card}» і отримує {coins, plural, one {# монету} few {# монети} many {# монет} other {# монети}}.',
  'event.wonderBuilt':
    '{player} будує Чудо «{wonder}» за допомогою карти «{card}» і сплачує {coins, plural, one {# монету} few {# монети} many {# монет} other {# монети}}.',
  'event.wonderBuiltFree': '{player} будує Чудо «{wonder}» за допомогою карти «{card}», не витрачаючи монет.',
  'event.coinsGained':
    '{player} отримує {coins, plural, one {# монету} few {# монети} many {# монет} other {# монети}} ({source}).',
  'event.coinsLost':
    '{player} {coins, plural, =0 {не втрачає монет} one {втрачає # монету} few {втрачає # монети} many {втрачає # монет} other {втрачає # монети}} ({source}).',
  'event.pawnMoved':
    '{player} переміщує маркер конфлікту на {spaces, plural, one {# сектор} few {# сектори} many {# секторів} other {# сектора}} до столиці суперника.',
  'event.pairFormed': '{player} збирає пару однакових наукових символів ({symbol}).',
  'event.progressTaken': '{player} бере токен прогресу «{token}».',
  'event.progressDeclined': '{player} відмовляється від токена прогресу.',
  'event.libraryDrawn': '{player} бере з коробки токени прогресу: {tokens}.',
  'event.libraryDrawnSecretly': '{player} потай бере з коробки токени прогресу.',
  'event.demolished': '{player} відправляє з міста суперника карту «{card}» у стопку скидання.',
  'event.rebuilt': '{player} безкоштовно споруджує зі стопки скидання будівлю «{card}».',
  'event.wonderBoxed': 'Сім Чудес уже побудовано: Чудо «{wonder}» ({player}) повертається в коробку.',
  'event.revealed': 'Відкрито: {cards}.',
  'event.extraTurn': '{player} робить ще один хід.',
  'event.extraTurnLost': 'Епоху завершено, тож {player} втрачає додатковий хід.',
  'event.starterChosen': '{player} вирішує: Епоху починає {starter}.',
  'event.ended.military': '{player} перемагає завдяки військовій перевазі!',
  'event.ended.scientific': '{player} перемагає завдяки науковій перевазі!',
  'event.ended.civilian': '{player} здобуває громадянську перемогу з рахунком {points} : {others}!',
  'event.ended.tieBreak':
    'Нічия, по {points, plural, one {# переможному балу} few {# переможні бали} many {# переможних балів} other {# переможного бала}}; перемагає {player}, бо має більше балів на синіх картах!',
  'event.ended.shared':
    'Нічия, по {points, plural, one {# переможному балу} few {# переможні бали} many {# переможних балів} other {# переможного бала}}, і за синіми картами теж: гравці ділять перемогу!',

  // What coins come from or go to, besides cards, Wonders and Progress tokens
  'source.militaryToken': 'військовий токен',

  // Why a move is not possible
  'reason.covered': 'Карта «{card}» ще недоступна: її перекриває інша карта.',
  'reason.notInStructure': 'Серед карт, що лежать горілиць у структурі, немає карти «{card}».',
  'reason.tooDear':
    '«{thing}»: вартість для вас — {price, plural, one {# монета} few {# монети} many {# монет} other {# монети}}, у вас {coins}, не вистачає {short, plural, one {# монети} few {# монет} many {# монет} other {# монети}}.',
  'reason.wonderBuilt': 'Чудо «{wonder}» уже побудоване.',
  'reason.sevenWonders': 'Сім Чудес уже побудовано, восьмого не буде: Чудо «{wonder}» повернуто в коробку.',
  'reason.noWonderLeft': 'Чудес, які можна побудувати, більше немає, тож Чудо «{wonder}» недоступне.',
  'reason.notYourWonder': 'Чудо «{wonder}» не ваше.',
  'reason.wonderTaken': 'Чудо «{wonder}» уже вибрано.',
  'reason.wonderNotInRow': 'Чуда «{wonder}» немає серед викладених: виберіть інше.',
  'reason.tokenNotOnBoard': 'Токена прогресу «{token}» немає на ігровому полі.',
  'reason.tokenNotDrawn': 'Токена прогресу «{token}» немає серед узятих вами.',
  'reason.notDiscarded': 'Карти «{card}» немає в стопці скидання.',
  'reason.notInOpponentCity': 'Карти «{card}» немає в місті суперника.',
  'reason.wrongColour': 'Карта «{card}» не підходить: потрібна {colour} карта.',

  // What cards, Wonders and Progress tokens do
  'effect.produces': 'Виробляє: {units} × {resource}',
  'effect.producesOneOf': 'Щоходу виробляє одну одиницю на ваш вибір: {resources}',
  'effect.fixesPrice': 'Відсутні ресурси коштують вам 1 монету за одиницю замість звичайної ціни: {resources}',
  'effect.coins': 'Ви відразу отримуєте {count, plural, one {# монету} few {# монети} many {# монет} other {# монети}}',
  'effect.coinsPer':
    'Ви відразу отримуєте {count, plural, one {# монету} few {# монети} many {# монет} other {# монети}} за {counted} у своєму місті',
  'effect.points':
    '{count, plural, one {# переможний бал} few {# переможні бали} many {# переможних балів} other {# переможного бала}}',
  'effect.shields':
    '{count, plural, one {# щит: маркер конфлікту переміщується на # сектор} few {# щити: маркер конфлікту переміщується на # сектори} many {# щитів: маркер конфлікту переміщується на # секторів} other {# щита: маркер конфлікту переміщується на # сектора}} до столиці суперника',
  'effect.symbol': 'Науковий символ: {symbol}',
  'effect.guild':
    'За {counted} в тому місті, де їх більше: {coins, plural, one {# монета} few {# монети} many {# монет} other {# монети}} відразу і {points, plural, one {# переможний бал} few {# переможні бали} many {# переможних балів} other {# переможного бала}} наприкінці гри',
  'effect.guildPoints':
    'За {counted} в тому місті, де їх більше: {points, plural, one {# переможний бал} few {# переможні бали} many {# переможних балів} other {# переможного бала}} наприкінці гри',
  'effect.opponentLoses':
    'Суперник відразу втрачає {count, plural, one {# монету} few {# монети} many {# монет} other {# монети}}',
  'effect.demolishes': 'Одна {colour} карта суперника на ваш вибір потрапляє в стопку скидання',
  'effect.drawsProgress':
    'Візьміть із коробки {drawn, plural, one {# випадковий токен прогресу} few {# випадкові токени прогресу} many {# випадкових токенів прогресу} other {# випадкового токена прогресу}} і залиште собі один',
  'effect.rebuilds': 'Відразу безкоштовно спорудіть будь-яку будівлю зі стопки скидання',
  'effect.extraTurn': 'Зробіть ще один хід',
  'effect.discount.wonder':
    'Чудеса, які ви побудуєте відтепер, коштують на {units, plural, one {# ресурс} few {# ресурси} many {# ресурсів} other {# ресурсу}} менше',
  'effect.discount.blue':
    'Цивільні будівлі (сині карти), які ви спорудите відтепер, коштують на {units, plural, one {# ресурс} few {# ресурси} many {# ресурсів} other {# ресурсу}} менше',
  'effect.tradeIncome': 'Монети, які суперник сплачує за відсутні ресурси, отримуєте ви',
  'effect.pointsPerProgress':
    '{count, plural, one {# переможний бал} few {# переможні бали} many {# переможних балів} other {# переможного бала}} за кожен ваш токен прогресу, включно з цим',
  'effect.extraShields':
    'Військові будівлі (червоні карти), які ви спорудите відтепер, дають на {count, plural, one {# щит} few {# щити} many {# щитів} other {# щита}} більше',
  'effect.extraTurnPerWonder': 'Кожне Чудо, яке ви побудуєте відтепер, дає вам ще один хід',
  'effect.coinsPerChain':
    'Ви отримуєте {count, plural, one {# монету} few {# монети} many {# монет} other {# монети}} щоразу, коли споруджуєте будівлю безкоштовно завдяки символу ланцюжка',

  // Lines of an itemised price
  'plan.coins': 'Вартість у монетах: {coins}',
  'plan.produced': '{units} × {resource} — виробляє ваше місто («{by}»)',
  'plan.chosen': '1 × {resource} — на вибір: «{by}»',
  'plan.dropped': '{units} × {resource} — не потрібно завдяки токену прогресу «{by}»',
  'plan.bought':
    '{units} × {resource} — придбання по {each, plural, one {# монеті} few {# монети} many {# монет} other {# монети}} (на коричневих і сірих картах суперника: {symbols})',
  'plan.boughtBase':
    '{units} × {resource} — придбання по {each, plural, one {# монеті} few {# монети} many {# монет} other {# монети}} (на коричневих і сірих картах суперника немає)',
  'plan.boughtFixed':
    '{units} × {resource} — придбання по {each, plural, one {# монеті} few {# монети} many {# монет} other {# монети}} завдяки карті «{by}»',
  'plan.chain': 'Безкоштовно завдяки символу ланцюжка ({chain}) на карті «{by}»',
} as const satisfies Readonly<Record<WordKey, string>>

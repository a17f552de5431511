import { type Argument, auditWords, LANGUAGES, type Language, type Message, translator } from '@ecumene/kernel'
import { describe, expect, it, test } from 'vitest'
import { CARD_PIECES, PROGRESS_PIECES, WONDER_PIECES } from '../data/pieces.ts'
import { describeEffect, describeEvent, describeMove, describePlanLine } from '../describe.ts'
import type { Event } from '../rules/events.ts'
import {
  beginMove,
  buildMove,
  DECLINE,
  demolishMove,
  discardMove,
  draftMove,
  libraryMove,
  type Move,
  type MoveKind,
  progressMove,
  rebuildMove,
  wonderMove,
} from '../rules/moves.ts'
import type { PlanLine } from '../rules/plan.ts'
import { en } from './en.ts'
import type { WordKey } from './keys.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'
import { uk } from './uk.ts'
import { words } from './words.ts'

const own: Readonly<Record<Language, Readonly<Record<WordKey, string>>>> = { en, uk, pl, ru }
const keys = Object.keys(en) as readonly WordKey[]

const PLAYERS: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['Ann', 'Ben'],
  uk: ['Оля', 'Лев'],
  pl: ['Ola', 'Jan'],
  ru: ['Оля', 'Лев'],
}
const sayer = (language: Language) => translator(words, language, (seat) => PLAYERS[language][seat] ?? '?')
const message = (key: WordKey): Message => ({ key })

/** Something for every placeholder of any message, with the same number wherever a number is wanted. */
const plausible = (count: number): { readonly [name: string]: Argument } => ({
  player: { seat: 0 },
  opponent: { seat: 1 },
  starter: { seat: 1 },
  card: message('card.baths'),
  cards: [message('card.baths'), message('card.theater')],
  wonder: message('wonder.the-pyramids'),
  wonders: [message('wonder.the-pyramids'), message('wonder.piraeus')],
  token: message('progress.law'),
  tokens: [message('progress.law'), message('progress.economy'), message('progress.strategy')],
  thing: message('card.baths'),
  source: message('source.militaryToken'),
  by: message('card.forum'),
  resource: message('resource.glass'),
  resources: [message('resource.glass'), message('resource.papyrus')],
  symbol: message('symbol.wheel'),
  chain: message('chain.moon'),
  colour: message('colour.brown'),
  counted: [message('counted.brown'), message('counted.grey')],
  ...Object.fromEntries(
    ['age', 'coins', 'count', 'drawn', 'each', 'others', 'points', 'price', 'short', 'spaces', 'symbols', 'units'].map(
      (name) => [name, count],
    ),
  ),
})

/** 1.5 reaches the plural category that only fractions have. */
const COUNTS = [0, 1, 2, 5, 21, 1.5]

/** Every text of a language, filled in with every count. */
const allTexts = (language: Language): readonly (readonly [WordKey, string])[] => {
  const { say } = sayer(language)
  return keys.flatMap((key) => COUNTS.map((count) => [key, say({ key, args: plausible(count) })] as const))
}

describe('the words', () => {
  it('are complete, well-formed and use the same placeholders in every language', () => {
    expect(auditWords(words)).toEqual([])
  })

  it.each(LANGUAGES)('stand in the same order in %s as in English', (language) => {
    expect(Object.keys(own[language])).toEqual(keys)
  })

  it.each(LANGUAGES)('give every card, Wonder and Progress token a name of its own in %s', (language) => {
    const named = keys.filter((key) => /^(card|wonder|progress)\./.test(key)).map((key) => own[language][key])
    expect(named).toHaveLength(CARD_PIECES.length + WONDER_PIECES.length + PROGRESS_PIECES.length)
    expect(named.filter((name, place) => named.indexOf(name) !== place)).toEqual([])
  })

  it.each(LANGUAGES)('give every resource, colour, symbol and chain symbol a name of its own in %s', (language) => {
    for (const group of ['resource', 'colour', 'type', 'symbol', 'chain', 'deck', 'counted', 'category', 'ending']) {
      const named = keys.filter((key) => key.startsWith(`${group}.`)).map((key) => own[language][key])
      expect(new Set(named).size, group).toBe(named.length)
    }
  })
})

describe('plural forms', () => {
  const forms = (language: Language, key: WordKey, argument: string): readonly string[] =>
    [1, 2, 5, 21, 22, 25].map((count) =>
      sayer(language).say({ key, args: { ...plausible(5), coins: 4, [argument]: count } }),
    )

  it('event.built', () => {
    expect(forms('en', 'event.built', 'coins')).toEqual([
      'Ann builds Baths for 1 coin.',
      'Ann builds Baths for 2 coins.',
      'Ann builds Baths for 5 coins.',
      'Ann builds Baths for 21 coins.',
      'Ann builds Baths for 22 coins.',
      'Ann builds Baths for 25 coins.',
    ])
    expect(forms('uk', 'event.built', 'coins')).toEqual([
      'Оля споруджує будівлю «Лазня» і сплачує 1 монету.',
      'Оля споруджує будівлю «Лазня» і сплачує 2 монети.',
      'Оля споруджує будівлю «Лазня» і сплачує 5 монет.',
      'Оля споруджує будівлю «Лазня» і сплачує 21 монету.',
      'Оля споруджує будівлю «Лазня» і сплачує 22 монети.',
      'Оля споруджує будівлю «Лазня» і сплачує 25 монет.',
    ])
    expect(forms('pl', 'event.built', 'coins')).toEqual([
      'Ola wznosi budynek „Łaźnie” i płaci 1 monetę.',
      'Ola wznosi budynek „Łaźnie” i płaci 2 monety.',
      'Ola wznosi budynek „Łaźnie” i płaci 5 monet.',
      'Ola wznosi budynek „Łaźnie” i płaci 21 monet.',
      'Ola wznosi budynek „Łaźnie” i płaci 22 monety.',
      'Ola wznosi budynek „Łaźnie” i płaci 25 monet.',
    ])
    expect(forms('ru', 'event.built', 'coins')).toEqual([
      'Оля строит здание «Бани» и платит 1 монету.',
      'Оля строит здание «Бани» и платит 2 монеты.',
      'Оля строит здание «Бани» и платит 5 монет.',
      'Оля строит здание «Бани» и платит 21 монету.',
      'Оля строит здание «Бани» и платит 22 монеты.',
      'Оля строит здание «Бани» и платит 25 монет.',
    ])
  })

  it('reason.tooDear: the price', () => {
    expect(forms('en', 'reason.tooDear', 'price')).toEqual([
      'Baths would cost you 1 coin; you have 4, so you need 5 more.',
      'Baths would cost you 2 coins; you have 4, so you need 5 more.',
      'Baths would cost you 5 coins; you have 4, so you need 5 more.',
      'Baths would cost you 21 coins; you have 4, so you need 5 more.',
      'Baths would cost you 22 coins; you have 4, so you need 5 more.',
      'Baths would cost you 25 coins; you have 4, so you need 5 more.',
    ])
    expect(forms('uk', 'reason.tooDear', 'price')).toEqual([
      '«Лазня»: вартість для вас — 1 монета, у вас 4, не вистачає 5 монет.',
      '«Лазня»: вартість для вас — 2 монети, у вас 4, не вистачає 5 монет.',
      '«Лазня»: вартість для вас — 5 монет, у вас 4, не вистачає 5 монет.',
      '«Лазня»: вартість для вас — 21 монета, у вас 4, не вистачає 5 монет.',
      '«Лазня»: вартість для вас — 22 монети, у вас 4, не вистачає 5 монет.',
      '«Лазня»: вартість для вас — 25 монет, у вас 4, не вистачає 5 монет.',
    ])
    expect(forms('pl', 'reason.tooDear', 'price')).toEqual([
      '„Łaźnie”: koszt dla ciebie to 1 moneta, masz 4, brakuje 5 monet.',
      '„Łaźnie”: koszt dla ciebie to 2 monety, masz 4, brakuje 5 monet.',
      '„Łaźnie”: koszt dla ciebie to 5 monet, masz 4, brakuje 5 monet.',
      '„Łaźnie”: koszt dla ciebie to 21 monet, masz 4, brakuje 5 monet.',
      '„Łaźnie”: koszt dla ciebie to 22 monety, masz 4, brakuje 5 monet.',
      '„Łaźnie”: koszt dla ciebie to 25 monet, masz 4, brakuje 5 monet.',
    ])
    expect(forms('ru', 'reason.tooDear', 'price')).toEqual([
      '«Бани»: цена для вас — 1 монета, у вас 4, не хватает 5 монет.',
      '«Бани»: цена для вас — 2 монеты, у вас 4, не хватает 5 монет.',
      '«Бани»: цена для вас — 5 монет, у вас 4, не хватает 5 монет.',
      '«Бани»: цена для вас — 21 монета, у вас 4, не хватает 5 монет.',
      '«Бани»: цена для вас — 22 монеты, у вас 4, не хватает 5 монет.',
      '«Бани»: цена для вас — 25 монет, у вас 4, не хватает 5 монет.',
    ])
  })

  it('reason.tooDear: the coins that are missing, in the genitive', () => {
    const missing = (language: Language) =>
      forms(language, 'reason.tooDear', 'short').map((text) => text.split(', ').at(-1))
    expect(missing('en')).toEqual([1, 2, 5, 21, 22, 25].map((short) => `so you need ${short} more.`))
    expect(missing('uk')).toEqual([
      'не вистачає 1 монети.',
      'не вистачає 2 монет.',
      'не вистачає 5 монет.',
      'не вистачає 21 монети.',
      'не вистачає 22 монет.',
      'не вистачає 25 монет.',
    ])
    expect(missing('pl')).toEqual([
      'brakuje 1 monety.',
      'brakuje 2 monet.',
      'brakuje 5 monet.',
      'brakuje 21 monet.',
      'brakuje 22 monet.',
      'brakuje 25 monet.',
    ])
    expect(missing('ru')).toEqual([
      'не хватает 1 монеты.',
      'не хватает 2 монет.',
      'не хватает 5 монет.',
      'не хватает 21 монеты.',
      'не хватает 22 монет.',
      'не хватает 25 монет.',
    ])
  })

  it('effect.coins', () => {
    const coins = (before: string, after: string, ...counted: readonly string[]) =>
      counted.map((words) => `${before}${words}${after}`)
    expect(forms('en', 'effect.coins', 'count')).toEqual(
      coins('Gain ', ' at once', '1 coin', '2 coins', '5 coins', '21 coins', '22 coins', '25 coins'),
    )
    expect(forms('uk', 'effect.coins', 'count')).toEqual(
      coins('Ви відразу отримуєте ', '', '1 монету', '2 монети', '5 монет', '21 монету', '22 монети', '25 монет'),
    )
    expect(forms('pl', 'effect.coins', 'count')).toEqual(
      coins('Od razu otrzymujesz ', '', '1 monetę', '2 monety', '5 monet', '21 monet', '22 monety', '25 monet'),
    )
    expect(forms('ru', 'effect.coins', 'count')).toEqual(
      coins('Вы сразу получаете ', '', '1 монету', '2 монеты', '5 монет', '21 монету', '22 монеты', '25 монет'),
    )
  })

  it('effect.points', () => {
    expect(forms('en', 'effect.points', 'count')).toEqual([
      '1 victory point',
      '2 victory points',
      '5 victory points',
      '21 victory points',
      '22 victory points',
      '25 victory points',
    ])
    expect(forms('uk', 'effect.points', 'count')).toEqual([
      '1 переможний бал',
      '2 переможні бали',
      '5 переможних балів',
      '21 переможний бал',
      '22 переможні бали',
      '25 переможних балів',
    ])
    expect(forms('pl', 'effect.points', 'count')).toEqual([
      '1 punkt zwycięstwa',
      '2 punkty zwycięstwa',
      '5 punktów zwycięstwa',
      '21 punktów zwycięstwa',
      '22 punkty zwycięstwa',
      '25 punktów zwycięstwa',
    ])
    expect(forms('ru', 'effect.points', 'count')).toEqual([
      '1 победное очко',
      '2 победных очка',
      '5 победных очков',
      '21 победное очко',
      '22 победных очка',
      '25 победных очков',
    ])
  })

  it('effect.shields', () => {
    expect(forms('en', 'effect.shields', 'count')).toEqual([
      '1 shield: move the conflict pawn 1 space toward your opponent’s capital',
      '2 shields: move the conflict pawn 2 spaces toward your opponent’s capital',
      '5 shields: move the conflict pawn 5 spaces toward your opponent’s capital',
      '21 shields: move the conflict pawn 21 spaces toward your opponent’s capital',
      '22 shields: move the conflict pawn 22 spaces toward your opponent’s capital',
      '25 shields: move the conflict pawn 25 spaces toward your opponent’s capital',
    ])
    expect(forms('uk', 'effect.shields', 'count')).toEqual([
      '1 щит: маркер конфлікту переміщується на 1 сектор до столиці суперника',
      '2 щити: маркер конфлікту переміщується на 2 сектори до столиці суперника',
      '5 щитів: маркер конфлікту переміщується на 5 секторів до столиці суперника',
      '21 щит: маркер конфлікту переміщується на 21 сектор до столиці суперника',
      '22 щити: маркер конфлікту переміщується на 22 сектори до столиці суперника',
      '25 щитів: маркер конфлікту переміщується на 25 секторів до столиці суперника',
    ])
    expect(forms('pl', 'effect.shields', 'count')).toEqual([
      '1 tarcza: pionek konfliktu porusza się o 1 pole w stronę stolicy przeciwnika',
      '2 tarcze: pionek konfliktu porusza się o 2 pola w stronę stolicy przeciwnika',
      '5 tarcz: pionek konfliktu porusza się o 5 pól w stronę stolicy przeciwnika',
      '21 tarcz: pionek konfliktu porusza się o 21 pól w stronę stolicy przeciwnika',
      '22 tarcze: pionek konfliktu porusza się o 22 pola w stronę stolicy przeciwnika',
      '25 tarcz: pionek konfliktu porusza się o 25 pól w stronę stolicy przeciwnika',
    ])
    expect(forms('ru', 'effect.shields', 'count')).toEqual([
      '1 щит: фишка конфликта передвигается на 1 деление к столице соперника',
      '2 щита: фишка конфликта передвигается на 2 деления к столице соперника',
      '5 щитов: фишка конфликта передвигается на 5 делений к столице соперника',
      '21 щит: фишка конфликта передвигается на 21 деление к столице соперника',
      '22 щита: фишка конфликта передвигается на 22 деления к столице соперника',
      '25 щитов: фишка конфликта передвигается на 25 делений к столице соперника',
    ])
  })
})

describe.each(LANGUAGES)('in %s', (language) => {
  const { say } = sayer(language)
  const sound = (text: string): void => expect(text).toMatch(/^\S(?:.*\S)?$/)

  it('every effect of every card, Wonder and Progress token can be said', () => {
    for (const { effects } of [...CARD_PIECES, ...WONDER_PIECES, ...PROGRESS_PIECES]) {
      for (const effect of effects) sound(say(describeEffect(effect)))
    }
  })

  it('every event, every move and every line of a price can be said', () => {
    for (const event of EVENTS) sound(say(describeEvent(event)))
    for (const move of Object.values(MOVES)) sound(say(describeMove(move)))
    for (const line of PLAN_LINES) sound(say(describePlanLine(line)))
  })

  it('every text can be said with any number', () => {
    for (const [key, text] of allTexts(language)) {
      expect(text, key).toMatch(/^\S(?:.*\S)?$/)
      expect(text, key).not.toMatch(/ {2}|[{}#]| [.,;!)]|\( |\.\.|undefined|NaN/)
    }
  })

  it('every line of the log and every reason is a sentence, and nothing else ends like one', () => {
    for (const [key, text] of allTexts(language)) {
      if (key.startsWith('event.')) expect(text, key).toMatch(key.includes('.ended.') ? /!$/ : /[^.!]\.$/)
      else if (key.startsWith('reason.')) expect(text, key).toMatch(/[^.!]\.$/)
      else expect(text, key).not.toMatch(/[.!?:;,]$/)
    }
  })

  it('the script and the quotation marks are those of the language', () => {
    const foreign = language === 'uk' || language === 'ru' ? /\p{Script=Latin}/u : /\p{Script=Cyrillic}/u
    const marks = { en: /["'«»„]/, uk: /["'“”„ыэёъ]/i, pl: /["'«»“]/, ru: /["'“”„іїєґ]/i }[language]
    for (const [key, text] of allTexts(language)) {
      // Ages have Roman numerals everywhere.
      const read = text.replace(/(?<![\p{L}])I{1,3}(?![\p{L}])/gu, '')
      expect(read, key).not.toMatch(foreign)
      expect(read, key).not.toMatch(marks)
    }
  })
})

describe('what is counted', () => {
  it('fits the sentence, one kind or two', () => {
    const port = { kind: 'coinsPer', counted: ['brown'], count: 2 } as const
    const arena = { kind: 'coinsPer', counted: ['wonder'], count: 2 } as const
    const shipowners = { kind: 'guild', counted: ['brown', 'grey'], coins: 1, points: 1 } as const
    const moneylenders = { kind: 'guild', counted: ['threeCoins'], coins: 0, points: 1 } as const
    const said = (language: Language) =>
      [port, arena, shipowners, moneylenders].map((effect) => sayer(language).say(describeEffect(effect)))
    expect(said('en')).toEqual([
      'Gain 2 coins at once for each brown card in your city',
      'Gain 2 coins at once for each built Wonder in your city',
      'For each brown card and each grey card in whichever city has more: 1 coin at once and 1 victory point at the end of the game',
      'For each set of 3 coins in whichever city has more: 1 victory point at the end of the game',
    ])
    expect(said('uk')).toEqual([
      'Ви відразу отримуєте 2 монети за кожну коричневу карту у своєму місті',
      'Ви відразу отримуєте 2 монети за кожне побудоване Чудо у своєму місті',
      'За кожну коричневу карту і кожну сіру карту в тому місті, де їх більше: 1 монета відразу і 1 переможний бал наприкінці гри',
      'За кожен комплект із 3 монет в тому місті, де їх більше: 1 переможний бал наприкінці гри',
    ])
    expect(said('pl')).toEqual([
      'Od razu otrzymujesz 2 monety za każdą brązową kartę w swoim mieście',
      'Od razu otrzymujesz 2 monety za każdy wzniesiony cud w swoim mieście',
      'Za każdą brązową kartę i każdą szarą kartę w tym mieście, które ma ich więcej: 1 moneta od razu i 1 punkt zwycięstwa na koniec gry',
      'Za każdy komplet 3 monet w tym mieście, które ma ich więcej: 1 punkt zwycięstwa na koniec gry',
    ])
    expect(said('ru')).toEqual([
      'Вы сразу получаете 2 монеты за каждую коричневую карту в своём городе',
      'Вы сразу получаете 2 монеты за каждое построенное чудо в своём городе',
      'За каждую коричневую карту и каждую серую карту в том городе, где их больше: 1 монета сразу и 1 победное очко в конце игры',
      'За каждый комплект из 3 монет в том городе, где их больше: 1 победное очко в конце игры',
    ])
  })
})

test.each([
  ['en', 'glass or papyrus', 'glass and papyrus'],
  ['uk', 'скло або папірус', 'скло і папірус'],
  ['pl', 'szkło lub papirus', 'szkło i papirus'],
  ['ru', 'стекло или папирус', 'стекло и папирус'],
] as const)(
  'D-6.8 one of several resources is said with “or” in %s; a price for all of them is not',
  (language, or, and) => {
    const { say } = sayer(language)
    const resources = ['glass', 'papyrus'] as const
    expect(say(describeEffect({ kind: 'producesOneOf', resources }))).toContain(or)
    expect(say(describeEffect({ kind: 'fixesPrice', resources }))).toContain(and)
  },
)

/** At least one event of each kind: a new kind does not compile until it is said here. */
const EVENTS: readonly Event[] = Object.values({
  wondersLaidOut: [{ kind: 'wondersLaidOut', wonders: ['the-pyramids', 'the-sphinx'] }],
  wonderDrafted: [
    { kind: 'wonderDrafted', seat: 0, wonder: 'piraeus', choice: true },
    { kind: 'wonderDrafted', seat: 0, wonder: 'piraeus', choice: false },
  ],
  ageBegan: [{ kind: 'ageBegan', age: 2 }],
  built: [
    { kind: 'built', seat: 0, card: 'baths', price: 3, chain: null },
    { kind: 'built', seat: 0, card: 'baths', price: 0, chain: null },
    { kind: 'built', seat: 0, card: 'aqueduct', price: 0, chain: 'drop' },
  ],
  discarded: [{ kind: 'discarded', seat: 1, card: 'altar', coins: 2 }],
  wonderBuilt: [
    { kind: 'wonderBuilt', seat: 1, wonder: 'the-colossus', card: 'altar', price: 4 },
    { kind: 'wonderBuilt', seat: 1, wonder: 'the-colossus', card: 'altar', price: 0 },
  ],
  coinsGained: [
    { kind: 'coinsGained', seat: 0, coins: 4, source: { kind: 'card', card: 'tavern' } },
    { kind: 'coinsGained', seat: 0, coins: 6, source: { kind: 'progress', token: 'urbanism' } },
  ],
  coinsLost: [
    { kind: 'coinsLost', seat: 0, coins: 3, source: { kind: 'wonder', wonder: 'the-appian-way' } },
    { kind: 'coinsLost', seat: 0, coins: 0, source: { kind: 'militaryToken' } },
  ],
  pawnMoved: [{ kind: 'pawnMoved', seat: 1, from: 1, to: -2 }],
  pairFormed: [{ kind: 'pairFormed', seat: 0, symbol: 'wheel' }],
  progressTaken: [{ kind: 'progressTaken', seat: 0, token: 'law' }],
  progressDeclined: [{ kind: 'progressDeclined', seat: 0 }],
  libraryDrawn: [
    { kind: 'libraryDrawn', seat: 0, tokens: ['law', 'economy', 'strategy'], secret: false },
    { kind: 'libraryDrawn', seat: 0, tokens: [], secret: true },
  ],
  demolished: [{ kind: 'demolished', seat: 0, card: 'press' }],
  rebuilt: [{ kind: 'rebuilt', seat: 0, card: 'senate' }],
  wonderBoxed: [{ kind: 'wonderBoxed', seat: 1, wonder: 'the-hanging-gardens' }],
  revealed: [{ kind: 'revealed', cards: [{ slot: 3, card: 'forum' }] }],
  extraTurn: [{ kind: 'extraTurn', seat: 0 }],
  extraTurnLost: [{ kind: 'extraTurnLost', seat: 0 }],
  starterChosen: [{ kind: 'starterChosen', seat: 0, starter: 1 }],
  gameEnded: [
    { kind: 'gameEnded', ending: 'military', seat: 0 },
    { kind: 'gameEnded', ending: 'scientific', seat: 1 },
  ],
  pointsCounted: [
    { kind: 'pointsCounted', points: [50, 61], winners: [1] },
    { kind: 'pointsCounted', points: [50, 50], winners: [0] },
    { kind: 'pointsCounted', points: [50, 50], winners: [0, 1] },
  ],
} satisfies { readonly [Kind in Event['kind']]: readonly Extract<Event, { kind: Kind }>[] }).flat()

const MOVES: Readonly<Record<MoveKind, Move>> = {
  draft: draftMove(0),
  build: buildMove(0),
  discard: discardMove(0),
  wonder: wonderMove(0, 0),
  progress: progressMove(0),
  decline: DECLINE,
  library: libraryMove(0),
  rebuild: rebuildMove(0),
  demolish: demolishMove(0),
  begin: beginMove(0),
}

const PLAN_LINES: readonly PlanLine[] = Object.values({
  coins: [{ kind: 'coins', coins: 2 }],
  produced: [{ kind: 'produced', resource: 'wood', units: 2, by: { kind: 'card', card: 'sawmill' } }],
  chosen: [{ kind: 'chosen', resource: 'glass', by: { kind: 'wonder', wonder: 'piraeus' } }],
  dropped: [{ kind: 'dropped', resource: 'stone', units: 2, by: 'masonry' }],
  bought: [
    { kind: 'bought', resource: 'clay', units: 1, each: 2, opponentSymbols: 0, fixedBy: null },
    { kind: 'bought', resource: 'clay', units: 2, each: 4, opponentSymbols: 2, fixedBy: null },
    { kind: 'bought', resource: 'clay', units: 3, each: 1, opponentSymbols: 0, fixedBy: 'clay-reserve' },
  ],
  chain: [{ kind: 'chain', chain: 'moon', by: 'altar' }],
} satisfies { readonly [Kind in PlanLine['kind']]: readonly Extract<PlanLine, { kind: Kind }>[] }).flat()

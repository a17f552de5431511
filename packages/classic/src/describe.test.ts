import { below, LANGUAGES, seeded, translator } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { describeEvent, describeMove } from './describe.ts'
import { classic } from './game.ts'
import type { Event } from './rules/events.ts'
import { SQUARE_NAMES } from './rules/map/grid.ts'
import { field } from './testing/battles.ts'
import { play } from './testing/play.ts'
import { DEFAULT_OPTIONS } from './testing/position.ts'

const told = (event: Event): readonly string[] =>
  LANGUAGES.map((language) =>
    translator(classic.presentation.words, language, (seat) => 'AB'.charAt(seat)).say(describeEvent(event)),
  )

test('what is taken as loot has its word in every language', () => {
  const kinds = Object.keys(classic.presentation.words.en).flatMap((key) =>
    key.startsWith('loot.') ? [key.slice(5)] : [],
  )
  expect(kinds.sort()).toEqual(['culture', 'discardCoin', 'event', 'resources', 'takeCoin', 'tech', 'trade'])
  for (const loot of kinds) {
    const said = told({ kind: 'lootChosen', seat: 0, loot, count: 0 })
    for (const [number, language] of LANGUAGES.entries()) {
      const word = (classic.presentation.words[language] as Readonly<Record<string, string>>)[`loot.${loot}`]
      expect(said[number]).toContain(word)
    }
    expect(new Set(said).size).toBe(LANGUAGES.length)
  }
})

test('C-30.2 the log says how much loot is taken, where there is a choice of it', () => {
  expect(told({ kind: 'lootChosen', seat: 0, loot: 'trade', count: 3 })).toEqual([
    'A takes loot: trade (3).',
    'A бере здобич: торгівля (3).',
    'A zabiera łup: handel (3).',
    'A берёт добычу: торговля (3).',
  ])
  expect(told({ kind: 'lootChosen', seat: 0, loot: 'tech', count: 0 })[0]).toBe('A takes loot: a tech.')
  expect(inWords('loot culture 2')[0]).toBe('Take culture (2)')
  expect(inWords('loot tech 0')[0]).toBe('Take a tech')
})

test('C-29.3 the log says which total is whose, also where the defender wins', () => {
  const state = field({ armies: { h7: 1 }, units: [['infantry', 1]] }, { units: [['infantry', 3]] })
  const events = play(state, '1: field infantry-3 new', '0: field infantry-1 new')
  const won = events.find(({ kind }) => kind === 'battleWon') as Event
  expect(told(won)).toEqual([
    'B wins the battle: attacker 1, defender 3.',
    'B виграє бій: нападник 1, оборонець 3.',
    'B wygrywa bitwę: atakujący 1, obrońca 3.',
    'B выигрывает битву: атака 1, оборона 3.',
  ])
  expect(told({ kind: 'barbariansWon', attack: 2, defence: 5 })[0]).toBe(
    'The barbarians win the battle: attacker 2, defender 5.',
  )
})

test('C-11.11 the log says what a city pays for, with what, and how much', () => {
  const paid = { kind: 'cityPaid', seat: 0, square: SQUARE_NAMES.indexOf('b2'), thing: 'unit.infantry' } as const
  expect(told({ ...paid, cost: 5, count: 3 })).toEqual([
    'A pays 5 production in the city on b2 (3 trade turned into production) for: infantry.',
    'A витрачає виробництво міста на b2 (піхота): 5; на нього обміняно торгівлі: 3.',
    'A wydaje produkcję miasta na b2 (piechota): 5; wymieniono na nią handel: 3.',
    'A тратит производство города на b2 (пехота): 5; на него обменяно торговли: 3.',
  ])
  expect(told({ ...paid, cost: 5, count: 0 })[0]).toBe('A pays 5 production in the city on b2 for: infantry.')
})

test('what is paid and where a gain comes from is named', () => {
  const advanced = { kind: 'cultureAdvanced', seat: 0, level: 8 } as const
  expect(told({ ...advanced, cost: 5, count: 3 })).toEqual([
    'A advances to space 8 of the culture track for 5 culture and 3 trade.',
    'A просувається на 8-й крок треку культури, сплативши культуру: 5 і торгівлю: 3.',
    'A przechodzi na pole 8 toru kultury, płacąc kulturą: 5 i handlem: 3.',
    'A продвигается на 8-й шаг трека культуры, заплатив культурой: 5 и торговлей: 3.',
  ])
  expect(told({ ...advanced, cost: 0, count: 0 })[0]).toBe('A advances to space 8 of the culture track free of charge.')
  expect(told({ kind: 'techResearched', seat: 0, tech: 'writing', count: 6 })[0]).toBe(
    'A researches Writing and spends 6 trade.',
  )
  expect(told({ kind: 'cultureGained', seat: 0, count: 3, thing: 'civilization.china' })[0]).toBe(
    'A gains 3 culture (China: Mao Zedong).',
  )
  expect(told({ kind: 'tradeGained', seat: 0, count: 3, thing: null })[0]).toBe('A gains 3 trade.')
})

test('C-3.16 a line about a choice says what was chosen, for what, or that it is still a secret', () => {
  const choice = { kind: 'aim', value: SQUARE_NAMES.indexOf('c3') } as const
  const aimed: Event = { kind: 'aimTaken', seat: 0, own: { thing: 'culture.sabotage', choice } }
  expect(told(aimed)[0]).toBe('A aims “Sabotage”: c3.')
  expect(told({ kind: 'aimTaken', seat: 0 })[0]).toBe('A chooses in secret what a card or an ability is aimed at.')
  expect(told({ kind: 'powerDeclined', seat: 0, offer: 'second' })[0]).toBe('A makes no second item.')
  expect(told({ kind: 'powerCancelled', seat: 0, thing: 'tech.writing' })[0]).toBe('A: “Writing” is cancelled.')
  expect(told({ kind: 'woundsHealed', seat: 0, count: 2 })[0]).toBe('A heals 2 wounds.')
})

const inWords = (notation: string, underWay?: number): readonly string[] => {
  const move = classic.notation.parse(notation)
  if (move === null) throw new Error(`"${notation}" is no move`)
  return LANGUAGES.map((language) =>
    translator(classic.presentation.words, language, String).say(describeMove(move, underWay)),
  )
}

test('C-28.6 a unit opens a new front or enters one by the number that everybody sees', () => {
  expect(inWords('field infantry-2 new')).toEqual([
    'Open a new front: infantry 2',
    'Відкрити новий фронт: піхота 2',
    'Otwórz nowy front: piechota 2',
    'Открыть новый фронт: пехота 2',
  ])
  expect(inWords('field infantry-2 1')[0]).toBe('Play into front 1: infantry 2')
  expect(inWords('heal 0')[0]).toBe('Heal the unit in front 1')
})

test('a step is described by its square if the figures’ place is known', () => {
  expect(inWords('march c3 1a1s east')[0]).toBe('1 army and 1 scout from c3: to d3')
  expect(inWords('march d4 0a1s reveal-south')[0]).toBe('1 scout from d4: discover the tile at d5')
  expect(inWords('go north', SQUARE_NAMES.indexOf('c3'))).toEqual([
    'Go on: to c2',
    'Іти далі: на c2',
    'Dalej: na c2',
    'Идти дальше: на c2',
  ])
  expect(inWords('go north')[0]).toBe('Go on: north')
})

test('no log entry shows an internal name: everything but names of squares is translated', () => {
  const state = classic.setup({ ...DEFAULT_OPTIONS, rounds: 12 }, 2, 'words')
  const random = seeded('words')
  const raw = new Set<string>()
  for (let [seat] = classic.deciders(state); seat !== undefined; [seat] = classic.deciders(state)) {
    const moves = classic.legal(state, seat)
    const move = moves[below(random, moves.length)] as (typeof moves)[number]
    classic.apply(state, seat, move, (event) => {
      const { key, args } = describeEvent(event)
      for (const [name, value] of Object.entries(args ?? {})) {
        if (typeof value !== 'string' || SQUARE_NAMES.includes(value)) continue
        // Arguments that only select a wording do not appear themselves.
        if (classic.presentation.words.en[key]?.includes(`{${name}, select,`) !== true)
          raw.add(`${key} {${name}}: ${value}`)
      }
    })
  }
  expect([...raw]).toEqual([])
})

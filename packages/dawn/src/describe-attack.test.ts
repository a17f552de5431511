import { LANGUAGES, translator } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { dawn } from './game.ts'
import type { Event } from './rules/events.ts'
import { terraPlayer } from './terra/state.ts'
import { fortify, LOSE, marching, meadowWith, strike } from './terra/testing/army-position.ts'
import { player, playWithDice } from './testing/play.ts'
import { type PlayerSketch, position, type Sketch } from './testing/position.ts'

const ROW = ['astrology', 'early-empire', 'foreign-trade', 'pottery', 'masonry'] as const

/** What the log says of an attack in each language. */
const toldIn = (events: readonly Event[]): Readonly<Record<string, string>> => {
  const declared = events.find(({ kind }) => kind === 'attackDeclared') as Event
  const say = (language: (typeof LANGUAGES)[number]) =>
    translator(dawn.presentation.words, language, (seat) => ['Ada', 'Bea'][seat] ?? '').say(
      dawn.presentation.describe.event(declared),
    )
  return Object.fromEntries(LANGUAGES.map((language) => [language, say(language)]))
}

const attacked = (two: PlayerSketch, rest: Partial<Sketch> = {}) =>
  toldIn(
    playWithDice(
      position({
        players: [
          { capital: 24, row: ROW },
          { capital: 0, ...two },
        ],
        ...rest,
      }),
      [1, 6],
      'focus 5',
      'attack 25',
    ),
  )

test('the log names what is attacked and whose it is, in every language', () => {
  expect(attacked({ cities: [25] })).toEqual({
    en: 'Ada attacks a city of Bea on space 25.',
    uk: 'Ada атакує клітинку 25. Ціль атаки: місто (Bea).',
    pl: 'Ada atakuje pole 25. Cel ataku: miasto (Bea).',
    ru: 'Ada атакует клетку 25. Цель атаки: город (Bea).',
  })
})

test.each([
  ['a control token of Bea', { controls: [25] }, {}],
  ['a reinforced control token of Bea', { reinforced: [25] }, {}],
  ['the capital of Bea', { capital: 25 }, {}],
  ['the city-state Seoul', {}, { icons: { 25: 'seoul' } }],
  ['barbarian A', {}, { barbarians: { A: 25 } }],
] as const)('an attack on %s', (target, two, rest) => {
  expect(attacked(two, rest)['en']).toBe(`Ada attacks ${target} on space 25.`)
})

test.each([
  ['an army of Bea', () => marching({}, { armies: [25] })],
  ['a caravan of Bea', () => marching({}, { caravans: [25] })],
  [
    'the fort',
    () => {
      const state = marching({}, {}, { map: meadowWith('f', 25) })
      fortify(state, 25)
      return state
    },
  ],
  [
    'a district of Bea',
    () => {
      const state = marching({}, { controls: [25] })
      terraPlayer(state, 1).districts[0] = 25
      player(state, 1).tokens++
      return state
    },
  ],
] as const)('with the expansion, an attack on %s', (target, made) => {
  expect(toldIn(strike(made(), LOSE))['en']).toBe(`Ada attacks ${target} on space 25.`)
})

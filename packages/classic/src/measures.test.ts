import { LANGUAGES, Match, measureHistory } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { classic } from './game.ts'
import { measures } from './measures.ts'
import { position } from './testing/position.ts'
import { words } from './words/words.ts'

test('the charts measure the four ways to win and what they are made of', () => {
  const state = position({
    phase: 'cities',
    map: ['ff'],
    players: [
      { trade: 9, level: 4, techs: ['pottery', 'writing'], sheetCoins: 3, cities: ['d7'], units: [['infantry', 2]] },
      {
        techs: ['democracy'],
        units: [
          ['infantry', 1],
          ['mounted', 3],
        ],
      },
    ],
  })
  expect(measures(state)).toEqual({
    techs: [2, 1],
    culture: [4, 0],
    coins: [3, 0],
    // Democracy makes infantry of rank 2, each one stronger.
    strength: [2, 1 + 1 + 3],
    trade: [9, 0],
    production: [4, 0],
    cities: [2, 1],
  })
})

test('every measure has a name in every language', () => {
  const names = Object.keys(measures(position({ players: [] }))).map((measure) => `measure.${measure}`)
  for (const language of LANGUAGES) for (const name of names) expect(words[language][name], name).toBeDefined()
})

test('a match can be measured from its beginning, before any capital stands', () => {
  const created = Match.create(classic, { seats: 3, seed: 'growth' })
  if (!created.ok) throw new Error(created.error)
  const growth = measureHistory(created.value)
  expect(growth).toHaveLength(1)
  expect(growth?.[0]).toMatchObject({ cities: [0, 0, 0], production: [0, 0, 0], culture: [0, 0, 0] })
})

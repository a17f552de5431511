import { LANGUAGES, Match, measureHistory } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { dawn } from './game.ts'
import { measures } from './measures.ts'
import { pass } from './testing/play.ts'
import { position } from './testing/position.ts'
import { words } from './words/words.ts'

describe('measures', () => {
  const state = position({
    players: [
      {
        capital: 24,
        cities: [10, 38],
        controls: [25],
        reinforced: [26],
        wonders: { oracle: 24 },
        row: ['astrology', 'foreign-trade', 'pottery', 'masonry', 'drama-and-poetry'],
        trade: [0, 1, 0, 3, 0],
      },
      { capital: 0 },
    ],
  })

  test('count what each player has', () => {
    expect(measures(state)).toEqual({
      agendas: [0, 0],
      cities: [3, 1],
      controls: [2, 0],
      wonders: [1, 0],
      levels: [6, 5],
      trade: [4, 0],
    })
  })

  test('count the victory cards with a marker', () => {
    const cities = [2, 4, 6, 14, 16, 18, 20]
    const won = position({ players: [{ capital: 24, cities }, { capital: 48 }], victoryCards: [0, 1, 2, 3, 4] })
    pass(won)
    expect(measures(won)['agendas']).toEqual([1, 0])
  })

  test('have a name in every language', () => {
    for (const name of Object.keys(measures(state))) {
      for (const language of LANGUAGES) expect(words[language][`measure.${name}`], `${language} ${name}`).toBeTruthy()
    }
  })

  test('make charts of a match: its beginning and each move', () => {
    const made = Match.create(dawn, { seats: 2, seed: 'measures' })
    if (!made.ok) throw new Error(JSON.stringify(made.error))
    const match = made.value
    for (let move = 0; move < 3; move++) {
      const [seat] = match.deciders()
      if (seat === undefined) throw new Error('nobody is asked')
      match.submit(seat, match.legal(seat)[0] as never)
    }
    const growth = measureHistory(match)
    expect(growth).toHaveLength(4)
    expect(growth?.[0]).toMatchObject({ cities: [1, 1] })
  })
})

import { dawn, type Forecast, type View } from '@ecumene/dawn'
import { below, seeded, translator } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { matchOf } from '../../table/testing.ts'
import { chanceNote } from './combat.tsx'
import { boardWords } from './words/words.ts'

const { say } = translator(boardWords, 'en', (seat) => `P${seat}`)

test('a move that declares an attack is told with its chance, any other without one', () => {
  const match = matchOf('dawn', 2, { rounds: 60 })
  const random = seeded('chances')
  let told = 0
  while (match.outcome() === null && told < 3) {
    const view = match.view(null) as View
    const seat = match.deciders()[0] ?? 0
    const legal = match.legal(seat).map(dawn.notation.notate as (move: unknown) => string)
    const declared = new Map(view.forecasts.map((forecast: Forecast) => [forecast.move, forecast.odds]))
    for (const move of legal) {
      const odds = declared.get(move)
      expect(chanceNote(view, move, say)).toBe(odds === undefined ? null : `Chance to win: ${Math.round(odds * 100)}%`)
      if (odds !== undefined) told++
    }
    match.submit(seat, legal[below(random, legal.length)] as string)
  }
  expect(told).toBeGreaterThan(2)
})

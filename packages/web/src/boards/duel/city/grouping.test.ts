import type { CityView } from '@ecumene/duel'
import { expect, test } from 'vitest'
import { byColour, symbolCounts, totalOf } from './grouping.ts'

const city: CityView = {
  coins: 3,
  buildings: ['quarry', 'scriptorium', 'library', 'apothecary', 'baths', 'altar'],
  wonders: [],
  progress: ['law'],
  symbols: ['quill', 'wheel', 'law'],
  chains: [],
  score: { civilian: 6, treasury: 1 },
}

test('buildings are grouped by colour, every colour in its place', () => {
  const groups = byColour(city.buildings)
  expect(groups.map(({ colour, cards }) => `${colour} ${cards.length}`)).toEqual([
    'brown 1',
    'grey 0',
    'blue 2',
    'green 3',
    'yellow 0',
    'red 0',
    'purple 0',
  ])
})

test('two cards with one symbol are a pair; the symbol of Law comes from its token', () => {
  const counts = Object.fromEntries(symbolCounts(city).map(({ symbol, count }) => [symbol, count]))
  expect(counts).toMatchObject({ quill: 2, wheel: 1, law: 1, mortar: 0 })
})

test('points are the sum of the score sheet', () => {
  expect(totalOf(city)).toBe(7)
})

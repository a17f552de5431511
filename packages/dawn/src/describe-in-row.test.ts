import { translator } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { dawn } from './game.ts'

const row = [{ card: 'astrology' }, { card: 'pottery' }]
const rows = { asked: { seat: 1 }, players: [{ row: [{ card: 'masonry' }] }, { row }] }

const called = (notation: string, view?: typeof rows): string => {
  const move = dawn.notation.parse(notation)
  if (move === null) throw new Error(`${notation} is no move`)
  return translator(dawn.presentation.words, 'en', () => '').say(dawn.presentation.describe.move(move, view))
}

test('a move with cards of the row is called by their names where the row of whoever is asked is in sight', () => {
  expect(called('focus 2', rows)).toBe('Play Pottery')
  expect(called('token 1', rows)).toBe('Trade token on Astrology')
  expect(called('swap 1 2', rows)).toBe('Swap Astrology and Pottery')
  expect(called('replace capitalism 2', rows)).toBe('Gain Capitalism for Pottery')
})

test('without the row, or beyond its end, a card is called by its place', () => {
  expect(called('focus 2')).toBe('Card 2 from the left')
  expect(called('focus 5', rows)).toBe('Card 5 from the left')
  expect(called('swap 1 4', rows)).toBe('Swap cards 1 and 4 from the left')
})

test('what is taken from another row is called by its place: whose it is, the question says', () => {
  expect(called('loot 1', rows)).toBe('Take from card 1 from the left')
})

import { expect, test } from 'vitest'
import { cardNumbered } from '../data/cards.ts'
import { dawn } from '../game.ts'
import { resetCard, slotNumber } from '../rules/row/turn.ts'
import { asked, legal, play, player } from '../testing/play.ts'
import { TERRA_ROW, terraPosition } from './testing/terra-position.ts'

const row = (state: ReturnType<typeof terraPosition>): readonly string[] =>
  player(state, 0).row.map((card) => cardNumbered(card).id)

test('T-5.1 one of six cards is chosen', () => {
  const state = terraPosition()
  expect(legal(state)).toEqual(['focus 1', 'focus 2', 'focus 3', 'focus 4', 'focus 5', 'focus 6'])
})

test('T-5.2 both leftmost slots have the number 1', () => {
  for (const place of ['focus 1', 'focus 2']) {
    const science = terraPosition({ row: place === 'focus 1' ? ['astrology', ...without('astrology')] : TERRA_ROW })
    play(science, place, 'advance')
    expect(player(science, 0).tech).toBe(1)
  }
  expect(dawn.view(terraPosition(), 0).players[0]?.row.map(({ slot }) => slot)).toEqual([1, 1, 2, 3, 4, 5])
})

const resetOfTheFourth = () => {
  const state = terraPosition({ row: TERRA_ROW, trade: [0, 1, 2, 3, 0, 1] })
  resetCard(state, 0, 3, undefined)
  expect(row(state)).toEqual(['foreign-trade', 'irrigation', 'astrology', 'early-empire', 'ti-masonry', 'pottery'])
  expect(player(state, 0).trade).toEqual([3, 0, 1, 2, 0, 1])
}
test('T-5.3 a reset card goes leftmost, the others move up to its old slot', resetOfTheFourth)
test('T-EX15 G, A, B, C, D, E with C reset is C, G, A, B, D, E', resetOfTheFourth)

test('T-5.4 as if in the first slot is the leftmost place', () => {
  const state = terraPosition({
    row: ['irrigation', 'ti-masonry', 'early-empire', 'pottery', 'astrology', 'capitalism'],
  })
  play(state, 'focus 6', 'done')
  expect(asked(state)).toBe('otherCard')
  play(state, 'card 6')
  expect(dawn.view(state, null).resolving).toEqual({ card: 'astrology', slot: 1 })
})

test('T-5.5 slots 2 to 5 are the third to sixth place', () => {
  const state = terraPosition()
  expect([0, 1, 2, 3, 4, 5].map((place) => slotNumber(state, place))).toEqual([1, 1, 2, 3, 4, 5])
  play(state, 'focus 6')
  expect(dawn.view(state, null).resolving).toEqual({ card: 'pottery', slot: 5 })
})

function without(id: string): readonly (typeof TERRA_ROW)[number][] {
  return TERRA_ROW.filter((card) => card !== id)
}

import type { View } from '@ecumene/dawn'
import type { Message } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { matchOf } from '../../table/testing.ts'
import { answerNote, lootText, optionText } from './answers.ts'
import { moveBy } from './moves.ts'

const view = matchOf('dawn', 2, { terra: true }).view(0) as View
const text = (key: string, args?: object): string => (args === undefined ? key : `${key} ${JSON.stringify(args)}`)
const say = ({ key }: Message): string => key

test('an option is called by what it means', () => {
  const asking = { ...view, asked: { kind: 'hub', seat: 0 } } as View
  expect(optionText(moveBy('option 2'), asking, say)).toBe('option.hub.2')
  expect(optionText(moveBy('done'), asking, say)).toBeNull()
})

test('a card of a city-state says what it does', () => {
  const asked = { key: 'decision.envoy', args: { cityState: { key: 'cityState.seoul' } } }
  expect(answerNote(moveBy('accept'), asked, view, say, text)).toBe('effect.cityState.seoul')
  expect(answerNote(moveBy('nothing'), asked, view, say, text)).toBeNull()
})

test('whoever takes a city-state reads what becomes of it', () => {
  const asked = { key: 'decision.conquest', args: { cityState: { key: 'cityState.seoul' } } }
  expect(answerNote(moveBy('conquer'), asked, view, say, text)).toBe('dawnBoard.conquer')
  expect(answerNote(moveBy('liberate'), asked, view, say, text)).toBe('dawnBoard.liberate')
})

test('a card that is robbed is the one in the row of its owner, with what lies on it', () => {
  const asked = { key: 'decision.loot', args: { player: { seat: 1 } } }
  expect(lootText(moveBy('loot 2'), asked, view, say)).toBe(`card.${view.players[1]?.row[1]?.card}`)
  expect(lootText(moveBy('done'), asked, view, say)).toBeNull()
  expect(answerNote(moveBy('loot 2'), asked, view, say, text)).toBe('dawnBoard.trade {"count":0}')
})

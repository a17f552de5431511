import type { View } from '@ecumene/dawn'
import type { Message } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { matchOf } from '../../table/testing.ts'
import { answerNote, optionText } from './answers.ts'
import { moveBy } from './moves.ts'

const view = matchOf('dawn', 2, { terra: true }).view(0) as View
const say = ({ key }: Message): string => key

test('an option is called by what it means', () => {
  const asking = { ...view, asked: { kind: 'hub', seat: 0 } } as View
  expect(optionText(moveBy('option 2'), asking, say)).toBe('option.hub.2')
  expect(optionText(moveBy('done'), asking, say)).toBeNull()
})

test('a card of a city-state says what it does', () => {
  const asked = { key: 'decision.envoy', args: { cityState: { key: 'cityState.seoul' } } }
  expect(answerNote(moveBy('accept'), asked, view, say)).toBe('effect.cityState.seoul')
  expect(answerNote(moveBy('nothing'), asked, view, say)).toBeNull()
})

test('a card that is robbed is the one in the row of its owner', () => {
  const asked = { key: 'decision.loot', args: { player: { seat: 1 } } }
  expect(answerNote(moveBy('loot 2'), asked, view, say)).toBe(`card.${view.players[1]?.row[1]?.card}`)
})

import { translator } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { matchOf } from '../../table/testing.ts'
import { filterGroups, groupMoves } from './move-groups.ts'
import { isByPlayer, isSeatField, shapeOf } from './view-shape.ts'
import { vocabularyOf } from './vocabulary.ts'

const speak = (game: string, seats = 2) => {
  const match = matchOf(game, seats)
  return { match, ...translator(match.game.words, 'en', (seat) => `P${seat}`) }
}

test('moves of a kind stand together under what they have in common', () => {
  const { match, say } = speak('bazaar')
  const legal = match.legal(0).map(match.game.notate)
  const groups = groupMoves(match.game, legal, say)
  expect(groups).toHaveLength(1)
  expect(groups[0]).toMatchObject({ id: 'move.bid', heading: 'Bid' })
  expect(groups[0]?.moves[1]).toEqual({ notation: 'bid 1', text: 'Bid 1 ducat' })
})

test('a single move needs no heading', () => {
  const { match, say } = speak('bazaar')
  expect(groupMoves(match.game, ['leave'], say)[0]).toMatchObject({ heading: '', moves: [{ notation: 'leave' }] })
})

test('typing finds moves by their words and by their notation', () => {
  const { match, say } = speak('bazaar')
  const groups = groupMoves(match.game, ['bid 1', 'bid 10', 'order', 'leave'], say)
  const found = (typed: string) =>
    filterGroups(groups, typed).flatMap(({ moves }) => moves.map((move) => move.notation))
  expect(found('ducat 10')).toEqual(['bid 10'])
  expect(found('MARKET')).toEqual(['leave'])
  expect(found('order')).toEqual(['order'])
  expect(found('')).toHaveLength(4)
  expect(found('nothing like it')).toEqual([])
})

test('ids of things are said in the words of the game, the rest is made readable', () => {
  const { match, say } = speak('duel')
  const vocabulary = vocabularyOf(match.game, say)
  expect(vocabulary.value('lumber-yard')).toBe('Lumber Yard')
  expect(vocabulary.value('firstGame')).toBe('first game')
  expect(vocabulary.field('progressOnBoard')).toBe('Progress on board')
  expect(vocabulary.option('wonders', 'draft')).toBe('Choose them in turn from random Wonders')
})

test('data is laid out by what it is', () => {
  expect(shapeOf([{ a: 1 }, null, { a: 2, b: 3 }])).toMatchObject({ kind: 'table', columns: ['a', 'b'] })
  expect(shapeOf(['a', 'b'])).toMatchObject({ kind: 'list' })
  expect(shapeOf([{ a: 1 }])).toMatchObject({ kind: 'list' })
  expect(shapeOf({ a: 1 })).toMatchObject({ kind: 'fields' })
  expect(shapeOf(null)).toEqual({ kind: 'plain', value: null })
})

test('a seat is known by its field, not by its number', () => {
  expect(isSeatField('from', 1, 2)).toBe(true)
  expect(isSeatField('from', 2, 2)).toBe(false)
  expect(isSeatField('round', 1, 2)).toBe(false)
})

test('rows are players only where they say so or nothing speaks against it', () => {
  const columns = ['coins', 'buildings', 'wonders']
  expect(isByPlayer([{}, {}], columns, 2)).toBe(true)
  expect(isByPlayer([{ seat: 0 }, { seat: 1 }], ['seat', ...columns], 2)).toBe(true)
  expect(isByPlayer([{ half: 0 }, { half: 1 }], ['half', 'distance', 'coins'], 2)).toBe(false)
  expect(isByPlayer([{}, {}, {}], columns, 2)).toBe(false)
})

import { expect, test } from 'vitest'
import { describeMove } from '../describe.ts'
import { CARAVAN } from '../terra/moves.ts'
import { layMove, type Move, mentions, moveOf, movesOf, notate, parse, placementOf } from './moves.ts'

test('equal moves are one value, and notation leads back to it', () => {
  const moves: readonly Move[] = [
    ...movesOf('place'),
    ...movesOf('focus'),
    ...movesOf('leader'),
    moveOf('swap', 0, 4),
    moveOf('treaty', 2, 1),
    moveOf('ambush', 17, 3),
    moveOf('shelve', 12, 1),
    layMove({ side: 1, rotation: 3, q: 4, r: -2 }),
  ]
  for (const move of moves) expect(parse(notate(move))).toBe(move)
})

test('moves that lay tiles are parsed from the notation of old match files, and from no other', () => {
  const move = parse('lay B3 4 -2')
  expect(move?.kind === 'lay' && placementOf(move, 7)).toEqual({ tile: 7, side: 1, rotation: 3, q: 4, r: -2 })
  for (const text of ['lay A0 0 0', 'lay A5 -99 99', 'lay B0 10 -10']) expect(parse(text)?.notation).toBe(text)
  for (const text of [
    'lay A6 0 0',
    'lay C0 0 0',
    'lay A0 -0 0',
    'lay A0 01 0',
    'lay A0 100 0',
    'lay A0 0',
    'lay A0 0 0 0',
  ])
    expect(parse(text)).toBeNull()
})

test('a move says what it names on the table: one’s own row is not the row one takes from', () => {
  const named = (text: string) => mentions(parse(text) as Move).map(({ is, value }) => [is, value])
  expect(named('loot 2')).toEqual([['lootedSlot', 1]])
  expect(named('replace capitalism 1')).toEqual([
    ['card', expect.any(Number)],
    ['slot', 0],
  ])
  expect(named('shift 12 5')).toEqual([
    ['space', 12],
    ['direction', 5],
  ])
  expect(named('done')).toEqual([])
})

test('its words are filled from what it names', () => {
  const said = (move: Move) => describeMove(move)
  expect(said(moveOf('swap', 0, 4))).toEqual({ key: 'move.swap', args: { slot: 1, other: 5 } })
  expect(said(moveOf('march', 2, 0))).toEqual({
    key: 'move.march',
    args: { barbarian: 'C', direction: { key: 'direction.west' } },
  })
  expect(said(moveOf('give', 3))).toEqual({ key: 'move.give', args: { player: { seat: 3 } } })
  expect(said(moveOf('recall', CARAVAN))).toEqual({ key: 'move.recallCaravan' })
  expect(said(moveOf('stop'))).toEqual({ key: 'move.stop' })
})

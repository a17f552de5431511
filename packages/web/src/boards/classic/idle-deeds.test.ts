import { SQUARE_NAMES, type SquareView, type View } from '@ecumene/classic'
import { expect, test } from 'vitest'
import { matchOf } from '../../table/testing.ts'
import { refusal } from './declining.ts'
import { isIdle } from './idle-deeds.ts'
import { moveBy } from './moves.ts'

const at = (square: string): number => SQUARE_NAMES.indexOf(square)

/** Seat 0 has a capital on b2 and one on h8, at the Start of Turn. */
const viewOf = ({ unlocked = ['anarchy', 'despotism'], squares = [] as readonly Partial<SquareView>[] }) => {
  const view = matchOf('classic', 2).view(0) as View
  const [first, second] = view.players
  if (first === undefined || second === undefined) throw new Error('there are two players')
  const bare = { production: 0, trade: 0, culture: 0, coin: 0, resource: null }
  return {
    ...view,
    asked: { kind: 'start', seat: 0 },
    players: [{ ...first, government: 'despotism', unlocked, cities: [at('b2'), at('h8'), -1] }, second],
    squares: squares.map((square) => ({ ...bare, ...square })),
  } as View
}

test('Anarchy is of use only to whoever has another government to come to', () => {
  const anarchy = moveBy('government anarchy')
  expect(isIdle(anarchy, viewOf({}))).toBe(true)
  expect(isIdle(anarchy, viewOf({ unlocked: ['anarchy', 'despotism', 'republic'] }))).toBe(false)
  expect(isIdle(moveBy('government republic'), viewOf({}))).toBe(false)
})

test('C-32.2 C-32.5 a scout is of use where its square counts for no city yet, or for another one, and gives something', () => {
  const forest = { square: at('c3'), production: 2 }
  const idle = (move: string, ...squares: readonly Partial<SquareView>[]) => isIdle(moveBy(move), viewOf({ squares }))
  expect(idle('send c3 0', forest)).toBe(true)
  expect(idle('send c3 1', forest)).toBe(false)
  expect(idle('send d3 0', { square: at('d3'), trade: 1 })).toBe(false)
  expect(idle('send d3 0', { square: at('d3') })).toBe(true)
  expect(idle('send d3 0', { square: at('d3'), resource: 'iron' })).toBe(false)
})

test('the Start of Turn passes by itself where nothing is of use', () => {
  const given = (...legal: readonly string[]) => refusal({ view: viewOf({}), legal })
  expect(given('done', 'government anarchy')).toEqual({ move: 'done', isEnd: true })
  expect(given('done', 'government anarchy', 'found d5 scout')).toBeNull()
  // Among bots everything can be taken back.
  const legal = ['done']
  expect(refusal({ view: viewOf({}), legal }, { isAmongBots: true })).toEqual({ move: 'done', isEnd: false })
})

import { numberAt } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { TILES } from '../../data/tiles.ts'
import { classic } from '../../game.ts'
import { at } from '../../testing/play.ts'
import { DEFAULT_OPTIONS, position } from '../../testing/position.ts'
import { holderOf } from './figures.ts'
import { AROUND, distance, NEIGHBOURS, SQUARE_NAMES, squareTowards } from './grid.ts'
import { cultureOn, isRevealed, layTile, productionOn, resourceOn, terrainOn, tradeOn } from './land.ts'
import { layoutFor } from './layouts.ts'
import { outskirtsOf, ownerOf } from './outskirts.ts'

const named = (list: readonly number[]): readonly string[] => list.map((square) => SQUARE_NAMES[square] as string)

test('C-1.3 a tile is four by four squares', () => {
  for (const { squares } of layoutFor(4).places) expect(squares).toHaveLength(16)
  expect(named(layoutFor(4).places[0]?.squares ?? []).slice(0, 6)).toEqual(['a1', 'b1', 'c1', 'd1', 'a2', 'b2'])
})

test('C-1.4 four neighbours for movement and exploration', () => {
  expect(named(NEIGHBOURS[at('c3')] ?? [])).toEqual(['c2', 'd3', 'c4', 'b3'])
  expect(named(NEIGHBOURS[at('a1')] ?? [])).toEqual(['b1', 'a2'])
})

test('C-1.5 eight squares around', () => {
  expect(named(AROUND[at('c3')] ?? [])).toEqual(['b2', 'c2', 'd2', 'b3', 'd3', 'b4', 'c4', 'd4'])
  expect(AROUND[at('p16')]).toHaveLength(3)
})

test('C-1.6 a diagonal step counts as one', () => {
  expect(distance(at('c3'), at('c3'))).toBe(0)
  expect(distance(at('c3'), at('d4'))).toBe(1)
  expect(distance(at('c3'), at('f4'))).toBe(3)
  expect(distance(at('c3'), at('a9'))).toBe(6)
})

test('C-1.7 a city is its centre and the eight squares around', () => {
  const state = position({ players: [{ capital: 'c3' }, {}] })
  expect(outskirtsOf(state, 0, 0)).toEqual(AROUND[at('c3')])
  const own = state.region.flatMap((_region, square) => (ownerOf(state, square) === 0 ? [square] : []))
  expect(own).toHaveLength(9)
})

test('C-1.2 figures of the same player are friends, all others enemies', () => {
  const state = position({ players: [{ armies: { d7: 1 } }, { armies: { e8: 1 } }, {}] })
  expect(holderOf(state, at('d7'))).toBe(0)
  expect(holderOf(state, at('e8'))).toBe(1)
  expect(holderOf(state, at('h8'))).toBe(-1)
})

test('C-1.10 a square gives what is printed on it unless a marker replaces it', () => {
  const state = position({
    map: ['', '', '', '', '', '', '...f'],
    prints: { d7: 'wheat' },
    players: [{ cities: ['e6'] }, {}],
  })
  expect([productionOn(state, at('d7')), resourceOn(state, at('d7'))]).toEqual([2, 0])
  const built = position({
    map: ['', '', '', '', '', '', '...f'],
    prints: { d7: 'wheat' },
    players: [{ cities: ['e6'], built: { d7: 'temple' } }, {}],
  })
  expect([productionOn(built, at('d7')), resourceOn(built, at('d7')), cultureOn(built, at('d7'))]).toEqual([0, -1, 2])
})

test('C-36.5 a natural wonder gives culture besides what its terrain gives', () => {
  const state = position({ map: ['', '', '', '', '', '', '...m'], prints: { d7: 'naturalWonder' }, players: [{}, {}] })
  expect([productionOn(state, at('d7')), cultureOn(state, at('d7'))]).toEqual([1, 1])
})

test('C-5.1 squares of different tiles are neighbours where their places on the grid are', () => {
  const acrossFrom = (seats: number, name: string): readonly string[] => {
    const { placeOf } = layoutFor(seats)
    const isAcross = (next: number) => placeOf[next] !== -1 && placeOf[next] !== placeOf[at(name)]
    return named((NEIGHBOURS[at(name)] ?? []).filter(isAcross))
  }
  expect(acrossFrom(2, 'd4')).toEqual(['e4', 'd5'])
  // On the map for three each row of tiles is half a tile further out, so a square can touch two tiles.
  expect(acrossFrom(3, 'h5')).toEqual(['h4', 'i5'])
  expect(new Set(['g4', 'h4'].map((name) => layoutFor(3).placeOf[at(name)])).size).toBe(1)
  expect(layoutFor(3).placeOf[at('h8')]).not.toBe(layoutFor(3).placeOf[at('i8')])
})

test('C-5.2 what no tile covers is not on the map', () => {
  const state = classic.setup(DEFAULT_OPTIONS, 3, 'map')
  expect(layoutFor(3).placeOf[at('a1')]).toBe(-1)
  expect(isRevealed(state, at('a1'))).toBe(false)
  expect(layoutFor(2).squares).toHaveLength(8 * 16)
  expect(layoutFor(3).squares).toHaveLength(10 * 16)
  expect(layoutFor(4).squares).toHaveLength(16 * 16)
})

test('C-5.9 seats go clockwise from the top left', () => {
  const corner = (seats: number): readonly string[] =>
    Array.from({ length: seats }, (_, seat) => named(layoutFor(seats).places[seat]?.squares ?? [])[0] as string)
  expect(corner(2)).toEqual(['a1', 'e13'])
  expect(corner(3)).toEqual(['g1', 'm13', 'a13'])
  expect(corner(4)).toEqual(['a1', 'm1', 'm13', 'a13'])
})

test('C-5.10 a turned tile has its printed bottom edge where its arrow comes from', () => {
  const state = classic.setup(DEFAULT_OPTIONS, 4, 'tiles')
  const [unturned] = TILES[6] as NonNullable<(typeof TILES)[number]>
  // Turned a quarter the arrow points right: the printed bottom row is the left column, read from the top.
  layTile(state, 4, 6, 1)
  const { squares } = layoutFor(4).places[4] as { squares: readonly number[] }
  const left = [0, 4, 8, 12].map((cell) => terrainOn(state, numberAt(squares, cell)))
  expect(left).toEqual([12, 13, 14, 15].map((cell) => unturned?.[cell]?.terrain))
  // Upside down it is the top row, from right to left.
  layTile(state, 4, 6, 2)
  const top = [0, 1, 2, 3].map((cell) => terrainOn(state, numberAt(squares, cell)))
  expect(top).toEqual([15, 14, 13, 12].map((cell) => unturned?.[cell]?.terrain))
})

test('a direction leads to a square', () => {
  for (const [direction, name] of ['c2', 'd3', 'c4', 'b3'].entries()) {
    expect(squareTowards(at('c3'), direction)).toBe(at(name))
  }
})

test('C-2.29 a disaster marker replaces the terrain and its icons', () => {
  const state = position({ map: ['', '', '', '', '', '', '...d'], players: [{}, {}] })
  expect(tradeOn(state, at('d7'))).toBe(1)
  expect(resourceOn(state, at('d7'))).toBe(-1)
})

import { describe, expect, test } from 'vitest'
import { TILES, type Tile } from '../../data/tiles.ts'
import { DIFFICULTY, TERRAINS } from '../../data/types.ts'
import { dawn } from '../../game.ts'
import { play, player, refusal, spaces } from '../../testing/play.ts'
import { DEFAULT_OPTIONS, position } from '../../testing/position.ts'
import { areAdjacent, boardFrom, boardOf, TERRAIN_LETTERS } from './board.ts'
import { isEmpty, isRival } from './pieces.ts'
import { isFriendly, isMature, isWithin } from './spaces.ts'

const AROUND_24 = [17, 18, 23, 25, 30, 31]

/** Seat 0 in the middle of a meadow, seat 1 in its corner. */
const middle = (
  sketch: Parameters<typeof position>[0]['players'][number] = {},
  rest: Partial<Parameters<typeof position>[0]> = {},
) => position({ players: [{ capital: 24, ...sketch }, { capital: 0 }], ...rest })

test('N-1.2 the capital is not one of the seven cities, before or after it is placed', () => {
  const unused = (map: 'build' | 'random') =>
    dawn.view(dawn.setup({ ...DEFAULT_OPTIONS, map }, 2, 'cities'), null).players[0]?.unusedCities
  expect([unused('build'), unused('random')]).toEqual([7, 7])
})

describe('map, terrain, ownership', () => {
  test('N-6.1 spaces that share an edge are adjacent', () => {
    const board = boardOf(middle().layout)
    for (let space = 0; space < 49; space++) expect(areAdjacent(board, 24, space)).toBe(AROUND_24.includes(space))
  })
  test('N-6.2 difficulties of land', () => expect(DIFFICULTY.slice(0, 5)).toEqual([1, 2, 3, 4, 5]))
  test('N-6.3 water has difficulty 1', () => expect(DIFFICULTY[TERRAINS.indexOf('water')]).toBe(1))
  test('N-6.4 nothing is done on water', () => {
    const state = middle(
      {},
      {
        map: ['ggggggg', 'ggggggg', 'ggwgggg', 'ggggggg', 'ggggggg', 'ggggggg', 'ggggggg'],
        players: [{ capital: 17 }, { capital: 0 }],
      },
    )
    play(state, 'focus 1')
    expect(refusal(state, 'place 16')).toBe('water')
  })
  test('N-6.5 every printed space has one terrain', () => {
    // Tile 5, side B, hex 2 is hills with some forest; the data say once which counts, and that is what is played by.
    const printed = (TILES[4] as Tile).sides[1].terrain
    expect(printed[2]).toBe('h')
    const board = boardOf([{ tile: 5, side: 1, rotation: 0, q: 0, r: 0 }])
    expect([...board.terrain].map((terrain) => TERRAIN_LETTERS[terrain]).join('')).toBe(printed)
    expect(board.difficulty[2]).toBe(2)
  })
  test('N-6.6 a natural wonder space has no terrain type', () => {
    const state = position({ map: ['gn', 'gg'], icons: { 1: 'pantanal' }, players: [{ capital: 2 }, {}] })
    expect(dawn.view(state, null).spaces[1]?.terrain).toBe('naturalWonder')
  })
  test('N-6.7 a natural wonder space has difficulty 5', () =>
    expect(DIFFICULTY[TERRAINS.indexOf('naturalWonder')]).toBe(5))
  test('N-6.8 that holds when its token is gone', () => {
    const state = position({
      map: ['gn', 'gg'],
      icons: { 1: 'pantanal' },
      players: [{ capital: 2, controls: [1] }, {}],
    })
    expect(state.token[1]).toBe(0)
    expect(boardOf(state.layout).difficulty[1]).toBe(5)
  })
  test('N-6.9 a city-state space is grassland', () => {
    const state = middle({}, { icons: { 10: 'seoul' } })
    expect(dawn.view(state, null).spaces[10]?.terrain).toBe('grassland')
  })
  test('N-6.10 a slot allows terrain up to its number', () => {
    const map = ['ghfdm', 'ggggg', 'hfdmg']
    const state = position({
      map,
      players: [
        { capital: 6, row: ['astrology', 'early-empire', 'foreign-trade', 'pottery', 'masonry'] },
        { capital: 14 },
      ],
    })
    play(state, 'focus 2')
    expect(spaces(state, 'place')).toEqual([1, 5, 7, 10])
  })
  test('N-6.11 own pieces are friendly, others are rival', () => {
    const state = middle({ controls: [25] })
    expect([isFriendly(state, 25, 0), isRival(state, 25, 0)]).toEqual([true, false])
    expect([isFriendly(state, 25, 1), isRival(state, 25, 1)]).toEqual([false, true])
  })
  test('N-6.12 a city or a control token makes a space friendly', () => {
    const state = middle({ controls: [25], cities: [38] })
    for (const space of [24, 25, 38]) expect(isFriendly(state, space, 0)).toBe(true)
  })
  test('N-6.13 another player’s city or token makes it rival', () => {
    const state = middle()
    expect(isRival(state, 0, 0)).toBe(true)
  })
  test('N-6.14 caravans change nothing', () => {
    const state = middle({ caravans: [10] })
    expect([isFriendly(state, 10, 0), isRival(state, 10, 1)]).toEqual([false, false])
  })
  test('N-6.15 empty means no token and no figure', () => {
    const state = middle(
      { controls: [25], caravans: [26] },
      { icons: { 27: 'oil', 28: 'seoul' }, barbarians: { A: 29 } },
    )
    for (const space of [24, 25, 26, 27, 28, 29]) expect(isEmpty(state, space)).toBe(false)
    expect(isEmpty(state, 40)).toBe(true)
  })
  test('N-6.16 one piece on a space', () => {
    const state = middle({ controls: [25] })
    play(state, 'focus 1')
    expect(refusal(state, 'place 25')).toBe('controlled')
    expect(refusal(state, 'place 24')).toBe('city')
  })
  test('N-6.17 any number of caravans share a space', () => {
    const state = position({
      players: [
        { capital: 24, row: ['capitalism', 'pottery', 'masonry', 'astrology', 'early-empire'], caravans: [10, 10, 10] },
        { capital: 0, caravans: [10] },
      ],
    })
    expect(dawn.proof.audit(state)).toEqual([])
  })
  test('N-6.18 a capital is a city', () => {
    const state = middle({}, { victoryCards: [0] })
    expect(player(state, 0).cities).toEqual([24])
  })
  test('N-6.19 a city surrounded by own tokens and water is mature', () => {
    const map = ['ggggggg', 'ggggggg', 'gggwggg', 'ggggggg', 'ggggggg', 'ggggggg', 'ggggggg']
    const state = middle({ controls: [18, 23, 25], reinforced: [30, 31] }, { map })
    expect(isMature(state, 0, 24)).toBe(true)
    expect(isMature(middle({ controls: [18, 23, 25, 30] }, { map }), 0, 24)).toBe(false)
  })
  test('N-6.20 positions outside the map do not count', () => {
    const state = position({ players: [{ capital: 0, controls: [1, 7] }, { capital: 48 }] })
    expect(isMature(state, 0, 0)).toBe(true)
  })
  test('N-6.21 anything else next to it prevents maturity', () => {
    const near = (icons: Parameters<typeof position>[0]['icons'], extra: object) =>
      isMature(
        position({
          ...(icons !== undefined && { icons }),
          players: [{ capital: 0, controls: [1], ...extra }, { capital: 48 }],
        }),
        0,
        0,
      )
    expect(near({}, { cities: [7] })).toBe(false)
    expect(near({ 7: 'seoul' }, {})).toBe(false)
    expect(near({}, {})).toBe(false)
  })
  test('N-6.22 maturity can be lost', () => {
    const state = position({
      players: [
        { capital: 0, controls: [1, 7], row: ['drama-and-poetry', 'pottery', 'masonry', 'astrology', 'foreign-trade'] },
        { capital: 48 },
      ],
    })
    expect(isMature(state, 0, 0)).toBe(true)
    play(state, 'focus 1', 'done', 'shift 7 3')
    expect(isMature(state, 0, 0)).toBe(false)
  })
  test('N-6.23 a distance is a path whose spaces between satisfy the rule', () => {
    const map = ['gmggg', 'gmggg', 'gmggg']
    const state = position({
      map,
      players: [{ capital: 5, row: ['pottery', 'early-empire', 'astrology', 'foreign-trade', 'masonry'] }, {}],
    })
    play(state, 'focus 1')
    expect(spaces(state, 'city')).toEqual([])
  })
  test('N-6.23 nor does it lead over a gap in the map', () => {
    const cell = (q: number, r: number) => ({ q, r, terrain: 0, icon: undefined, tile: 1 })
    const bay = boardFrom([cell(0, 0), cell(2, 0), cell(0, 1), cell(1, 1)])
    expect([isWithin(bay, 0, 1, 2), isWithin(bay, 0, 1, 3)]).toEqual([false, true])
  })
  test('N-6.24 the space where counting starts is not counted through', () => {
    const map = ['mgggg', 'mmggg', 'mmmmm']
    const state = position({
      map,
      players: [{ capital: 0, row: ['pottery', 'early-empire', 'astrology', 'foreign-trade', 'masonry'] }, {}],
    })
    play(state, 'focus 1')
    expect(spaces(state, 'city')).toEqual([2])
  })
  test('N-6.25 an edge space borders on the outside', () => {
    const { edge } = boardOf(middle().layout)
    expect([edge[0], edge[3], edge[24], edge[48]]).toEqual([1, 1, 0, 1])
  })
})

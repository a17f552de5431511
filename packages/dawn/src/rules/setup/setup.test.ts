import { readOptions } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { cardNumber } from '../../data/cards.ts'
import { FIRST_GAME_MAP } from '../../data/first-game-map.ts'
import { CITY_STATE_CARDS } from '../../data/sights.ts'
import { NONE } from '../../data/types.ts'
import { WONDER_ERA } from '../../data/wonders.ts'
import { dawn } from '../../game.ts'
import { asked, legal, play, player, refusal } from '../../testing/play.ts'
import { position } from '../../testing/position.ts'
import { boardOf, naturalOn, resourceOn } from '../map/board.ts'
import { CAPITAL, CITY_STATE, NATURAL_TOKEN, NOT_ON_MAP, ON_CARD, type Options, type State } from '../state.ts'

const start = (seats: number, options: Partial<Options> = {}, seed = 'set-up'): State => {
  const read = readOptions(dawn.options, options)
  if (!read.ok) throw new Error(read.error)
  return dawn.setup(read.value, seats, seed)
}

const seeds = Array.from({ length: 30 }, (_, number) => `seed ${number}`)

describe('set-up', () => {
  test('N-3.1 random leaders, all different', () => {
    const state = start(4)
    expect(new Set(state.players.map(({ leader }) => leader)).size).toBe(4)
  })
  test('N-3.1 only leaders of the box can be chosen', () => {
    const state = start(2, { leaders: 'choose' })
    expect([refusal(state, 'leader poland'), refusal(state, 'leader rome')]).toEqual(['notAvailable', ''])
  })
  test('N-1.1 two to four players', () => {
    for (const seats of [1, 5, 2.5]) expect(() => start(seats)).toThrow(RangeError)
  })
  test('N-3.2 colours are chosen in seating order from a random player', () => {
    const state = start(3, { colours: 'choose' })
    const first = state.active
    play(state, 'colour green')
    expect(player(state, first).colour).toBe(3)
    expect(dawn.deciders(state)).toEqual([(first + 1) % 3])
    expect(legal(state)).not.toContain('colour green')
  })
  test('N-3.3 the tech dial starts at 0', () => expect(player(start(2), 0).tech).toBe(0))
  test('N-3.4 the level-I cards lie in the order of the leader sheet', () => {
    const state = start(2, { leaders: 'choose' })
    const seat = state.active
    play(state, 'leader japan')
    expect(player(state, seat).row).toEqual(
      ['pottery', 'foreign-trade', 'masonry', 'astrology', 'early-empire'].map((id) => cardNumber(id as never)),
    )
  })
  test('N-3.5 one caravan lies on Foreign Trade', () => {
    expect(player(start(2), 0).caravans.filter((at) => at === ON_CARD)).toHaveLength(1)
  })
  test('N-3.6 the map is made as the table asks', () => {
    expect(start(2, { map: 'firstGame' }).layout).toHaveLength(10)
    expect(start(2, { map: 'random' }).layout).toHaveLength(10)
    expect(start(2, { map: 'build' }).layout).toHaveLength(4)
  })
  test('N-3.7 every icon has its token', () => {
    const state = start(4)
    const board = boardOf(state.layout)
    for (let space = 0; space < board.size; space++) {
      if (resourceOn(board, space) >= 0) expect(state.token[space]).toBe(resourceOn(board, space) + 1)
      if (naturalOn(board, space) >= 0) expect(state.token[space]).toBe(NATURAL_TOKEN)
      if (board.capital[space] === 1) expect(state.piece[space]).toBe(CAPITAL)
    }
  })
  test('N-3.8 barbarians stand on their letters', () => {
    const state = start(4)
    const { lairs } = boardOf(state.layout)
    for (const [letter, at] of state.barbarians.entries())
      expect(at).toBe(lairs[letter] === NONE ? NOT_ON_MAP : lairs[letter])
  })
  test('N-3.9 a city-state stands on its icon', () => {
    const state = start(4)
    for (const space of boardOf(state.layout).cityStateSpaces)
      if (space >= 0) expect(state.piece[space]).toBe(CITY_STATE)
  })
  test('N-3.10 both cards of a city-state on the map are available', () => {
    const state = position({ icons: { 10: 'seoul' }, players: [{ capital: 24 }, { capital: 0 }] })
    expect(CITY_STATE_CARDS).toBe(2)
    expect(state.players.every(({ envoys }) => envoys === 0)).toBe(true)
  })
  test('N-3.11 cards of other city-states are out of the game', () => {
    const state = start(2)
    const away = boardOf(state.layout).cityStateSpaces.filter((space) => space === NONE)
    expect(away.length).toBeGreaterThan(0)
    expect(
      dawn.proof.audit({ ...state, phase: 'choose', players: state.players.map((one) => ({ ...one, envoys: 255 })) }),
    ).not.toEqual([])
  })
  test('N-3.12 a random player is first', () => {
    expect(new Set(seeds.map((seed) => start(4, {}, seed).first)).size).toBe(4)
  })
  test('N-3.13 the first player orients the direction token', () => {
    const state = start(3)
    expect(asked(state)).toBe('direction')
    expect(dawn.deciders(state)).toEqual([state.first])
    expect(legal(state)).toHaveLength(6)
    play(state, 'direction 4')
    expect(state.direction).toBe(4)
  })
  test('N-3.14 the event dial starts at the helmet with the star', () => {
    expect(dawn.view(start(2), null).event).toBe('spawn')
  })
  test('N-3.15 three players: one ancient card of each type is removed', () => {
    for (const { below } of dawn.view(start(3), null).wonders) expect(below).toEqual([0, 2, 2])
  })
  test('N-3.16 two players: one ancient and one medieval card of each type are removed', () => {
    for (const { below } of dawn.view(start(2), null).wonders) expect(below).toEqual([0, 1, 2])
  })
  test('N-3.17 four players: none is removed', () => {
    for (const { below } of dawn.view(start(4), null).wonders) expect(below).toEqual([1, 2, 2])
  })
  test('N-3.18 ancient cards lie above medieval above modern ones', () => {
    const state = start(4)
    for (const top of state.tops) expect(WONDER_ERA[top]).toBe(0)
  })
  test('N-3.19 the top of each deck is face up', () => expect(start(2).tops.every((top) => top >= 0)).toBe(true))
  test('N-3.20 no wonder token is on the map yet', () =>
    expect(start(2).wonder.every((token) => token === 0)).toBe(true))
  test('N-3.21 three random victory cards', () => {
    expect(start(2).victoryCards).toHaveLength(3)
    expect(new Set(seeds.map((seed) => start(2, {}, seed).victoryCards.join())).size).toBeGreaterThan(5)
  })
  test('N-3.22 unused resources form the supply', () => {
    const state = start(2)
    const onMap = state.token.filter((token) => token >= 1 && token <= 4).length
    expect(state.supply.reduce((sum, count) => sum + count)).toBe(32 - onMap)
  })
  test('N-3.23 players start with nothing', () => {
    for (const one of start(4).players) {
      expect(one.trade).toEqual([0, 0, 0, 0, 0])
      expect(one.resources).toEqual([0, 0, 0, 0])
      expect(one.envoys).toBe(0)
    }
  })
  test('N-3.24 deck sizes are 4, 5 and 6', () => {
    for (const [seats, size] of [
      [2, 4],
      [3, 5],
      [4, 6],
    ] as const) {
      for (const { below } of dawn.view(start(seats), null).wonders)
        expect(1 + below.reduce((sum, count) => sum + count)).toBe(size)
    }
  })
})

describe('first-game map', () => {
  test('N-4.1 the fixed layout', () => {
    expect(start(4, { map: 'firstGame' }).layout.map(({ tile }) => tile)).toEqual(
      FIRST_GAME_MAP.map(({ tile }) => tile),
    )
  })
  test('N-4.2 side A only', () => {
    expect(start(4, { map: 'firstGame' }).layout.every(({ side }) => side === 0)).toBe(true)
  })
  test('N-4.3 two players: red tiles', () => {
    expect(start(2, { map: 'firstGame' }).layout).toHaveLength(
      FIRST_GAME_MAP.filter(({ frame }) => frame === 'red').length,
    )
  })
  test('N-4.4 three players: yellow tiles too', () => {
    expect(start(3, { map: 'firstGame' }).layout).toHaveLength(
      FIRST_GAME_MAP.filter(({ frame }) => frame !== 'blue').length,
    )
  })
  test('N-4.5 four players: all tiles', () => expect(start(4, { map: 'firstGame' }).layout).toHaveLength(16))
  test('N-4.6 no colour is chosen in a first game', () => {
    const state = start(4, { map: 'firstGame', colours: 'choose' })
    expect(asked(state)).toBe('direction')
    expect(state.players.map(({ colour }) => colour)).toEqual([0, 1, 2, 3])
  })
  test('N-4.7 capital icons go to the seats in the order of the data', () => {
    const state = start(4, { map: 'firstGame' })
    const { tile } = boardOf(state.layout)
    expect(state.players.map(({ capital }) => tile[capital])).toEqual([7, 16, 9, 11])
  })
})

import { numberAt } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { cardNumber } from '../data/cards.ts'
import { dawn } from '../game.ts'
import { asked, pass, play, player, playWithDice, refusal, spaces } from '../testing/play.ts'
import { position } from '../testing/position.ts'
import { countWonders, dropWonder, hasWonder } from './industry/wonders.ts'
import { isMature } from './map/spaces.ts'
import { ON_CARD } from './state.ts'

const ROW = ['astrology', 'early-empire', 'foreign-trade', 'pottery', 'masonry'] as const
const LINE = ['wwwww', 'ggggg', 'wwwww']
const SHORT = ['astrology', 'masonry', 'early-empire', 'foreign-trade', 'pottery'] as const

describe('where the editions differ', () => {
  test('N-DIF1 counting attacks through city-states is an option', () => {
    const line = (attackThroughCityStates: boolean) => {
      const state = position({
        map: LINE,
        icons: { 6: 'seoul' },
        players: [{ capital: 5, row: SHORT }, { controls: [7] }],
        options: { attackThroughCityStates },
      })
      play(state, 'focus 2')
      return spaces(state, 'attack')
    }
    expect(line(false)).toEqual([6])
    expect(line(true)).toEqual([6, 7])
    expect(dawn.options.attackThroughCityStates.default).toBe(false)
  })
  test('N-DIF2 barbarians staying in capitals is an option', () => {
    const raid = (barbariansStayInCapitals: boolean) => {
      const state = position({
        players: [{ capital: 23 }, { capital: 0 }],
        barbarians: { A: 24 },
        active: 1,
        dial: 1,
        options: { barbariansStayInCapitals },
      })
      pass(state, 1)
      return state.barbarians[0]
    }
    expect([raid(false), raid(true)]).toEqual([24, 23])
  })
  test('N-DIF3 the substitute token holds the world wonder', () => {
    const state = position({
      players: [
        { capital: 24, cities: [2, 4, 6, 28, 33, 42, 44], row: ROW },
        { capital: 0, cities: [25], wonders: { oracle: 25 } },
      ],
    })
    playWithDice(state, [6, 1], 'focus 5', 'attack 25')
    expect(countWonders(player(state, 0).wonders)).not.toBe(0)
  })
  test('N-DIF4 no control token on a city-state', () => {
    const state = position({ icons: { 25: 'seoul' }, players: [{ capital: 24 }, { capital: 0 }] })
    play(state, 'focus 1')
    expect(refusal(state, 'place 25')).toBe('cityState')
  })
  test('N-DIF5 bad terrain is neither entered nor passed', () => {
    const state = position({ map: ['wwwww', 'gmggg', 'wwwww'], players: [{ capital: 5 }, {}] })
    play(state, 'focus 3')
    expect(refusal(state, 'depart 5')).toBe('noWayOut')
  })
  test('N-DIF6 only friendly neighbours profit from a reinforced token', () => {
    const state = position({
      players: [
        { capital: 24, row: ROW },
        { capital: 0, controls: [25] },
        { capital: 48, reinforced: [26] },
      ],
    })
    playWithDice(state, [1, 1], 'focus 5', 'attack 25')
    expect(state.attack?.defence).toBe(2)
  })
  test('N-DIF7 a capital’s wonder that cannot be moved stays', () => {
    const state = position({
      players: [
        { capital: 2, row: ROW, wonders: { kremlin: 2 } },
        { capital: 0, wonders: { oracle: 0 } },
      ],
    })
    playWithDice(state, [6, 1], 'focus 5', 'attack 0')
    expect(countWonders(player(state, 1).wonders)).not.toBe(0)
  })
  test('N-DIF8 each side spends once', () => {
    const state = position({
      players: [
        { capital: 24, row: ROW, trade: [0, 0, 0, 0, 2] },
        { capital: 0, controls: [25], trade: [0, 0, 0, 0, 1] },
      ],
    })
    playWithDice(state, [1, 6], 'focus 5', 'attack 25', 'done', 'spend')
    expect(asked(state)).toBe('military')
  })
  test('N-DIF9 the builder who begins need not be the first player', () => {
    const pairs = Array.from(
      { length: 12 },
      (_, number) => dawn.setup({ ...position({ players: [{}, {}] }).options, map: 'build' }, 2, `${number}`).active,
    )
    expect(new Set(pairs).size).toBe(2)
  })
  test('N-DIF10 anybody may take an orphaned wonder', () => {
    const state = position({ players: [{ capital: 24 }, { capital: 0 }] })
    state.wonder[25] = 7
    dropWonder(state.unseen, 6)
    play(state, 'focus 1', 'place 25')
    expect(hasWonder(player(state, 0).wonders, 6)).toBe(true)
  })
  test('N-DIF11 an attack has an origin and a target', () => {
    const state = position({
      players: [
        { capital: 24, row: ROW },
        { capital: 0, controls: [25] },
      ],
    })
    const [, declared] = playWithDice(state, [1, 6], 'focus 5', 'attack 25')
    expect(declared).toMatchObject({ kind: 'attackDeclared', from: 24, space: 25 })
  })
  test('N-DIF13 distances are at most the printed ones', () => {
    const state = position({
      players: [
        { capital: 24, row: SHORT },
        { capital: 0, controls: [25, 22] },
      ],
    })
    play(state, 'focus 2')
    expect(spaces(state, 'attack')).toEqual([22, 25])
  })
})

describe('examples', () => {
  test('N-EX1 a mature edge city', () => {
    const map = ['ggggggg', 'wgggggg', 'ggggggg', 'ggggggg', 'ggggggg', 'ggggggg', 'ggggggg']
    const state = position({ map, players: [{ capital: 14, controls: [15, 8, 21] }, { capital: 48 }] })
    expect(isMature(state, 0, 14)).toBe(true)
    expect(isMature(position({ map, players: [{ capital: 14, controls: [15, 8] }, { capital: 48 }] }), 0, 14)).toBe(
      false,
    )
  })
  test('N-EX13 reset of the fourth card', () => {
    const state = position({ players: [{ capital: 24 }, { capital: 0 }] })
    const [a, b, c, d, e] = player(state, 0).row
    play(state, 'focus 4', 'nothing')
    expect(player(state, 0).row).toEqual([d, a, b, c, e])
  })
  test('N-EX20 the starting row of Rome', () => {
    const state = dawn.setup({ ...position({ players: [{}, {}] }).options, leaders: 'choose' }, 2, 'rome')
    const seat = numberAt(dawn.deciders(state), 0)
    play(state, 'leader rome')
    expect(player(state, seat).row).toEqual(
      (['astrology', 'foreign-trade', 'masonry', 'early-empire', 'pottery'] as const).map(cardNumber),
    )
    expect(player(state, seat).caravans[0]).toBe(ON_CARD)
  })
})

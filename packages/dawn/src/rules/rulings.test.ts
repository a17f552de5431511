import { plus } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { VICTORY_CARDS } from '../data/agendas.ts'
import { CITY_STATES, NATURAL_WONDERS } from '../data/sights.ts'
import { TILES } from '../data/tiles.ts'
import { dawn } from '../game.ts'
import { asked, legal, pass, play, player, playWithDice, spaces } from '../testing/play.ts'
import { type PlayerSketch, position } from '../testing/position.ts'
import { countWonders } from './industry/wonders.ts'
import { CITY, CITY_STATE, CONTROL, ON_CARD, REACHED_LAST_TECH } from './state.ts'

const ROW = ['astrology', 'early-empire', 'foreign-trade', 'pottery', 'masonry'] as const
const LINE = ['wwwww', 'ggggg', 'wwwww']

const raid = (from: number, players: readonly PlayerSketch[], die: number, map?: readonly string[]) => {
  const state = position({ ...(map !== undefined && { map }), players, barbarians: { A: from }, active: 1, dial: 1 })
  pass(state, die)
  return state
}

describe('rulings', () => {
  test('N-A1 the event comes before the victory check', () => {
    const state = position({
      victoryCards: [0],
      players: [{ capital: 14 }, { capital: 24, cities: [2, 4, 6, 28, 33, 42, 44] }],
      active: 1,
    })
    const kinds = pass(state).map(({ kind }) => kind)
    expect(kinds.indexOf('dialAdvanced')).toBeLessThan(kinds.indexOf('gameEnded'))
  })
  test('N-A2 agendas are checked all the time', () => {
    // In the middle of one's own turn: the second city-state is marked while an attack is left …
    const warmonger = VICTORY_CARDS.findIndex((card) => card.some((id) => id === 'warmonger'))
    const own = position({
      icons: { 25: 'seoul', 10: 'geneva' },
      victoryCards: [warmonger],
      players: [
        { capital: 24, row: ROW, cities: [10], conquered: ['geneva'] },
        { capital: 0, controls: [23] },
      ],
    })
    playWithDice(own, [6, 1], 'focus 5', 'attack 25')
    expect([own.active, asked(own) === 'turn', player(own, 0).markers]).toEqual([0, false, 1 << warmonger])
    // … and in another's: what that turn's event takes away was marked before.
    const lost = position({
      victoryCards: [0, 1],
      players: [{ capital: 24, cities: [2, 4, 6, 28, 33, 42, 44] }, { capital: 14 }],
      barbarians: { A: 43 },
      active: 1,
      dial: 1,
    })
    pass(lost, 4)
    expect([lost.owner[44], player(lost, 0).markers]).toEqual([-1, 1])
  })
  test('N-A3 the last tie is shared', () => {
    const state = position({ victoryCards: [3], players: [{ capital: 14 }, { capital: 24 }], active: 1 })
    for (const one of state.players) one.feats = plus(one.feats, REACHED_LAST_TECH)
    pass(state)
    expect(dawn.outcome(state)?.winners).toEqual([0, 1])
  })
  test('N-A4 barbarians may share a space until all have moved', () => {
    const state = position({
      players: [{ capital: 40 }, { capital: 0 }],
      barbarians: { A: 24, B: 23 },
      active: 1,
      dial: 1,
    })
    pass(state, 1)
    expect(state.barbarians.slice(0, 2)).toEqual([23, 22])
  })
  test('N-A5 the first player chooses among barbarians in one space', () => {
    const state = position({
      players: [{ capital: 40, reinforced: [22] }, { capital: 0 }],
      barbarians: { A: 24, B: 23 },
      active: 1,
      dial: 1,
    })
    pass(state, 1)
    expect(dawn.deciders(state)).toEqual([0])
  })
  test('N-A6 over water at the edge it may end where it began', () => {
    expect(
      raid(22, [{ capital: 40 }, { capital: 0 }], 1, [
        'ggggggg',
        'ggggggg',
        'ggggggg',
        'wgggggg',
        'ggggggg',
        'ggggggg',
        'ggggggg',
      ]).barbarians[0],
    ).toBe(22)
  })
  test('N-A7 pieces on crossed water are affected', () => {
    const map = ['ggggggg', 'ggggggg', 'ggggggg', 'ggggwgg', 'ggggggg', 'ggggggg', 'ggggggg']
    expect(player(raid(26, [{ capital: 40, caravans: [25] }, { capital: 0 }], 1, map), 0).caravans[0]).toBe(ON_CARD)
  })
  test('N-A8 a raided capital loses what is there', () => {
    const state = raid(24, [{ capital: 23, trade: [0, 1, 0, 0, 0] }, { capital: 0 }], 1)
    play(state, 'discard 2')
    expect(player(state, 0).trade).toEqual([0, 0, 0, 0, 0])
  })
  test('N-A9 a destroyed city frees the city-state under it', () => {
    const state = position({
      icons: { 23: 'seoul' },
      players: [{ capital: 40, cities: [23], conquered: ['seoul'] }, { capital: 0 }],
      barbarians: { A: 24 },
      active: 1,
      dial: 1,
    })
    pass(state, 1)
    expect(state.piece[23]).toBe(CITY_STATE)
  })
  test('N-A10 a city-state token does not serve in defence', () => {
    const state = position({
      icons: { 10: 'kabul' },
      players: [
        { capital: 24, row: ROW },
        { capital: 0, controls: [25], cities: [10], conquered: ['kabul'] },
      ],
    })
    playWithDice(state, [1, 6], 'focus 5', 'attack 25')
    expect(asked(state)).toBe('military')
  })
  test('N-A11 any number of one accepted resource', () => {
    const state = position({
      tops: ['forbidden-city'],
      players: [{ capital: 24, row: ROW, resources: { oil: 3 } }, { capital: 0 }],
    })
    play(state, 'focus 4', 'wonder forbidden-city', 'resource oil', 'resource oil', 'resource oil', 'build 24')
    expect(countWonders(player(state, 0).wonders)).not.toBe(0)
  })
  test('N-A12 economy tokens are committed before moving', () => {
    const state = position({ players: [{ capital: 24, row: ROW, trade: [0, 0, 1, 0, 0] }, { capital: 0 }] })
    play(state, 'focus 3', 'depart 24', 'step 25')
    expect(legal(state)).not.toContain('spend')
  })
  test('N-A13 the range for a city may pass a city-state', () => {
    const row = ['animal-husbandry', 'astrology', 'early-empire', 'foreign-trade', 'masonry'] as const
    const state = position({ map: LINE, icons: { 6: 'seoul' }, players: [{ capital: 5, row }, {}] })
    play(state, 'focus 1')
    expect(spaces(state, 'city')).toEqual([8])
  })
  test('N-A14 a caravan in a captured city stays', () => {
    const state = position({
      players: [
        { capital: 24, row: ROW },
        { capital: 0, cities: [25], caravans: [25] },
      ],
    })
    playWithDice(state, [6, 1], 'focus 5', 'attack 25')
    expect([state.owner[25], player(state, 1).caravans[0]]).toEqual([0, 25])
  })
  test('N-A15 an own city keeps the natural wonder', () => {
    const map = ['ggggggg', 'ggggggg', 'ggggggg', 'gggggng', 'ggggggg', 'ggggggg', 'ggggggg']
    const state = position({
      map,
      icons: { 26: 'pantanal' },
      players: [{ capital: 24, controls: [26], row: ['masonry', ...ROW.slice(0, 3), 'pottery'] }, { capital: 0 }],
    })
    play(state, 'focus 5', 'city 26')
    expect([state.piece[26], player(state, 0).naturals]).toEqual([CITY, 1 << 7])
  })
  test('N-A16 an uncontrolled wonder is nobody’s', () => {
    const state = raid(24, [{ capital: 40, cities: [23], wonders: { oracle: 23 } }, { capital: 0 }], 1)
    expect([state.wonder[23], countWonders(player(state, 0).wonders)]).toEqual([7, 0])
  })
  test('N-A17 an attacker without tokens may take one back', () => {
    const controls = Array.from({ length: 49 }, (_, space) => space)
      .filter((space) => space > 1 && space !== 24 && space !== 25)
      .slice(0, 31)
    const state = position({
      players: [
        { capital: 24, controls, row: ROW },
        { capital: 0, controls: [25] },
      ],
    })
    playWithDice(state, [6, 1], 'focus 5', 'attack 25', 'remove 3')
    expect([state.owner[25], state.piece[25]]).toEqual([0, CONTROL])
  })
  test('N-A18 dealt tiles are open', () => {
    const state = dawn.setup({ ...position({ players: [{}, {}] }).options, map: 'build' }, 2, 'open')
    expect(dawn.view(state, null).hands.flat()).toHaveLength(6)
  })
  test('N-A19 the first player does not change', () => {
    const state = position({ players: [{ capital: 24 }, { capital: 0 }] })
    pass(state)
    pass(state)
    expect([state.first, state.active]).toEqual([0, 0])
  })
  test('N-A20 a returned card gives no bonus in that attack', () => {
    const state = position({
      icons: { 25: 'carthage' },
      players: [{ capital: 24, row: ROW, envoys: ['carthage'] }, { capital: 0 }],
    })
    playWithDice(state, [1, 6], 'focus 5', 'attack 25')
    expect(state.attack?.attack).toBe(6)
  })
  test('N-A21 science tokens are counted before the advance', () => {
    const state = position({
      players: [
        { capital: 24, row: ['early-empire', 'mathematics', 'foreign-trade', 'pottery', 'masonry'] },
        { capital: 0 },
      ],
    })
    play(state, 'focus 2', 'advance', 'token 2')
    expect([player(state, 0).tech, player(state, 0).trade[0]]).toEqual([2, 1])
  })
  test('N-A22 passing 24 counts for Technophile', () => {
    const state = position({
      victoryCards: [3, 0],
      players: [
        { capital: 24, tech: 23, row: ['early-empire', 'astrology', 'foreign-trade', 'pottery', 'masonry'] },
        { capital: 0 },
      ],
    })
    play(state, 'focus 2', 'advance')
    expect(player(state, 0).markers).toBe(8)
  })
  test('N-A23 no two sides of one token are ever needed together', () => {
    // The faces of a token are printed on the two sides of one tile, so that a map shows one of them at most.
    const placeOf = (id: string) =>
      TILES.flatMap(({ number, sides }) =>
        sides.flatMap(({ icons }, side) => (Object.values(icons).some((icon) => icon === id) ? [[number, side]] : [])),
      )
    for (const tokens of [CITY_STATES, NATURAL_WONDERS]) {
      for (let front = 0; front < tokens.length; front += 2) {
        const [[tile, side], ...others] = placeOf(tokens[front]?.id ?? '') as [[number, number]]
        expect(others).toEqual([])
        expect(placeOf(tokens[front + 1]?.id ?? '')).toEqual([[tile, 1 - side]])
      }
    }
  })
})

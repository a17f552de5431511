import { expect, test } from 'vitest'
import { at, legal, play, player, refusal, squares } from '../../testing/play.ts'
import { position } from '../../testing/position.ts'
import { armiesOn, scoutsOn } from '../map/figures.ts'
import { productionIcons, tradeIcons } from '../map/outskirts.ts'
import { CITY_CODE, IN_RESERVE } from '../state.ts'

/** Two players on grassland: capitals on b2 and f14, a scout of the first player on d7. */
const scoutOnD7 = position({ players: [{ scouts: ['d7'] }, {}] })

test('C-9.4 founding is optional and needs a friendly scout on the square', () => {
  const state = position({ players: [{ scouts: ['d7'], armies: { d10: 1 } }, { scouts: ['g7'] }] })
  expect(squares(state, 'found')).toEqual(['d7'])
  expect(legal(state)).toContain('done')
  expect(refusal(state, 'found d10 scout')).toBe('needsScout')
  expect(refusal(state, 'found d10 army')).toBe('needsScout')
  expect(refusal(state, 'found g7 scout')).toBe('needsScout')
})

test('C-9.5 two cities at most, the capital included', () => {
  const state = position({ players: [{ scouts: ['d7'], cities: ['f3'] }, {}] })
  expect(refusal(state, 'found d7 scout')).toBe('cityLimit')
})

test('C-9.6 three cities with Irrigation', () => {
  const three = { cities: ['f3'], techs: ['irrigation'] as const }
  const state = position({ players: [{ scouts: ['d7'], ...three }, {}] })
  expect(refusal(state, 'found d7 scout')).toBe('')
  play(state, 'found d7 scout')
  expect(player(state, 0).cities).toEqual([at('b2'), at('f3'), at('d7')])
  expect(
    refusal(
      position({ players: [{ scouts: ['d11'], techs: ['irrigation'], cities: ['f3', 'd7'] }, {}] }),
      'found d11 scout',
    ),
  ).toBe('cityLimit')
})

test('C-9.7 founding takes a city marker out of the reserve', () => {
  const state = position({ players: [{ scouts: ['d7', 'd11'] }, {}] })
  expect(player(state, 0).cities.filter((square) => square >= 0)).toHaveLength(1)
  play(state, 'found d7 scout')
  expect(player(state, 0).cities.filter((square) => square >= 0)).toHaveLength(2)
  expect(refusal(state, 'found d11 scout')).toBe('cityLimit')
})

test('C-9.8 several cities in one Start of Turn, one for each scout', () => {
  const state = position({ players: [{ scouts: ['d7', 'd11'], techs: ['irrigation'] }, {}] })
  play(state, 'found d7 scout', 'found d11 scout')
  expect(player(state, 0).cities).toEqual([at('b2'), at('d7'), at('d11')])
})

test('C-9.9 not on water', () => {
  const state = position({
    map: ['', '', '', '', '', '', '...w'],
    players: [{ scouts: ['d7'], techs: ['sailing'] }, {}],
  })
  expect(refusal(state, 'found d7 scout')).toBe('water')
})

test('C-9.10 all eight squares around exist and are revealed', () => {
  expect(refusal(position({ players: [{ scouts: ['a7'] }, {}] }), 'found a7 scout')).toBe('mapEdge')
  expect(refusal(position({ players: [{ scouts: ['h7'] }, {}] }), 'found h7 scout')).toBe('mapEdge')
  expect(refusal(position({ hidden: ['e5'], players: [{ scouts: ['d7'] }, {}] }), 'found d7 scout')).toBe('mapEdge')
  expect(refusal(position({ hidden: ['e5'], players: [{ scouts: ['c7'] }, {}] }), 'found c7 scout')).toBe('')
})

test('C-9.11 no hut or village around; once it is gone the square is free', () => {
  for (const token of ['hut', 'village'] as const) {
    const state = position({ tokens: { e8: token }, players: [{ scouts: ['d7'] }, {}] })
    expect(refusal(state, 'found d7 scout')).toBe('markerBeside')
    state.token[at('e8')] = 0
    expect(refusal(state, 'found d7 scout')).toBe('')
  }
})

test('C-9.12 no enemy figure around', () => {
  expect(refusal(position({ players: [{ scouts: ['d7'] }, { armies: { e8: 1 } }] }), 'found d7 scout')).toBe(
    'enemyBeside',
  )
  expect(refusal(position({ players: [{ scouts: ['d7'] }, { scouts: ['c6'] }] }), 'found d7 scout')).toBe('enemyBeside')
  expect(refusal(position({ players: [{ scouts: ['d7'] }, { armies: { d9: 1 } }] }), 'found d7 scout')).toBe('')
})

test('C-9.13 own figures in and around the square do not matter', () => {
  const state = position({ players: [{ scouts: ['d7'], armies: { d7: 1, d8: 2, e8: 1 } }, {}] })
  expect(refusal(state, 'found d7 scout')).toBe('')
})

test('C-9.14 three squares or more from every other city, own or enemy', () => {
  const enemyAt = (capital: string) => position({ players: [{ scouts: ['d7'] }, { capital }] })
  for (const near of ['d9', 'e9', 'f9', 'f8', 'f5']) expect(refusal(enemyAt(near), 'found d7 scout')).toBe('cityBeside')
  for (const far of ['d10', 'g10', 'g7', 'g4']) expect(refusal(enemyAt(far), 'found d7 scout')).toBe('')
  expect(refusal(position({ players: [{ scouts: ['d4'] }, {}] }), 'found d4 scout')).toBe('cityBeside')
  expect(refusal(position({ players: [{ scouts: ['e5'] }, {}] }), 'found e5 scout')).toBe('')
})

test('C-9.15 the founding scout returns to the reserve', () => {
  const state = structuredClone(scoutOnD7)
  play(state, 'found d7 scout')
  expect(player(state, 0).figures.slice(7)).toEqual([IN_RESERVE, IN_RESERVE])
  expect(scoutsOn(state, at('d7'))).toBe(0)
})

test('C-9.16 the new city is without walls', () => {
  const state = structuredClone(scoutOnD7)
  play(state, 'found d7 scout')
  expect(state.built[at('d7')]).toBe(CITY_CODE)
})

test('C-9.17 the centre gives nothing', () => {
  const state = position({ map: ['', '', '', '', '', '', '...f'], players: [{ scouts: ['d7'] }, {}] })
  play(state, 'found d7 scout')
  expect(productionIcons(state, 0, 1)).toBe(0)
})

test('C-9.18 other own figures must move to outskirts where they could end their movement', () => {
  const state = position({
    map: ['', '', '', '', '', '..w'],
    players: [{ scouts: ['d7'], armies: { d7: 1, d6: 2 } }, {}],
  })
  play(state, 'found d7 scout')
  expect(squares(state, 'relocate')).toEqual(['e6', 'c7', 'e7', 'c8', 'd8', 'e8'])
  expect(refusal(state, 'relocate c6')).toBe('water')
  expect(refusal(state, 'relocate d6')).toBe('stacking')
  expect(refusal(state, 'relocate b2')).toBe('notThere')
  play(state, 'relocate e8')
  expect(armiesOn(state, at('e8'))).toBe(1)
  expect(armiesOn(state, at('d7'))).toBe(0)
  expect(legal(state)).toContain('done')
})

test('C-9.19 the move out may be diagonal and is not the movement of the round', () => {
  const state = position({ players: [{ scouts: ['d7'], armies: { d7: 1 } }, {}] })
  play(state, 'found d7 scout', 'relocate c6')
  expect(state.players[0]?.moved).toBe(0)
})

test('C-9.20 no city where the other figures could not move out', () => {
  const lake = ['', '', '', '', '', '..www', '..w.w', '..www']
  const state = position({ map: lake, players: [{ scouts: ['d7'], armies: { d7: 1 } }, {}] })
  expect(refusal(state, 'found d7 scout')).toBe('noRelocation')
  const alone = position({ map: lake, players: [{ scouts: ['d7'] }, {}] })
  expect(refusal(alone, 'found d7 scout')).toBe('')
  const sailing = position({ map: lake, players: [{ scouts: ['d7'], armies: { d7: 1 }, techs: ['sailing'] }, {}] })
  expect(refusal(sailing, 'found d7 scout')).toBe('')
})

test('C-9.21 a new city collects trade in the same round', () => {
  const state = position({ map: ['', '', '', '', '', '...d', '..d'], players: [{ scouts: ['d7'] }, {}] })
  play(state, 'found d7 scout', 'done', 'done')
  expect(tradeIcons(state, 0, 1)).toBe(2)
  expect(player(state, 0).trade).toBe(2)
})

test('C-EX5 a scout on water', () => {
  const state = position({
    map: ['', '', '', '', '', '', '...w'],
    players: [{ scouts: ['d7'], techs: ['flight'] }, {}],
  })
  expect(refusal(state, 'found d7 scout')).toBe('water')
})

test('C-EX6 a village to the right of the scout', () => {
  const state = position({ tokens: { e7: 'village' }, players: [{ scouts: ['d7'] }, {}] })
  expect(refusal(state, 'found d7 scout')).toBe('markerBeside')
  state.token[at('e7')] = 0
  expect(refusal(state, 'found d7 scout')).toBe('')
})

test('C-EX7 a square around lies on an unrevealed tile', () => {
  const state = position({ hidden: ['a9'], players: [{ scouts: ['c8'] }, {}] })
  expect(refusal(state, 'found c8 scout')).toBe('mapEdge')
})

test('C-EX8 an enemy army below the scout', () => {
  const state = position({ players: [{ scouts: ['d7'] }, { armies: { d8: 1 } }] })
  expect(refusal(state, 'found d7 scout')).toBe('enemyBeside')
})

test('C-EX9 another city at distance 1 or 2, and at distance 3', () => {
  const enemyAt = (capital: string) => position({ players: [{ scouts: ['d7'] }, { capital }] })
  expect(refusal(enemyAt('e8'), 'found d7 scout')).not.toBe('')
  expect(refusal(enemyAt('f9'), 'found d7 scout')).toBe('cityBeside')
  expect(refusal(enemyAt('g10'), 'found d7 scout')).toBe('')
})

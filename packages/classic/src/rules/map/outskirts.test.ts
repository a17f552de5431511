import { setOf } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { INCENSE, SILK, WHEAT } from '../../data/types.ts'
import { WONDER } from '../../data/wonders.ts'
import { at, play, player, refusal } from '../../testing/play.ts'
import { position } from '../../testing/position.ts'
import { hasWonder } from '../powers.ts'
import { IN_RESERVE } from '../state.ts'
import { setFigure } from './figures.ts'
import { cultureIcons, productionIcons, resourceIcons, tradeIcons } from './outskirts.ts'
import { removeCity } from './placing.ts'

/**
 * The base city of the examples: capital on b2 with 3 trade, 5 production, no culture, silk and incense; a forest on d7 and
 * wheat on a forest at d8.
 */
const land = {
  map: ['ddd', 'm.f', 'mm', '', '', '', '...f', '...f'],
  prints: { d8: 'wheat', b1: 'incense', a2: 'silk' },
} as const

test('C-EX39 the base city: 3 trade, 5 production, silk and incense', () => {
  const state = position({ ...land, players: [{}, {}] })
  expect(tradeIcons(state, 0, 0)).toBe(3)
  expect(productionIcons(state, 0, 0)).toBe(5)
  expect(cultureIcons(state, 0, 0)).toBe(0)
  expect(resourceIcons(state, 0, 0)).toBe(setOf(SILK, INCENSE))
})

test('C-EX40 a scout in a forest: 7 production', () => {
  const state = position({ ...land, players: [{ scouts: ['d7'] }, {}] })
  play(state, 'send d7 0')
  expect(productionIcons(state, 0, 0)).toBe(7)
})

test('C-EX42 a scout on wheat: wheat, silk or incense', () => {
  const state = position({ ...land, players: [{ scouts: ['d8'] }, {}] })
  play(state, 'send d8 0')
  expect(resourceIcons(state, 0, 0)).toBe(setOf(WHEAT, SILK, INCENSE))
})

test('C-EX43 an enemy scout in a forest of the base city takes its production along', () => {
  const state = position({ ...land, active: 1, players: [{}, { scouts: ['c2'] }] })
  play(state, 'send c2 0')
  expect(productionIcons(state, 0, 0)).toBe(3)
  expect(productionIcons(state, 1, 0)).toBe(2)
})

test('C-32.1 a scout gathers everything its square shows', () => {
  const state = position({
    map: ['', '', '', '', '', '', '...m'],
    prints: { d7: 'naturalWonder' },
    players: [{ scouts: ['d7'] }, {}],
  })
  play(state, 'send d7 0')
  expect([productionIcons(state, 0, 0), cultureIcons(state, 0, 0)]).toEqual([1, 1])
})

test('C-32.2 the square counts as outskirts of the chosen city', () => {
  const state = position({ ...land, players: [{ scouts: ['d8'], cities: ['f5'] }, {}] })
  play(state, 'send d8 1')
  expect([productionIcons(state, 0, 0), productionIcons(state, 0, 1)]).toEqual([5, 2])
  expect(resourceIcons(state, 0, 1)).toBe(setOf(WHEAT))
})

test('C-32.3 wherever the scout stands, in the outskirts of an enemy city too', () => {
  const state = position({ map: ['d', '', '', '', '', '', '...d'], active: 1, players: [{}, { scouts: ['a1', 'd7'] }] })
  play(state, 'send a1 0', 'send d7 0')
  expect(tradeIcons(state, 1, 0)).toBe(2)
})

test('C-32.4 an own square sent to another city counts there only', () => {
  const state = position({ ...land, players: [{ scouts: ['c2'], cities: ['f5'] }, {}] })
  play(state, 'send c2 1')
  expect([productionIcons(state, 0, 0), productionIcons(state, 0, 1)]).toEqual([3, 2])
})

test('C-32.5 one square counts once, however many scouts are there', () => {
  const state = position({ ...land, players: [{ scouts: ['d7', 'd7'] }, {}] })
  play(state, 'send d7 0')
  expect(refusal(state, 'send d7 0')).toBe('sentAlready')
  expect(productionIcons(state, 0, 0)).toBe(7)
})

test('C-32.6 a marker is gathered, not what it covers', () => {
  const state = position({ ...land, active: 1, players: [{ built: { c2: 'temple' } }, { scouts: ['c2'] }] })
  play(state, 'send c2 0')
  expect([productionIcons(state, 1, 0), cultureIcons(state, 1, 0)]).toEqual([0, 2])
})

test('C-32.7 the ability of a wonder is not gathered', () => {
  const state = position({ active: 1, players: [{ built: { c2: 'colossus' } }, { scouts: ['c2'] }] })
  play(state, 'send c2 0')
  expect(cultureIcons(state, 1, 0)).toBe(1)
  expect(hasWonder(state, 1, WONDER.colossus)).toBe(false)
})

test('C-32.8 gathering ends when the scout leaves the map or the city falls', () => {
  const state = position({ ...land, players: [{ scouts: ['d7', 'c2'], cities: ['f5'] }, {}] })
  play(state, 'send d7 0', 'send c2 1')
  expect([productionIcons(state, 0, 0), productionIcons(state, 0, 1)]).toEqual([5, 2])
  setFigure(state, 0, 7, IN_RESERVE)
  expect(productionIcons(state, 0, 0)).toBe(3)
  // The square of the other scout is its own city's again once nothing is sent from it.
  setFigure(state, 0, 8, IN_RESERVE)
  expect([productionIcons(state, 0, 0), productionIcons(state, 0, 1)]).toEqual([5, 0])
  removeCity(state, at('f5'))
  expect(productionIcons(state, 0, 1)).toBe(0)
})

test('C-32.9 a coin follows the scout', () => {
  const state = position({
    map: ['', '', '', '', '', '', '...m'],
    prints: { d7: 'coin' },
    players: [{ scouts: ['d7'] }, {}],
  })
  expect(player(state, 0).coins).toBe(1)
  setFigure(state, 0, 7, at('d8'))
  play(state, 'done')
  expect(player(state, 0).coins).toBe(0)
})

test('C-32.10 gathered trade is collected in the Trade phase', () => {
  const state = position({ map: ['', '', '', '', '', '', '...d'], players: [{ scouts: ['d7'] }, {}] })
  play(state, 'send d7 0', 'done', 'done')
  expect(player(state, 0).trade).toBe(1)
})

test('C-33.1 an enemy army or scout blockades a square of the outskirts', () => {
  for (const enemy of [{ armies: { c2: 1 } }, { scouts: ['c2'] }]) {
    expect(productionIcons(position({ ...land, players: [{}, enemy] }), 0, 0)).toBe(3)
  }
  expect(productionIcons(position({ ...land, players: [{ armies: { c2: 1 } }, {}] }), 0, 0)).toBe(5)
})

test('C-33.2 a blockaded square gives its city nothing', () => {
  const state = position({
    map: ['', '', 'm'],
    prints: { a3: 'coin', b1: 'wheat' },
    players: [{}, { armies: { a3: 1, b1: 1 } }],
  })
  expect(player(state, 0).coins).toBe(0)
  expect(productionIcons(state, 0, 0)).toBe(0)
  expect(resourceIcons(state, 0, 0)).toBe(0)
  const trading = position({ map: ['dd'], players: [{}, { scouts: ['a1'] }] })
  expect(tradeIcons(trading, 0, 0)).toBe(1)
})

test('C-33.3 buildings and great people too', () => {
  const built = { a1: 'temple', b1: 'scientist', c1: 'bank' } as const
  const free = position({ players: [{ built }, {}] })
  expect([cultureIcons(free, 0, 0), tradeIcons(free, 0, 0), player(free, 0).coins]).toEqual([3, 3, 1])
  const blocked = position({ players: [{ built }, { armies: { a1: 1, b1: 1, c1: 1 } }] })
  expect([cultureIcons(blocked, 0, 0), tradeIcons(blocked, 0, 0), player(blocked, 0).coins]).toEqual([0, 0, 0])
})

test('C-33.4 a blockaded wonder gives neither ability nor culture', () => {
  const built = { a1: 'porcelain-tower' } as const
  const free = position({ players: [{ built }, {}] })
  expect([hasWonder(free, 0, WONDER['porcelain-tower']), cultureIcons(free, 0, 0)]).toEqual([true, 2])
  const blocked = position({ players: [{ built }, { scouts: ['a1'] }] })
  expect([hasWonder(blocked, 0, WONDER['porcelain-tower']), cultureIcons(blocked, 0, 0)]).toEqual([false, 0])
})

test('C-33.6 the blockading scout may gather the square for its owner', () => {
  const state = position({ map: ['d'], active: 1, players: [{}, { scouts: ['a1'] }] })
  expect(refusal(state, 'send a1 0')).toBe('')
  play(state, 'send a1 0')
  expect([tradeIcons(state, 0, 0), tradeIcons(state, 1, 0)]).toEqual([0, 1])
})

test('C-33.7 the blockade ends when the last enemy figure is gone', () => {
  const state = position({ map: ['d'], players: [{}, { armies: { a1: 1 }, scouts: ['a1'] }] })
  setFigure(state, 1, 0, at('d7'))
  expect(tradeIcons(state, 0, 0)).toBe(0)
  setFigure(state, 1, 7, IN_RESERVE)
  expect(tradeIcons(state, 0, 0)).toBe(1)
})

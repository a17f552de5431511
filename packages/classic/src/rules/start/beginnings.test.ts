import { numberAt, setOf } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { GOVERNMENT } from '../../data/governments.ts'
import { TECH, type TechId } from '../../data/techs.ts'
import { classic } from '../../game.ts'
import { play, player } from '../../testing/play.ts'
import { gameOf, settleAll, settleFirst } from '../../testing/setting-up.ts'
import { SQUARE_NAMES } from '../map/grid.ts'
import { isWater } from '../map/land.ts'
import { outskirtsOf, tradeIcons } from '../map/outskirts.ts'
import { knows } from '../powers.ts'

test.each([
  ['america', 'currency'],
  ['china', 'writing'],
  ['egypt', 'construction'],
  ['germany', 'metalworking'],
  ['rome', 'code-of-laws'],
  ['russia', 'communism'],
] as const)('C-6.15 the starting tech of %s is %s', (civilization, tech: TechId) => {
  const other = civilization === 'america' ? 'china' : 'america'
  expect(knows(player(gameOf(civilization, other), 0), TECH[tech])).toBe(true)
})

test('C-6.16 the starting tech lies in the bottom row, whatever its level', () => {
  const state = gameOf('russia', 'egypt')
  expect(state.players.map(({ rows }) => rows)).toEqual([
    [1, 0, 0, 0, 0],
    [1, 0, 0, 0, 0],
  ])
})

test('C-6.18 the starting tech works at once', () => {
  const state = gameOf('russia', 'america')
  expect(player(state, 0).unlocked).toBe(setOf(GOVERNMENT.communism))
})

test('C-6.19 the starting government counts as unlocked', () => {
  expect(player(gameOf('america', 'china'), 0).unlocked).toBe(setOf(GOVERNMENT.despotism))
})

test('C-6.20 it is the only one', () => {
  expect(player(gameOf('rome', 'china'), 0).unlocked).toBe(setOf(GOVERNMENT.republic))
  expect(player(gameOf('russia', 'china'), 0).unlocked).toBe(setOf(GOVERNMENT.communism))
})

test('C-6.21 the trade dial shows the trade icons around the capital', () => {
  const state = gameOf('germany', 'china')
  play(state, '0: capital c3')
  expect(tradeIcons(state, 0, 0)).toBeGreaterThan(0)
  expect(player(state, 0).trade).toBe(tradeIcons(state, 0, 0))
})

test('C-6.22 Egypt’s wonder covers its square by then, America’s great person does not', () => {
  const egypt = gameOf('egypt', 'america')
  play(egypt, '0: capital b2')
  const before = tradeIcons(egypt, 0, 0)
  const water = numberAt(
    outskirtsOf(egypt, 0, 0).filter((square) => isWater(egypt, square)),
    0,
  )
  play(egypt, `0: place ${SQUARE_NAMES[water]}`)
  expect(player(egypt, 0).trade).toBe(before - 1)
  const america = gameOf('america', 'egypt')
  play(america, '0: capital b2')
  const trade = player(america, 0).trade
  settleFirst(america)
  expect(player(america, 0).trade).toBe(trade)
})

test('C-6.23 the same icons are counted again in the first Trade phase', () => {
  const state = gameOf('germany', 'china')
  settleAll(state)
  const trade = player(state, 0).trade
  play(state, 'done', 'done')
  expect(player(state, 0).trade).toBe(2 * trade)
})

test('C-EX2 three trade at the start are six after the first collection', () => {
  const state = gameOf('germany', 'china')
  play(state, '0: capital b3')
  settleAll(state)
  expect(player(state, 0).trade).toBe(3)
  play(state, 'done', 'done')
  expect(player(state, 0).trade).toBe(6)
})

test('C-6.24 the economy dial counts what there is at the end of set-up', () => {
  // The coin of Germany's home tile lies in the bottom left corner, which its seat sees top right.
  const near = gameOf('germany', 'china')
  play(near, '0: capital c2')
  settleAll(near)
  expect(player(near, 0).coins).toBe(1)
  const far = gameOf('germany', 'china')
  play(far, '0: capital b3')
  settleAll(far)
  expect(player(far, 0).coins).toBe(0)
})

test('C-6.25 five armies, a scout and a city marker are left in the reserve', () => {
  const state = gameOf('germany', 'china')
  settleAll(state)
  expect(classic.view(state, null).players[0]?.reserve).toEqual({ armies: 5, scouts: 1 })
  expect(player(state, 0).cityLimit - 1).toBe(1)
})

test('C-6.26 the third city’s marker joins with Irrigation', () => {
  expect(player(gameOf('germany', 'china'), 0).cityLimit).toBe(2)
})

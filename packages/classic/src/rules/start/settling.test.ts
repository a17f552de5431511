import { expect, test } from 'vitest'
import { GOVERNMENT } from '../../data/governments.ts'
import { classic } from '../../game.ts'
import { at, legal, play, player, refusal, squares } from '../../testing/play.ts'
import { gameOf, settleFirst, unitsOf } from '../../testing/setting-up.ts'
import { total } from '../counts.ts'
import { armiesOn, scoutsOn } from '../map/figures.ts'
import { isWater } from '../map/land.ts'
import { layoutFor } from '../map/layouts.ts'
import { outskirtsOf } from '../map/outskirts.ts'
import { isWalled } from '../map/placing.ts'
import { WONDER_CODE } from '../state.ts'

test('C-6.1 the capital stands on one of the four central squares of the home tile', () => {
  const state = gameOf('america', 'china')
  expect(squares(state, 'capital', 0)).toEqual(['b2', 'c2', 'b3', 'c3'])
  expect(squares(state, 'capital', 1)).toEqual(['f14', 'g14', 'f15', 'g15'])
  expect(refusal(state, '0: capital d2')).toBe('notThere')
})

test('C-D2 everybody places the capital independently', () => {
  const state = gameOf('america', 'china')
  play(state, '1: capital f14')
  expect(classic.deciders(state)).toEqual([0, 1])
  expect(squares(state, 'capital', 0)).toHaveLength(4)
})

test('C-6.2 without walls', () => {
  const state = gameOf('america', 'china')
  play(state, '0: capital b2')
  expect(isWalled(state, at('b2'))).toBe(false)
})

test('C-6.3 the eight squares around, all on the home tile, are its outskirts', () => {
  const state = gameOf('america', 'china')
  play(state, '0: capital c3')
  const { placeOf } = layoutFor(2)
  expect(outskirtsOf(state, 0, 0)).toHaveLength(8)
  expect(outskirtsOf(state, 0, 0).every((square) => placeOf[square] === 0)).toBe(true)
})

test('C-6.4 each civilization brings its bonus', () => {
  const state = gameOf('germany', 'china')
  expect(unitsOf(state, 0, 1)).toBe(3)
  expect(unitsOf(state, 1, 1)).toBe(1)
})

test('C-6.5 America places a random great person at the end, not on water', () => {
  const state = gameOf('america', 'china')
  play(state, '0: capital b2', '0: place c2', '0: place c2')
  expect(total(player(state, 0).people)).toBe(1)
  const around = outskirtsOf(state, 0, 0)
  expect(legal(state, 0)).toHaveLength(around.filter((square) => !isWater(state, square)).length)
  const water = around.find((square) => isWater(state, square))
  expect(water).toBeDefined()
  settleFirst(state)
  expect(total(player(state, 0).people)).toBe(0)
  expect(state.built.filter((code) => code >= 32 && code < 40)).toHaveLength(1)
})

test('C-D5 only America is asked to place a great person', () => {
  const state = gameOf('china', 'america')
  settleFirst(state)
  expect(classic.deciders(state)).toEqual([1])
  expect(total(player(state, 0).people)).toBe(0)
})

test('C-6.6 China’s capital is walled', () => {
  const state = gameOf('china', 'america')
  play(state, '0: capital b2')
  expect(isWalled(state, at('b2'))).toBe(true)
})

test('C-6.7 Egypt puts its wonder on any square of the outskirts', () => {
  const state = gameOf('egypt', 'america')
  const wonder = state.given
  play(state, '0: capital b2')
  expect(legal(state, 0)).toHaveLength(8)
  play(state, '0: place a1')
  expect(state.built[at('a1')]).toBe(WONDER_CODE + wonder)
  expect(state.wonderAt[wonder]).toBe(at('a1'))
})

test('C-D3 only Egypt is asked to place a wonder', () => {
  const state = gameOf('egypt', 'america')
  play(state, '0: capital b2', '1: capital f14')
  expect(classic.presentation.describe.decision(state, 0).key).toBe('decision.settle.wonder')
  expect(classic.presentation.describe.decision(state, 1).key).toBe('decision.settle.army')
})

test('C-6.8 Germany has two more infantry', () => {
  expect(unitsOf(gameOf('germany', 'america'), 0, 1)).toBe(3)
})

test('C-6.9 Rome begins as a Republic', () => {
  expect(player(gameOf('rome', 'america'), 0).government).toBe(GOVERNMENT.republic)
})

test('C-6.10 Russia begins under Communism', () => {
  expect(player(gameOf('russia', 'america'), 0).government).toBe(GOVERNMENT.communism)
})

test('C-6.11 Russia’s white army is on the map from the start', () => {
  const state = gameOf('russia', 'america')
  settleFirst(state)
  expect(
    player(state, 0)
      .figures.slice(0, 7)
      .filter((square) => square >= 0),
  ).toHaveLength(2)
})

test('C-6.12 one army and one scout on the outskirts, together or apart', () => {
  const state = gameOf('germany', 'china')
  play(state, '0: capital b2', '0: place c2', '0: place c2')
  expect([armiesOn(state, at('c2')), scoutsOn(state, at('c2'))]).toEqual([1, 1])
  const apart = gameOf('germany', 'china')
  play(apart, '0: capital b2', '0: place c2', '0: place c1')
  expect([armiesOn(apart, at('c2')), scoutsOn(apart, at('c1'))]).toEqual([1, 1])
})

test('C-D4 starting figures go on outskirts that are not water', () => {
  const state = gameOf('germany', 'china')
  play(state, '0: capital b2')
  const dry = outskirtsOf(state, 0, 0).filter((square) => !isWater(state, square))
  expect(legal(state, 0)).toHaveLength(dry.length)
})

test('C-6.13 not on water', () => {
  const state = gameOf('germany', 'china')
  play(state, '0: capital c3')
  const water = outskirtsOf(state, 0, 0).findIndex((square) => isWater(state, square))
  const move = classic.presentation.candidates(state, 0)[water]
  expect(move && classic.presentation.whyNot(state, 0, move)?.key).toBe('reason.water')
})

test('C-6.14 within the stacking limit', () => {
  const state = gameOf('russia', 'china')
  play(state, '0: capital b2')
  const square = legal(state, 0)[0] as string
  // Russia's limit is 3.
  play(state, `0: ${square}`, `0: ${square}`, `0: ${square}`)
  player(state, 1).stacking = 1
  play(state, '1: capital f14')
  const other = legal(state, 1)[0] as string
  play(state, `1: ${other}`)
  expect(refusal(state, `1: ${other}`)).toBe('stacking')
})

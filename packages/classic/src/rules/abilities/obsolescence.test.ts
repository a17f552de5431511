import { expect, test } from 'vitest'
import { WONDER } from '../../data/wonders.ts'
import { classic } from '../../game.ts'
import { legal, play, player, refusal, squares } from '../../testing/play.ts'
import { position } from '../../testing/position.ts'
import { cultureIcons } from '../map/outskirts.ts'
import { hasWonder } from '../powers.ts'

const monarch = () =>
  position({
    phase: 'cities',
    market: ['stonehenge', 'angkor-wat'],
    players: [
      { techs: ['monarchy'], resources: { silk: 1 }, built: { a1: 'oracle' } },
      { built: { e13: 'colossus', f13: 'porcelain-tower' } },
    ],
  })

test('C-15.9 what destroys a building does not touch a wonder', () => {
  const state = position({
    players: [{ hand: ['sabotage'] }, { built: { e13: 'colossus', f13: 'temple' }, scouts: ['d12'] }],
  })
  expect(refusal(state, 'play sabotage')).toBe('noTarget')
  const near = position({
    players: [{ hand: ['sabotage'], scouts: ['d12'] }, { built: { e13: 'colossus', f13: 'temple' } }],
  })
  play(near, 'play sabotage')
  expect(squares(near, 'aim')).toEqual(['f13'])
})

test('C-15.10 a wonder works while it stands, is not obsolete and not blockaded', () => {
  const state = position({ players: [{ built: { a1: 'porcelain-tower' } }, {}] })
  expect([hasWonder(state, 0, WONDER['porcelain-tower']), cultureIcons(state, 0, 0)]).toEqual([true, 2])
  state.obsolete = 0xfff
  expect([hasWonder(state, 0, WONDER['porcelain-tower']), cultureIcons(state, 0, 0)]).toEqual([false, 2])
})

test('C-34.1 Monarchy makes an ancient wonder obsolete', () => {
  const state = monarch()
  play(state, 'use monarchy', 'aimEffect 0', 'aimWonder colossus', 'spend silk token')
  expect(classic.view(state, null).market.obsolete).toEqual(['colossus'])
})

test('C-34.2 its ability is lost', () => {
  const state = monarch()
  expect(hasWonder(state, 1, WONDER.colossus)).toBe(true)
  play(state, 'use monarchy', 'aimEffect 0', 'aimWonder colossus', 'spend silk token')
  expect(hasWonder(state, 1, WONDER.colossus)).toBe(false)
})

test('C-34.3 its marker stays and gives culture', () => {
  const state = monarch()
  play(state, 'use monarchy', 'aimEffect 0', 'aimWonder colossus', 'spend silk token')
  expect(cultureIcons(state, 1, 0)).toBe(3)
})

test('C-34.4 it still is its city’s wonder', () => {
  const state = position({ phase: 'cities', market: ['oracle'], players: [{ built: { a1: 'colossus' } }, {}] })
  state.obsolete = 0xfff
  player(state, 0).boosts[0] = 20
  play(state, 'wonder 0 oracle')
  expect(squares(state, 'put')).toEqual(['a1'])
})

test('C-34.5 any player’s, including one’s own, if the text fits', () => {
  const state = monarch()
  play(state, 'use monarchy', 'aimEffect 0')
  const aims = legal(state)
  expect(aims).toContain('aimWonder oracle')
  expect(aims).toContain('aimWonder colossus')
  expect(aims).not.toContain('aimWonder porcelain-tower')
})

test('C-34.6 a wonder of the market leaves the game and is replaced', () => {
  const state = monarch()
  play(state, 'use monarchy', 'aimEffect 0', 'aimWonder stonehenge', 'spend silk token')
  expect(classic.view(state, null).market.wonders).not.toContain('stonehenge')
  expect(classic.view(state, null).market.wonders[0]).not.toBeNull()
})

test('C-AMB30 a market wonder can be made obsolete', () => {
  const state = monarch()
  play(state, 'use monarchy', 'aimEffect 0')
  expect(legal(state)).toContain('aimWonder stonehenge')
})

test('C-D42 which wonder is chosen by the user', () => {
  const state = monarch()
  play(state, 'use monarchy', 'aimEffect 0')
  expect(legal(state).every((text) => text.startsWith('aimWonder '))).toBe(true)
})

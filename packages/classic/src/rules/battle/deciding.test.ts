import { expect, test } from 'vitest'
import { classic } from '../../game.ts'
import { field, finish, of, siege } from '../../testing/battles.ts'
import { asked, at, legal, play, player } from '../../testing/play.ts'
import { position } from '../../testing/position.ts'
import { armiesOn, figuresOn, holderOf } from '../map/figures.ts'
import { CITY_CODE } from '../state.ts'

test('C-29.2 survivors and combat bonus are added up', () => {
  const state = field({ units: [['infantry', 2]], built: { a1: 'barracks' } }, of(['infantry', 3]))
  finish(state)
  expect(holderOf(state, at('h8'))).toBe(0)
})

test('C-29.3 a tie goes to the defender', () => {
  const state = field(of(['infantry', 2]), of(['infantry', 2]))
  finish(state)
  expect(holderOf(state, at('h8'))).toBe(1)
  expect(holderOf(state, at('h7'))).toBe(-1)
})

test('C-29.1 wounds do not count in the end', () => {
  const state = field(of(['mounted', 3]), of(['mounted', 2]))
  play(state, 'field mounted-2 new', 'field mounted-3 1')
  expect(holderOf(state, at('h8'))).toBe(0)
})

test('C-29.4 one can win without survivors', () => {
  const state = siege(of(['infantry', 3]), {})
  play(state, 'field infantry-3 new')
  expect(player(state, 1).cities[1]).toBe(at('g6'))
})

test('C-EX36 survivors of 6 against a bonus of 8: the defender wins', () => {
  const state = field(of(['infantry', 3], ['mounted', 3]), { built: { e13: 'general', f13: 'general' } })
  finish(state)
  expect(holderOf(state, at('h8'))).toBe(1)
})

test('C-29.5 the winner loses an army for every two own units killed', () => {
  const state = field(
    {
      armies: { h7: 2 },
      units: [
        ['infantry', 1],
        ['infantry', 1],
        ['mounted', 3],
      ],
    },
    of(['artillery', 1], ['artillery', 1]),
  )
  play(
    state,
    'field artillery-1 new',
    'field infantry-1 1',
    'field artillery-1 new',
    'field infantry-1 2',
    'field mounted-3 new',
  )
  expect(armiesOn(state, at('h8'))).toBe(1)
})

test('C-29.6 but never the last', () => {
  const state = field(of(['infantry', 1], ['infantry', 1], ['mounted', 3]), of(['artillery', 1], ['artillery', 1]))
  play(
    state,
    'field artillery-1 new',
    'field infantry-1 1',
    'field artillery-1 new',
    'field infantry-1 2',
    'field mounted-3 new',
  )
  expect(armiesOn(state, at('h8'))).toBe(1)
})

test('C-29.6 a scout beside the armies is no army: the last one stays, and so does the scout', () => {
  const state = field(of(['mounted', 1], ['mounted', 1]), {
    ...of(['artillery', 1], ['artillery', 1], ['infantry', 3]),
    scouts: ['h8'],
  })
  // Two of the defender's units fall, so an army is due, and there is only one.
  play(
    state,
    'field artillery-1 new',
    'field mounted-1 1',
    'field artillery-1 new',
    'field mounted-1 2',
    'field infantry-3 new',
  )
  expect([holderOf(state, at('h8')), armiesOn(state, at('h8')), figuresOn(state, at('h8'))]).toEqual([1, 1, 2])
})

test('C-29.7 all figures of the loser in the square return to the reserve, scouts too', () => {
  const state = field(of(['infantry', 3]), { armies: { h8: 1 }, scouts: ['h8'] })
  finish(state)
  expect([holderOf(state, at('h8')), figuresOn(state, at('h8'))]).toEqual([0, 1])
  expect(player(state, 1).figures.filter((square) => square >= 0)).toEqual([])
})

test('C-EX30 two armies and a scout are beaten: all are removed and the winner loots once', () => {
  const state = field(of(['infantry', 3]), { armies: { h8: 2 }, scouts: ['h8'], trade: 9 })
  finish(state)
  play(state, 'loot trade 3')
  expect(player(state, 1).figures.filter((square) => square >= 0)).toEqual([])
  expect([player(state, 0).trade, player(state, 1).trade, asked(state)]).toEqual([3, 6, 'march'])
})

test('C-24.6 scouts with losing armies are killed with them', () => {
  const state = field(of(['infantry', 3]), { armies: { h8: 1 }, scouts: ['h8'] })
  finish(state)
  expect(player(state, 1).figures[7]).toBe(-1)
})

test('C-24.5 an army and a scout together: a battle takes place', () => {
  expect(field(of(['infantry', 1]), { units: [['infantry', 1]], scouts: ['h8'] }).battle).not.toBeNull()
})

test('C-24.8 figures of two players are never together on a square', () => {
  const state = field(of(['infantry', 3]), of(['infantry', 1]))
  expect(armiesOn(state, at('h8'))).toBe(1)
  finish(state)
  expect([holderOf(state, at('h8')), armiesOn(state, at('h8'))]).toEqual([0, 1])
})

test('C-24.9 an attack is never refused and nobody retreats', () => {
  const state = field(of(['infantry', 3]), of(['infantry', 1]))
  expect(legal(state, 1).every((text) => text.startsWith('field'))).toBe(true)
})

test('C-24.3 lone scouts are killed without battle, and looted', () => {
  const state = field({}, { armies: {}, scouts: ['h8'], culture: 2 })
  expect([asked(state), holderOf(state, at('h8'))]).toEqual(['loot', 0])
  play(state, 'loot culture 2')
  expect(player(state, 0).culture).toBe(2)
})

test('C-24.4 that counts as a won battle', () => {
  const state = field({ techs: ['code-of-laws'] }, { armies: {}, scouts: ['h8'], culture: 2 })
  play(state, 'loot culture 2')
  expect(player(state, 0).coins).toBe(1)
})

test('C-24.4 the coin it earns is reported', () => {
  const state = position({
    phase: 'movement',
    players: [
      { armies: { h7: 1 }, techs: ['code-of-laws'] },
      { scouts: ['h8'], culture: 2 },
    ],
  })
  const events = play(state, 'march h7 1a0s south', 'loot culture 2')
  expect(events).toContainEqual({ kind: 'coinEarned', seat: 0, tech: 'code-of-laws' })
})

test('C-AMB21 lone scouts: loot and the coin of Code of Laws', () => {
  const state = field({ techs: ['code-of-laws'] }, { armies: {}, scouts: ['h8'], trade: 3 })
  play(state, 'loot trade 3')
  expect([player(state, 0).trade, player(state, 0).coins]).toEqual([3, 1])
})

test('C-29.13 when all is done the battle is over', () => {
  const state = field(of(['infantry', 3]), { ...of(['infantry', 1]), trade: 3 })
  finish(state)
  expect([asked(state), classic.view(state, null).battle === null]).toEqual(['loot', false])
  play(state, 'loot trade 3')
  expect(classic.view(state, null).battle).toBeNull()
})

test('C-29.9 survivors return to the standing forces', () => {
  const state = field(of(['infantry', 3]), of(['infantry', 1]))
  finish(state)
  expect([player(state, 0).units[5], player(state, 1).units[3]]).toEqual([1, 1])
})

test('C-29.10 killed units stay in the market decks', () => {
  const state = field(of(['mounted', 3]), of(['mounted', 2]))
  play(state, 'field mounted-2 new', 'field mounted-3 1')
  expect([player(state, 1).units[7], state.fallen[7]]).toEqual([0, 1])
})

test('C-29.11 killed figures are in the reserve again', () => {
  const state = field(of(['infantry', 3]), {})
  finish(state)
  expect(classic.view(state, null).players[1]?.reserve.armies).toBe(6)
})

test('C-29.12 winning attackers stay in the square and move no further', () => {
  const state = field({ units: [['infantry', 3]], techs: ['sailing'] }, { trade: 1 })
  finish(state)
  play(state, 'pass')
  expect(legal(state)).toEqual(['done'])
  expect(armiesOn(state, at('h8'))).toBe(1)
})

test('C-29.8 a city defender without figures loses none', () => {
  const state = siege(of(['infantry', 1]), of(['artillery', 3], ['artillery', 3]))
  finish(state)
  expect(state.built[at('g6')]).toBe(CITY_CODE)
})

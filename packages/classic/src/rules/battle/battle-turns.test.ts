import { expect, test } from 'vitest'
import { TECH } from '../../data/techs.ts'
import { classic } from '../../game.ts'
import { field, fields, finish, of } from '../../testing/battles.ts'
import { asked, at, legal, play, player, refusal } from '../../testing/play.ts'
import { position } from '../../testing/position.ts'
import { knows } from '../powers.ts'

test('C-28.23 Metalworking adds wounds to one attack, not strength', () => {
  const attacker = {
    units: [
      ['infantry', 1],
      ['infantry', 1],
    ] as const,
    techs: ['metalworking'] as const,
    resources: { iron: 1 },
  }
  const state = field(attacker, of(['infantry', 3], ['mounted', 1]))
  play(state, 'field infantry-3 new', 'use metalworking', 'spend iron token', 'field infantry-1 1')
  expect(fields(state)[0]).toEqual([null, null])
})

test('C-28.21 battle abilities are used in one’s own battle turn', () => {
  const state = field(
    { units: [['infantry', 1]], techs: ['metalworking'], resources: { iron: 1 } },
    of(['infantry', 3], ['mounted', 1]),
  )
  expect(classic.legal(state, 0)).toEqual([])
  play(state, 'field infantry-3 new')
  expect(legal(state)).toContain('use metalworking')
})

test('C-28.1 everybody sees whose battle turn it is', () => {
  const state = field(of(['infantry', 1]), of(['infantry', 3], ['mounted', 1]))
  const turn = () => [classic.view(state, null).battle?.turn, classic.deciders(state)]
  expect(turn()).toEqual(['defender', [1]])
  play(state, 'field infantry-3 new')
  expect(turn()).toEqual(['attacker', [0]])
})

test('C-28.22 an ability before or after the unit', () => {
  const state = field(
    { units: [['infantry', 1]], techs: ['mathematics'], resources: { iron: 1 } },
    of(['infantry', 3], ['mounted', 1]),
  )
  play(state, 'field infantry-3 new')
  expect(legal(state)).toContain('use mathematics')
  play(state, 'field infantry-1 new')
  expect(legal(state)).toEqual(['done', 'use mathematics'])
})

test('C-28.22 an ability after the unit is paid for with a culture event too', () => {
  const state = field(
    { units: [['infantry', 1]], techs: ['mathematics'], hand: ['a-gift-from-afar'] },
    of(['infantry', 3], ['mounted', 1]),
  )
  play(state, 'pass', 'field infantry-3 new', 'field infantry-1 new')
  expect(legal(state)).toEqual(['done', 'use mathematics'])
})

test('C-AMB16 ability, unit, ability, in one’s own battle turn only', () => {
  const state = field(
    { units: [['infantry', 1]], techs: ['mathematics'], resources: { iron: 1 } },
    of(['infantry', 3], ['mounted', 1]),
  )
  play(state, 'field infantry-3 new', 'field infantry-1 new', 'done')
  expect(classic.deciders(state)).toEqual([1])
})

test('C-29.13 losers leave, then the city falls, then there is loot', () => {
  const state = position({
    phase: 'movement',
    players: [
      { armies: { g4: 1 }, units: [['infantry', 3]], built: { a1: 'general', b1: 'general', c1: 'general' } },
      { cities: ['g6'], techs: ['writing'] },
    ],
  })
  const kinds = play(
    state,
    'march g4 1a0s south',
    'go south',
    'field infantry-3 new',
    'loot tech 0',
    'takeTech writing',
  ).map(({ kind }) => kind)
  expect(kinds.indexOf('cityDestroyed')).toBeLessThan(kinds.indexOf('techLooted'))
  expect(knows(player(state, 0), TECH.writing)).toBe(true)
})

test('C-EX45 two armies and four lost units: one army is lost, not two', () => {
  const units = [
    ['infantry', 1],
    ['infantry', 1],
    ['infantry', 1],
    ['infantry', 1],
    ['mounted', 3],
  ] as const
  const state = field(
    { armies: { h7: 2 }, units, built: { a1: 'general' } },
    of(['artillery', 1], ['artillery', 1], ['artillery', 1]),
  )
  while (asked(state) === 'fight') {
    const moves = legal(state)
    play(
      state,
      moves.find((text) => text.startsWith('field infantry') && !text.endsWith('new')) ?? (moves[0] as string),
    )
  }
  expect(state.players[0]?.figures.filter((square) => square === at('h8'))).toHaveLength(1)
  finish(state)
})

test('C-28.22 one unit in a battle turn', () => {
  const state = field(
    {
      units: [
        ['infantry', 1],
        ['infantry', 2],
      ],
      techs: ['mathematics'],
      resources: { iron: 1 },
    },
    of(['infantry', 3], ['mounted', 1]),
  )
  expect(refusal(state, 'field infantry-3 1')).toBe('noSuchFront')
  expect(refusal(state, 'field artillery-3 new')).toBe('notInBattleHand')
  play(state, 'field infantry-3 new', 'field infantry-1 new')
  expect(refusal(state, 'field infantry-2 new')).toBe('unitPlayed')
  expect(refusal(state, 'done')).toBe('')
})

test('C-28.22 a side with nothing to pay with, or no tech to pay for, is not asked after the unit', () => {
  const next = (attacker: Parameters<typeof field>[0]) => {
    const state = field({ units: [['infantry', 1]], ...attacker }, of(['infantry', 3], ['mounted', 1]))
    play(state, ...(asked(state) === 'prepare' ? ['pass'] : []), 'field infantry-3 new', 'field infantry-1 new')
    return classic.deciders(state)[0]
  }
  expect(next({ techs: ['mathematics'] })).toBe(1)
  expect(next({ resources: { iron: 1 } })).toBe(1)
  for (const means of [
    { resources: { wheat: 1 } },
    { huts: { spy: 1 } },
    { villages: { uranium: 1 } },
    { hand: ['drought'] },
  ] as const)
    expect(next({ techs: ['mathematics'], ...means })).toBe(0)
})

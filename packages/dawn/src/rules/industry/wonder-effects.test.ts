import { expect, test } from 'vitest'
import { NONE } from '../../data/types.ts'
import { wonderNumber, wonderType } from '../../data/wonders.ts'
import { armyPosition } from '../../terra/testing/army-position.ts'
import { play, player, refusal } from '../../testing/play.ts'
import { type PlayerSketch, position } from '../../testing/position.ts'
import { revealWonder } from './wonder-building.ts'
import { planWonders } from './wonder-plan.ts'

test('T-A2 forbidden-city has nothing to destroy where an army protects the only token', () => {
  const having = (armies: readonly number[]): string =>
    refusal(armyPosition({ wonders: { 'forbidden-city': 24 }, armies }, { controls: [25] }), 'use forbidden-city')
  expect([having([]), having([25])]).toEqual(['', 'nothingToDo'])
})

test('eiffel-tower names two tokens of one rival: nobody’s only token', () => {
  const state = position({
    players: [
      { capital: 24, wonders: { 'eiffel-tower': 24 } },
      { capital: 0, controls: [25, 27] },
      { capital: 48, controls: [30] },
    ],
  })
  play(state, 'use eiffel-tower')
  expect([refusal(state, 'name 30'), refusal(state, 'name 25')]).toEqual(['onlyToken', ''])
})

test('T-A2 what an army protects is neither destroyed by forbidden-city nor named for eiffel-tower', () => {
  const refused = (wonder: 'forbidden-city' | 'eiffel-tower', move: string): string => {
    const state = armyPosition({ wonders: { [wonder]: 24 }, armies: [25] }, { controls: [23, 25, 31] })
    play(state, `use ${wonder}`)
    return refusal(state, move)
  }
  expect([refused('forbidden-city', 'destroy 25'), refused('forbidden-city', 'destroy 23')]).toEqual(['protected', ''])
  expect([refused('eiffel-tower', 'name 25'), refused('eiffel-tower', 'name 23')]).toEqual(['protected', ''])
})

test('forbidden-city destroys tokens, not cities', () => {
  const state = position({
    players: [
      { capital: 24, wonders: { 'forbidden-city': 24 } },
      { capital: 0, cities: [25] },
    ],
  })
  expect(refusal(state, 'use forbidden-city')).toBe('nothingToDo')
})

test('N-12.2 a player’s plan counts that player’s industry card, whatever another resolves', () => {
  const state = position({
    tops: ['stonehenge'],
    players: [
      { capital: 24, row: ['masonry', 'astrology', 'early-empire', 'foreign-trade', 'pottery'] },
      { capital: 0, row: ['masonry', 'pottery', 'astrology', 'early-empire', 'foreign-trade'] },
    ],
  })
  play(state, 'focus 5')
  expect([0, 1].map((seat) => planWonders(state, seat)[0]?.production.card)).toEqual([5, 2])
})

test('N-12.8 a natural wonder that was spent this turn pays for nothing more in the plan', () => {
  const state = position({
    map: ['ggggggg', 'ggggggg', 'ggggggg', 'ggggngg', 'ggggggg', 'ggggggg', 'ggggggg'],
    icons: { 25: 'pantanal' },
    tops: ['stonehenge'],
    players: [{ capital: 24, controls: [25] }, { capital: 0 }],
  })
  const naturals = () => planWonders(state, 0)[0]?.production.naturalWonders
  expect(naturals()).toEqual({ pantanal: 2 })
  state.turnSoFar = { ...state.turnSoFar, spentNaturals: player(state, 0).naturals }
  expect(naturals()).toEqual({})
  // In another player's turn, one's own is still to come.
  state.active = 1
  expect(naturals()).toEqual({ pantanal: 2 })
})

test('N-12.12 where the deck of a type is used up no wonder of it is face up', () => {
  const state = position({ tops: ['stonehenge'], players: [{ capital: 24 }, { capital: 0 }] })
  const type = wonderType(wonderNumber('stonehenge'))
  state.decks.fill(0)
  revealWonder(state, type, undefined)
  expect(state.tops[type]).toBe(NONE)
})

test('geneva is of no use while all other cards of that player are taken', () => {
  const taken = (treaties: NonNullable<PlayerSketch['treaties']>): string =>
    refusal(
      position({
        icons: { 46: 'geneva' },
        players: [
          { capital: 24, envoys: ['geneva'], treaties: [[1, 'embassy']] },
          { capital: 0 },
          { capital: 48, treaties },
        ],
      }),
      'use geneva',
    )
  const most = [
    [1, 'open-borders'],
    [1, 'joint-war'],
  ] as const
  expect([taken(most), taken([...most, [1, 'defensive-pact']])]).toEqual(['', 'nothingToDo'])
})

import { describe, expect, test } from 'vitest'
import { dawn } from '../../game.ts'
import { LOSE, military, values } from '../../testing/military.ts'
import { frame, legal, play, player, playWithDice, refusal, spaces } from '../../testing/play.ts'
import { position } from '../../testing/position.ts'
import { CONTROL, REINFORCED } from '../state.ts'

describe('reinforcing', () => {
  test('N-13.1 reinforce or attack, not both', () => {
    const state = military({ controls: [25] }, { controls: [26] })
    expect(legal(state)).toEqual(['attack 26', 'reinforce 25', 'done'])
    const other = dawn.clone(state)
    play(state, 'reinforce 25')
    expect(state.active).toBe(1)
    playWithDice(other, LOSE, 'attack 26')
    expect(refusal(other, 'reinforce 25')).toBe('attacking')
  })
  test('N-13.2 as many tokens as the slot’s number', () => {
    const state = military({ controls: [25, 23, 31] })
    play(state, 'reinforce 25', 'reinforce 23')
    expect([state.piece[25], state.piece[23], state.piece[31], state.active]).toEqual([
      REINFORCED,
      REINFORCED,
      CONTROL,
      1,
    ])
  })
  test('N-13.3 any own tokens, wherever they are', () => {
    expect(spaces(military({ controls: [6, 42] }), 'reinforce')).toEqual([6, 42])
  })
  test('N-13.4 trade tokens add nothing', () => {
    const state = military({ controls: [25, 23, 31], trade: [0, 3, 0, 0, 0] })
    expect(legal(state)).not.toContain('spend')
  })
  test('N-13.5 a reinforced token defends with 1 more', () => {
    expect(values(military({}, { controls: [25] }), 25)).toEqual([8, 2])
    expect(values(military({}, { reinforced: [25] }), 25)).toEqual([8, 3])
  })
  test('N-13.6 it adds 1 to adjacent friendly pieces', () => {
    expect(values(military({}, { controls: [25], reinforced: [26] }), 25)).toEqual([8, 3])
    expect(values(military({ reinforced: [18] }, { controls: [25] }), 25)).toEqual([8, 2])
  })
  test('N-13.7 bonuses add up', () => {
    expect(values(military({}, { controls: [25], reinforced: [26, 19, 32] }), 25)).toEqual([8, 5])
  })
  test('N-13.8 a barbarian is thrown back by a reinforced token', () => {
    const state = position({
      players: [{ capital: 24, reinforced: [25] }, { capital: 0 }],
      barbarians: { A: 26 },
      icons: { 48: 'A' },
      active: 1,
      dial: 1,
    })
    playWithDice(state, [1], 'focus 2', 'nothing')
    expect([state.barbarians[0], state.piece[25]]).toEqual([26, CONTROL])
  })
  test('N-EX7 military in slot 2 flips none, one or two', () => {
    for (const count of [0, 1, 2]) {
      const state = military({ controls: [25, 23, 31] })
      play(state, ...['reinforce 25', 'reinforce 23'].slice(0, count), ...(count < 2 ? ['done'] : []))
      expect(player(state, 0).reinforced).toBe(count)
    }
  })
})

describe('military cards', () => {
  const row = (id: 'iron-working' | 'mass-production' | 'flight') =>
    ['astrology', id, 'early-empire', 'foreign-trade', 'pottery'] as const
  test('masonry attacks twice within two spaces', () => {
    const state = military({}, { controls: [26, 27] })
    expect([frame(state, 'military').attacks, spaces(state, 'attack')]).toEqual([2, [26]])
  })
  test('iron-working adds 1, and 3 against barbarians', () => {
    expect(values(military({ row: row('iron-working') }, { controls: [27] }), 27, [1, 1])[0]).toBe(4)
    expect(values(military({ row: row('iron-working') }, {}, { barbarians: { A: 25 } }), 25, [1, 1])[0]).toBe(6)
  })
  test('mass-production attacks over water, then reinforces less', () => {
    const map = ['ggggg', 'wwwww', 'ggggg']
    const state = military(
      {},
      {},
      { map, players: [{ capital: 0, controls: [1, 2], row: row('mass-production') }, { controls: [10] }] },
    )
    playWithDice(state, [1, 6], 'attack 10')
    expect(frame(state, 'military').reinforces).toBe(1)
    play(state, 'reinforce 1')
    expect(state.active).toBe(1)
  })
  test('flight reinforces and attacks through anything', () => {
    const state = military({ row: row('flight'), controls: [25] }, { controls: [26, 27, 28] })
    expect(spaces(state, 'attack')).toContain(28)
    play(state, 'reinforce 25')
    expect(values(state, 28, [1, 6])[0]).toBe(6)
  })
})

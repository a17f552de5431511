import { describe, expect, it } from 'vitest'
import { TECH } from '../../data/techs.ts'
import { moving } from '../../testing/moving.ts'
import { asked, play, player } from '../../testing/play.ts'
import { position } from '../../testing/position.ts'
import { cardCount } from '../battle/battle.ts'
import { learn } from '../research/learning.ts'

describe('Civilizations', () => {
  it('Germany: a tech that raises a unit brings a unit of it and a resource of the market', () => {
    const state = position({
      phase: 'research',
      players: [{ civilization: 'germany', trade: 11, techs: ['pottery', 'masonry'] }, {}],
    })
    const told = play(state, '0: research chivalry', '1: pass')
    const strength = 1 + player(state, 0).units.slice(6, 9).indexOf(1)
    expect(told).toContainEqual({ kind: 'unitTrained', seat: 0, unit: 'mounted', own: { strength } })
    expect([asked(state), cardCount(player(state, 0).units.slice(6, 9))]).toEqual(['armory', 1])
    play(state, 'stock silk')
    expect(player(state, 0).resources[1]).toBe(1)
  })

  it('Germany: a tech without units brings nothing', () => {
    const state = position({ phase: 'research', players: [{ civilization: 'germany', trade: 6 }, {}] })
    play(state, '0: research pottery', '1: pass')
    expect([asked(state) === 'armory', cardCount(player(state, 0).units)]).toEqual([false, 0])
  })

  it('China: culture for a hut', () => {
    const state = moving({
      tokens: { c2: 'hut' },
      players: [{ civilization: 'china', armies: { b2: 1 } }, {}],
    })
    play(state, 'march b2 1a0s east')
    expect(player(state, 0).culture).toBe(3)
  })

  it('Rome: a step on the culture track for a city and for a wonder', () => {
    const state = position({ players: [{ civilization: 'rome', scouts: ['d7'] }, {}] })
    play(state, 'found d7 scout')
    expect(player(state, 0).level).toBe(1)
    const builder = position({
      phase: 'cities',
      market: ['stonehenge'],
      players: [{ civilization: 'rome' }, {}],
    })
    player(builder, 0).boosts[0] = 10
    play(builder, 'wonder 0 stonehenge', 'put a1')
    expect(player(builder, 0).level).toBe(1)
  })

  it('Russia: one more figure on a square', () => {
    const state = position({ players: [{ civilization: 'russia' }, { civilization: 'rome' }] })
    for (const seat of [0, 1]) learn(state, seat, TECH.masonry, 0, undefined)
    expect(state.players.map(({ stacking }) => stacking)).toEqual([4, 3])
  })
})

import { describe, expect, it } from 'vitest'
import { TECH } from '../../data/techs.ts'
import { moving } from '../../testing/moving.ts'
import { asked, at, legal, play, player, refusal } from '../../testing/play.ts'
import type { PlayerSketch } from '../../testing/position.ts'
import { decision } from '../decisions.ts'
import { knows } from '../powers.ts'
import type { State } from '../state.ts'

const russia = (own: PlayerSketch, other: PlayerSketch = {}): State =>
  moving({
    players: [
      { civilization: 'russia', ...own },
      { cities: ['c2'], techs: ['pottery', 'chivalry'], ...other },
    ],
  })

describe('Russia', () => {
  it('Russia gives up an army in an enemy city for a tech of its owner', () => {
    const state = russia({ armies: { b2: 1 } })
    play(state, 'march b2 1a0s east')
    expect(asked(state)).toBe('infiltrate')
    // Chivalry has no place in the pyramid yet.
    expect(legal(state)).toEqual(['pass', 'study pottery'])
    play(state, 'study pottery')
    expect(knows(player(state, 0), TECH.pottery)).toBe(true)
    expect(player(state, 0).figures).not.toContain(at('b2'))
    expect([state.battle, asked(state), player(state, 1).cities[1]]).toEqual([null, 'march', at('c2')])
  })

  it('Russia may attack instead', () => {
    const state = russia({ armies: { b2: 1 }, units: [['infantry', 1]] })
    play(state, 'march b2 1a0s east')
    expect(decision(state, 0).key).toBe('decision.infiltrate')
    play(state, 'pass')
    expect(state.battle).toMatchObject({ attacker: 0, square: at('c2') })
  })

  it('Russia gives up a scout too, which never attacks', () => {
    const state = russia({ scouts: ['b2'] })
    play(state, 'march b2 0a1s east')
    expect(refusal(state, 'pass')).toBe('scoutsAndCities')
    expect(decision(state, 0).key).toBe('decision.infiltrate.only')
    play(state, 'study pottery')
    expect(player(state, 0).figures).not.toContain(at('b2'))
  })

  it('Russia does so once a round, with a figure that comes alone, where there is something to learn', () => {
    const state = russia({ armies: { b2: 1, c1: 2 } }, { techs: ['pottery', 'masonry'] })
    play(state, 'march b2 1a0s east', 'study pottery', 'march c1 1a0s south')
    expect(asked(state)).not.toBe('infiltrate')
    const two = russia({ armies: { b2: 2 } })
    play(two, 'march b2 2a0s east')
    expect(asked(two)).not.toBe('infiltrate')
    const nothing = russia({ scouts: ['b2'] }, { techs: [] })
    expect(refusal(nothing, 'march b2 0a1s east')).toBe('scoutsAndCities')
  })

  it('only Russia does so', () => {
    const state = russia({ civilization: 'germany', scouts: ['b2'] })
    expect(refusal(state, 'march b2 0a1s east')).toBe('scoutsAndCities')
  })
})

import { describe, expect, it } from 'vitest'
import type { GovernmentId } from '../../data/governments.ts'
import type { Phase } from '../../data/types.ts'
import { moving } from '../../testing/moving.ts'
import { legal, play, player, refusal } from '../../testing/play.ts'
import { type PlayerSketch, position, type Sketch } from '../../testing/position.ts'
import { productionOf } from '../cities/production.ts'
import type { State } from '../state.ts'

const under = (
  government: GovernmentId,
  phase: Phase,
  own: PlayerSketch = {},
  sketch: Partial<Sketch> = {},
  set: 'core' | 'revised' = 'core',
): State => position({ ...sketch, phase, options: { governments: set }, players: [{ government, ...own }, {}] })

describe('Governments of the box', () => {
  it('Anarchy: the capital takes no action', () => {
    const state = under('anarchy', 'cities', { cities: ['d7'] })
    expect([refusal(state, 'arts 0') === '', refusal(state, 'arts 1')]).toEqual([false, ''])
  })

  it('Despotism: nothing', () => {
    expect(productionOf(under('despotism', 'cities'), 0, 0)).toBe(0)
  })

  it('Feudalism: a coin', () => {
    expect(player(under('feudalism', 'start'), 0).coins).toBe(1)
  })

  it('Democracy: two more trade in each city, and no attacks on players', () => {
    const income = (government: GovernmentId): number => {
      const state = under(government, 'trade', { cities: ['d7'] }, { map: ['ffffffff', 'ffffffff'] })
      return player(state, 0).trade
    }
    expect(income('democracy') - income('despotism')).toBe(4)
    const state = moving({ players: [{ government: 'democracy', armies: { b2: 1 } }, { armies: { c2: 1 } }] })
    expect(refusal(state, 'march b2 1a0s east')).toBe('peace')
  })

  it('Communism: two more production in each city', () => {
    expect(productionOf(under('communism', 'cities'), 0, 0)).toBe(2)
  })

  it('Fundamentalism: one trade less in each city, never below none', () => {
    const income = (government: GovernmentId): number =>
      player(under(government, 'trade', { cities: ['d7'] }, { map: ['d.......'] }), 0).trade
    expect([income('fundamentalism'), income('despotism')]).toEqual([0, 1])
  })
})

describe('Governments of the later set', () => {
  const later = (government: GovernmentId, phase: Phase, own: PlayerSketch = {}, sketch: Partial<Sketch> = {}): State =>
    under(government, phase, own, sketch, 'revised')

  it('Despotism: one more production in each city', () => {
    expect(productionOf(later('despotism', 'cities'), 0, 0)).toBe(1)
  })

  it('Republic: armies found cities', () => {
    expect(legal(later('republic', 'start', { armies: { d7: 1 } }))).toContain('found d7 army')
    expect(legal(under('republic', 'start', { armies: { d7: 1 } }))).not.toContain('found d7 army')
  })

  it('Feudalism: a harvest at the start of the turn', () => {
    const state = later('feudalism', 'start', {}, { prints: { a1: 'wheat' } })
    play(state, 'harvest 0 wheat')
    expect([player(state, 0).resources[0], refusal(state, 'harvest 0 wheat')]).toEqual([1, 'onceARound'])
  })

  it('Democracy: a coin, and 2 trade at the start of the turn', () => {
    const state = later('democracy', 'start')
    expect([player(state, 0).coins, player(state, 0).trade]).toEqual([1, 2])
  })

  it('Monarchy: the capital takes a second action of another kind', () => {
    const state = later('monarchy', 'cities', {}, { prints: { a1: 'wheat' } })
    play(state, 'arts 0')
    expect(refusal(state, 'arts 0')).toBe('anotherKind')
    play(state, 'harvest 0 wheat')
    expect(refusal(state, 'harvest 0 wheat')).toBe('hasActed')
  })

  it('Monarchy: of three actions of the capital the last is of a kind of its own', () => {
    const state = later('monarchy', 'cities', {}, { prints: { a1: 'wheat' } })
    player(state, 0).extra[0] = 1
    play(state, 'arts 0', 'harvest 0 wheat')
    expect([refusal(state, 'arts 0'), refusal(state, 'harvest 0 wheat')]).toEqual(['anotherKind', 'anotherKind'])
  })

  it('C-11.1 Monarchy: other cities take one action', () => {
    const state = later('monarchy', 'cities', { cities: ['d7'] }, { prints: { d6: 'wheat' } })
    play(state, 'arts 1')
    expect(refusal(state, 'harvest 1 wheat')).toBe('hasActed')
  })

  it('Communism: every city has the production of the best', () => {
    const state = later('communism', 'cities', { cities: ['d7'] }, { map: ['ff'] })
    expect([productionOf(state, 0, 0), productionOf(state, 0, 1)]).toEqual([4, 4])
  })

  it('Fundamentalism: culture for every army at the start of the turn', () => {
    expect(player(later('fundamentalism', 'start', { armies: { d7: 2 } }), 0).culture).toBe(2)
    expect(player(later('fundamentalism', 'start', { armies: { d7: 2 }, scouts: ['d7', 'd6'] }), 0).culture).toBe(2)
  })
})

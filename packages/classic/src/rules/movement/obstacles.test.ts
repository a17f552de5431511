import { describe, expect, it } from 'vitest'
import { classic } from '../../game.ts'
import { moving } from '../../testing/moving.ts'
import { at, play, player, refusal } from '../../testing/play.ts'
import { NO_TOKEN } from '../state.ts'
import { underWay } from './under-way.ts'

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

describe('Huts and villages', () => {
  it('C-23.1 keeps scouts out of huts and villages', () => {
    const state = moving({ tokens: { c2: 'hut', b3: 'village' }, players: [{ scouts: ['b2'] }, {}] })
    expect(refusal(state, 'march b2 0a1s east')).toBe('scoutsAndMarkers')
    expect(refusal(state, 'march b2 0a1s south')).toBe('scoutsAndMarkers')
  })

  it('C-23.2 makes armies stop at once, whatever movement is left', () => {
    const state = moving({ tokens: { c2: 'hut' }, players: [{ armies: { b2: 1 } }, {}] })
    play(state, 'march b2 1a0s east')
    expect(underWay(state)).toBeNull()
    expect(player(state, 0).figures).toContain(at('c2'))
  })

  it('C-23.3 keeps groups with a scout out', () => {
    const state = moving({ tokens: { c2: 'hut' }, players: [{ armies: { b2: 1 }, scouts: ['b2'] }, {}] })
    expect(refusal(state, 'march b2 1a1s east')).toBe('scoutsAndMarkers')
    expect(refusal(state, 'march b2 1a0s east')).toBe('')
  })

  it('C-23.4 takes a hut without a battle; only its owner learns what it is', () => {
    const state = moving({ tokens: { c2: 'hut' }, players: [{ armies: { b2: 1 } }, {}] })
    const before = sum(state.hutFaces)
    const events = play(state, 'march b2 1a0s east')
    expect(state.token[at('c2')]).toBe(NO_TOKEN)
    expect(sum(player(state, 0).huts)).toBe(1)
    expect(sum(state.hutFaces)).toBe(before - 1)
    expect(state.battle).toBeNull()
    const taken = events.find(({ kind }) => kind === 'hutTaken')
    if (taken === undefined) throw new Error('no hut was taken')
    expect(classic.presentation.project(taken, 0)).toHaveProperty('own.resource')
    expect(classic.presentation.project(taken, 1)).not.toHaveProperty('own')
    expect(classic.presentation.project(taken, null)).not.toHaveProperty('own')
  })

  it('a republic lets scouts take huts, not villages', () => {
    const state = moving({
      tokens: { c2: 'hut', b3: 'village' },
      players: [{ scouts: ['b2'], government: 'republic' }, {}],
    })
    expect(refusal(state, 'march b2 0a1s south')).toBe('scoutsAndMarkers')
    play(state, 'march b2 0a1s east')
    expect(sum(player(state, 0).huts)).toBe(1)
  })
})

describe('Enemy figures', () => {
  it('C-24.1 keeps scouts out of squares with enemy figures', () => {
    const state = moving({ players: [{ scouts: ['b2'] }, { scouts: ['c2'] }] })
    expect(refusal(state, 'march b2 0a1s east')).toBe('scoutsAndFigures')
  })

  it('C-24.2 makes an army stop on a square with any enemy figure', () => {
    const state = moving({ players: [{ armies: { b2: 1 } }, { armies: { c2: 1 } }] })
    const events = play(state, 'march b2 1a0s east')
    expect(underWay(state)).toBeNull()
    expect(events.map(({ kind }) => kind)).toContain('battleBegan')
  })

  it('C-24.7 keeps groups with a scout out of squares with enemy figures', () => {
    const state = moving({ players: [{ armies: { b2: 1 }, scouts: ['b2'] }, { armies: { c2: 1 } }] })
    expect(refusal(state, 'march b2 1a1s east')).toBe('scoutsAndFigures')
    expect(refusal(state, 'march b2 1a0s east')).toBe('')
  })
})

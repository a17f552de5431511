import { expect, test } from 'vitest'
import { classic } from '../../game.ts'
import { asked, at, legal, play, player, refusal } from '../../testing/play.ts'
import { type PlayerSketch, position } from '../../testing/position.ts'
import { NOTHING, type State } from '../state.ts'

const moving = (own: PlayerSketch, other: PlayerSketch = {}): State =>
  position({ phase: 'movement', players: [{ techs: ['combustion'], ...own }, other] })

const isGone = (state: State, square: string): boolean => state.built[at(square)] === NOTHING

test('Combustion: walls are razed before the battle, so the defender begins', () => {
  const units: PlayerSketch['units'] = [['infantry', 1]]
  const state = moving({ armies: { g4: 1 }, units }, { cities: ['g6'], walled: ['g6'], units })
  play(state, 'march g4 1a0s south', 'go south')
  expect(classic.view(state, null).battle?.bonus).toEqual([0, 6])
  expect(classic.deciders(state)).toEqual([1])
})

test('Combustion: an army that ends its move on a building may destroy it, once a round', () => {
  const state = moving({ armies: { d13: 1, d14: 1 } }, { built: { e13: 'temple', e14: 'market' } })
  play(state, 'march d13 1a0s east', 'stop')
  expect([asked(state), ...legal(state)]).toEqual(['trample', 'trample', 'pass'])
  const events = play(state, 'trample')
  expect(events).toContainEqual({ kind: 'buildingDestroyed', seat: 0, partner: 1, square: at('e13') })
  expect(isGone(state, 'e13')).toBe(true)
  play(state, 'march d14 1a0s east', 'stop')
  expect([asked(state), isGone(state, 'e14')]).toEqual(['march', false])
})

test('C-26.9 C-8.10 Combustion may be saved for another building', () => {
  const state = moving({ armies: { d13: 1, d14: 1 } }, { built: { e13: 'temple', e14: 'market' } })
  play(state, 'march d13 1a0s east', 'stop', 'pass')
  expect(isGone(state, 'e13')).toBe(false)
  play(state, 'march d14 1a0s east', 'stop', 'trample')
  expect(isGone(state, 'e14')).toBe(true)
})

test('Combustion does not ask whose building it is', () => {
  const state = moving({ armies: { d1: 1 }, built: { c1: 'market' } })
  play(state, 'march d1 1a0s west', 'stop')
  expect(asked(state)).toBe('trample')
  play(state, 'trample')
  expect(isGone(state, 'c1')).toBe(true)
})

test('C-19.14 Combustion is for buildings, not for wonders and great people, and needs an army', () => {
  const asks = (own: PlayerSketch, other: PlayerSketch, group: string): string => {
    const state = moving(own, other)
    play(state, `march d13 ${group} east`, 'stop')
    return asked(state)
  }
  expect(asks({ armies: { d13: 1 } }, { built: { e13: 'market' } }, '1a0s')).toBe('trample')
  expect(asks({ armies: { d13: 1 } }, { built: { e13: 'colossus' } }, '1a0s')).toBe('march')
  expect(asks({ armies: { d13: 1 } }, { built: { e13: 'artist' } }, '1a0s')).toBe('march')
  expect(asks({ scouts: ['d13'] }, { built: { e13: 'market' } }, '0a1s')).toBe('march')
  expect(asks({ techs: [], armies: { d13: 1 } }, { built: { e13: 'market' } }, '1a0s')).toBe('march')
})

test('Combustion: an army that has fought its way to a building ends its move there too', () => {
  const state = moving({ armies: { d13: 1 }, units: [['infantry', 3]] }, { scouts: ['e13'], built: { e13: 'market' } })
  play(state, 'march d13 1a0s east')
  expect(asked(state)).toBe('trample')
  play(state, 'trample')
  expect([isGone(state, 'e13'), player(state, 0).figures.includes(at('e13'))]).toEqual([true, true])
  expect(refusal(state, 'done')).toBe('')
})

import { expect, test } from 'vitest'
import { classic } from '../game.ts'
import { asked, finishRound, idleUntil, play } from '../testing/play.ts'
import { position } from '../testing/position.ts'
import { stop } from './flow.ts'

const two = () => position({ players: [{}, {}] })

test('C-8.1 five phases in a fixed order', () => {
  const state = two()
  const phases: string[] = []
  idleUntil(state, (now) => {
    if (phases.at(-1) !== now.phase) phases.push(now.phase)
    return now.round > 2
  })
  expect(phases).toEqual(['start', 'trade', 'cities', 'movement', 'research', 'start'])
})

test('C-8.2 a phase ends when everybody has completed it', () => {
  const state = two()
  play(state, 'done')
  expect(state.phase).toBe('start')
  play(state, 'done')
  expect(state.phase).toBe('trade')
})

test('C-8.3 turn order is the first player, then clockwise', () => {
  const state = position({ first: 2, players: [{}, {}, {}, {}] })
  const order: number[] = []
  idleUntil(state, (now) => {
    if (now.phase === 'start' && order.at(-1) !== now.active) order.push(now.active)
    return now.phase !== 'start'
  })
  expect(order).toEqual([2, 3, 0, 1])
})

test('C-8.4 in Start of Turn, City Management and Movement one player after the other', () => {
  for (const phase of ['start', 'cities', 'movement'] as const) {
    const state = position({ phase, players: [{}, {}, {}] })
    expect(classic.deciders(state)).toEqual([0])
    idleUntil(state, (now) => now.active !== 0)
    expect(classic.deciders(state)).toEqual([1])
  }
})

test('C-8.5 all trade at the same time', () => {
  expect(classic.deciders(position({ phase: 'trade', players: [{}, {}, {}] }))).toEqual([0, 1, 2])
})

test('C-8.6 all research at the same time', () => {
  expect(classic.deciders(position({ phase: 'research', players: [{}, {}, {}] }))).toEqual([0, 1, 2])
})

test('C-8.10 a player with nothing left to do says so', () => {
  const state = two()
  expect(asked(state)).toBe('start')
  play(state, 'done')
  expect(state.active).toBe(1)
})

test('C-D12 each part of a phase is ended by its player', () => {
  for (const phase of ['start', 'cities', 'movement'] as const) {
    const state = position({ phase, players: [{}, {}] })
    expect(classic.legal(state, 0).map(({ kind }) => kind)).toContain('done')
  }
})

test('C-8.11 there is no limit on the rounds but the house rule’s', () => {
  const state = position({ round: 1000, players: [{}, {}] })
  finishRound(state)
  expect(state).toMatchObject({ round: 1001, ending: '' })
  const limited = position({ round: 99, players: [{}, {}], options: { rounds: 100 } })
  finishRound(limited)
  expect(limited.ending).toBe('')
  idleUntil(limited, ({ ending }) => ending !== '')
  expect(limited).toMatchObject({ round: 100, ending: 'roundLimit' })
})

test('C-8.12 after Research the next round begins', () => {
  const state = position({ phase: 'research', players: [{}, {}] })
  play(state, '0: pass', '1: pass')
  expect(state).toMatchObject({ phase: 'start', round: 3 })
})

test('C-35.1 a victory also lays aside the culture event that was just being played', () => {
  const state = position({ players: [{ hand: ['drought'] }, { hand: ['jousting-tourney'] }] })
  play(state, 'play drought', 'aim e7')
  expect(asked(state)).toBe('react')
  stop(state, undefined)
  expect([classic.view(state, null).market.discards, classic.proof.audit(state)]).toEqual([['drought'], []])
})

test('C-1.12 what is once a round can be done again in the next', () => {
  const state = two()
  play(state, 'government anarchy')
  finishRound(state)
  idleUntil(state, ({ active }) => active === 0)
  expect(classic.legal(state, 0).map(({ notation }) => notation)).toContain('government despotism')
})

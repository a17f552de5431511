import { expect, test } from 'vitest'
import { classic } from '../game.ts'
import { finishRound, idleUntil, play, player } from '../testing/play.ts'
import { position } from '../testing/position.ts'
import { win } from './victory.ts'

test('C-35.1 a victory ends the game at once, whatever is going on', () => {
  const state = position({ phase: 'trade', players: [{}, {}] })
  player(state, 1).sheetCoins = 15
  play(state, '0: done')
  expect(classic.outcome(state)).toMatchObject({ ending: 'economic', winners: [1] })
  expect(classic.deciders(state)).toEqual([])
  expect(state.phase).toBe('over')
})

test('C-35.5 fifteen coins win', () => {
  const state = position({ players: [{ sheetCoins: 14 }, {}] })
  expect(state.ending).toBe('')
  player(state, 0).sheetCoins = 15
  play(state, 'done')
  expect(classic.outcome(state)).toMatchObject({ ending: 'economic', winners: [0] })
})

test('C-35.8 of several at the same moment the earliest in turn order wins', () => {
  const state = position({ first: 1, players: [{ sheetCoins: 14 }, {}, { sheetCoins: 14 }] })
  player(state, 0).sheetCoins = 15
  player(state, 2).sheetCoins = 16
  play(state, 'done')
  expect(classic.outcome(state)?.winners).toEqual([2])
})

test('C-35.9 one winner; all others lose equally', () => {
  const state = position({ players: [{}, {}, {}] })
  win(state, 1, 'culture', undefined)
  expect(classic.outcome(state)).toEqual({ ending: 'culture', winners: [1], places: [2, 1, 2], scores: [] })
})

test('C-7.3 the first game ends when somebody founds a third city', () => {
  const state = position({
    options: { firstGame: true },
    players: [{ techs: ['irrigation'], cities: ['f5'], scouts: ['d9'] }, {}],
  })
  play(state, 'found d9 scout')
  expect(classic.outcome(state)?.ending).toBe('firstGame')
})

test('C-7.4 the first game has no winner and no loser', () => {
  const state = position({
    options: { firstGame: true },
    players: [{ techs: ['irrigation'], cities: ['f5'], scouts: ['d9'] }, {}],
  })
  play(state, 'found d9 scout')
  expect(classic.outcome(state)).toMatchObject({ winners: [0, 1], places: [1, 1] })
})

test('C-7.6 any other victory ends the first game too, without a winner', () => {
  const state = position({ options: { firstGame: true }, players: [{}, {}] })
  player(state, 0).sheetCoins = 15
  play(state, 'done')
  expect(classic.outcome(state)).toMatchObject({ ending: 'firstGame', winners: [0, 1] })
})

test('a normal game goes on with three cities', () => {
  const state = position({ players: [{ techs: ['irrigation'], cities: ['f5'], scouts: ['d9'] }, {}] })
  play(state, 'found d9 scout')
  expect(state.ending).toBe('')
})

test('after the last round of the house rule whoever is furthest on all tracks wins; then trade decides', () => {
  const atEnd = (one: object, other: object) => {
    const state = position({ options: { rounds: 2 }, players: [one, other] })
    idleUntil(state, ({ ending }) => ending !== '')
    return classic.outcome(state)
  }
  expect(atEnd({ level: 3 }, { level: 2 })).toMatchObject({ ending: 'roundLimit', winners: [0] })
  expect(atEnd({ sheetCoins: 1 }, { level: 2 })?.winners).toEqual([1])
  expect(atEnd({ trade: 1 }, { trade: 2 })?.winners).toEqual([1])
  expect(atEnd({}, {})?.winners).toEqual([0])
  const long = position({ options: { rounds: 3 }, players: [{}, {}] })
  finishRound(long)
  expect(long.ending).toBe('')
})

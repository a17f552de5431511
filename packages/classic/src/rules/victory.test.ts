import { expect, test } from 'vitest'
import { TECH, TECHS, type TechId } from '../data/techs.ts'
import { classic } from '../game.ts'
import { finishRound, idleUntil, legal, play, player, refusal } from '../testing/play.ts'
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

test('after the last round of the house rule the player furthest on all tracks wins; then trade decides', () => {
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

test('C-35.2 entering the last space of the culture track wins', () => {
  const state = position({ phase: 'cities', players: [{ level: 20, culture: 7, trade: 6 }, {}] })
  play(state, 'advance')
  expect(classic.outcome(state)).toMatchObject({ ending: 'culture', winners: [0] })
})

test('C-35.3 the last space is paid for like any other', () => {
  expect(refusal(position({ phase: 'cities', players: [{ level: 20, culture: 6, trade: 6 }, {}] }), 'advance')).toBe(
    'noCulture',
  )
  expect(refusal(position({ phase: 'cities', players: [{ level: 20, culture: 7, trade: 5 }, {}] }), 'advance')).toBe(
    'noTrade',
  )
})

const pyramid: readonly TechId[] = TECHS.flatMap(({ id, level }, number) => {
  const rank = TECHS.slice(0, number).filter((tech) => tech.level === level).length
  return rank < 6 - level && level < 5 ? [id] : []
})

test('C-35.4 researching Space Flight wins', () => {
  const state = position({ phase: 'research', players: [{ techs: pyramid, trade: 26 }, {}] })
  play(state, '0: research space-flight', '1: pass')
  expect(classic.outcome(state)).toMatchObject({ ending: 'technology', winners: [0] })
})

test('C-35.7 Space Flight needs five, four, three and two techs below it', () => {
  expect(pyramid).toHaveLength(14)
  for (const level of [1, 2, 3, 4]) {
    const lacking = pyramid.filter((id) => id !== pyramid.find((one) => TECHS[TECH[one]]?.level === level))
    const state = position({ phase: 'research', players: [{ techs: lacking, trade: 27 }, {}] })
    const reason = refusal(state, '0: research space-flight')
    // With a card fewer in a lower row the row above it could not be there, but only the one below is looked at.
    expect(reason).toBe(level === 4 ? 'noPlace' : '')
  }
})

test('C-EX22 5, 4, 3 and 2 techs and 26 trade: Space Flight is the fifteenth tech', () => {
  const state = position({ phase: 'research', players: [{ techs: pyramid, trade: 26 }, {}] })
  play(state, '0: research space-flight', '1: pass')
  expect(player(state, 0).rows).toEqual([5, 4, 3, 2, 1])
  expect(state.ending).toBe('technology')
})

test('C-35.10 of two who reveal Space Flight together the earlier in turn order has it', () => {
  const two = { techs: pyramid, trade: 26 }
  const state = position({ phase: 'research', first: 1, players: [two, two] })
  play(state, '0: research space-flight', '1: research space-flight')
  expect(classic.outcome(state)?.winners).toEqual([1])
  expect(player(state, 0).rows[4]).toBe(0)
})

test('C-35.8 gaining the last coin with a tech wins before somebody later in turn order reveals Space Flight', () => {
  const rich = { techs: ['pottery', 'writing', 'currency'], trade: 11, sheetCoins: 14 } as const
  const wise = { techs: pyramid, trade: 26 }
  const ends = (first: number) => {
    const state = position({ phase: 'research', first, players: [rich, wise] })
    play(state, '0: research civil-service', '1: research space-flight')
    return classic.outcome(state)
  }
  expect(ends(0)).toMatchObject({ ending: 'economic', winners: [0] })
  expect(ends(1)).toMatchObject({ ending: 'technology', winners: [1] })
})

test('C-35.6 winning a battle against a capital wins', () => {
  const units = Array.from({ length: 3 }, () => ['mounted', 3] as const)
  const state = position({
    phase: 'movement',
    players: [{ armies: { f12: 3 }, units, built: { a1: 'academy', b1: 'general', c1: 'general', a2: 'general' } }, {}],
  })
  play(state, 'march f12 3a0s south', 'go south')
  while (state.ending === '') play(state, legal(state).find((text) => text !== 'stop') as string)
  expect(classic.outcome(state)).toMatchObject({ ending: 'military', winners: [0] })
})

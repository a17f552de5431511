import { recordingChance } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { BUILDING } from '../data/buildings.ts'
import { TECH, type TechId } from '../data/techs.ts'
import { classic } from '../game.ts'
import { bonus, many, siege } from '../testing/battles.ts'
import { asked, at, idleUntil, legal, play, player, refusal, squares } from '../testing/play.ts'
import { type PlayerSketch, position } from '../testing/position.ts'
import { productionIcons } from './map/outskirts.ts'
import { knows } from './powers.ts'
import { BUILDING_CODE } from './state.ts'

/** What does not belong to one mechanism alone. */

const answerAll = (state: ReturnType<typeof position>): void => idleUntil(state, (now) => asked(now) !== 'react')

test('C-3.10 a culture event is announced when it is played, and lies open afterwards', () => {
  const state = position({ players: [{ hand: ['drought'] }, {}] })
  const events = play(state, 'play drought', 'aim d7')
  expect(events.map((event) => classic.presentation.project(event, null))).toContainEqual({
    kind: 'eventPlayed',
    seat: 0,
    culture: 'drought',
  })
  expect(classic.view(state, null).market.discards).toEqual(['drought'])
})

test('C-6.17 anybody else who gains a starting tech has it at its printed level', () => {
  const state = position({ phase: 'research', players: [{ trade: 16 }, {}] })
  expect(refusal(state, '0: research communism')).toBe('noPlace')
})

test('C-9.29 in Anarchy the capital takes no action', () => {
  const state = position({ phase: 'cities', players: [{ government: 'anarchy', cities: ['d7'], trade: 27 }, {}] })
  expect(legal(state).some((text) => text.endsWith(' 0') && text.startsWith('arts'))).toBe(false)
  expect(refusal(state, 'arts 0')).not.toBe('')
  expect(refusal(state, 'arts 1')).toBe('')
})

test('C-14.8 walls cannot be blockaded or replaced', () => {
  const state = position({ phase: 'cities', players: [{ walled: ['b2'], techs: ['philosophy'], trade: 27 }, {}] })
  player(state, 0).boosts[0] = 9
  play(state, 'build 0 temple')
  expect(squares(state, 'put')).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'b3', 'c3'])
  expect(refusal(state, 'put b2')).not.toBe('')
  expect(classic.view(state, null).squares.find(({ square }) => square === at('b2'))?.city).toBe('walled')
  // With enemies all over the outskirts the walls are worth their four as ever.
  const besieged = (defender: PlayerSketch) =>
    bonus(
      siege(
        { units: [['infantry', 1]], armies: { g4: 1, f5: 1, f6: 1, f7: 1, h7: 1 } },
        { units: many(1), ...defender },
      ),
    )?.[1]
  expect([besieged({}), besieged({ walled: ['g6'] })]).toEqual([6, 10])
})

test('C-36.2 a city includes the capital', () => {
  const state = position({ phase: 'cities', players: [{ government: 'communism', cities: ['d7'] }, {}] })
  // Communism: two more production in every city; an army costs four.
  player(state, 0).boosts = [2, 2, 0]
  expect([refusal(state, 'muster 0 army'), refusal(state, 'muster 1 army')]).toEqual(['', ''])
})

test('C-36.4 units and buildings are upgraded without cost', () => {
  const researching = (tech: string, sketch: PlayerSketch) => {
    const state = position({
      phase: 'research',
      players: [{ techs: ['pottery', 'writing', 'currency'], trade: 15, sheetCoins: 2, ...sketch }, {}],
    })
    play(state, `0: research ${tech}`, '1: pass')
    return state
  }
  const state = researching('engineering', { built: { a1: 'granary' } })
  expect(state.built[at('a1')]).toBe(BUILDING_CODE + BUILDING.aqueduct)
  const { trade, culture, resources } = player(researching('engineering', {}), 0)
  expect(player(state, 0)).toMatchObject({ trade, culture, resources })
  expect(asked(state)).toBe(asked(researching('engineering', {})))
  // Chivalry raises mounted units from rank 1 to 2: the card in hand fights with the strength of its new rank.
  const riders = (tech: 'chivalry' | 'engineering') => {
    const own = classic.view(researching(tech, { units: [['mounted', 2]], civilization: 'rome' }), 0).players[0]
    return [own?.ranks, own?.trade, own?.own?.units]
  }
  const [[ranks, ...paid], [before, ...unpaid]] = [riders('chivalry'), riders('engineering')]
  expect([ranks, before]).toEqual([
    [1, 1, 2],
    [1, 1, 1],
  ])
  expect(paid).toEqual(unpaid)
})

test('C-36.6 terrain but water does not matter to movement', () => {
  for (const letter of ['g', 'f', 'm', 'd']) {
    const state = position({
      phase: 'movement',
      map: ['', '', '', '', '', '', `...${letter}`],
      players: [{ armies: { d6: 1 } }, {}],
    })
    play(state, 'march d6 1a0s south')
    expect(refusal(state, 'go south')).toBe('')
  }
})

test('C-36.10 what is free still has to be placed by the rules', () => {
  const state = position({ phase: 'cities', players: [{ civilization: 'egypt', techs: ['navigation'] }, {}] })
  expect(refusal(state, 'raise 0 harbor')).toBe('noSquare')
  const shore = position({
    phase: 'cities',
    map: ['w'],
    players: [{ civilization: 'egypt', techs: ['navigation'] }, {}],
  })
  play(shore, 'raise 0 harbor')
  expect(squares(shore, 'put')).toEqual(['a1'])
})

test('C-EX41 a scout on a natural wonder: the arts give 2 culture, its production is unused', () => {
  const state = position({
    map: ['', '', '', '', '', '', '...f'],
    prints: { d7: 'naturalWonder' },
    players: [{ scouts: ['d7'] }, {}],
  })
  play(state, 'send d7 0')
  idleUntil(state, (now) => asked(now) === 'manage')
  expect(productionIcons(state, 0, 0)).toBe(2)
  play(state, 'arts 0')
  answerAll(state)
  expect(player(state, 0).culture).toBe(2)
})

test('C-3.30 chance comes in only where something is drawn', () => {
  const draws = (...moves: readonly string[]): number => {
    const state = position({ phase: 'cities', prints: { a1: 'wheat' }, players: [{ trade: 27 }, {}] })
    return recordingChance(() => play(state, ...moves)).length
  }
  expect(draws('arts 0', 'done')).toBe(0)
  expect(draws('harvest 0 wheat')).toBe(0)
  expect(draws('train 0 infantry')).toBe(1)
})

test('C-13.17 a square with a building keeps its terrain', () => {
  const state = position({ players: [{ hand: ['drought'], built: { a1: 'library' } }, {}] })
  play(state, 'play drought')
  expect(squares(state, 'aim')).not.toContain('a1')
  expect(squares(state, 'aim')).toContain('b1')
})

test('C-25.17 a tech gained for free costs no trade and needs a place', () => {
  const learn = (techs: readonly TechId[]) => {
    const state = position({
      players: [{ hand: ['exchange-of-ideas'], trade: 9 }, { techs }],
    })
    return state
  }
  const state = learn(['writing'])
  play(state, 'play exchange-of-ideas', 'aimSeat 1', 'aimTech writing')
  expect([knows(player(state, 0), TECH.writing), player(state, 0).trade]).toEqual([true, 9])
  expect(refusal(learn(['chivalry']), 'play exchange-of-ideas')).toBe('noTarget')
})

test('C-36.9 squares gathered by scouts do not count as in the city', () => {
  const state = position({
    phase: 'cities',
    active: 1,
    players: [{ built: { a1: 'temple' } }, { scouts: ['a1'], sends: { a1: 0 }, techs: ['currency'] }],
  })
  player(state, 1).boosts[0] = 7
  // The gathered temple is starred, yet the city itself may have its market.
  expect(refusal(state, 'build 0 market')).toBe('')
})

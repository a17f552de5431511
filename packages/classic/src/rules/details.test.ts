import { recordingChance } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { BUILDING } from '../data/buildings.ts'
import { TECH, type TechId } from '../data/techs.ts'
import { classic } from '../game.ts'
import { field, fields, finish, of } from '../testing/battles.ts'
import { asked, at, idleUntil, legal, play, player, refusal, squares } from '../testing/play.ts'
import { position } from '../testing/position.ts'
import { cultureIcons, productionIcons } from './map/outskirts.ts'
import { hasWonder, knows } from './powers.ts'
import { BUILDING_CODE } from './state.ts'

/** What does not belong to one mechanism alone. */

const answerAll = (state: ReturnType<typeof position>): void => idleUntil(state, (now) => asked(now) !== 'react')

test('C-3.10 a culture event is told to all when it is played, and lies open afterwards', () => {
  const state = position({ players: [{ hand: ['drought'] }, {}] })
  const events = play(state, 'play drought', 'aim d7')
  expect(events.map((event) => classic.project(event, null))).toContainEqual({
    kind: 'eventPlayed',
    seat: 0,
    culture: 'drought',
  })
  expect(classic.view(state, null).market.discards).toEqual(['drought'])
})

test('C-3.25 a spent hut is shown to all', () => {
  const state = position({ phase: 'cities', players: [{ techs: ['currency'], huts: { incense: 1 } }, {}] })
  const events = play(state, 'use currency', 'spend incense hut')
  expect(events.map((event) => classic.project(event, 1))).toContainEqual({
    kind: 'resourceSpent',
    seat: 0,
    resource: 'incense',
  })
})

test('C-20.6 a hut is spent like a token of its resource', () => {
  const state = position({ phase: 'cities', players: [{ techs: ['currency'], huts: { incense: 1 } }, {}] })
  play(state, 'use currency', 'spend incense hut')
  expect(player(state, 0).culture).toBe(3)
})

test('C-20.7 a spent token returns to the market', () => {
  const state = position({ phase: 'cities', players: [{ techs: ['currency'], resources: { incense: 1 } }, {}] })
  expect(state.supply[2]).toBe(1)
  play(state, 'use currency', 'spend incense token')
  expect(state.supply[2]).toBe(2)
})

test('C-20.8 a spent hut leaves the game', () => {
  const state = position({ phase: 'cities', players: [{ techs: ['currency'], huts: { incense: 1 } }, {}] })
  const faces = state.hutFaces.slice()
  play(state, 'use currency', 'spend incense hut')
  expect([player(state, 0).huts[2], state.supply[2]]).toEqual([0, 2])
  expect(state.hutFaces).toEqual(faces)
})

test('C-20.9 resources are spent on abilities of techs', () => {
  const state = position({ phase: 'cities', players: [{ techs: ['currency'], resources: { iron: 1 } }, {}] })
  expect(refusal(state, 'use currency')).toBe('cannotPay')
})

test('C-D41 whoever has both chooses between token and marker', () => {
  const state = position({
    phase: 'cities',
    players: [{ techs: ['currency'], huts: { incense: 1 }, resources: { incense: 1 } }, {}],
  })
  play(state, 'use currency')
  expect(legal(state)).toEqual(['spend incense token', 'spend incense hut'])
})

test('C-D40 for "any" every resource will do', () => {
  const state = position({
    phase: 'cities',
    players: [{ techs: ['pottery'], huts: { spy: 1 }, resources: { iron: 1 } }, {}],
  })
  play(state, 'use pottery')
  expect(legal(state)).toEqual(['spend iron token', 'spend spy hut'])
})

test('C-6.17 whoever else gains a starting tech has it at its printed level', () => {
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
  const state = position({
    phase: 'cities',
    players: [{ walled: ['b2'], techs: ['philosophy'], trade: 27 }, { armies: { a1: 1, b1: 1 } }],
  })
  player(state, 0).boosts[0] = 9
  play(state, 'build 0 temple')
  expect(squares(state, 'put')).not.toContain('b2')
  expect(classic.view(state, null).squares.find(({ square }) => square === at('b2'))?.city).toBe('walled')
})

test('C-15.9 what destroys a building does not touch a wonder', () => {
  const state = position({
    players: [{ hand: ['sabotage'] }, { built: { e13: 'colossus', f13: 'temple' }, scouts: ['d12'] }],
  })
  expect(refusal(state, 'play sabotage')).toBe('noTarget')
  const near = position({
    players: [{ hand: ['sabotage'], scouts: ['d12'] }, { built: { e13: 'colossus', f13: 'temple' } }],
  })
  play(near, 'play sabotage')
  expect(squares(near, 'aim')).toEqual(['f13'])
})

test('C-15.10 a wonder works while it stands, is not obsolete and not blockaded', () => {
  const state = position({ players: [{ built: { a1: 'porcelain-tower' } }, {}] })
  expect([hasWonder(state, 0, 'porcelain-tower'), cultureIcons(state, 0, 0)]).toEqual([true, 2])
  state.obsolete = 0xfff
  expect([hasWonder(state, 0, 'porcelain-tower'), cultureIcons(state, 0, 0)]).toEqual([false, 2])
})

const monarch = () =>
  position({
    phase: 'cities',
    market: ['stonehenge', 'angkor-wat'],
    players: [
      { techs: ['monarchy'], resources: { silk: 1 }, built: { a1: 'oracle' } },
      { built: { e13: 'colossus', f13: 'porcelain-tower' } },
    ],
  })

test('C-34.1 Monarchy makes an ancient wonder obsolete', () => {
  const state = monarch()
  play(state, 'use monarchy', 'aimEffect 0', 'aimWonder colossus', 'spend silk token')
  expect(classic.view(state, null).market.obsolete).toEqual(['colossus'])
})

test('C-34.2 its ability is lost', () => {
  const state = monarch()
  expect(hasWonder(state, 1, 'colossus')).toBe(true)
  play(state, 'use monarchy', 'aimEffect 0', 'aimWonder colossus', 'spend silk token')
  expect(hasWonder(state, 1, 'colossus')).toBe(false)
})

test('C-34.3 its marker stays and gives culture', () => {
  const state = monarch()
  play(state, 'use monarchy', 'aimEffect 0', 'aimWonder colossus', 'spend silk token')
  expect(cultureIcons(state, 1, 0)).toBe(3)
})

test('C-34.4 it still is its city’s wonder', () => {
  const state = position({ phase: 'cities', market: ['oracle'], players: [{ built: { a1: 'colossus' } }, {}] })
  state.obsolete = 0xfff
  player(state, 0).boosts[0] = 20
  play(state, 'wonder 0 oracle')
  expect(squares(state, 'put')).toEqual(['a1'])
})

test('C-34.5 any player’s, the own included, if the text fits', () => {
  const state = monarch()
  play(state, 'use monarchy', 'aimEffect 0')
  const aims = legal(state)
  expect(aims).toContain('aimWonder oracle')
  expect(aims).toContain('aimWonder colossus')
  expect(aims).not.toContain('aimWonder porcelain-tower')
})

test('C-34.6 a wonder of the market leaves the game and is replaced', () => {
  const state = monarch()
  play(state, 'use monarchy', 'aimEffect 0', 'aimWonder stonehenge', 'spend silk token')
  expect(classic.view(state, null).market.wonders).not.toContain('stonehenge')
  expect(classic.view(state, null).market.wonders[0]).not.toBeNull()
})

test('C-AMB30 a market wonder can be made obsolete', () => {
  const state = monarch()
  play(state, 'use monarchy', 'aimEffect 0')
  expect(legal(state)).toContain('aimWonder stonehenge')
})

test('C-D42 which wonder is chosen by the user', () => {
  const state = monarch()
  play(state, 'use monarchy', 'aimEffect 0')
  expect(legal(state).every((text) => text.startsWith('aimWonder '))).toBe(true)
})

test('C-28.23 Metalworking adds wounds to one attack, not strength', () => {
  const attacker = {
    units: [
      ['infantry', 1],
      ['infantry', 1],
    ] as const,
    techs: ['metalworking'] as const,
    resources: { iron: 1 },
  }
  const state = field(attacker, of(['infantry', 3], ['mounted', 1]))
  play(state, 'field infantry-3 new', 'use metalworking', 'spend iron token', 'field infantry-1 1')
  expect(fields(state)[0]).toEqual([null, null])
})

test('C-28.21 battle abilities are used in the own battle turn', () => {
  const state = field(
    { units: [['infantry', 1]], techs: ['metalworking'], resources: { iron: 1 } },
    of(['infantry', 3], ['mounted', 1]),
  )
  expect(classic.legal(state, 0)).toEqual([])
  play(state, 'field infantry-3 new')
  expect(legal(state)).toContain('use metalworking')
})

test('C-28.22 an ability before or after the unit', () => {
  const state = field(
    { units: [['infantry', 1]], techs: ['mathematics'], resources: { iron: 1 } },
    of(['infantry', 3], ['mounted', 1]),
  )
  play(state, 'field infantry-3 new')
  expect(legal(state)).toContain('use mathematics')
  play(state, 'field infantry-1 new')
  expect(legal(state)).toEqual(['done', 'use mathematics'])
})

test('C-AMB16 ability, unit, ability, in the own battle turn only', () => {
  const state = field(
    { units: [['infantry', 1]], techs: ['mathematics'], resources: { iron: 1 } },
    of(['infantry', 3], ['mounted', 1]),
  )
  play(state, 'field infantry-3 new', 'field infantry-1 new', 'done')
  expect(classic.deciders(state)).toEqual([1])
})

test('C-29.13 losers leave, then the city falls, then there is loot', () => {
  const state = position({
    phase: 'movement',
    players: [
      { armies: { g4: 1 }, units: [['infantry', 3]], built: { a1: 'general', b1: 'general', c1: 'general' } },
      { cities: ['g6'], techs: ['writing'] },
    ],
  })
  const kinds = play(
    state,
    'march g4 1a0s south',
    'go south',
    'field infantry-3 new',
    'loot tech 0',
    'takeTech writing',
  ).map(({ kind }) => kind)
  expect(kinds.indexOf('cityDestroyed')).toBeLessThan(kinds.indexOf('techLooted'))
  expect(knows(player(state, 0), TECH.writing)).toBe(true)
})

test('C-36.2 a city includes the capital', () => {
  const state = position({ phase: 'cities', players: [{ government: 'communism', cities: ['d7'] }, {}] })
  // Communism: two more production in every city; an army costs four.
  player(state, 0).boosts = [2, 2, 0]
  expect([refusal(state, 'muster 0 army'), refusal(state, 'muster 1 army')]).toEqual(['', ''])
})

test('C-36.4 units and buildings are upgraded without cost', () => {
  const state = position({
    phase: 'research',
    players: [{ techs: ['pottery', 'writing', 'currency'], trade: 11, built: { a1: 'granary' } }, {}],
  })
  play(state, '0: research engineering', '1: pass')
  expect(state.built[at('a1')]).toBe(BUILDING_CODE + BUILDING.aqueduct)
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

test('C-EX45 two armies and four lost units: one army is lost, not two', () => {
  const units = [
    ['infantry', 1],
    ['infantry', 1],
    ['infantry', 1],
    ['infantry', 1],
    ['mounted', 3],
  ] as const
  const state = field(
    { armies: { h7: 2 }, units, built: { a1: 'general' } },
    of(['artillery', 1], ['artillery', 1], ['artillery', 1]),
  )
  while (asked(state) === 'fight') {
    const moves = legal(state)
    play(
      state,
      moves.find((text) => text.startsWith('field infantry') && !text.endsWith('new')) ?? (moves[0] as string),
    )
  }
  expect(state.players[0]?.figures.filter((square) => square === at('h8'))).toHaveLength(1)
  finish(state)
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
  // The gathered temple is starred, yet the own city may have its market.
  expect(refusal(state, 'build 0 market')).toBe('')
})

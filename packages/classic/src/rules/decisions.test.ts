import { expect, test } from 'vitest'
import { TECH } from '../data/techs.ts'
import { classic } from '../game.ts'
import { field, of } from '../testing/battles.ts'
import { asked, legal, play, player, refusal, squares } from '../testing/play.ts'
import { position } from '../testing/position.ts'
import { knows } from './powers.ts'

/** The ledger's list of decisions: who is asked, what can be chosen, and whether one may decline. */

const city = () => position({ phase: 'cities', map: ['ff'], players: [{ trade: 9, techs: ['writing'] }, {}] })

test('C-D19 each unused city with each of its actions, or none', () => {
  const state = position({ phase: 'cities', prints: { a1: 'wheat' }, players: [{ cities: ['d7'] }, {}] })
  expect(legal(state)).toEqual(['done', 'arts 0', 'harvest 0 wheat', 'arts 1'])
})

test('C-D20 what is unlocked, available and affordable', () => {
  const making = legal(city()).filter((text) => /^(muster|train|build)/.test(text))
  expect(making).toEqual([
    'muster 0 army',
    'muster 0 scout',
    'train 0 artillery',
    'train 0 infantry',
    'train 0 mounted',
    'build 0 library',
  ])
})

test('C-D21 trade is spent as far as production falls short, three for one', () => {
  const state = city()
  play(state, 'muster 0 scout')
  play(state, `put ${squares(state, 'put')[0]}`)
  expect(player(state, 0).trade).toBe(3)
})

test('C-D22 figures on every square where they may stand', () => {
  const state = city()
  play(state, 'muster 0 army')
  expect(squares(state, 'put')).toHaveLength(8)
})

test('C-D23 buildings on every square where they may stand', () => {
  const state = city()
  play(state, 'build 0 library')
  expect(squares(state, 'put')).toEqual(['c1', 'a2', 'c2', 'a3', 'b3', 'c3'])
})

test('C-D24 which of the resources there are', () => {
  const state = position({ phase: 'cities', prints: { a1: 'wheat' }, map: ['', 'd'], players: [{}, {}] })
  expect(legal(state).filter((text) => text.startsWith('harvest'))).toEqual(['harvest 0 wheat'])
})

test('C-D25 the next space of the culture track, if it can be paid', () => {
  expect(legal(position({ phase: 'cities', players: [{ culture: 3 }, {}] }))).toContain('advance')
  expect(refusal(position({ phase: 'cities', players: [{ culture: 2 }, {}] }), 'advance')).toBe('noCulture')
})

test('C-D29 any part of a stack that has not moved', () => {
  const state = position({ phase: 'movement', players: [{ armies: { d7: 2 }, scouts: ['e9'] }, {}] })
  const groups = new Set(legal(state).flatMap((text) => /^march (\S+ \S+)/.exec(text)?.[1] ?? []))
  expect([...groups]).toEqual(['d7 2a0s', 'd7 1a0s', 'e9 0a1s'])
  expect(legal(state)).toContain('done')
})

test('C-D30 a step, the discovery of a tile, or a stop', () => {
  const state = position({ phase: 'movement', hidden: ['e5'], players: [{ armies: { d6: 1 } }, {}] })
  play(state, 'march d6 1a0s south')
  expect(legal(state)).toEqual(['go north', 'go south', 'go west', 'go reveal-east', 'stop'])
})

test('C-D31 events of the Movement phase', () => {
  const state = position({ phase: 'movement', players: [{ hand: ['defection'], scouts: ['d7'] }, { scouts: ['d9'] }] })
  expect(legal(state)).toContain('play defection')
})

test('C-D32 a movement can be interrupted', () => {
  const state = position({
    phase: 'movement',
    players: [{ armies: { d7: 1 } }, { hand: ['defection'], scouts: ['d9'] }],
  })
  play(state, 'march d7 1a0s east')
  expect([asked(state), ...classic.deciders(state)]).toEqual(['react', 1])
  play(state, '1: play defection', '1: aim e7')
  expect(player(state, 0).figures.every((square) => square < 0)).toBe(true)
})

test('C-D34 before the hands are drawn the attacker, then the defender', () => {
  const hand = { units: [['infantry', 1]], hand: ['duty-and-honor'] } as const
  const state = field(hand, of(['infantry', 1]))
  expect([asked(state), ...classic.deciders(state)]).toEqual(['prepare', 0])
  expect(legal(state)).toEqual(['pass', 'play duty-and-honor'])
})

test('C-D44 what Research offers is offered to all at the same time', () => {
  const state = position({ phase: 'research', players: [{ trade: 6 }, { trade: 6 }] })
  expect(classic.deciders(state)).toEqual([0, 1])
})

test('C-D45 which tech is learned for free', () => {
  const state = position({
    players: [{ hand: ['exchange-of-ideas'] }, { techs: ['writing', 'pottery', 'chivalry'] }],
  })
  play(state, 'play exchange-of-ideas', 'aimSeat 1')
  expect(legal(state)).toEqual(['aimTech pottery', 'aimTech writing'])
})

test('C-D45 the player who learns in return may decline', () => {
  const exchange = () => {
    const state = position({
      players: [{ hand: ['exchange-of-ideas'], techs: ['currency'] }, { techs: ['pottery'] }],
    })
    play(state, 'play exchange-of-ideas', 'aimSeat 1', 'aimTech pottery')
    expect(legal(state, 1)).toEqual(['pass', 'study currency'])
    return state
  }
  const declined = exchange()
  play(declined, '1: pass')
  const learned = exchange()
  play(learned, '1: study currency')
  const knowing = [declined, learned].map((state) => knows(player(state, 1), TECH.currency))
  expect(knowing).toEqual([false, true])
})

test('C-AMB34 a cancelled city action is used up', () => {
  const state = position({ phase: 'cities', players: [{ cities: ['d7'] }, { techs: ['writing'], huts: { spy: 1 } }] })
  play(state, 'arts 0', '1: use writing', '1: spend spy hut')
  expect(legal(state)).toEqual(['done', 'arts 1'])
})

test('C-AMB36 figures that could not stop where the discovery is made must have somewhere to go', () => {
  const state = position({
    phase: 'movement',
    map: ['', '', '', '', '', '...w'],
    hidden: ['e5'],
    players: [{ armies: { c6: 1 }, techs: ['navigation'] }, {}],
  })
  play(state, 'march c6 1a0s east')
  expect(refusal(state, 'go reveal-east')).not.toBe('')
})

test('C-AMB41 the corrected cards: aircraft cost 12, Railroad has a coin, Metal Casting has none', () => {
  expect(player(position({ players: [{ techs: ['railroad'] }, {}] }), 0).coins).toBe(1)
  expect(player(position({ players: [{ techs: ['metal-casting'] }, {}] }), 0).coins).toBe(0)
  const state = position({ phase: 'cities', players: [{ techs: ['flight'] }, {}] })
  player(state, 0).boosts[0] = 11
  expect(refusal(state, 'train 0 aircraft')).toBe('tooDear')
  player(state, 0).boosts[0] = 12
  expect(refusal(state, 'train 0 aircraft')).toBe('')
})

import { seeded } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { classic } from '../game.ts'
import { asked, at, legal, play, player, refusal } from '../testing/play.ts'
import { position } from '../testing/position.ts'
import { terrainOn } from './map/land.ts'

const DESERT = 3
const GRASSLAND = 0

/** Seat 0 is about to play Drought; the others hold what the test says. */
const drought = (...others: Parameters<typeof position>[0]['players']) =>
  position({ players: [{ hand: ['drought'] }, ...others] })

test('C-8.8 everybody who by public knowledge could have an answer is asked, even those who have none', () => {
  const state = drought({ hand: ['we-love-the-queen-day'] }, { hand: ['jousting-tourney'] }, {})
  play(state, 'play drought', 'aim e7')
  expect(asked(state)).toBe('react')
  // Both hold a medieval card, and one of them can cancel; the last seat holds nothing.
  expect(classic.deciders(state)).toEqual([1, 2])
  expect(legal(state, 1)).toEqual(['pass'])
  expect(legal(state, 2)).toEqual(['pass', 'play jousting-tourney'])
  play(state, '2: play jousting-tourney')
  expect(classic.deciders(state)).toEqual([1])
  expect(terrainOn(state, at('e7'))).toBe(GRASSLAND)
  play(state, '1: pass')
})

test('C-8.8 two cards of a kind are one answer', () => {
  const state = drought({ hand: ['jousting-tourney', 'jousting-tourney'] })
  play(state, 'play drought', 'aim e7')
  expect(legal(state, 1)).toEqual(['pass', 'play jousting-tourney'])
})

test('C-8.7 what only answers others is not used by itself', () => {
  const state = position({ players: [{ hand: ['jousting-tourney', 'drought'] }, {}] })
  expect(legal(state)).toContain('play drought')
  expect(legal(state)).not.toContain('play jousting-tourney')
})

test('C-8.7 nor is an ability that answers others, though it is shown', () => {
  const state = position({ players: [{ techs: ['civil-service'], huts: { spy: 1 } }, {}] })
  const shown = classic.presentation.candidates(state, 0).map(({ notation }) => notation)
  expect([shown.includes('use civil-service'), refusal(state, 'use civil-service')]).toEqual([true, 'notNow'])
})

test('C-8.8 players who by public knowledge have no answer are not asked', () => {
  const isAsked = (...[other, own]: Parameters<typeof position>[0]['players']): boolean => {
    const state = position({ players: [{ hand: ['drought'], ...own }, other ?? {}] })
    play(state, 'play drought', 'aim e7')
    return asked(state) === 'react'
  }
  const spy = { techs: ['civil-service'], huts: { spy: 1 } } as const
  expect(isAsked(spy)).toBe(true)
  // Nothing to pay with, or nothing that can be cancelled.
  expect(isAsked({ techs: ['civil-service'] })).toBe(false)
  expect(isAsked(spy, { techs: ['mass-media'] })).toBe(false)
  // C-3.6: the backs of cards are known. No ancient card answers what is not aimed at its player; a medieval one may.
  expect([isAsked({ hand: ['jousting-tourney'] }), isAsked({ hand: ['drought'] })]).toEqual([true, false])
})

test('C-8.8 an answer by a tech needs the tech', () => {
  const state = drought({ hand: ['jousting-tourney'], huts: { spy: 1 } })
  play(state, 'play drought', 'aim e7')
  expect(refusal(state, '1: use civil-service')).toBe('locked')
})

test('C-AMB32 of several answers, the first from the actor’s left takes effect', () => {
  const state = drought({ hand: ['jousting-tourney'] }, { hand: ['jousting-tourney'] })
  play(state, 'play drought', 'aim e7', '2: play jousting-tourney', '1: play jousting-tourney')
  while (asked(state) === 'react') play(state, `${classic.deciders(state)[0]}: pass`)
  expect(terrainOn(state, at('e7'))).toBe(GRASSLAND)
  expect([player(state, 1).hand.length, player(state, 2).hand.length]).toEqual([0, 1])
})

test('C-8.9 what cancels can be cancelled', () => {
  const state = drought({ hand: ['jousting-tourney'] }, { techs: ['civil-service'], huts: { spy: 1 } })
  play(state, 'play drought', 'aim e7', '1: play jousting-tourney', '2: pass')
  // Now the answer itself can be answered.
  expect([asked(state), ...classic.deciders(state)]).toEqual(['react', 2])
  play(state, '2: use civil-service', '2: spend spy hut')
  while (asked(state) === 'react') play(state, `${classic.deciders(state)[0]}: pass`)
  expect(terrainOn(state, at('e7'))).toBe(DESERT)
  expect(player(state, 2).huts).toEqual([0, 0, 0, 0, 0, 0])
})

test('C-D46 a played culture event can be cancelled', () => {
  const state = drought({ hand: ['jousting-tourney'] })
  play(state, 'play drought', 'aim e7', '1: play jousting-tourney')
  expect(terrainOn(state, at('e7'))).toBe(GRASSLAND)
  expect(classic.view(state, null).market.discards).toEqual(['drought', 'jousting-tourney'])
  expect(asked(state)).toBe('start')
})

test('C-D28 a city action can be cancelled with Writing', () => {
  const state = position({ phase: 'cities', players: [{}, { techs: ['writing'], huts: { spy: 1 } }] })
  play(state, 'arts 0')
  expect([asked(state), ...classic.deciders(state)]).toEqual(['react', 1])
  play(state, '1: use writing', '1: spend spy hut')
  expect(player(state, 0).culture).toBe(0)
  expect(player(state, 1).huts).toEqual([0, 0, 0, 0, 0, 0])
})

test('C-D41 the answering player chooses what to pay with: token, marker or a card that serves as the resource', () => {
  const state = position({
    phase: 'cities',
    players: [{}, { techs: ['writing'], huts: { spy: 1 }, villages: { spy: 1 }, hand: ['a-generous-gift'] }],
  })
  play(state, 'arts 0', '1: use writing')
  expect([asked(state), ...classic.deciders(state)]).toEqual(['spend', 1])
  expect(legal(state, 1)).toEqual(['spend spy hut', 'spend spy village', 'spendGift a-generous-gift'])
  play(state, '1: spend spy village')
  expect(player(state, 1)).toMatchObject({ huts: [0, 0, 0, 0, 1, 0], villages: [0, 0, 0, 0, 0, 0] })
  expect([player(state, 1).hand.length, player(state, 0).culture]).toEqual([1, 0])
})

test('C-11.16 a cancelled city action is used up', () => {
  const state = position({ phase: 'cities', players: [{}, { techs: ['writing'], huts: { spy: 1 } }] })
  play(state, 'arts 0', '1: use writing', '1: spend spy hut')
  expect(legal(state)).toEqual(['done'])
})

test('those without an answer are asked like those with one, and nobody can tell before all have answered', () => {
  const random = seeded('look')
  const withAnswer = drought({ hand: ['jousting-tourney'] }, {})
  const without = drought({ hand: ['we-love-the-queen-day'] }, {})
  for (const state of [withAnswer, without]) play(state, 'play drought', 'aim e7')
  expect(classic.view(withAnswer, 0)).toEqual(classic.view(without, 0))
  expect(classic.deciders(withAnswer)).toEqual(classic.deciders(without))
  expect(classic.view(classic.sample(withAnswer, 0, random), 0)).toEqual(classic.view(without, 0))
})

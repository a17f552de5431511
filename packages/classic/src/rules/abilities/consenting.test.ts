import { seeded } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { CULTURE_EVENT, CULTURE_EVENTS } from '../../data/events.ts'
import { classic } from '../../game.ts'
import { asked, at, finishRound, idleUntil, legal, play, player, refusal, squares } from '../../testing/play.ts'
import { type PlayerSketch, position } from '../../testing/position.ts'
import { useOnce } from '../once.ts'
import { NOTHING, type State } from '../state.ts'
import { isRefused } from './effects/consent.ts'

const AT_THE_TABLE: PlayerSketch = { built: { e13: 'market', g13: 'temple', f13: 'united-nations' } }

/** The first player holds an event, the second owns the United Nations. */
const against = (hand: PlayerSketch['hand'], own: PlayerSketch = {}, other: PlayerSketch = {}): State =>
  position({
    players: [
      { hand: hand ?? [], ...own },
      { ...AT_THE_TABLE, ...other },
    ],
  })

test('United Nations: no culture event is aimed at its owner without consent', () => {
  const state = against(['disaster'])
  const events = play(state, 'play disaster', 'aim e13')
  expect(events).toContainEqual({ kind: 'consentAsked', seat: 0, partner: 1, culture: 'disaster' })
  expect([asked(state), ...classic.deciders(state), ...legal(state)]).toEqual(['consent', 1, 'allow', 'refuse'])
  play(state, '1: refuse')
  // Nothing has happened, the card is still in hand, and its player does not ask again this round.
  expect([state.built[at('e13')] === NOTHING, player(state, 0).hand.length, asked(state)]).toEqual([false, 1, 'start'])
  expect(refusal(state, 'play disaster')).toBe('noTarget')
  finishRound(state)
  idleUntil(state, ({ phase, active }) => phase === 'start' && active === 0)
  expect(refusal(state, 'play disaster')).toBe('')
})

test('United Nations: what its owner allows happens; each further target is asked about', () => {
  const state = against(['disaster'])
  play(state, 'play disaster', 'aim e13', '1: allow')
  expect([state.built[at('e13')], asked(state)]).toEqual([NOTHING, 'again'])
  play(state, '0: aim g13')
  expect(asked(state)).toBe('consent')
  play(state, '1: refuse')
  expect([state.built[at('g13')] === NOTHING, asked(state)]).toEqual([false, 'start'])
})

test('United Nations: the card that was shown is known, the rest of the hand is not', () => {
  const state = against(['disaster', 'we-love-the-president-day', 'patriotism'], { techs: ['pottery'] })
  play(state, 'play disaster', 'aim e13')
  const random = seeded('consent')
  const hands = new Set<string>()
  for (let samples = 0; samples < 40; samples++) {
    const sample = classic.sample(state, 1, random)
    expect(player(sample, 0).hand).toContain(CULTURE_EVENT.disaster)
    expect(classic.view(sample, 1)).toEqual(classic.view(state, 1))
    hands.add(player(sample, 0).hand.join())
    play(sample, '1: allow')
  }
  expect(hands.size).toBeGreaterThan(1)
})

test('United Nations: the first player is asked like any other', () => {
  const own = { capital: 'g7', built: { h6: 'market', g6: 'united-nations' } } as const
  const state = position({ active: 1, players: [own, { hand: ['disaster'] }] })
  play(state, '1: play disaster', '1: aim h6')
  expect([asked(state), classic.deciders(state)]).toEqual(['consent', [0]])
})

test('United Nations: a refusal lasts no longer than the wonder, and binds others only', () => {
  const { effect } = CULTURE_EVENTS[CULTURE_EVENT.disaster] as (typeof CULTURE_EVENTS)[number]
  const state = against(['disaster'])
  useOnce(state, 1, 'refusedEvents')
  expect([isRefused(state, 0, 1, effect), isRefused(state, 1, 1, effect)]).toEqual([true, false])
  const without = against(['disaster'], {}, { built: { e13: 'market' } })
  useOnce(without, 1, 'refusedEvents')
  expect(isRefused(without, 0, 1, effect)).toBe(false)
})

test('United Nations: after a refusal the others are still there to aim at', () => {
  const state = position({
    players: [
      { hand: ['disaster'] },
      { capital: 'g7', built: { h6: 'market', g6: 'united-nations' } },
      { capital: 'g11', built: { f10: 'market', g10: 'temple' } },
    ],
  })
  play(state, 'play disaster', 'aim f10')
  expect(asked(state)).toBe('again')
  play(state, '0: aim h6', '1: refuse')
  expect([asked(state), squares(state, 'aim')]).toEqual(['again', ['g10']])
})

test('United Nations: its owner may welcome an exchange of techs', () => {
  const state = against(['exchange-of-ideas'], { techs: ['currency'] }, { techs: ['pottery'] })
  play(state, 'play exchange-of-ideas', 'aimSeat 1', 'aimTech pottery')
  expect(asked(state)).toBe('consent')
  play(state, '1: allow')
  expect(asked(state)).toBe('learnBack')
  play(state, '1: study currency')
  expect(classic.view(state, null).players[0]?.techs).toContain('pottery')
})

test('C-18.8 after a refusal of the United Nations techs are exchanged with others only', () => {
  const state = position({
    players: [
      { hand: ['exchange-of-ideas'], techs: ['currency'] },
      { capital: 'g7', built: { h6: 'market', g6: 'united-nations' }, techs: ['pottery'] },
      { capital: 'g11', techs: ['pottery'] },
    ],
  })
  play(state, 'play exchange-of-ideas')
  expect(legal(state)).toEqual(['aimSeat 1', 'aimSeat 2'])
  play(state, 'aimSeat 1', 'aimTech pottery', '1: refuse')
  play(state, '0: play exchange-of-ideas')
  expect(legal(state)).toEqual(['aimSeat 2'])
})

test('United Nations: its owner’s own events need nobody’s consent, nor do events aimed at others', () => {
  const own = position({ players: [{ hand: ['drought'], built: { a1: 'united-nations' } }, {}] })
  play(own, 'play drought', 'aim b1')
  expect(asked(own)).toBe('start')
  const elsewhere = against(['drought'])
  play(elsewhere, 'play drought', 'aim e7')
  expect(asked(elsewhere)).toBe('start')
})

test('United Nations: an event aimed at land or a building is not aimed at the figure there, nor one at a figure at the land', () => {
  const guest: PlayerSketch = { armies: { d7: 1 } }
  const drought = against(['drought'], {}, guest)
  play(drought, 'play drought', 'aim d7')
  expect(asked(drought)).toBe('start')
  const sabotage = against(['sabotage'], { built: { a1: 'market' } }, { armies: { a1: 1 } })
  play(sabotage, 'play sabotage', 'aim a1')
  expect(asked(sabotage)).toBe('start')
  for (const event of ['defection', 'mass-defection'] as const) {
    const defection = position({
      phase: 'movement',
      players: [{ hand: [event], armies: { e13: 1 } }, AT_THE_TABLE],
    })
    play(defection, `play ${event}`, 'aim e13')
    expect(asked(defection)).toBe('march')
  }
})

test('United Nations do not protect from techs, even after a refusal', () => {
  const state = position({
    phase: 'cities',
    players: [{ techs: ['gunpowder'], resources: { iron: 1, silk: 1 } }, AT_THE_TABLE],
  })
  useOnce(state, 1, 'refusedEvents')
  play(state, 'use gunpowder', 'aimEffect 1')
  expect(squares(state, 'aim')).toEqual(['e13', 'g13'])
  play(state, 'aim e13')
  expect(asked(state)).toBe('spend')
})

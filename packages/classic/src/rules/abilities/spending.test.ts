import { expect, test } from 'vitest'
import type { CultureEventId } from '../../data/events.ts'
import { classic } from '../../game.ts'
import { legal, play, player, refusal } from '../../testing/play.ts'
import { position } from '../../testing/position.ts'

test('C-3.25 a spent hut is shown to all', () => {
  const state = position({ phase: 'cities', players: [{ techs: ['currency'], huts: { incense: 1 } }, {}] })
  const events = play(state, 'use currency', 'spend incense hut')
  expect(events.map((event) => classic.presentation.project(event, 1))).toContainEqual({
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

test('C-1.13 a culture event that is no resource pays for nothing', () => {
  const using = (hand: readonly CultureEventId[]) =>
    refusal(position({ phase: 'cities', players: [{ techs: ['pottery'], hand }, {}] }), 'use pottery')
  expect(using(['drought', 'drought'])).toBe('cannotPay')
  expect(using(['a-gift-from-afar', 'a-gift-from-afar'])).toBe('')
})

test('C-D41 a player with both chooses between token and marker', () => {
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

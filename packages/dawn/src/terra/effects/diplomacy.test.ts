import { expect, test } from 'vitest'
import { dawn } from '../../game.ts'
import type { State } from '../../rules/state.ts'
import { asked, legal, play, refusal } from '../../testing/play.ts'
import type { PlayerSketch } from '../../testing/position.ts'
import { terraOf, terraPlayer } from '../state.ts'
import { rowEndingWith, TERRA_ROW, terraPosition } from '../testing/terra-position.ts'

/** Three players, so that there is one more than the two concerned. */
const three = (one: PlayerSketch, two: PlayerSketch = {}, three: PlayerSketch = {}, round = 2): State => {
  const players = [one, two, three].map((sketch, seat) => ({
    capital: [24, 0, 6][seat] ?? 0,
    row: TERRA_ROW,
    ...sketch,
  }))
  return terraPosition({}, {}, { players, round })
}

test('ottoman gives Ibrahim to another player who does not have it, or to nobody', () => {
  const state = three({ leader: 'ottoman' })
  terraOf(state).ibrahim = 2
  play(state, 'use ottoman')
  expect(legal(state)).toEqual(['give 1', 'nothing'])
  const reasons = ['give 0', 'give 2', 'give 3'].map((text) => refusal(state, text))
  expect(reasons).toEqual(['notAvailable', 'hasIbrahim', 'notAvailable'])
  const kept = dawn.clone(state)
  play(kept, 'nothing')
  expect([terraOf(kept).ibrahim, asked(kept)]).toEqual([2, 'turn'])
  expect(play(state, 'give 1')).toEqual([{ kind: 'ibrahimGiven', seat: 0, owner: 1 }])
  expect(terraOf(state).ibrahim).toBe(1)
})

test('poland takes any card of another player that nobody holds', () => {
  const state = three({ leader: 'poland' }, {}, { treaties: [[1, 'embassy']] }, 1)
  const givers = ['treaty 0 embassy', 'treaty 1 embassy', 'treaty 2 embassy', 'treaty 3 embassy']
  expect(givers.map((text) => refusal(state, text))).toEqual(['notAvailable', 'notAvailable', '', 'notAvailable'])
  play(state, 'treaty 2 embassy')
  const held = dawn.view(state, null).players[0]?.treaties
  expect([terraPlayer(state, 0).ally, held]).toEqual([2, [{ giver: 2, treaty: 'embassy' }]])
})

test('non-aggression-pact: a holder who swaps nothing keeps the card', () => {
  const state = terraPosition(
    { wonders: { 'forbidden-city': 24 } },
    { controls: [25], treaties: [[0, 'non-aggression-pact']] },
  )
  play(state, 'use forbidden-city', 'destroy 25')
  expect(legal(state)).toEqual(['swap 1 5', 'swap 2 5', 'swap 3 5', 'swap 4 5', 'swap 5 6', 'nothing'])
  play(state, 'nothing')
  const seen = dawn.view(state, null).players[1]
  expect([seen?.row.map(({ card }) => card), seen?.treaties.length]).toEqual([TERRA_ROW, 1])
})

test('non-aggression-pact, broken twice at once, is answered once', () => {
  const row = rowEndingWith('nuclear-power', 'astrology')
  const state = terraPosition({ row }, { controls: [25, 26], treaties: [[0, 'non-aggression-pact']] })
  play(state, 'focus 6', 'advance', 'nuke 25')
  expect([asked(state), dawn.deciders(state)]).toEqual(['retaliate', [1]])
  play(state, 'swap 1 5')
  expect(dawn.deciders(state)).toEqual([0])
})

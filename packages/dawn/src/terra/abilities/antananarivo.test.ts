import { expect, test } from 'vitest'
import { wonderNumber } from '../../data/wonders.ts'
import { dawn } from '../../game.ts'
import type { State } from '../../rules/state.ts'
import { dropWonder } from '../../rules/wonders.ts'
import { pass, play, playWithDice } from '../../testing/play.ts'
import type { PlayerSketch } from '../../testing/position.ts'
import { terraPlayer } from '../state.ts'
import { WIN } from '../testing/army-position.ts'
import { TERRA_ROW, terraPosition } from '../testing/terra-position.ts'

const CARD: PlayerSketch = { envoys: ['antananarivo'] }

/** Seat 0 holds the city-state's card and has just built Potala Palace under it; the others have what they are given. */
const built = (one: PlayerSketch, two: PlayerSketch) => {
  const builder = { ...CARD, wonders: { colossus: 24 }, resources: { mercury: 3 } }
  const players = [builder, one, two].map((sketch, seat) => ({
    capital: [24, 0, 6][seat] ?? 0,
    row: TERRA_ROW,
    ...sketch,
  }))
  const state = terraPosition({}, {}, { players, icons: { 27: 'antananarivo' }, tops: ['potala-palace'] })
  const paid = ['resource mercury', 'resource mercury', 'resource mercury']
  const events = play(state, 'focus 6', 'wonder potala-palace', ...paid, 'build 27', 'treaty 1 embassy')
  return { state, events: [...events, ...play(state, 'treaty 1 joint-war', 'done')] }
}

/** Who has the wonder under Antananarivo. */
const controllers = (state: State): readonly number[] =>
  dawn.view(state, null).players.flatMap(({ wonders }, seat) => (wonders.includes('potala-palace') ? [seat] : []))

const cardsOfSeat1 = (state: State) => state.treaties.filter((holder) => holder === 0).length

test('T-16.3 between the turns of those who hold its card the wonder stays with the player who built it', () => {
  const { state, events } = built({}, {})
  expect(events.some(({ kind }) => kind === 'wonderLost')).toBe(false)
  expect([state.active, controllers(state), cardsOfSeat1(state)]).toEqual([1, [0], 2])
  pass(state)
  expect([state.active, controllers(state)]).toEqual([2, [0]])
  expect(pass(state, 1).some(({ kind }) => kind === 'wonderLost' || kind === 'wonderGained')).toBe(false)
  expect([state.active, controllers(state), state.owner[27], cardsOfSeat1(state)]).toEqual([0, [0], 0, 2])
})

test('T-16.3 on the turn of another holder it is that player’s, then the builder’s again', () => {
  const { state } = built({}, CARD)
  expect([state.active, controllers(state)]).toEqual([1, [0]])
  const begins = pass(state)
  expect([state.active, controllers(state)]).toEqual([2, [2]])
  // It is lost for that while: ND-44 leaves one card of each player.
  expect(begins.filter(({ kind }) => kind.startsWith('wonder'))).toEqual([
    { kind: 'wonderLost', seat: 0, wonder: 'potala-palace' },
    { kind: 'wonderGained', seat: 2, wonder: 'potala-palace' },
  ])
  expect(cardsOfSeat1(state)).toBe(1)
  const ends = pass(state, 1)
  expect(ends.filter(({ kind }) => kind.startsWith('wonder'))).toEqual([
    { kind: 'wonderLost', seat: 2, wonder: 'potala-palace' },
    { kind: 'wonderGained', seat: 0, wonder: 'potala-palace' },
  ])
  expect([state.active, controllers(state)]).toEqual([0, [0]])
})

test('T-16.3 whoever conquers the city-state takes the wonder from its builder', () => {
  const { state } = built({}, {})
  terraPlayer(state, 1).armies[0] = 26
  playWithDice(state, WIN, 'focus 5', 'army 26', 'step 27')
  expect([state.owner[27], controllers(state)]).toEqual([1, [1]])
})

test('T-16.3 a wonder that is nobody’s is a holder’s for the own turn only', () => {
  const state = terraPosition({}, CARD, { icons: { 27: 'antananarivo' } })
  // As after a liberation (TI-53): the token lies there, and the card of the wonder lies beside the map.
  state.wonder[27] = wonderNumber('potala-palace') + 1
  dropWonder(state.unseen, wonderNumber('potala-palace'))
  pass(state)
  expect([state.active, controllers(state)]).toEqual([1, [1]])
  pass(state, 1)
  expect([state.active, controllers(state)]).toEqual([0, []])
})

import { dawn, type Options } from '@ecumene/dawn'
import { play, position } from '@ecumene/dawn/testing'
import { below, readOptions, seeded } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { DAWN_FEATURES, featuresOfDawn } from './dawn-features.ts'

type State = Parameters<typeof featuresOfDawn>[0]

const featuresIn = (state: State): Float32Array => {
  const rows = new Float32Array(state.players.length * DAWN_FEATURES.length)
  featuresOfDawn(state, rows)
  return rows
}

const namedIn = (state: State, seat: number): Readonly<Record<string, number>> => {
  const rows = featuresIn(state)
  return Object.fromEntries(
    DAWN_FEATURES.map((name, index) => [name, rows[seat * DAWN_FEATURES.length + index] as number]),
  )
}

test('every feature has a name of its own', () => {
  expect(new Set(DAWN_FEATURES).size).toBe(DAWN_FEATURES.length)
})

test.each([
  [2, false],
  [4, false],
  [2, true],
  [5, true],
])('features tell nothing that a seat cannot know, and keep to their bounds: %d players, Terra %s', (seats, terra) => {
  const read = readOptions(dawn.options, { terra, rounds: 5 })
  if (!read.ok) throw new Error(read.error)
  const state = dawn.setup(read.value as Options, seats, 'features')
  const random = seeded('features')
  for (let seat = dawn.deciders(state)[0]; seat !== undefined; seat = dawn.deciders(state)[0]) {
    const features = featuresIn(state)
    expect(features.every((amount) => amount >= 0 && amount <= 2)).toBe(true)
    const sampled = featuresIn(dawn.sample(state, seat, random))
    expect(sampled.every((amount, place) => amount === features[place])).toBe(true)
    const moves = dawn.legal(state, seat)
    dawn.apply(state, seat, moves[below(random, moves.length)] as (typeof moves)[number])
  }
})

test('a card that is being resolved counts as reset, and the turn as the next player’s', () => {
  const state = position({ players: [{ capital: 24 }, { capital: 0 }] })
  expect(namedIn(state, 0)).toMatchObject({ 'industry in place 4': 1, 'turns until its own': 0 })
  play(state, 'focus 4')
  expect(namedIn(state, 0)).toMatchObject({
    'industry in place 1': 1,
    'industry in place 4': 0,
    'economy in place 4': 1,
    'military in place 5': 1,
    'turns until its own': 0.5,
  })
})

test('agendas are counted in turns, and a wonder of a type only while it can be had', () => {
  const state = position({
    victoryCards: [0, 3],
    tops: ['pyramids'],
    players: [{ capital: 24, cities: [2, 4, 6], wonders: { oracle: 24 } }, { capital: 0 }],
  })
  const before = namedIn(state, 0)
  expect(before['agendas missing: 2']).toBe(1)
  // Four more cities; or one more wonder of science.
  expect(before['civilized: nearness']).toBeCloseTo(1 - 6 / 25)
  expect(before['scholarly: nearness']).toBeGreaterThan(0.5)
  state.tops[1] = -1
  state.decks.fill(0)
  expect(namedIn(state, 0)['scholarly: nearness']).toBe(0)
  const player = state.players[0]
  if (player !== undefined) player.markers = 1
  const after = namedIn(state, 0)
  expect(after).toMatchObject({ 'civilized: nearness': 1, 'agendas missing: 1': 1 })
  // The tech dial is all that is left.
  expect(after['turns still needed for agendas']).toBeCloseTo(1 - (after['technophile: nearness'] ?? 0))
})

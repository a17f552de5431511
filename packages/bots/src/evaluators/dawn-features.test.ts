import { dawn, type Options } from '@ecumene/dawn'
import { play, position } from '@ecumene/dawn/testing'
import { below, readOptions, seeded } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { DAWN_FEATURES, DAWN_STEPS, featuresOfDawn, isOfTerra } from './dawn-features.ts'

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

const nameAt = (place: number): string => DAWN_FEATURES[place % DAWN_FEATURES.length] ?? ''

test('every feature has a name of its own, and all but the pace may be weighed otherwise', () => {
  expect(new Set(DAWN_FEATURES).size).toBe(DAWN_FEATURES.length)
  expect(DAWN_FEATURES.filter((_name, place) => DAWN_STEPS[place] === 0)).toEqual(['pace'])
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
    if (!terra) expect(features.some((amount, place) => amount > 0 && isOfTerra(nameAt(place)))).toBe(false)
    const sampled = featuresIn(dawn.sample(state, seat, random))
    expect(sampled.every((amount, place) => amount === features[place])).toBe(true)
    const moves = dawn.legal(state, seat)
    dawn.apply(state, seat, moves[below(random, moves.length)] as (typeof moves)[number])
  }
})

test('a card that is being resolved counts as reset', () => {
  const state = position({ players: [{ capital: 24 }, { capital: 0 }] })
  expect(namedIn(state, 0)['industry to the right']).toBeCloseTo(3 / 5)
  play(state, 'focus 4')
  const after = namedIn(state, 0)
  expect(after['industry to the right']).toBe(0)
  expect(after['economy to the right']).toBeCloseTo(3 / 5)
  expect(after['military to the right']).toBeCloseTo(4 / 5)
})

test('of each seat they tell what the quickest agendas ask for, and how far it is behind', () => {
  const state = position({
    victoryCards: [0],
    players: [{ capital: 24, cities: [2, 4, 6] }, { capital: 0 }],
  })
  const [own, rival] = [namedIn(state, 0), namedIn(state, 1)]
  expect(own['agendas missing: 1']).toBe(1)
  expect(own['quickest: cities']).toBeGreaterThan(0)
  expect(own['quickest: cities']).toBeLessThan(rival['quickest: cities'] ?? 0)
  expect(own['turns to go']).toBeLessThan(rival['turns to go'] ?? 0)
  expect(own['turns behind the first rival']).toBeLessThan(1)
  expect(rival['turns behind the first rival']).toBeGreaterThan(1)
})

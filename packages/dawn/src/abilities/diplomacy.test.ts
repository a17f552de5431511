import { describe, expect, test } from 'vitest'
import { military, values } from '../testing/military.ts'
import { asked, frame, legal, play, player, refusal } from '../testing/play.ts'
import { position } from '../testing/position.ts'

/*
 * Where the abilities of city-states and treaties end. Attacks are made with the card in slot 2 and dice that show 1, so that
 * the values without any ability are 3 and 2.
 */

const ONES = [1, 1] as const
const FOREST_AT_25 = ['ggggggg', 'ggggggg', 'ggggggg', 'ggggfgg', 'ggggggg', 'ggggggg', 'ggggggg']

describe('carthage', () => {
  const card = { envoys: ['carthage'] } as const
  const far = { icons: { 48: 'carthage' } } as const

  test('carthage counts own cities up to 2 spaces away, no tokens and nothing of rivals', () => {
    const rival = { controls: [25], cities: [11] }
    expect(values(military({ ...card, cities: [46], controls: [26] }, rival, far), 25, ONES)[0]).toBe(4)
    expect(values(military({ ...card, cities: [39] }, rival, far), 25, ONES)[0]).toBe(5)
  })

  test('carthage counts a city on the first space of the map', () => {
    expect(values(military({ ...card, capital: 0 }, { capital: 24, controls: [1] }, far), 1, ONES)[0]).toBe(4)
  })

  test('carthage helps in defence and in attacks on other city-states', () => {
    expect(values(military({}, { ...card, controls: [25], cities: [26] }, far), 25, ONES)).toEqual([3, 3])
    const others = { icons: { 25: 'seoul', 48: 'carthage' } } as const
    expect(values(military(card, {}, others), 25, ONES)[0]).toBe(5)
  })

  test('carthage does not help against itself', () => {
    expect(values(military(card, {}, { icons: { 25: 'carthage' } }), 25, ONES)[0]).toBe(3)
  })
})

test('kumasi opens forests to cities but not to caravans', () => {
  const holder = (row: readonly ['pottery' | 'foreign-trade', 'foreign-trade' | 'pottery']) =>
    position({
      map: ['ggggggg', 'ggggggg', 'ggggggg', 'gggggfg', 'gggfggg', 'ggggggg', 'ggggggg'],
      icons: { 46: 'kumasi' },
      players: [
        { capital: 24, envoys: ['kumasi'], row: [...row, 'astrology', 'early-empire', 'masonry'] },
        { capital: 0 },
      ],
    })
  const building = holder(['pottery', 'foreign-trade'])
  play(building, 'focus 1')
  expect(refusal(building, 'city 26')).toBe('')
  const trading = holder(['foreign-trade', 'pottery'])
  play(trading, 'focus 1', 'depart 24')
  expect(refusal(trading, 'step 31')).toBe('tooHard')
})

test('kumasi leaves other terrain as hard as it is', () => {
  const state = position({
    map: ['ggggggg', 'ggggggg', 'ggggggg', 'gggghgg', 'ggggggg', 'ggggggg', 'ggggggg'],
    icons: { 46: 'kumasi' },
    players: [{ capital: 24, envoys: ['kumasi'] }, { capital: 0 }],
  })
  play(state, 'focus 1')
  expect(refusal(state, 'place 25')).toBe('tooHard')
})

test('mohenjo-daro makes nothing easier but placing', () => {
  const state = position({
    map: FOREST_AT_25,
    icons: { 46: 'mohenjo-daro' },
    players: [
      {
        capital: 24,
        envoys: ['mohenjo-daro'],
        row: ['astrology', 'foreign-trade', 'early-empire', 'pottery', 'masonry'],
      },
      { capital: 0 },
    ],
  })
  play(state, 'focus 2', 'depart 24')
  expect(refusal(state, 'step 25')).toBe('tooHard')
})

test('seoul is of use while there is a barbarian, even on the first space', () => {
  const holder = (barbarians: { readonly A?: number }) =>
    position({
      icons: { 46: 'seoul' },
      barbarians,
      players: [{ capital: 24, envoys: ['seoul'] }, { capital: 48 }],
    })
  expect(refusal(holder({}), 'use seoul')).toBe('nothingToDo')
  const state = holder({ A: 0 })
  play(state, 'use seoul')
  expect(asked(state)).toBe('march')
  expect(legal(state).some((move) => move.startsWith('march A '))).toBe(true)
})

test('geneva is of use to those who hold a card of a player', () => {
  const state = position({
    icons: { 46: 'geneva' },
    players: [{ capital: 24, envoys: ['geneva'] }, { capital: 0 }],
  })
  expect(refusal(state, 'use geneva')).toBe('nothingToDo')
})

test('kabul adds nothing in defence', () => {
  const state = military({}, { cities: [25], envoys: ['kabul'] }, { icons: { 48: 'kabul' } })
  expect(values(state, 25, ONES)).toEqual([3, 3])
})

describe('treaties', () => {
  const ROW = ['foreign-trade', 'astrology', 'early-empire', 'pottery', 'masonry'] as const

  /** Seat 0 visits the space 0 with an embassy of a player. */
  const visiting = (giver: number, isCapital: boolean) => {
    const state = position({
      players: [
        { capital: 2, row: ROW, treaties: [[giver, 'embassy']] },
        isCapital ? { capital: 0 } : { capital: 48, cities: [0] },
        { capital: 46 },
      ],
    })
    play(state, 'focus 1', 'depart 2', 'step 1', 'step 0', 'stop', 'token 4', 'token 5', 'treaty 1 joint-war')
    return state
  }

  test('embassy pays for the giver’s capital only', () => {
    expect(frame(visiting(1, true), 'distribute').seat).toBe(1)
    expect(visiting(1, false).active).toBe(1)
    const other = visiting(2, true)
    expect([other.active, player(other, 2).trade]).toEqual([1, [0, 0, 0, 0, 0]])
  })

  test('joint-war adds nothing in defence', () => {
    const state = position({
      players: [
        { capital: 24, row: ['astrology', 'masonry', 'early-empire', 'foreign-trade', 'pottery'] },
        { capital: 0, controls: [25], treaties: [[2, 'joint-war']] },
        { capital: 48 },
      ],
    })
    play(state, 'focus 2')
    expect(values(state, 25, ONES)).toEqual([3, 2])
  })

  test('defensive-pact adds nothing to attacks', () => {
    const state = position({
      players: [
        {
          capital: 24,
          row: ['astrology', 'masonry', 'early-empire', 'foreign-trade', 'pottery'],
          treaties: [[2, 'defensive-pact']],
        },
        { capital: 0, controls: [25] },
        { capital: 48 },
      ],
    })
    play(state, 'focus 2')
    expect(values(state, 25, ONES)).toEqual([3, 2])
  })
})

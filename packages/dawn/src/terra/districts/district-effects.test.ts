import { expect, test } from 'vitest'
import { DEFEATED, ON_CARD, REINFORCED, type State } from '../../rules/state.ts'
import { asked, legal, pass, play, player, refusal } from '../../testing/play.ts'
import type { Sketch } from '../../testing/position.ts'
import { terraPlayer } from '../state.ts'
import { armiesOf, meadowWith } from '../testing/army-position.ts'
import { beforeDistricts, type DistrictSketch, districtPosition, GROWING } from '../testing/district-position.ts'

/** Seat 0 resolves its districts: the round ends, the dial shows the icon. */
const acting = (one: DistrictSketch, two: DistrictSketch = {}, rest: Partial<Sketch> = {}): State => {
  const state = beforeDistricts(one, two, rest)
  pass(state)
  return state
}

test('T-8.26 industrial-zone: a player who could build a city may take trade for forests instead', () => {
  const map = meadowWith('f', 23)
  const state = acting({ districts: { 'industrial-zone': 23 }, trade: [0, 0, 0, 0, 0, 3] }, {}, { map })
  expect(refusal(state, 'option 2')).toBe('nothingToDo')
  play(state, 'option 1')
  expect([player(state, 0).trade[5], asked(state)]).toEqual([3, 'turn'])
  const row = ['pottery', 'irrigation', 'astrology', 'early-empire', 'foreign-trade', 'ti-masonry'] as const
  const other = acting({ row, districts: { 'industrial-zone': 23 }, trade: [2, 0, 0, 0, 0, 0] }, {}, { map })
  expect(player(other, 0).trade[0]).toBe(3)
})

const SQUARE = { 'theater-square': 0 } as const
/** All within 2 spaces of the corner. */
const WET_CORNER = [1, 2, 7, 8, 14]

test('T-8.17 theater-square asks nothing where there is no free space near it', () => {
  const state = acting({ districts: SQUARE }, { capital: 48 }, { map: meadowWith('w', ...WET_CORNER) })
  expect(asked(state)).toBe('turn')
})

test('T-8.17 theater-square: with a place near one of the two only, nothing need be placed', () => {
  const wonders = { oracle: 24 }
  const state = acting({ districts: SQUARE, wonders }, { capital: 48 }, { map: meadowWith('w', ...WET_CORNER) })
  expect([asked(state), refusal(state, 'nothing'), refusal(state, 'place 25')]).toEqual(['theater', '', ''])
})

test('T-8.17 theater-square: without a token left nothing need be placed', () => {
  const state = beforeDistricts({ districts: { 'theater-square': 23 }, wonders: { oracle: 24 } })
  player(state, 0).tokens = 1
  pass(state)
  expect([asked(state), refusal(state, 'nothing')]).toEqual(['theater', ''])
  player(state, 0).tokens = 2
  expect(refusal(state, 'nothing')).toBe('mustPlace')
})

test('T-8.22 encampment reaches the first space of the map', () => {
  const encamped = { districts: { encampment: 2 }, capital: 24 }
  const barbarian = acting(encamped, { capital: 48 }, { barbarians: { A: 0 } })
  expect(refusal(barbarian, 'barbarian B')).toBe('noBarbarian')
  play(barbarian, 'barbarian A')
  expect(barbarian.barbarians[0]).toBe(DEFEATED)
  const ambush = beforeDistricts(encamped, { capital: 48 })
  terraPlayer(ambush, 1).armies[0] = 0
  terraPlayer(ambush, 0).armies[0] = 1
  pass(ambush)
  expect(refusal(ambush, 'ambush 1 0')).toBe('noRivalArmy')
  expect(legal(ambush)).toContain('ambush 0 1')
  play(ambush, 'ambush 0 1')
  expect(armiesOf(ambush, 1)[0]).toBe(ON_CARD)
})

test('T-8.17 encampment: one part will do, and with neither nothing is asked', () => {
  const state = acting({ districts: { encampment: 23 } }, {}, { barbarians: { A: 21 } })
  expect(refusal(state, 'done')).toBe('mustAct')
  play(state, 'barbarian A', 'token 1', 'done')
  expect([asked(state), state.piece[23]]).toEqual(['turn', 1])
  const idle = acting({ districts: { encampment: 23 }, reinforced: [23] })
  expect([asked(idle), idle.piece[23]]).toEqual(['turn', REINFORCED])
})

test('T-8.3 a district needs a friendly city beside it, not a token', () => {
  const state = districtPosition({ controls: [25], row: GROWING })
  play(state, 'focus 6')
  expect([refusal(state, 'district 26 campus'), refusal(state, 'district 31 campus')]).toEqual(['notNextToCity', ''])
})

test('T-7.2 reinforcements that trade tokens bought do not take the place of the district', () => {
  const state = districtPosition({ controls: [25, 17], row: GROWING, trade: [0, 0, 0, 0, 0, 1] })
  play(state, 'focus 6', 'spend', 'reinforce 25')
  expect(refusal(state, 'district 31 campus')).toBe('')
  play(state, 'reinforce 17')
  expect(state.active).toBe(1)
})

test('T-7.4 growth takes trade tokens only while there is something to reinforce', () => {
  const state = districtPosition({ reinforced: [25], row: GROWING, trade: [0, 0, 0, 0, 0, 1] })
  play(state, 'focus 6')
  expect([legal(state).includes('spend'), refusal(state, 'spend')]).toEqual([false, 'nothingToDo'])
})

test('T-7.2 growth asks nothing if all districts are placed and all tokens reinforced', () => {
  const districts = {
    campus: 17,
    'commercial-hub': 18,
    encampment: 23,
    'industrial-zone': 25,
    'theater-square': 30,
  } as const
  const state = districtPosition({ districts, reinforced: Object.values(districts), row: GROWING })
  play(state, 'focus 6')
  expect(state.active).toBe(1)
})

test('Engineering: the token may be on terrain as hard as the slot', () => {
  const row = [...GROWING.slice(0, 5), 'engineering'] as const
  const state = districtPosition({ row }, {}, { map: meadowWith('m', 38) })
  play(state, 'focus 6', 'district 31 campus', 'place 38')
  expect(state.owner[38]).toBe(0)
})

test('Military Engineering reinforces beside armies even if none is deployed', () => {
  const row = [
    'astrology',
    'early-empire',
    'foreign-trade',
    'ti-iron-working',
    'pottery',
    'military-engineering',
  ] as const
  const state = districtPosition({ leader: 'rome', row, controls: [0, 1, 40] }, { capital: 48 })
  terraPlayer(state, 0).armies = [1, ON_CARD]
  play(state, 'focus 6', 'done', 'done')
  expect([0, 1, 40].map((space) => state.piece[space])).toEqual([REINFORCED, REINFORCED, 1])
})

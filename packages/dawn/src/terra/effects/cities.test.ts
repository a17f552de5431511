import { expect, test } from 'vitest'
import type { CardId } from '../../data/cards.ts'
import { ON_CARD, type State } from '../../rules/state.ts'
import { asked, legal, play, player, refusal, spaces } from '../../testing/play.ts'
import type { PlayerSketch, Sketch } from '../../testing/position.ts'
import { terraPlayer } from '../state.ts'
import { marching, strike, WIN } from '../testing/army-position.ts'
import { rowEndingWith, TERRA_ROW, terraPosition } from '../testing/terra-position.ts'

/** Seat 0 builds the wonder under its capital, with enough of its resource. */
const building = (id: 'cristo-redentor', one: PlayerSketch = {}, two: PlayerSketch = {}): State => {
  const resources = { marble: 5 }
  const state = terraPosition({ resources, ...one }, two, { tops: [id] })
  play(state, 'focus 6', `wonder ${id}`, 'resource marble', 'resource marble', 'resource marble')
  return state
}

test('cristo-redentor takes rival cities up to 3 spaces from it and no own ones', () => {
  const state = building('cristo-redentor', { cities: [22, 46] }, { cities: [27, 34, 48] })
  play(state, 'build 24')
  // 48 is near another city, not near the wonder.
  expect(spaces(state, 'convert')).toEqual([27])
  expect([refusal(state, 'convert 34'), refusal(state, 'convert 22')]).toEqual(['outOfRange', 'notRivalCity'])
})

test('cristo-redentor needs an unused city', () => {
  const state = building('cristo-redentor', { cities: [2, 4, 28, 33, 42, 44, 46] }, { cities: [26] })
  play(state, 'build 24')
  expect([state.active, state.owner[26]]).toEqual([1, 1])
})

test('T-9.48 cristo-redentor leaves a city that an army keeps', () => {
  const state = building('cristo-redentor', {}, { cities: [26, 22] })
  terraPlayer(state, 1).armies[0] = 26
  play(state, 'build 24')
  expect([spaces(state, 'convert'), refusal(state, 'convert 26')]).toEqual([[22], 'protected'])
})

test('radio reaches 4 spaces from any friendly city, in the fifth slot only', () => {
  const radio = (row: readonly CardId[], slot: number): State => {
    const state = terraPosition({ row, cities: [42] }, { cities: [34, 41, 44] })
    play(state, `focus ${slot}`, 'done')
    return state
  }
  expect(spaces(radio(rowEndingWith('radio', 'early-empire'), 6), 'convert')).toEqual([34, 44])
  const fourth = TERRA_ROW.filter((card) => card !== 'early-empire')
  expect(radio([...fourth.slice(0, 4), 'radio', ...fourth.slice(4)], 5).active).toBe(1)
})

test('statue-of-liberty takes tokens of rivals only, and no cities', () => {
  const state = marching(
    { wonders: { 'statue-of-liberty': 24 }, reinforced: [18] },
    { cities: [25, 26], controls: [19] },
  )
  const told = strike(state, WIN)
  expect(told.filter(({ kind }) => kind === 'controlConverted')).toEqual([
    { kind: 'controlConverted', seat: 0, owner: 1, space: 19 },
  ])
  expect([18, 19, 26].map((space) => [state.owner[space], state.piece[space]])).toEqual([
    [0, 2],
    [0, 1],
    [1, 3],
  ])
})

test('T-9.48 statue-of-liberty leaves a token that an army keeps', () => {
  const state = marching({ wonders: { 'statue-of-liberty': 24 } }, { cities: [25], controls: [26], armies: [26] })
  strike(state, WIN)
  expect([state.owner[25], state.owner[26]]).toEqual([0, 1])
})

test('amundsen-scott-research-station is not built where a wonder lies', () => {
  const resources = { mercury: 5 }
  const state = terraPosition({ resources }, {}, { tops: ['amundsen-scott-research-station'] })
  play(state, 'focus 6', 'wonder amundsen-scott-research-station')
  while (refusal(state, 'build 48') === 'tooDear') play(state, 'resource mercury')
  expect(refusal(state, 'build 48')).toBe('')
  state.wonder[48] = 1
  expect(refusal(state, 'build 48')).toBe('hasWonder')
})

test('TI-58 ti-animal-husbandry sends nobody back for a city that comes with a wonder', () => {
  const row = rowEndingWith('ti-animal-husbandry', 'pottery')
  const tops = ['amundsen-scott-research-station'] as const
  const state = terraPosition({ row, resources: { mercury: 5 }, caravans: [48] }, {}, { tops })
  play(state, 'focus 6', 'wonder amundsen-scott-research-station')
  while (refusal(state, 'build 48') === 'tooDear') play(state, 'resource mercury')
  play(state, 'build 48', 'done')
  expect([player(state, 0).caravans[0], state.active]).toEqual([48, 1])
})

test('ti-animal-husbandry sends back a figure that stands there', () => {
  const row = rowEndingWith('ti-animal-husbandry', 'pottery')
  const state = terraPosition({ row, caravans: [38] })
  play(state, 'focus 6', 'city 38')
  expect([legal(state), refusal(state, 'recall army')]).toEqual([['recall caravan', 'nothing'], 'noFigure'])
})

test('ti-animal-husbandry asks nothing where no figure stands', () => {
  const state = terraPosition({ row: rowEndingWith('ti-animal-husbandry', 'pottery') })
  play(state, 'focus 6', 'city 38')
  expect([state.owner[38], state.active]).toEqual([0, 1])
})

test('ti-animal-husbandry: out of the range of the card an army goes back unasked', () => {
  const row = rowEndingWith('ti-animal-husbandry', 'pottery')
  const state = terraPosition({ capital: 48, row }, { capital: 6 })
  terraPlayer(state, 0).armies[0] = 8
  play(state, 'focus 6', 'city 8')
  expect([terraPlayer(state, 0).armies[0], state.active]).toEqual([ON_CARD, 1])
})

/** Seat 0 visits the space 0 with Cartography. */
const exploring = (one: PlayerSketch, two: PlayerSketch = {}, rest: Partial<Sketch> = {}): State => {
  const state = terraPosition({ row: rowEndingWith('cartography', 'foreign-trade'), caravans: [8], ...one }, two, rest)
  play(state, 'focus 6', 'caravan 8', 'step 7', 'step 0', 'stop')
  while (asked(state) === 'distribute') play(state, legal(state)[0] as string)
  if (asked(state) === 'treaty' || asked(state) === 'envoy') play(state, legal(state).at(-1) as string)
  return state
}

test('cartography counts a city as far from 8 spaces on', () => {
  expect(asked(exploring({ capital: 20 }))).toBe('landing')
  expect(asked(exploring({ capital: 13 }))).toBe('economy')
})

test('cartography does not count city-states', () => {
  expect(asked(exploring({ capital: 48 }, { capital: 28 }, { icons: { 0: 'seoul' } }))).toBe('economy')
})

test('cartography builds one city a turn, within 2 spaces of the city visited', () => {
  const state = exploring({ capital: 48, caravans: [8, 2] }, { cities: [4] })
  expect(spaces(state, 'city')).toEqual([2, 8, 14])
  play(state, 'city 14', 'caravan 2', 'step 3', 'step 4', 'stop', 'token 2', 'token 2', 'done')
  expect([asked(state), state.active]).toEqual(['turn', 1])
})

import { expect, test } from 'vitest'
import { whyNotLegalSpace } from '../rules/industry/industry.ts'
import { CITY, CONTROL, ON_CARD, type State } from '../rules/state.ts'
import { asked, play, player, refusal, spaces } from '../testing/play.ts'
import { terraPlayer } from './state.ts'
import { armed, armiesOf, armyPosition, fortify, marching, meadowWith, strike, WIN } from './testing/army-position.ts'
import { rowEndingWith, terraPosition } from './testing/terra-position.ts'

const whyNotCity = (state: State, space: number): string =>
  whyNotLegalSpace(state, 0, space)?.key.replace('reason.', '') ?? ''

test('T-15.1 a city needs land', () => {
  const state = armyPosition({}, {}, { map: meadowWith('w', 38) })
  expect([whyNotCity(state, 38), whyNotCity(state, 40)]).toEqual(['water', ''])
})

test('T-15.2 a city is not next to a city, a city-state or a fort', () => {
  const state = armyPosition({}, {}, { icons: { 38: 'seoul' }, map: meadowWith('f', 13) })
  fortify(state, 13)
  expect([whyNotCity(state, 25), whyNotCity(state, 39), whyNotCity(state, 12), whyNotCity(state, 27)]).toEqual([
    'nextToCity',
    'nextToCityState',
    'nextToFort',
    '',
  ])
})

test('T-15.3 nothing but caravans, own armies and own control tokens may be on its space', () => {
  const sketch = { armies: [38], controls: [40] }
  const state = armyPosition(sketch, { armies: [36], controls: [12], caravans: [22] }, { barbarians: { A: 10 } })
  const found = [38, 40, 22, 36, 12, 10].map((space) => whyNotCity(state, space))
  expect(found).toEqual(['', '', '', 'rivalArmy', 'controlled', 'barbarian'])
})

test('T-15.3 a district makes way for a city and may be placed again', () => {
  const state = terraPosition({ controls: [38] })
  terraPlayer(state, 0).districts[0] = 38
  player(state, 0).tokens++
  play(state, 'focus 6', 'city 38')
  expect([state.piece[38], terraPlayer(state, 0).districts[0]]).toEqual([CITY, -1])
})

test('T-15.4 distance and difficulty of the industry card stay', () => {
  const state = terraPosition({ row: rowEndingWith('pottery', 'pottery') }, {}, { map: meadowWith('m', 38) })
  play(state, 'focus 6')
  expect([refusal(state, 'city 38'), refusal(state, 'city 48')]).toEqual(['', 'outOfRange'])
  const low = terraPosition({ row: ['pottery', ...TERRA_REST] }, {}, { map: meadowWith('m', 38) })
  play(low, 'focus 1')
  expect(refusal(low, 'city 38')).toBe('tooHard')
})

const TERRA_REST = ['irrigation', 'astrology', 'early-empire', 'foreign-trade', 'ti-masonry'] as const

test('T-15.5 armies, caravans, cities, control tokens and districts are components: each stops an army', () => {
  const stops = (two: Parameters<typeof marching>[1], isDistrict = false): boolean => {
    const state = marching({}, two)
    if (isDistrict) {
      terraPlayer(state, 1).districts[0] = 25
      player(state, 1).tokens++
    }
    strike(state, WIN)
    return state.active === 1
  }
  expect([
    stops({ armies: [25] }),
    stops({ caravans: [25] }),
    stops({ cities: [25] }),
    stops({ controls: [25] }),
    stops({ controls: [25] }, true),
  ]).toEqual([true, true, true, true, true])
})

test('T-15.6 armies and caravans are figures: both may make way for a city of Animal Husbandry', () => {
  const row = rowEndingWith('ti-animal-husbandry', 'pottery')
  const army = armyPosition({ row, armies: [48] })
  play(army, 'focus 6', 'city 48')
  expect([army.piece[48], armiesOf(army, 0)[0]]).toEqual([CITY, ON_CARD])
  const caravan = terraPosition({ row, caravans: [48] })
  play(caravan, 'focus 6', 'city 48')
  expect([caravan.piece[48], player(caravan, 0).caravans[0]]).toEqual([CITY, ON_CARD])
})

test('T-15.8 what a card may do can be left out', () => {
  const state = marching({ row: armed('scorched-earth') }, { controls: [25] })
  strike(state, WIN, 'nothing')
  expect([state.owner[25], state.piece[25]]).toEqual([0, CONTROL])
})

test('T-15.9 the second part of an effect happens even if the first was not used', () => {
  const row = ['astrology', 'early-empire', 'foreign-trade', 'sanitation', 'ti-masonry', 'pottery'] as const
  const state = terraPosition({ row, controls: [25] })
  play(state, 'focus 4', 'done')
  expect([asked(state), spaces(state, 'reinforce')]).toEqual(['growth', [25]])
})

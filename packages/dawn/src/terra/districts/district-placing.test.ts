import { expect, test } from 'vitest'
import type { CardId } from '../../data/cards.ts'
import { isMature } from '../../rules/map/spaces.ts'
import { CONTROL, REINFORCED, type State } from '../../rules/state.ts'
import { asked, legal, play, player, refusal, spaces } from '../../testing/play.ts'
import { terraPlayer } from '../state.ts'
import { meadowWith } from '../testing/army-position.ts'
import { type DistrictSketch, districtPosition, GROWING, kindOf } from '../testing/district-position.ts'
import { rowEndingWith, TERRA_ROW } from '../testing/terra-position.ts'
import { districtAt, placeDistrict } from './districts.ts'

/** Seat 0 (capital on 24) resolves its growth card in slot 5. */
const growing = (one: DistrictSketch = {}, card: CardId = 'irrigation', map?: readonly string[]): State => {
  const row = rowEndingWith(card, 'irrigation')
  const state = districtPosition({ row, ...one }, {}, map === undefined ? {} : { map })
  play(state, 'focus 6')
  return state
}

const districtSpaces = (state: State): readonly number[] => [...new Set(spaces(state, 'district'))]

test('T-8.1 a district is a control token', () => {
  const state = growing()
  play(state, 'district 23 campus')
  expect([state.piece[23], state.owner[23], player(state, 0).controls]).toEqual([CONTROL, 0, 1])
  expect(districtAt(state, 0, 23)).toBe(kindOf('campus'))
})

test('T-8.1 so placing one has the consequences of placing a control token', () => {
  const hills = growing({ wonders: { stonehenge: 24 } }, 'engineering', meadowWith('h', 25, 26))
  play(hills, 'district 25 campus')
  expect([asked(hills), spaces(hills, 'place')]).toEqual(['chain', [26]])
  play(hills, 'done')
  expect(asked(hills)).toBe('besideDistrict')
  const mountains = growing({ leader: 'inca' }, 'irrigation', meadowWith('m', 25))
  play(mountains, 'district 25 campus')
  expect(asked(mountains)).toBe('terrace')
})

test('ND-36 but not a district that replaces a token', () => {
  const state = growing({ leader: 'inca', controls: [25] }, 'irrigation', meadowWith('m', 25))
  play(state, 'district 25 campus')
  expect(state.active).toBe(1)
})

test('military-engineering reinforces what a district has brought too', () => {
  const map = meadowWith('h', 25, 18)
  const state = growing({ leader: 'rome', wonders: { stonehenge: 24 } }, 'military-engineering', map)
  terraPlayer(state, 0).armies[0] = 24
  play(state, 'district 25 campus', 'place 18', 'done')
  expect([state.piece[25], state.piece[18]]).toEqual([REINFORCED, REINFORCED])
})

test('T-15.9 Engineering adds its control token though no district is left to place, instead of reinforcing', () => {
  const districts = {
    campus: 17,
    'commercial-hub': 18,
    encampment: 23,
    'industrial-zone': 25,
    'theater-square': 30,
  }
  const state = growing({ districts }, 'engineering')
  expect([refusal(state, 'place 26'), refusal(state, 'place 40')]).toEqual(['', 'notNextToDistrict'])
  play(state, 'place 26')
  expect([state.owner[26], player(state, 0).reinforced, state.active]).toEqual([0, 0, 1])
  const reinforcing = growing({ districts }, 'engineering')
  play(reinforcing, 'reinforce 17')
  expect(refusal(reinforcing, 'place 26')).toBe('nothingToDo')
})

test('T-15.9 nor need a district be placed for it; trade tokens still reinforce', () => {
  const state = growing({ districts: { campus: 17 }, trade: [0, 0, 0, 0, 0, 1] }, 'engineering')
  play(state, 'spend', 'place 10', 'reinforce 10')
  expect([state.piece[10], state.active]).toEqual([REINFORCED, 1])
})

test('T-8.1 what the space of a district brings is announced', () => {
  const state = districtPosition({ row: GROWING }, {}, { icons: { 23: 'marble' } })
  const events = play(state, 'focus 6', 'district 23 campus')
  expect(events.map(({ kind }) => kind).slice(1, 3)).toEqual(['districtPlaced', 'resourceGained'])
})

test('T-8.2 culture cards place control tokens, never districts', () => {
  const state = districtPosition()
  play(state, 'focus 3', 'place 23')
  expect(districtAt(state, 0, 23)).toBe(-1)
})

test('T-8.3 next to a friendly city, within the slot’s difficulty', () => {
  const map = ['ggggggg', 'ggggggg', 'gggmggg', 'ggggggg', 'ggggggg', 'ggggggg', 'ggggggg']
  const far = growing({}, 'irrigation', map)
  expect(districtSpaces(far)).toEqual([17, 18, 23, 25, 30, 31])
  const near = districtPosition({ row: TERRA_ROW }, {}, { map })
  play(near, 'focus 1')
  expect(refusal(near, 'district 17 campus')).toBe('tooHard')
  expect(refusal(near, 'district 40 campus')).toBe('notNextToCity')
})

test('T-8.4 it may replace an own control token, which returns', () => {
  const state = growing({ controls: [23] })
  const before = player(state, 0).tokens - player(state, 0).controls
  play(state, 'district 23 campus')
  expect(player(state, 0).controls).toBe(1)
  expect(player(state, 0).tokens - player(state, 0).controls).toBe(before + 1)
})

test('T-8.5 it is placed unreinforced even over a reinforced token', () => {
  const state = growing({ reinforced: [23] })
  play(state, 'district 23 campus')
  expect([state.piece[23], player(state, 0).reinforced]).toEqual([CONTROL, 0])
})

test('T-8.6 any kind that is not on the map, each once', () => {
  const state = growing({ districts: { campus: 25 } })
  expect(refusal(state, 'district 23 campus')).toBe('districtPlaced')
  expect(legal(state)).toContain('district 23 theater-square')
})

test('T-8.7 what the replaced token held is kept', () => {
  const map = ['ggggggg', 'ggggggg', 'ggggggg', 'ggngggg', 'ggggggg', 'ggggggg', 'ggggggg']
  const state = districtPosition({ row: GROWING, controls: [23] }, {}, { map, icons: { 23: 'dead-sea' } })
  const { naturals } = player(state, 0)
  play(state, 'focus 6', 'district 23 campus')
  expect(player(state, 0).naturals).toBe(naturals)
  expect(naturals).not.toBe(0)
})

const districtForDistrict = () => {
  const state = growing({ districts: { campus: 23 } })
  play(state, 'district 23 encampment')
  expect(terraPlayer(state, 0).districts).toEqual([-1, -1, 23, -1, -1])
  expect([player(state, 0).controls, player(state, 0).tokens]).toEqual([1, 35])
}
test('T-8.8 a district may replace another own one', districtForDistrict)
test('T-A12 replacing a district by a district is allowed', districtForDistrict)

test('T-8.9 it can be reinforced, and makes a city mature', () => {
  const state = growing({ controls: [17, 18, 25, 30, 31], districts: { campus: 23 } })
  expect(legal(state)).toContain('reinforce 23')
  play(state, 'reinforce 23')
  expect(state.piece[23]).toBe(REINFORCED)
  expect(isMature(state, 0, 24)).toBe(true)
})

test('T-8.10 an effect that replaces tokens puts a control token in its place', () => {
  const state = districtPosition({ row: rowEndingWith('mass-media', 'early-empire') }, { districts: { campus: 23 } })
  play(state, 'focus 6', 'done', 'convert 23')
  expect([state.owner[23], state.piece[23], districtAt(state, 0, 23)]).toEqual([0, CONTROL, -1])
})

test('T-8.11 a district that left the map may be placed again', () => {
  const state = districtPosition({ row: rowEndingWith('mass-media', 'early-empire') }, { districts: { campus: 23 } })
  play(state, 'focus 6', 'done', 'convert 23')
  expect(terraPlayer(state, 1).districts).toEqual([-1, -1, -1, -1, -1])
  expect(player(state, 1).tokens).toBe(34)
})

test('a city built on a district sends it home too', () => {
  const state = districtPosition({ districts: { campus: 38 } })
  play(state, 'focus 6', 'city 38')
  expect([terraPlayer(state, 0).districts[0], player(state, 0).tokens]).toEqual([-1, 34])
})

test('T-8.12 with no district left the option does nothing', () => {
  const all = { campus: 16, 'commercial-hub': 17, encampment: 23, 'industrial-zone': 25, 'theater-square': 31 }
  expect(refusal(growing({ districts: all }), 'district 30 campus')).toBe('noDistrict')
})

test('a district that a card moves stays a district', () => {
  const row = rowEndingWith('drama-and-poetry', 'early-empire')
  const state = districtPosition({ row, districts: { campus: 23 } })
  play(state, 'focus 6', 'done', 'shift 23 0')
  expect(terraPlayer(state, 0).districts[0]).toBe(22)
})

test('T-8.8 placing tells whether a plain token was replaced, not another district', () => {
  const state = districtPosition({ controls: [23] })
  expect(placeDistrict(state, 0, 0, 23, undefined)).toBe(true)
  expect(placeDistrict(state, 0, 1, 25, undefined)).toBe(false)
  expect(placeDistrict(state, 0, 2, 23, undefined)).toBe(false)
})

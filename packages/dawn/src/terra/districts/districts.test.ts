import { numberAt } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { cardNumbered } from '../../data/cards.ts'
import type { TreatyId } from '../../data/sights.ts'
import { NONE } from '../../data/types.ts'
import { dawn } from '../../game.ts'
import type { Event } from '../../rules/events.ts'
import { boardOf } from '../../rules/map/board.ts'
import { CITY, CONTROL, ON_CARD, REINFORCED, type State } from '../../rules/state.ts'
import { asked, legal, pass, play, player, refusal, spaces } from '../../testing/play.ts'
import type { Sketch } from '../../testing/position.ts'
import type { DistrictId } from '../data/districts.ts'
import { terraPlayer } from '../state.ts'
import { armed, meadowWith, strike, WIN } from '../testing/army-position.ts'
import {
  beforeDistricts,
  type DistrictSketch,
  districtPosition,
  GROWING,
  kindOf,
} from '../testing/district-position.ts'
import { TERRA_ROW } from '../testing/terra-position.ts'
import { terrainAround } from './district-effects.ts'

/** Seat 0 resolves one district of its own: the round ends, the dial shows the icon. */
const acting = (one: DistrictSketch, two: DistrictSketch = {}, rest: Partial<Sketch> = {}): State => {
  const state = beforeDistricts(one, two, rest)
  pass(state)
  return state
}

/** Who resolved which district. */
const acted = (events: readonly Event[]): readonly string[] =>
  events.flatMap((event) => (event.kind === 'districtActed' ? [`${event.seat} ${event.district}`] : []))

const tradeOn = (state: State, type: string, seat = 0): number => {
  const { row, trade } = player(state, seat)
  return numberAt(
    trade,
    row.findIndex((card) => cardNumbered(card).type === type),
  )
}

describe('when districts act', () => {
  test('T-8.13 at the district icon', () => {
    expect(acted(pass(beforeDistricts({ districts: { campus: 23 } })))).toEqual(['0 campus'])
    const other = districtPosition({ districts: { campus: 23 } }, {}, { first: 0, active: 1, dial: 0 })
    expect(acted(pass(other, 1))).toEqual([])
  })
  test('T-8.14 from the first player on, each completes all own districts', () => {
    const districts = { campus: 23, 'commercial-hub': 25 }
    const state = beforeDistricts({ districts }, { districts: { campus: 8 } }, { map: meadowWith('d', 25) })
    expect(acted(pass(state))).toEqual([])
    expect(dawn.deciders(state)).toEqual([0])
    expect(acted(play(state, 'activate campus'))).toEqual(['0 campus', '0 commercial-hub'])
    expect(acted(play(state, 'option 2'))).toEqual(['1 campus'])
  })
  test('T-8.15 in an order of choice; the last one is not asked for', () => {
    const districts = { campus: 23, 'commercial-hub': 25, 'industrial-zone': 31 }
    const state = beforeDistricts({ districts }, {}, { map: meadowWith('d', 25) })
    pass(state)
    expect(legal(state)).toEqual(['activate campus', 'activate commercial-hub', 'activate industrial-zone'])
    play(state, 'activate commercial-hub', 'option 2')
    expect(refusal(state, 'activate commercial-hub')).toBe('noSuchDistrict')
    expect(legal(state)).toEqual(['activate campus', 'activate industrial-zone'])
    expect(acted(play(state, 'activate campus'))).toEqual(['0 campus', '0 industrial-zone'])
    expect(asked(state)).toBe('turn')
  })
  test('T-8.16 but not over a gap in the map, which is no space', () => {
    const reached = (gap: boolean): readonly number[] => {
      const state = beforeDistricts({ districts: { 'theater-square': 23 } })
      const { neighbours } = boardOf(state.layout)
      if (gap) for (const [place, near] of neighbours.entries()) if (near === 22) neighbours[place] = NONE
      pass(state)
      return spaces(state, 'place')
    }
    // Space 21 lies straight behind space 22; all others have a way round it.
    expect(reached(false).filter((space) => !reached(true).includes(space))).toEqual([21, 22])
  })
  test('T-8.17 nothing is asked of a district where there is nothing to choose', () => {
    const last = (district: DistrictId, rest: Partial<Sketch> = {}) =>
      asked(acting({ districts: { [district]: 23 } }, {}, rest))
    const DESERT = { map: meadowWith('d', 23) }
    expect([last('commercial-hub'), last('commercial-hub', DESERT)]).toEqual(['turn', 'hub'])
    expect([last('campus'), last('industrial-zone'), last('theater-square')]).toEqual(['turn', 'turn', 'theater'])
  })
  test('T-8.16 distances are counted through rivals, water and any terrain', () => {
    const state = acting({ districts: { 'theater-square': 23 } }, { controls: [22, 16] }, { map: meadowWith('w', 15) })
    expect(spaces(state, 'place')).toEqual(expect.arrayContaining([21, 9, 37]))
  })
  const fruitless = () => {
    const state = acting({ districts: { 'commercial-hub': 23 } }, {}, { map: meadowWith('d', 23) })
    expect(legal(state)).toEqual(['option 1', 'option 2'])
    play(state, 'option 1')
    expect(player(state, 0).trade).toEqual([0, 0, 0, 0, 0, 0])
    // Both options of this Theater Square would place a token, so one must be placed.
    const square = acting({ districts: { 'theater-square': 23 }, wonders: { oracle: 24 } })
    expect(refusal(square, 'nothing')).toBe('mustPlace')
  }
  test('T-8.17 mandatory, but a fruitless option may be chosen', fruitless)
  test('T-A11 an option without result is allowed', fruitless)
  const campusOfThree = () => {
    const map = ['ggggggg', 'ggggggg', 'ggmmggg', 'ghngggg', 'gmggggg', 'ggggggg', 'ggggggg']
    const sketch = { capital: 27, controls: [16, 17, 23], districts: { campus: 22 }, trade: [0, 1, 0, 0, 0, 0] }
    const state = beforeDistricts(sketch, {}, { map, icons: { 23: 'dead-sea' } })
    // Own hills; friendly mountain 16 and natural wonder 23 next to it; mountain 29 next to it is nobody's.
    expect(terrainAround(state, 0, kindOf('campus'))).toBe(2)
    const three = beforeDistricts({ ...sketch, controls: [16, 23, 29] }, {}, { map, icons: { 23: 'dead-sea' } })
    expect(terrainAround(three, 0, kindOf('campus'))).toBe(3)
    pass(three)
    expect(tradeOn(three, 'science')).toBe(3)
  }
  test('T-8.18 no more than three tokens on a card', campusOfThree)
  test('T-EX16 three tokens are due, two are placed', campusOfThree)
})

describe('effects', () => {
  test('T-8.19 Campus: mountains and natural wonders, its own space too', () => {
    const state = acting({ controls: [16, 17], districts: { campus: 23 } }, {}, { map: meadowWith('m', 23, 16, 30) })
    expect(tradeOn(state, 'science')).toBe(2)
  })
  test('T-8.20 Commercial Hub: a trade token for each mature city, freely placed', () => {
    const ring = [17, 18, 25, 30, 31]
    const state = acting({ controls: ring, districts: { 'commercial-hub': 23 } })
    play(state, 'option 1', 'token 6')
    expect(player(state, 0).trade).toEqual([0, 0, 0, 0, 0, 1])
  })
  test('T-8.21 Commercial Hub: or on the economy card for deserts', () => {
    const state = acting(
      { controls: [16], districts: { 'commercial-hub': 23 } },
      {},
      { map: meadowWith('d', 23, 16, 30) },
    )
    play(state, 'option 2')
    expect(tradeOn(state, 'economy')).toBe(2)
  })
  test('T-8.22 Encampment: a barbarian or a rival army within two spaces', () => {
    const state = beforeDistricts(
      { districts: { encampment: 23 } },
      { row: armed('ti-iron-working') },
      { barbarians: { A: 21, B: 41 } },
    )
    terraPlayer(state, 1).armies = [9, 40]
    pass(state)
    expect(refusal(state, 'barbarian B')).toBe('outOfRange')
    expect(refusal(state, 'ambush 40 1')).toBe('outOfRange')
    expect(refusal(state, 'ambush 10 1')).toBe('noRivalArmy')
    play(state, 'ambush 9 1')
    expect(terraPlayer(state, 1).armies[0]).toBe(ON_CARD)
    expect(refusal(state, 'barbarian A')).toBe('partDone')
  })
  test('T-8.22 a pact spares the armies of its giver, and answers one that is broken', () => {
    const encamped = { districts: { encampment: 23 } }
    const spared = beforeDistricts({ ...encamped, treaties: [[1, 'non-aggression-pact']] })
    terraPlayer(spared, 1).armies[0] = 9
    pass(spared)
    expect(refusal(spared, 'ambush 9 1')).toBe('pact')
    const broken = beforeDistricts(encamped, { treaties: [[0, 'non-aggression-pact']] })
    terraPlayer(broken, 1).armies[0] = 9
    pass(broken)
    play(broken, 'ambush 9 1')
    expect([asked(broken), dawn.deciders(broken)]).toEqual(['retaliate', [1]])
  })
  test('T-9.15 an Encampment attacks nobody, so diplomacy cards of the army’s owner stay', () => {
    const state = beforeDistricts({ districts: { encampment: 23 }, treaties: [[1, 'embassy']] })
    terraPlayer(state, 1).armies[0] = 9
    pass(state)
    play(state, 'ambush 9 1')
    expect(dawn.view(state, null).players[0]?.treaties).toHaveLength(1)
  })
  test('T-8.23 a barbarian gives a trade token', () => {
    const state = acting({ districts: { encampment: 23 } }, {}, { barbarians: { A: 21 } })
    play(state, 'barbarian A', 'token 4')
    expect(player(state, 0).trade[3]).toBe(1)
  })
  test('T-8.24 and one friendly token within two spaces is reinforced', () => {
    const state = acting({ controls: [37, 41], districts: { encampment: 23 } })
    expect(refusal(state, 'reinforce 41')).toBe('outOfRange')
    play(state, 'reinforce 37')
    expect(state.piece[37]).toBe(REINFORCED)
    expect(refusal(state, 'reinforce 23')).not.toBe('')
  })
  test('T-8.25 one part or both, in either order', () => {
    const state = acting({ districts: { encampment: 23 } }, {}, { barbarians: { A: 21 } })
    const asksFor = () => dawn.presentation.describe.decision(state, 0)?.args
    expect(asksFor()).toEqual({ left: 'both' })
    expect(refusal(state, 'done')).toBe('mustAct')
    play(state, 'reinforce 23')
    // What is done is not asked for again.
    expect(asksFor()).toEqual({ left: 'destroy' })
    expect(legal(state)).toEqual(['barbarian A', 'done'])
    play(state, 'barbarian A')
    expect(state.barbarians[0]).toBe(-1)
  })
  test('T-8.26 Industrial Zone: trade on the industry card for forests', () => {
    const state = acting({ controls: [16], districts: { 'industrial-zone': 23 } }, {}, { map: meadowWith('f', 23, 16) })
    expect(tradeOn(state, 'industry')).toBe(2)
  })
  test('T-8.27 Industrial Zone: or a city for three trade tokens, within two spaces of a friendly one', () => {
    const state = acting({ districts: { 'industrial-zone': 23 }, trade: [0, 0, 0, 0, 0, 3] })
    expect(refusal(state, 'city 25')).toBe('nextToCity')
    expect(refusal(state, 'city 48')).toBe('outOfRange')
    play(state, 'city 21')
    expect([state.piece[21], player(state, 0).trade[5]]).toEqual([CITY, 0])
  })
  test('T-8.27 of two industry cards the one with three trade tokens pays', () => {
    const row = ['irrigation', 'astrology', 'early-empire', 'ti-animal-husbandry', 'ti-masonry', 'pottery'] as const
    const state = acting({ row, districts: { 'industrial-zone': 23 }, trade: [0, 0, 0, 3, 0, 1] })
    play(state, 'city 21')
    expect(player(state, 0).trade).toEqual([0, 0, 0, 0, 0, 1])
  })
  test('T-8.28 without three tokens, a city and a space it cannot be chosen', () => {
    const zone = { 'industrial-zone': 23 }
    const [three, two] = [
      [0, 0, 0, 0, 0, 3],
      [0, 0, 0, 0, 0, 2],
    ] as const
    expect(asked(acting({ districts: zone, trade: two }))).toBe('turn')
    expect(asked(acting({ cities: [2, 4, 6, 34, 44, 46, 48], districts: zone, trade: three }))).toBe('turn')
    const sea = meadowWith('w', ...Array.from({ length: 49 }, (_, space) => space).filter((space) => space !== 24))
    expect(asked(acting({ districts: zone, trade: three }, {}, { map: sea }))).toBe('turn')
    expect(asked(acting({ districts: zone, trade: three }))).toBe('zone')
  })
  test('T-8.29 city-state tokens do not pay for it', () => {
    const state = acting(
      { cities: [40], conquered: ['auckland'], districts: { 'industrial-zone': 23 }, trade: [0, 0, 0, 0, 0, 2] },
      {},
      { icons: { 40: 'auckland' } },
    )
    expect([asked(state), tradeOn(state, 'industry')]).toEqual(['turn', 2])
  })
  test('T-8.30 Theater Square: a control token within two spaces of it', () => {
    const state = acting({ districts: { 'theater-square': 23 } })
    // T-8.17: the other option, a place near a wonder, comes to nothing, and may be chosen.
    expect(refusal(state, 'nothing')).toBe('')
    play(state, 'place 21')
    expect([state.owner[21], state.piece[21]]).toEqual([0, CONTROL])
  })
  test('T-8.31 Theater Square: or within two spaces of a city with a wonder', () => {
    const near = { capital: 6, districts: { 'theater-square': 42 }, wonders: { oracle: 6 } } as const
    const state = acting(near)
    expect(spaces(state, 'place')).toContain(5)
    const plain = acting({ capital: 6, districts: { 'theater-square': 42 } })
    expect(refusal(plain, 'place 5')).toBe('outOfRange')
    const token = acting({ controls: [6], districts: { 'theater-square': 42 }, wonders: { oracle: 6 } })
    expect(refusal(token, 'place 5')).toBe('outOfRange')
  })
  /** Seat 0 holds this card of seat 1. */
  const neighbourly = (district: DistrictId, two: DistrictSketch, treaty: TreatyId): State => {
    const one = { districts: { [district]: 23 }, trade: [0, 0, 0, 0, 0, 3] }
    return acting({ ...one, treaties: [[1, treaty]] }, two)
  }
  test('T-8.24 with Open Borders a token of the giver is friendly too', () => {
    const reinforcing = (treaty: TreatyId) =>
      refusal(neighbourly('encampment', { controls: [22] }, treaty), 'reinforce 22')
    expect([reinforcing('embassy'), reinforcing('ti-open-borders')]).toEqual(['notYourToken', ''])
  })
  test('T-8.27 with Open Borders a space of the giver is friendly too', () => {
    const building = (treaty: TreatyId) => refusal(neighbourly('industrial-zone', { controls: [4] }, treaty), 'city 6')
    expect([building('embassy'), building('ti-open-borders')]).toEqual(['outOfRange', ''])
  })
  test('T-8.31 with Open Borders a city of the giver is friendly too', () => {
    const placing = (treaty: TreatyId) =>
      refusal(neighbourly('theater-square', { wonders: { oracle: 0 } }, treaty), 'place 2')
    expect([placing('embassy'), placing('ti-open-borders')]).toEqual(['outOfRange', ''])
  })
  test('T-8.27 Polders: water next to a district is a friendly space to build from', () => {
    const building = (leader: 'egypt' | 'netherlands') => {
      const one = { leader, districts: { 'industrial-zone': 22 }, trade: [0, 0, 0, 0, 0, 3] }
      const state = acting(one, { capital: 6 }, { map: meadowWith('w', 15, 1) })
      return [refusal(state, 'city 2'), refusal(state, 'city 0')]
    }
    // The water on space 15 is next to the zone, that on space 1 is not.
    expect([building('egypt'), building('netherlands')]).toEqual([
      ['outOfRange', 'outOfRange'],
      ['', 'outOfRange'],
    ])
  })
  test('T-8.32 no city need be near', () => {
    const state = acting({ capital: 6, districts: { 'theater-square': 36 } })
    expect(spaces(state, 'place')).toContain(37)
  })
  const mountainsToo = () => {
    const state = acting({ districts: { 'theater-square': 23 } }, {}, { map: meadowWith('m', 21) })
    expect(spaces(state, 'place')).toContain(21)
    const wet = acting({ districts: { 'theater-square': 23 } }, {}, { map: meadowWith('w', 21) })
    expect(refusal(wet, 'place 21')).toBe('water')
  }
  test('T-8.33 no difficulty is too great', mountainsToo)
  test('T-A10 no limit of difficulty, but no water', mountainsToo)
  test('T-8.34 not on water, pieces, barbarians or rival armies', () => {
    const state = beforeDistricts(
      { districts: { 'theater-square': 23 } },
      { controls: [22] },
      { map: meadowWith('w', 21), barbarians: { A: 37 } },
    )
    terraPlayer(state, 1).armies[0] = 30
    pass(state)
    for (const space of [21, 22, 24, 37, 30]) expect(refusal(state, `place ${space}`)).not.toBe('')
  })
  test('T-8.35 it takes what lies there', () => {
    const state = acting({ districts: { 'theater-square': 23 } }, {}, { icons: { 21: 'oil' } })
    play(state, 'place 21')
    expect(player(state, 0).resources[2]).toBe(1)
  })
  const allTokensBut = (...free: readonly number[]): DistrictSketch => ({
    controls: Array.from({ length: 49 }, (_, space) => space)
      .filter((space) => ![0, 23, 24, ...free].includes(space))
      .slice(0, 34),
    districts: { 'theater-square': 23 },
  })
  test('T-8.2 a district is not taken back to be placed as a control token', () => {
    const state = acting(allTokensBut(25))
    expect([refusal(state, 'remove 23'), refusal(state, 'remove 1')]).toEqual(['notYourToken', ''])
  })
  test('T-8.2 nor for a culture card, Stonehenge, Mass Media or a won attack', () => {
    const takenBack = (state: State, question: string): void => {
      expect([asked(state), refusal(state, 'remove 23')]).toEqual([question, 'notYourToken'])
      expect(spaces(state, 'remove')).toContain(1)
      expect(spaces(state, 'remove')).not.toContain(23)
    }
    const culture = districtPosition(allTokensBut(25))
    play(culture, 'focus 3')
    takenBack(culture, 'place')

    const stonehenge = { ...allTokensBut(25, 26), wonders: { stonehenge: 24 } }
    const chain = districtPosition(stonehenge, {}, { map: meadowWith('h', 25, 26) })
    play(chain, 'focus 3', 'remove 2', 'place 25')
    takenBack(chain, 'chain')

    const row = TERRA_ROW.map((card) => (card === 'early-empire' ? 'mass-media' : card))
    const media = districtPosition({ ...allTokensBut(25), row }, { controls: [25] })
    play(media, 'focus 3', 'done')
    takenBack(media, 'convert')

    const attack = districtPosition(allTokensBut(25), { controls: [25] })
    terraPlayer(attack, 0).armies[0] = 24
    play(attack, 'focus 5')
    strike(attack, WIN)
    takenBack(attack, 'makeRoom')
  })
  test('T-8.36 a fort with an own city is a friendly forest', () => {
    const state = acting({ cities: [22], districts: { 'industrial-zone': 23 } }, {}, { map: meadowWith('f', 22) })
    expect(tradeOn(state, 'industry')).toBe(1)
  })
})

describe('leaders', () => {
  test('the Netherlands: water next to a district feeds it', () => {
    const map = meadowWith('w', 22, 16)
    const state = acting({ leader: 'netherlands', districts: { campus: 23 } }, {}, { map })
    expect(tradeOn(state, 'science')).toBe(2)
  })
  test('Nubia: one district acts after the growth card’s reset', () => {
    const districts = { campus: 23, 'commercial-hub': 25 }
    const state = districtPosition({ leader: 'nubia', row: GROWING, districts })
    play(state, 'focus 6', 'done')
    expect(asked(state)).toBe('districts')
    const acted = play(state, 'activate campus').filter(({ kind }) => kind === 'districtActed')
    expect(acted).toEqual([{ kind: 'districtActed', seat: 0, district: 'campus' }])
    expect(asked(state)).toBe('turn')
    // Not after another card.
    const other = districtPosition({ leader: 'nubia', row: GROWING, districts })
    play(other, 'focus 1', 'nothing')
    expect([other.active, asked(other)]).toEqual([1, 'turn'])
  })
})

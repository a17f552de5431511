import { describe, expect, test } from 'vitest'
import type { CardId } from '../../data/cards.ts'
import { ON_CARD, type State } from '../../rules/state.ts'
import { asked, frame, legal, play, player, refusal, spaces } from '../../testing/play.ts'
import type { PlayerSketch, Sketch } from '../../testing/position.ts'
import { terraOf, terraPlayer } from '../state.ts'
import { armed, marching, meadowWith, strike, valuesOf } from '../testing/army-position.ts'
import { rowEndingWith, terraPosition } from '../testing/terra-position.ts'

const STANDARD = {
  culture: 'early-empire',
  science: 'astrology',
  economy: 'foreign-trade',
  industry: 'pottery',
} as const satisfies Record<string, CardId>

/** Seat 0 resolves the card in the fifth slot. */
const resolving = (
  card: CardId,
  type: keyof typeof STANDARD,
  one: PlayerSketch = {},
  two: PlayerSketch = {},
  rest: Partial<Sketch> = {},
): State => {
  const state = terraPosition({ row: rowEndingWith(card, STANDARD[type]), ...one }, two, rest)
  play(state, 'focus 6')
  return state
}

describe('culture', () => {
  test('radio in the fifth slot takes a rival city within 4 spaces', () => {
    const state = resolving('radio', 'culture', {}, { cities: [27, 35] })
    play(state, 'done')
    expect([asked(state), spaces(state, 'convert')]).toEqual(['subvert', [27, 35]])
    play(state, 'convert 27')
    expect(state.owner[27]).toBe(0)
  })

  test('humanism places next to any friendly space and pays for mature cities', () => {
    const ring = [17, 18, 23, 25, 30, 31]
    const state = resolving('humanism', 'culture', { controls: ring })
    play(state, 'place 26', 'place 27')
    expect(asked(state)).toBe('distribute')
    play(state, 'token 2')
    expect([player(state, 0).trade, state.active]).toEqual([[0, 0, 1, 0, 0, 0], 1])
  })

  test('N-8.11 humanism: tokens of trade and of the French leader go next to any friendly space too', () => {
    const state = resolving('humanism', 'culture', {
      leader: 'france',
      wonders: { oracle: 24 },
      controls: [25],
      trade: [0, 0, 0, 0, 0, 1],
    })
    play(state, 'place 26', 'place 27', 'place 20', 'spend', 'place 13')
    expect([26, 27, 20, 13].map((space) => state.owner[space])).toEqual([0, 0, 0, 0])
  })

  test('state-workforce in the fifth slot adds a token on mountains', () => {
    const map = ['ggggggg', 'ggggggg', 'ggggggg', 'gggggmg', 'ggggggg', 'ggggggg', 'ggggggg']
    const state = resolving('state-workforce', 'culture', {}, {}, { map })
    play(state, 'place 25', 'place 23')
    expect([asked(state), spaces(state, 'place')]).toEqual(['uplands', [26]])
    play(state, 'place 26')
    expect(state.owner[26]).toBe(0)
  })
})

describe('science', () => {
  test('writing advances one more with a wonder', () => {
    const state = resolving('writing', 'science', { wonders: { oracle: 24 } })
    play(state, 'advance', 'nothing')
    expect(player(state, 0).tech).toBe(6)
    const none = resolving('writing', 'science')
    play(none, 'advance', 'nothing')
    expect(player(none, 0).tech).toBe(5)
  })

  test('natural-history advances one more for each kind of resource, natural wonders included', () => {
    const map = ['ggggggg', 'ggggggg', 'ggggggg', 'ggggngg', 'ggggggg', 'ggggggg', 'ggggggg']
    const state = resolving(
      'natural-history',
      'science',
      { resources: { oil: 2, marble: 1 }, controls: [25] },
      {},
      { map, icons: { 25: 'gobustan' } },
    )
    play(state, 'advance', 'nothing', 'nothing')
    expect(player(state, 0).tech).toBe(7)
    const one = { resources: { marble: 1 }, controls: [25] }
    const other = resolving('natural-history', 'science', one, {}, { map, icons: { 25: 'gobustan' } })
    play(other, 'advance', 'nothing', 'nothing')
    expect(player(other, 0).tech).toBe(7)
    const none = resolving('natural-history', 'science')
    play(none, 'advance', 'nothing')
    expect(player(none, 0).tech).toBe(5)
  })
})

describe('economy', () => {
  const VISIT = ['caravan 8', 'step 7', 'step 0', 'stop', 'token 1', 'token 1', 'done'] as const

  test('wheel gives a resource for each visit', () => {
    const state = resolving('wheel', 'economy', { caravans: [8] })
    play(state, ...VISIT, 'resource oil')
    expect(player(state, 0).resources[2]).toBe(1)
  })

  test('banking gives a resource in the capital of Ibrahim’s holder', () => {
    const state = resolving('banking', 'economy', { leader: 'ottoman', caravans: [8] })
    terraOf(state).ibrahim = 1
    play(state, ...VISIT, 'resource oil')
    expect(player(state, 0).resources[2]).toBe(1)
    const none = resolving('banking', 'economy', { leader: 'ottoman', caravans: [8] })
    play(none, ...VISIT)
    expect(asked(none)).toBe('economy')
    const city = resolving('banking', 'economy', { leader: 'ottoman', caravans: [8] }, { capital: 6, cities: [0] })
    terraOf(city).ibrahim = 1
    play(city, ...VISIT)
    expect(asked(city)).toBe('economy')
  })

  test('cartography builds a city near a far rival city, once a turn', () => {
    const state = resolving('cartography', 'economy', { capital: 48, caravans: [8] })
    play(state, ...VISIT)
    expect(asked(state)).toBe('landing')
    expect([refusal(state, 'city 1'), refusal(state, 'city 21')]).toEqual(['nextToCity', 'outOfRange'])
    play(state, 'city 14')
    expect([state.owner[14], state.piece[14]]).toEqual([0, 3])
    const refused = resolving('cartography', 'economy', { capital: 48, caravans: [8, 2] }, { cities: [4] })
    play(refused, ...VISIT, 'nothing', 'caravan 2', 'step 3', 'step 4', 'stop', 'token 2', 'token 2', 'done')
    // A player who builds none may still do so at the next far city.
    expect(asked(refused)).toBe('landing')
    const near = resolving('cartography', 'economy', { capital: 24, caravans: [8] })
    play(near, ...VISIT)
    expect(asked(near)).toBe('economy')
  })
})

describe('industry', () => {
  test('industrialization adds a production point for each district on the map', () => {
    const state = resolving('industrialization', 'industry', {}, {}, { tops: ['stonehenge'] })
    expect(refusal(state, 'wonder stonehenge')).toBe('tooDear')
    terraPlayer(state, 0).districts[0] = 0
    terraPlayer(state, 0).districts[1] = 25
    expect(refusal(state, 'wonder stonehenge')).toBe('')
  })

  test('construction gets 3 production from each resource', () => {
    const state = resolving('construction', 'industry', { resources: { marble: 1 } }, {}, { tops: ['stonehenge'] })
    play(state, 'wonder stonehenge', 'resource marble')
    expect(frame(state, 'pay').production).toBe(8)
  })

  test('craftsmanship advances the tech dial after building a wonder', () => {
    const state = resolving('craftsmanship', 'industry', { resources: { marble: 1 } }, {}, { tops: ['stonehenge'] })
    play(state, 'wonder stonehenge', 'resource marble', 'build 24')
    expect(player(state, 0).tech).toBe(1)
  })

  test('T-15.9 craftsmanship advances the tech dial as soon as the wonder stands', () => {
    const state = resolving('craftsmanship', 'industry', { resources: { oil: 2 } }, {}, { tops: ['pyramids'] })
    play(state, 'wonder pyramids', 'resource oil', 'resource oil', 'build 24')
    expect([player(state, 0).tech, asked(state)]).toEqual([1, 'upgrade'])
  })

  test('T-15.9 craftsmanship advances the tech dial without a wonder too, but not with a city', () => {
    const none = resolving('craftsmanship', 'industry')
    const events = play(none, 'nothing')
    expect([player(none, 0).tech, none.active]).toEqual([1, 1])
    expect(events).toContainEqual({ kind: 'techAdvanced', seat: 0, from: 0, to: 1 })
    const city = resolving('craftsmanship', 'industry')
    play(city, 'city 38')
    expect([player(city, 0).tech, city.active]).toEqual([0, 1])
  })

  const HUSBANDRY = 'ti-animal-husbandry'

  test('ti-animal-husbandry builds where a figure stands, which goes back, whatever the distance and terrain', () => {
    const row = ['irrigation', 'astrology', 'early-empire', HUSBANDRY, 'foreign-trade', 'ti-masonry'] as const
    const one = { capital: 48, row, caravans: [8] }
    const state = terraPosition(one, { capital: 6 }, { map: meadowWith('m', 8, 9) })
    play(state, 'focus 4')
    expect(legal(state)).not.toContain('city 9')
    play(state, 'city 8')
    expect([state.piece[8], player(state, 0).caravans[0]]).toEqual([3, ON_CARD])
  })

  test('ti-animal-husbandry within the range of the card leaves the figure or returns it', () => {
    const close = () => {
      const state = resolving(HUSBANDRY, 'industry', { caravans: [38] })
      play(state, 'city 38')
      return state
    }
    const [stays, goes] = [close(), close()]
    play(stays, 'nothing')
    play(goes, 'recall caravan')
    expect([stays, goes].map((state) => player(state, 0).caravans[0])).toEqual([38, ON_CARD])
  })

  test('ti-animal-husbandry returns the caravan or the army, as the player says', () => {
    const both = () => {
      const state = resolving(HUSBANDRY, 'industry', { capital: 48, caravans: [8] }, { capital: 6 })
      terraPlayer(state, 0).armies[0] = 8
      play(state, 'city 8')
      return state
    }
    const state = both()
    expect([legal(state), refusal(state, 'nothing')]).toEqual([['recall caravan', 'recall army'], 'mustRecall'])
    play(state, 'recall army')
    expect([player(state, 0).caravans[0], terraPlayer(state, 0).armies[0]]).toEqual([8, ON_CARD])
  })
})

describe('military', () => {
  test('horseback-riding lets an army move 6 spaces', () => {
    const state = marching({ capital: 21, armies: [21], row: armed('horseback-riding') })
    play(state, 'army 21', ...[22, 23, 24, 25, 26, 27].map((space) => `step ${space}`))
    expect([terraPlayer(state, 0).armies[0], state.active]).toEqual([27, 1])
  })

  test('ti-iron-working adds 2 against barbarians only, stronger cards add the same against all', () => {
    const strikes = (military: CardId, rival: boolean): number => {
      const state = rival
        ? marching({ row: armed(military) }, { controls: [25] })
        : marching({ row: armed(military) }, {}, { barbarians: { A: 25 } })
      return valuesOf(strike(state, [1, 1]))[0]
    }
    const cards = ['ti-masonry', 'ti-iron-working', 'ti-mass-production'] as const
    expect(cards.map((card) => strikes(card, false))).toEqual([5, 7, 7])
    expect(cards.map((card) => strikes(card, true))).toEqual([5, 5, 7])
  })
})

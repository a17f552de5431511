import { describe, expect, test } from 'vitest'
import { dawn } from '../../game.ts'
import { INDUSTRY_ROW, industry } from '../../testing/industry.ts'
import { asked, frame, legal, play, player, refusal, spaces } from '../../testing/play.ts'
import { type PlayerSketch, position, type Sketch } from '../../testing/position.ts'
import { CITY, CONTROL } from '../state.ts'
import { countWonders, dropWonder } from './wonders.ts'

const row = (...letters: string[]): string[] => letters

describe('cities', () => {
  test('N-11.1 a city or a wonder, not both', () => {
    const state = industry({ resources: { marble: 4 } }, { tops: ['stonehenge'] })
    expect(legal(state)).toContain('wonder stonehenge')
    play(state, 'city 26')
    expect(state.active).toBe(1)
  })
  test('N-11.2 without an unused city nothing is built', () => {
    const state = industry({ cities: [2, 4, 6, 28, 33, 42, 44] })
    expect(refusal(state, 'city 40')).toBe('noCities')
    expect(spaces(state, 'city')).toEqual([])
  })
  test('N-11.3 within the distance of the card from a friendly space', () => {
    const state = industry({ controls: [25] })
    expect(refusal(state, 'city 27')).toBe('')
    expect(refusal(state, 'city 48')).toBe('outOfRange')
  })
  test('N-11.4 the space is empty but for caravans or an own token', () => {
    const players: PlayerSketch[] = [
      { capital: 24, row: INDUSTRY_ROW, controls: [26], caravans: [22] },
      { capital: 0, controls: [40] },
    ]
    const state = industry({}, { players })
    expect(['city 26', 'city 22', 'city 40'].map((text) => refusal(state, text))).toEqual(['', '', 'controlled'])
  })
  test('N-11.5 caravans stay', () => {
    const state = industry({ caravans: [26] })
    play(state, 'city 26')
    expect([state.piece[26], player(state, 0).caravans[0]]).toEqual([CITY, 26])
  })
  test('N-11.6 an own token returns', () => {
    const state = industry({ controls: [26] })
    play(state, 'city 26')
    expect(player(state, 0).controls).toBe(0)
  })
  test('N-11.7 not next to a city', () => {
    const state = industry({ controls: [8] })
    expect(refusal(state, 'city 25')).toBe('nextToCity')
    expect(refusal(state, 'city 7')).toBe('nextToCity')
  })
  test('N-11.8 not next to a city-state', () => {
    expect(refusal(industry({}, { icons: { 27: 'seoul' } }), 'city 26')).toBe('nextToCityState')
  })
  test('N-11.9 neither on water nor through it', () => {
    const map = row('ggggggg', 'ggggggg', 'ggggwgg', 'ggggwgg', 'ggggggg', 'ggggggg', 'ggggggg')
    const state = industry({}, { map })
    expect(refusal(state, 'city 25')).toBe('water')
    expect(refusal(state, 'city 19')).toBe('outOfRange')
  })
  test('N-11.10 neither on nor through terrain above the slot', () => {
    const map = row('ggggggg', 'ggggggg', 'ggggfgg', 'ggggfhg', 'ggggggg', 'ggggggg', 'ggggggg')
    const state = industry({}, { map })
    expect(refusal(state, 'city 26')).toBe('tooHard')
    expect(refusal(state, 'city 19')).toBe('outOfRange')
  })
  test('N-11.11 not counted through a rival space', () => {
    const state = industry(
      {},
      {
        players: [
          { capital: 24, row: INDUSTRY_ROW },
          { capital: 0, controls: [25, 18] },
        ],
      },
    )
    expect(refusal(state, 'city 19')).toBe('outOfRange')
  })
  test('N-11.12 not counted through a barbarian', () => {
    const state = industry({}, { barbarians: { A: 25, B: 18 } })
    expect(refusal(state, 'city 19')).toBe('outOfRange')
    expect(refusal(state, 'city 38')).toBe('')
  })
  test('N-11.13 counting through a city-state is allowed', () => {
    const row = ['animal-husbandry', 'astrology', 'early-empire', 'foreign-trade', 'masonry'] as const
    const map = ['wwwwwww', 'ggggggg', 'wwwwwww']
    const state = position({ map, icons: { 9: 'seoul' }, players: [{ capital: 7, row }, {}] })
    play(state, 'focus 1')
    expect(refusal(state, 'city 10')).toBe('nextToCityState')
    const far = position({ map, icons: { 8: 'seoul' }, players: [{ capital: 7, row }, {}] })
    play(far, 'focus 1')
    expect(spaces(far, 'city')).toEqual([10])
  })
  test('N-11.14 a resource token prevents building', () => {
    expect(refusal(industry({}, { icons: { 26: 'oil' } }), 'city 26')).toBe('tokenThere')
  })
  test('N-11.15 a lone world wonder does not', () => {
    const state = industry()
    state.wonder[26] = 1
    dropWonder(state.unseen, 0)
    play(state, 'city 26')
    expect(countWonders(player(state, 0).wonders)).toBe(1)
  })
  test('N-11.16 a friendly space itself is in range', () => {
    const map = row('mmmmmmm', 'mmmmmmm', 'mmmmmmm', 'mmmgmgm', 'mmmmmmm', 'mmmmmmm', 'mmmmmmm')
    expect(spaces(industry({ controls: [26] }, { map }), 'city')).toEqual([26])
  })
  test('N-11.17 trade tokens do nothing for a city', () => {
    const state = industry({ trade: [3, 0, 0, 0, 0] })
    expect(legal(state)).not.toContain('spend')
  })
  test('N-EX5 the legal spaces of Pottery in slot 2', () => {
    const map = row('ggggggg', 'ggggggg', 'gggghgg', 'gggfgdg', 'ggggggg', 'ggggggg', 'ggggggg')
    const state = position({
      map,
      players: [
        { capital: 25, row: ['astrology', 'pottery', 'early-empire', 'foreign-trade', 'masonry'] },
        { capital: 0 },
      ],
      barbarians: { A: 32 },
    })
    play(state, 'focus 2')
    for (const space of spaces(state, 'city'))
      expect(dawn.view(state, null).spaces[space]?.terrain).toMatch(/grassland|hills/)
    expect(spaces(state, 'city')).toEqual([11, 12, 13, 17, 20, 30, 37, 38])
  })
})

describe('industry cards', () => {
  const withCard = (
    id: 'animal-husbandry' | 'nationalism' | 'urbanization',
    slot: number,
    sketch: PlayerSketch = {},
    rest: Partial<Sketch> = {},
  ) => {
    const others = ['masonry', 'astrology', 'early-empire', 'foreign-trade'] as const
    const row = [...others.slice(0, slot - 1), id, ...others.slice(slot - 1)]
    const state = position({ players: [{ capital: 24, row, ...sketch }, { capital: 0 }], ...rest })
    play(state, `focus ${slot}`)
    return state
  }
  test('pottery builds within two spaces', () => {
    const state = industry()
    expect(refusal(state, 'city 26')).toBe('')
    expect(refusal(state, 'city 27')).toBe('outOfRange')
  })
  test('animal-husbandry builds within three spaces or next to a caravan', () => {
    const state = withCard('animal-husbandry', 1, { capital: 21, caravans: [41] })
    expect(refusal(state, 'city 24')).toBe('')
    expect(refusal(state, 'city 48')).toBe('')
    expect(refusal(state, 'city 13')).toBe('outOfRange')
    // Every space around the caravan, and none two away from it.
    const far = withCard('animal-husbandry', 1, { capital: 6, caravans: [40] })
    expect([33, 34, 39, 41, 46, 47].filter((space) => refusal(far, `city ${space}`) !== '')).toEqual([])
    expect([32, 38, 48].map((space) => refusal(far, `city ${space}`))).toEqual(Array(3).fill('outOfRange'))
  })
  test('nationalism counts through water and has production 7 in the fifth slot', () => {
    const map = ['gggg', 'wwww', 'gggg']
    const state = withCard(
      'nationalism',
      1,
      { capital: 0 },
      {
        map,
        players: [{ capital: 0, row: ['nationalism', 'astrology', 'early-empire', 'foreign-trade', 'masonry'] }, {}],
      },
    )
    expect(spaces(state, 'city')).toContain(8)
    const strong = withCard('nationalism', 5, {}, { tops: ['stonehenge'] })
    play(strong, 'wonder stonehenge')
    expect(frame(strong, 'pay').production).toBe(7)
  })
  test('urbanization places two tokens next to the new city', () => {
    const state = withCard('urbanization', 1)
    play(state, 'city 26')
    expect(asked(state)).toBe('place')
    expect(refusal(state, 'place 23')).toBe('notNextToCity')
    play(state, 'place 27', 'place 33')
    expect([state.piece[27], state.piece[33], state.active]).toEqual([CONTROL, CONTROL, 1])
  })
})

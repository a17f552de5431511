import { expect, test } from 'vitest'
import { dawn } from '../../game.ts'
import type { State } from '../../rules/state.ts'
import { asked, legal, play, refusal } from '../../testing/play.ts'
import type { PlayerSketch } from '../../testing/position.ts'
import { rowEndingWith, TERRA_ROW, terraPosition } from '../testing/terra-position.ts'

/** Seat 0 has the Great Library and has visited the capital of seat 1. */
const studying = (one: PlayerSketch = {}, two: PlayerSketch = {}): State => {
  const state = terraPosition({ wonders: { 'great-library': 24 }, caravans: [8], ...one }, two, { round: 2 })
  play(state, 'focus 4', 'caravan 8', 'step 7', 'step 0', 'stop', 'token 1', 'token 1', 'done')
  return state
}
const MATHEMATICIAN = { row: rowEndingWith('mathematics', 'astrology') }

test('TI-03 great-library: the player’s unique card serves for one of its type and level', () => {
  expect(legal(studying({ leader: 'poland' }, MATHEMATICIAN))).toEqual([
    'gain mathematics',
    'gain astronomy',
    'nothing',
  ])
  // Another level, another type.
  expect(legal(studying({ leader: 'china' }, MATHEMATICIAN))).toEqual(['gain mathematics', 'nothing'])
  expect(legal(studying({ leader: 'nubia' }, MATHEMATICIAN))).toEqual(['gain mathematics', 'nothing'])
})

test('TI-03 great-library: of a rival’s unique card the standard one is copied', () => {
  const state = studying({}, { row: rowEndingWith('astronomy', 'astrology') })
  expect(legal(state)).toEqual(['gain mathematics', 'nothing'])
})

test('great-library asks nothing where the rows are alike, and takes nothing unasked', () => {
  expect(asked(studying())).toBe('turn')
  const state = studying({}, MATHEMATICIAN)
  expect(refusal(state, 'gain currency')).toBe('notAvailable')
  play(state, 'nothing')
  expect(dawn.view(state, null).players[0]?.row.map(({ card }) => card)).not.toContain('mathematics')
})

test('great-library copies one card for each visit', () => {
  const row = [...TERRA_ROW.slice(0, 1), ...TERRA_ROW.slice(2, 5), 'animal-husbandry', 'mathematics'] as const
  const state = studying({}, { row })
  expect(legal(state)).toEqual(['gain ti-animal-husbandry', 'gain mathematics', 'nothing'])
  play(state, 'gain mathematics')
  expect(asked(state)).toBe('turn')
})

test('great-library copies no card whose type is not in the player’s row', () => {
  const row = TERRA_ROW.map((card) => (card === 'astrology' ? 'drama-and-poetry' : card))
  expect(asked(studying({ row }, MATHEMATICIAN))).toBe('turn')
})

test('university-of-sankore leaves the science card where it is on either side of a swap', () => {
  const state = studying({ cities: [38], wonders: { 'great-library': 24, 'university-of-sankore': 38 } }, MATHEMATICIAN)
  play(state, 'gain mathematics')
  const row = dawn.view(state, null).players[0]?.row.map(({ card }) => card) ?? []
  const place = row.indexOf('mathematics') + 1
  expect([asked(state), refusal(state, `swap 1 ${place}`), refusal(state, `swap ${place} 6`)]).toEqual([
    'rearrange',
    'scienceStays',
    'scienceStays',
  ])
  expect(legal(state)).toHaveLength(11)
})

test('orszaghaz may leave the city-state alone', () => {
  const state = terraPosition({ wonders: { orszaghaz: 24 }, caravans: [26] }, {}, { icons: { 27: 'seoul' } })
  play(state, 'focus 4', 'caravan 26', 'step 27', 'stop', 'accept', 'nothing')
  expect([state.owner[27], dawn.view(state, null).players[0]?.envoys]).toEqual([-1, ['seoul']])
})

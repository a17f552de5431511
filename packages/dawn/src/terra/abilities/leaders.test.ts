import { expect, test } from 'vitest'
import { ALL_TREATIES } from '../../data/sights.ts'
import { dawn } from '../../game.ts'
import { boardOf } from '../../rules/map/board.ts'
import { treatyLimit } from '../../rules/trade/visits.ts'
import { asked, frame, play, player, refusal, spaces } from '../../testing/play.ts'
import { terraOf, terraPlayer } from '../state.ts'
import { meadowWith } from '../testing/army-position.ts'
import { districtPosition } from '../testing/district-position.ts'
import { defence, offence, rowEndingWith, terraPosition } from '../testing/terra-position.ts'

test('china: in defence each reinforced token gives 2', () => {
  const sketch = { reinforced: [25, 26], controls: [31] }
  expect(defence(terraPosition({ leader: 'china', ...sketch }), 25, 1)).toBe(5)
  expect(defence(terraPosition({ leader: 'egypt', ...sketch }), 25, 1)).toBe(3)
  expect(defence(terraPosition({ leader: 'china', ...sketch }), 31, 1)).toBe(3)
  expect(offence(terraPosition({ leader: 'china', reinforced: [26] }, { controls: [25] }), 25)).toBe(4)
})

test('england reinforces next to a city that is alone on its tile', () => {
  const state = terraPosition({ leader: 'england' })
  boardOf(state.layout).tile.fill(2, 35)
  play(state, 'focus 6', 'city 38')
  expect(asked(state)).toBe('garrison')
  expect(refusal(state, 'place 24')).toBe('notAdjacent')
  play(state, 'place 39')
  expect([state.piece[39], player(state, 0).reinforced]).toEqual([2, 1])
  const crowded = terraPosition({ leader: 'england' })
  play(crowded, 'focus 6', 'city 38')
  expect(crowded.active).toBe(1)
})

test('england: the token of a garrison on hills lets Stonehenge place more', () => {
  const state = terraPosition(
    { leader: 'england', wonders: { stonehenge: 24 } },
    {},
    { map: meadowWith('h', 39, 40, 41) },
  )
  boardOf(state.layout).tile.fill(2, 35)
  play(state, 'focus 6', 'city 38', 'place 39')
  expect([asked(state), spaces(state, 'place'), state.piece[39]]).toEqual(['chain', [40], 2])
  play(state, 'place 40', 'place 41', 'done')
  expect([state.piece[40], state.piece[41], state.active]).toEqual([1, 1, 1])
})

test('georgia resolves cards of its city-states’ types one slot to the right', () => {
  const state = terraPosition({ leader: 'georgia', envoys: ['seoul'] }, {}, { icons: { 48: 'seoul' } })
  play(state, 'focus 2', 'advance')
  expect(player(state, 0).tech).toBe(2)
  const other = terraPosition({ leader: 'georgia', envoys: ['kumasi'] }, {}, { icons: { 48: 'kumasi' } })
  play(other, 'focus 2', 'advance')
  expect(player(other, 0).tech).toBe(1)
})

test('inca places on from mountain to mountain', () => {
  const map = ['ggggggg', 'ggggggg', 'ggggggg', 'ggggmmg', 'ggggggg', 'ggggggg', 'ggggggg']
  const row = rowEndingWith('early-empire', 'early-empire')
  const state = terraPosition({ leader: 'inca', row }, {}, { map })
  play(state, 'focus 6', 'place 25')
  expect(asked(state)).toBe('terrace')
  play(state, 'place 26')
  expect(spaces(state, 'place')).toEqual([19, 20, 27, 32, 33])
  play(state, 'place 27')
  expect([asked(state), frame(state, 'place').left]).toEqual(['place', 1])
})

test('N-8.12 inca: without a token left one on the map is taken back for the next', () => {
  const free = [0, 24, 25, 26]
  const controls = Array.from({ length: 49 }, (_, space) => space)
    .filter((space) => !free.includes(space))
    .slice(0, 34)
  const row = rowEndingWith('early-empire', 'early-empire')
  const state = terraPosition({ leader: 'inca', row, controls }, {}, { map: meadowWith('m', 25) })
  play(state, 'focus 6', 'remove 1', 'place 25')
  expect([asked(state), refusal(state, 'place 26')]).toEqual(['terrace', 'noControlTokens'])
  play(state, 'remove 2', 'place 26')
  expect([state.owner[2], state.owner[26]]).toEqual([-1, 0])
})

test('indonesia sails with caravans, and round the edge of the map', () => {
  const map = ['wgggggg', 'ggggggg', 'ggggggg', 'ggggggg', 'ggggggg', 'ggggggw', 'gggggww']
  const sail = (leader: 'indonesia' | 'egypt') => terraPosition({ leader, capital: 40 }, { capital: 21 }, { map })
  const state = sail('indonesia')
  play(state, 'focus 4', 'depart 40', 'step 41')
  expect(spaces(state, 'step')).toEqual([0, 34, 40, 47, 48])
  play(state, 'step 0', 'step 1')
  expect(player(state, 0).caravans[0]).toBe(1)
  const dry = sail('egypt')
  play(dry, 'focus 4', 'depart 40')
  expect(refusal(dry, 'step 41')).toBe('water')
})

test('T-16.4 ottoman gives Ibrahim away and has +2 against its holder', () => {
  const state = terraPosition({ leader: 'ottoman' }, { controls: [25] })
  expect(offence(state, 25)).toBe(4)
  play(state, 'use ottoman', 'give 1')
  expect(offence(state, 25)).toBe(6)
  expect(refusal(state, 'use ottoman')).toBe('usedThisTurn')
  // Neither has Ibrahim, so nobody has it.
  expect(offence(terraPosition({ leader: 'ottoman' }, {}, { barbarians: { A: 25 } }), 25)).toBe(4)
})

test('T-16.4 ottoman has +2 in defence against the holder of Ibrahim too', () => {
  const attacked = (ibrahim: number): number => {
    const state = terraPosition({ leader: 'ottoman', controls: [25] }, {}, { active: 1 })
    terraOf(state).ibrahim = ibrahim
    return defence(state, 25, 1)
  }
  expect([attacked(-1), attacked(1), attacked(2)]).toEqual([1, 3, 1])
})

test('poland takes a card in the first turn and may hold all cards of its giver', () => {
  const state = terraPosition({ leader: 'poland' })
  // It says "choose", not "may": no card is played before.
  expect([asked(state), refusal(state, 'focus 1')]).toEqual(['union', 'notAsked'])
  play(state, 'treaty 1 embassy')
  expect([terraPlayer(state, 0).ally, asked(state)]).toEqual([1, 'turn'])
  expect([treatyLimit(state, 0, 1), treatyLimit(state, 0, 2)]).toEqual([ALL_TREATIES.length, 1])
  const later = terraPosition({ leader: 'poland' }, {}, { round: 2 })
  expect(asked(later)).toBe('turn')
  const second = terraPosition({ leader: 'poland', caravans: [8], treaties: [[1, 'joint-war']] }, {}, { round: 2 })
  terraPlayer(second, 0).ally = 1
  play(second, 'focus 4', 'caravan 8', 'step 7', 'step 0', 'stop', 'token 1', 'token 1', 'treaty 1 embassy')
  expect(dawn.view(second, null).players[0]?.treaties).toHaveLength(2)
})

test('ottoman has nobody to give Ibrahim to if the only other player has it', () => {
  const state = terraPosition({ leader: 'ottoman' })
  terraOf(state).ibrahim = 1
  expect(refusal(state, 'use ottoman')).toBe('nothingToDo')
})

test('T-16.5 ibrahim pays nothing to others, in other cities or in city-states', () => {
  const visiting = (leader: 'ottoman' | 'rome', ibrahim: number): readonly number[] => {
    const state = terraPosition({ leader: 'egypt', caravans: [8] }, { leader })
    terraOf(state).ibrahim = ibrahim
    play(state, 'focus 4', 'caravan 8', 'step 7', 'step 0', 'stop', 'token 1', 'token 1', 'done')
    return dawn.deciders(state)
  }
  expect([visiting('ottoman', 0), visiting('rome', 0), visiting('ottoman', -1)]).toEqual([[0, 1], [1], [1]])
  const state = terraPosition({ caravans: [26] }, { leader: 'ottoman' }, { icons: { 27: 'seoul' } })
  terraOf(state).ibrahim = 0
  play(state, 'focus 4', 'caravan 26', 'step 27', 'stop', 'accept')
  expect(asked(state)).toBe('turn')
})

test('nubia: a growth card that is not reset lets no district act', () => {
  const row = ['irrigation', 'astrology', 'early-empire', 'capitalism', 'ti-masonry', 'pottery'] as const
  const state = districtPosition({ leader: 'nubia', row, districts: { campus: 23 } })
  const told = play(state, 'focus 4', 'done', 'card 2', 'done')
  expect([state.active, told.some(({ kind }) => kind === 'districtActed')]).toEqual([1, false])
})

test('T-16.5 ibrahim pays both for a visit of an Ottoman city', () => {
  const state = terraPosition({ leader: 'egypt', caravans: [8] }, { leader: 'ottoman' })
  terraOf(state).ibrahim = 0
  play(state, 'focus 4', 'caravan 8', 'step 7', 'step 0', 'stop', 'token 1', 'token 1', 'done')
  expect(dawn.deciders(state)).toEqual([0, 1])
  play(state, '0: token 2', '1: token 3')
  expect([player(state, 0).trade, player(state, 1).trade]).toEqual([
    [0, 2, 1, 0, 0, 0],
    [0, 0, 1, 0, 0, 0],
  ])
})

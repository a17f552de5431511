import { expect, test } from 'vitest'
import { dawn } from '../../game.ts'
import { isMature } from '../../rules/map/spaces.ts'
import { asked, frame, legal, play, player, refusal } from '../../testing/play.ts'
import { fitArmies } from '../armies/armies.ts'
import { terrainAround } from '../districts/district-effects.ts'
import { meadowWith } from '../testing/army-position.ts'
import { districtPosition, kindOf } from '../testing/district-position.ts'
import { rowEndingWith, TERRA_ROW, terraPosition } from '../testing/terra-position.ts'

/** Mountains between the capital and water. */
const COAST = ['ggggggg', 'ggggggg', 'ggggggg', 'ggggmwg', 'ggggggg', 'ggggggg', 'ggggggg']

test('auckland counts through water to build a city, and shores are easy', () => {
  const map = ['ggggggg', 'ggggggg', 'gggwwww', 'gggwgwm', 'gggwwww', 'ggggggg', 'ggggggg']
  const build = (envoys: readonly 'auckland'[]) => {
    const state = terraPosition(
      { capital: 25, envoys, row: rowEndingWith('pottery', 'pottery') },
      {},
      {
        map,
        icons: { 44: 'auckland' },
      },
    )
    play(state, 'focus 6')
    return state
  }
  expect(refusal(build(['auckland']), 'city 27')).toBe('')
  // The space itself is mountains: without water beside it, or for a caravan, it stays so.
  const dry = terraPosition(
    { envoys: ['auckland'], row: ['pottery', ...TERRA_ROW.slice(0, 5)], caravans: [23] },
    {},
    { map: meadowWith('m', 26), icons: { 48: 'auckland' } },
  )
  play(dry, 'focus 1')
  expect(refusal(dry, 'city 26')).toBe('tooHard')
  const wet = terraPosition({ envoys: ['auckland'] }, {}, { map: COAST, icons: { 48: 'auckland' } })
  play(wet, 'focus 4', 'depart 24')
  expect(refusal(wet, 'step 25')).toBe('tooHard')
  expect(refusal(build([]), 'city 27')).toBe('outOfRange')
})

test('palenque spends resources as trade tokens of the card being resolved', () => {
  const state = terraPosition({ envoys: ['palenque'], resources: { oil: 1 } }, {}, { icons: { 48: 'palenque' } })
  play(state, 'focus 2')
  expect(legal(state)).toContain('resource oil')
  play(state, 'resource oil', 'advance')
  expect([player(state, 0).tech, player(state, 0).resources]).toEqual([2, [0, 0, 0, 0]])
  const without = terraPosition({ resources: { oil: 1 } })
  play(without, 'focus 2')
  expect(refusal(without, 'resource oil')).toBe('notAccepted')
})

test('palenque lets a wonder’s unwanted resources count 1 each', () => {
  const state = terraPosition(
    { envoys: ['palenque'], resources: { oil: 1, mercury: 1 } },
    {},
    { icons: { 48: 'palenque' }, tops: ['stonehenge'] },
  )
  play(state, 'focus 6', 'wonder stonehenge', 'resource oil')
  expect(frame(state, 'pay').production).toBe(6)
  play(state, 'resource mercury', 'build 24')
  expect(dawn.view(state, null).players[0]?.wonders).toEqual(['stonehenge'])
})

test('ti-open-borders lets the giver’s tokens ripen own cities', () => {
  const ring = { controls: [17, 18, 23, 25, 30] }
  const giver = { controls: [31] }
  expect(isMature(terraPosition({ ...ring, treaties: [[1, 'ti-open-borders']] }, giver), 0, 24)).toBe(true)
  expect(isMature(terraPosition(ring, giver), 0, 24)).toBe(false)
})

test('non-aggression-pact: the holder destroys nothing of its giver', () => {
  const rival = { controls: [25] }
  const wonders = { 'forbidden-city': 24 }
  const state = terraPosition({ wonders, treaties: [[1, 'non-aggression-pact']] }, rival)
  play(state, 'use forbidden-city')
  expect(refusal(state, 'destroy 25')).toBe('pact')
})

test('non-aggression-pact, broken by its giver, goes back to swap the military card', () => {
  const state = terraPosition(
    { wonders: { 'forbidden-city': 24 } },
    { controls: [25], treaties: [[0, 'non-aggression-pact']] },
  )
  play(state, 'use forbidden-city', 'destroy 25')
  expect([asked(state), dawn.deciders(state), refusal(state, 'swap 1 2')]).toEqual(['retaliate', [1], 'notMilitary'])
  play(state, 'swap 1 5')
  const seen = dawn.view(state, null).players[1]
  expect([seen?.row[0]?.card, seen?.row[4]?.card, seen?.treaties]).toEqual(['ti-masonry', 'irrigation', []])
  expect(asked(state)).toBe('turn')
})

test('non-aggression-pact, broken while its holder has no military card, asks nothing and stays', () => {
  const state = terraPosition(
    { wonders: { 'forbidden-city': 24 } },
    { controls: [25], treaties: [[0, 'non-aggression-pact']], row: rowEndingWith('mathematics', 'ti-masonry') },
  )
  fitArmies(state, 1, undefined)
  play(state, 'use forbidden-city', 'destroy 25')
  expect([asked(state), dawn.deciders(state)]).toEqual(['turn', [0]])
  expect(dawn.view(state, null).players[1]?.treaties).toHaveLength(1)
})

test('antananarivo counts as a city of its holder while it is the holder’s turn', () => {
  const state = terraPosition({ envoys: ['antananarivo'] }, {}, { icons: { 27: 'antananarivo' } })
  expect([state.owner[27], player(state, 0).cities]).toEqual([0, [24, 27]])
  play(state, 'focus 3', 'place 34')
  expect(state.owner[34]).toBe(0)
  play(state, 'done')
  expect([state.active, state.owner[27], state.piece[27], player(state, 0).cities]).toEqual([1, -1, 5, [24]])
})

test('kumasi: the growth card gets no easier in forests', () => {
  const state = districtPosition(
    { envoys: ['kumasi'], controls: [25] },
    {},
    { map: meadowWith('f', 25, 31), icons: { 48: 'kumasi' } },
  )
  play(state, 'focus 1')
  expect(refusal(state, 'district 25 campus')).toBe('tooHard')
})

test('T-16.2 a world wonder may be built under Antananarivo', () => {
  const state = terraPosition(
    { envoys: ['antananarivo'], wonders: { colossus: 24 }, resources: { marble: 2 } },
    {},
    { icons: { 27: 'antananarivo' }, tops: ['stonehenge'] },
  )
  play(state, 'focus 6', 'wonder stonehenge', 'resource marble', 'build 27')
  expect([state.wonder[27] === 0, state.piece[27]]).toEqual([false, 5])
})

test('ti-open-borders: the giver’s mountains feed own districts', () => {
  const map = meadowWith('m', 26)
  const campus = { districts: { campus: 25 } }
  const fed = districtPosition({ ...campus, treaties: [[1, 'ti-open-borders']] }, { controls: [26] }, { map })
  expect(terrainAround(fed, 0, kindOf('campus'))).toBe(1)
  expect(terrainAround(districtPosition(campus, { controls: [26] }, { map }), 0, kindOf('campus'))).toBe(0)
})

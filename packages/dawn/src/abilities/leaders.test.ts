import { describe, expect, test } from 'vitest'
import type { LeaderId } from '../data/leaders.ts'
import { CITY_STATES, NATURAL_WONDERS, TREATIES } from '../data/sights.ts'
import { RESOURCES } from '../data/types.ts'
import { wonderNumber } from '../data/wonders.ts'
import { dawn } from '../game.ts'
import { costOf } from '../rules/industry/wonder-building.ts'
import { isMature } from '../rules/map/spaces.ts'
import type { State } from '../rules/state.ts'
import { asked, frame, legal, play, player, playWithDice, refusal, spaces } from '../testing/play.ts'
import { type PlayerSketch, position, type Sketch } from '../testing/position.ts'

const ROW = ['astrology', 'early-empire', 'foreign-trade', 'pottery', 'masonry'] as const

const led = (leader: LeaderId, one: PlayerSketch = {}, two: PlayerSketch = {}, rest: Partial<Sketch> = {}): State =>
  position({
    players: [
      { leader, capital: 24, row: ROW, ...one },
      { capital: 0, ...two },
    ],
    ...rest,
  })

const values = (state: State, space: number, dice = [1, 1]): readonly [number, number] => {
  let found: readonly [number, number] = [0, 0]
  for (const event of playWithDice(state, dice, 'focus 5', `attack ${space}`)) {
    if (event.kind === 'diceRolled') found = [event.attack, event.defence]
  }
  return found
}
const cost = (state: State, id: Parameters<typeof wonderNumber>[0]): number => costOf(state, 0, wonderNumber(id))

describe('leaders', () => {
  test('america puts natural wonders on cards, where they serve as trade tokens', () => {
    const map = ['ggggggg', 'ggggggg', 'ggggggg', 'ggggngg', 'ggggggg', 'ggggggg', 'ggggggg']
    const row = ['astrology', 'foreign-trade', 'pottery', 'masonry', 'early-empire'] as const
    const state = led('america', { row }, {}, { map, icons: { 25: 'pantanal' } })
    play(state, 'focus 5', 'place 25')
    expect(asked(state)).toBe('keep')
    play(state, 'keep 1', 'done')
    expect(dawn.view(state, null).players[0]?.naturalWonders).toEqual([{ id: 'pantanal', card: 'astrology' }])
    play(state, 'focus 2', 'nothing', 'focus 2')
    play(state, 'natural pantanal')
    expect(asked(state)).toBe('keep')
    play(state, 'keep 4', 'advance', 'nothing')
    expect(player(state, 0).tech).toBe(3)
  })
  test('aztec swaps two cards after a won attack', () => {
    const state = led('aztec', {}, { controls: [25] })
    playWithDice(state, [6, 1], 'focus 5', 'attack 25', 'done', 'swap 1 5')
    expect(dawn.view(state, null).players[0]?.row.map(({ card }) => card)).toEqual([
      'pottery',
      'astrology',
      'early-empire',
      'foreign-trade',
      'masonry',
    ])
    expect(state.active).toBe(1)
    const lost = led('aztec', {}, { controls: [25] })
    playWithDice(lost, [1, 6], 'focus 5', 'attack 25', 'done')
    expect(lost.active).toBe(1)
  })
  test('aztec swaps nothing after attacks with a card that is not reset', () => {
    const row = ['astrology', 'early-empire', 'pottery', 'capitalism', 'masonry'] as const
    const state = led('aztec', { row }, { controls: [25] })
    playWithDice(state, [6, 1], 'focus 4', 'done', 'card 5', 'attack 25', 'done')
    expect([state.owner[25], state.active]).toEqual([0, 1])
  })
  test('egypt pays 1 less for wonders', () => expect(cost(led('egypt'), 'stonehenge')).toBe(6))
  test('france places more tokens by its newest wonder', () => {
    for (const [wonder, tokens] of [
      ['oracle', 3],
      ['petra', 3],
      ['alhambra', 4],
      ['kremlin', 5],
    ] as const) {
      const state = led('france', { wonders: { [wonder]: 24 } })
      play(state, 'focus 2')
      expect(frame(state, 'place').left).toBe(tokens)
    }
    const none = led('france')
    play(none, 'focus 2')
    expect(frame(none, 'place').left).toBe(2)
  })
  test('japan treats shore deserts and mountains as 3 on its turn', () => {
    const map = ['ggggggg', 'ggggggg', 'ggggggg', 'dgmgggg', 'mgggggg', 'ggggggg', 'ggggggg']
    const row = ['astrology', 'pottery', 'early-empire', 'foreign-trade', 'masonry'] as const
    const state = led('japan', { capital: 22, row, cities: [24] }, {}, { map })
    play(state, 'focus 3')
    expect([refusal(state, 'place 28'), refusal(state, 'place 21')]).toEqual(['', ''])
    expect(refusal(state, 'place 23')).toBe('tooHard')
    const lower = led('japan', { capital: 22, row: [row[0], row[2], row[1], row[3], row[4]] }, {}, { map })
    play(lower, 'focus 2')
    expect([refusal(lower, 'place 28'), refusal(lower, 'place 21')]).toEqual(['tooHard', 'tooHard'])
  })
  test('ND-42 a natural wonder at the shore is no easier for japan', () => {
    const map = ['ggggggg', 'ggggggg', 'ggggggg', 'ngggggg', 'ggggggg', 'ggggggg', 'ggggggg']
    const row = ['astrology', 'pottery', 'early-empire', 'foreign-trade', 'masonry'] as const
    const state = led('japan', { capital: 22, row }, {}, { map, icons: { 21: 'pantanal' } })
    play(state, 'focus 3')
    expect(refusal(state, 'place 21')).toBe('tooHard')
  })
  test('rome starts caravans from any city', () => {
    const state = led('rome', { cities: [40] })
    play(state, 'focus 3')
    expect(spaces(state, 'depart')).toEqual([24, 40])
  })
  test('scythia adds 3 on grassland and hills', () => {
    const map = ['ggggggg', 'ggggggg', 'ggggggg', 'ggghgfg', 'gggghgg', 'ggggggg', 'ggggggg']
    expect(values(led('scythia', {}, { controls: [25] }, { map }), 25)[0]).toBe(9)
    expect(values(led('scythia', {}, { controls: [32] }, { map }), 32)[0]).toBe(9)
    expect(values(led('scythia', {}, { controls: [26] }, { map }), 26)[0]).toBe(6)
    const defending = position({
      active: 1,
      players: [
        { leader: 'scythia', capital: 24, controls: [2] },
        { capital: 0, row: ROW },
      ],
    })
    expect(values(defending, 2)[1]).toBe(5)
  })
  test('sumeria gains a resource for a defeated barbarian', () => {
    const state = led('sumeria', {}, {}, { barbarians: { A: 25 } })
    playWithDice(state, [6, 1], 'focus 5', 'attack 25')
    expect(legal(state)).toEqual(RESOURCES.map((resource) => `resource ${resource}`))
    play(state, 'resource oil', 'token 1')
    expect([player(state, 0).resources, player(state, 0).trade[0]]).toEqual([[0, 0, 1, 0], 1])
  })
})

test('capitalism resolves another card once', () => {
  const row = ['astrology', 'early-empire', 'pottery', 'masonry', 'capitalism'] as const
  const state = position({ players: [{ capital: 24, row }, { capital: 0 }] })
  play(state, 'focus 5', 'done', 'nothing')
  expect(state.active).toBe(1)
})

describe('city-states', () => {
  test('carthage adds 1 for each city-state and own city near the defender', () => {
    const state = position({
      icons: { 27: 'carthage' },
      players: [
        { capital: 24, row: ROW, envoys: ['carthage'] },
        { capital: 0, controls: [25] },
      ],
    })
    expect(values(state, 25)[0]).toBe(8)
  })
  test('kumasi makes forests 1 for culture and industry', () => {
    const map = ['ggggggg', 'ggggggg', 'ggggggg', 'ggggfgg', 'ggggggg', 'ggggggg', 'ggggggg']
    const state = position({
      map,
      icons: { 46: 'kumasi' },
      players: [{ capital: 24, envoys: ['kumasi'] }, { capital: 0 }],
    })
    play(state, 'focus 1')
    expect(refusal(state, 'place 25')).toBe('')
  })
  test('brussels takes 1 off wonders for each mature city', () => {
    const state = position({
      icons: { 46: 'brussels' },
      players: [{ capital: 48, controls: [47, 41], cities: [24], envoys: ['brussels'] }, { capital: 0 }],
    })
    expect(cost(state, 'stonehenge')).toBe(6)
  })
  test('seoul moves a barbarian to an empty space', () => {
    const state = position({
      icons: { 46: 'seoul' },
      barbarians: { A: 10 },
      players: [
        { capital: 24, envoys: ['seoul'] },
        { capital: 0, controls: [11] },
      ],
    })
    play(state, 'use seoul')
    expect(refusal(state, 'march A 3')).toBe('notEmpty')
    play(state, 'march A 0')
    expect(state.barbarians[0]).toBe(9)
  })
  test('geneva exchanges a diplomacy card', () => {
    const state = position({
      icons: { 46: 'geneva' },
      players: [{ capital: 24, envoys: ['geneva'], treaties: [[1, 'embassy']] }, { capital: 0 }],
    })
    play(state, 'use geneva', 'renegotiate 5 joint-war')
    expect(dawn.view(state, null).players[0]?.treaties).toEqual([{ giver: 1, treaty: 'joint-war' }])
  })
  test('mohenjo-daro makes placing 1 easier', () => {
    const map = ['ggggggg', 'ggggggg', 'ggggggg', 'gggghfg', 'gggfggg', 'ggggggg', 'ggggggg']
    const state = position({
      map,
      icons: { 46: 'mohenjo-daro' },
      players: [{ capital: 24, envoys: ['mohenjo-daro'] }, { capital: 0 }],
    })
    play(state, 'focus 1')
    expect([refusal(state, 'place 25'), refusal(state, 'place 31')]).toEqual(['', 'tooHard'])
  })
  test('buenos-aires takes 2 off the first wonder of a type', () => {
    const state = position({
      icons: { 46: 'buenos-aires' },
      players: [{ capital: 24, envoys: ['buenos-aires'], wonders: { oracle: 24 } }, { capital: 0 }],
    })
    expect([cost(state, 'stonehenge'), cost(state, 'kremlin')]).toEqual([5, 11])
  })
  test('kabul adds 3 against cities and other city-states', () => {
    const near = (two: PlayerSketch, id: 'kabul' | 'seoul') =>
      values(
        position({
          icons: { 31: id, ...(id !== 'kabul' && { 46: 'kabul' as const }) },
          players: [
            { capital: 24, row: ROW, envoys: ['kabul'] },
            { capital: 0, ...two },
          ],
        }),
        two.controls === undefined && two.cities === undefined ? 31 : 25,
      )[0]
    expect(near({ cities: [25] }, 'seoul')).toBe(9)
    expect(near({ controls: [25] }, 'seoul')).toBe(6)
    expect(near({}, 'seoul')).toBe(9)
    expect(near({}, 'kabul')).toBe(6)
  })
  test('N-EX12 Buenos Aires is the industry city-state in a diamond', () => {
    const found = CITY_STATES.find(({ type, frame }) => type === 'industry' && frame === 'diamond')
    expect(found?.id).toBe('buenos-aires')
  })
})

describe('diplomacy cards of players', () => {
  test('open-borders counts the giver’s tokens for maturity', () => {
    const players: PlayerSketch[] = [
      { capital: 24, controls: [25, 23, 17], treaties: [[1, 'open-borders']] },
      { capital: 0, controls: [18, 30, 31] },
      { capital: 48 },
    ]
    expect(isMature(position({ players }), 0, 24)).toBe(true)
    expect(
      isMature(position({ players: [{ ...players[0], treaties: [[2, 'open-borders']] }, ...players.slice(1)] }), 0, 24),
    ).toBe(false)
  })
  test('embassy pays holder and giver for a visit to the capital', () => {
    const row = ['foreign-trade', 'astrology', 'early-empire', 'pottery', 'masonry'] as const
    const state = position({ players: [{ capital: 2, row }, { capital: 0 }] })
    play(state, 'focus 1', 'depart 2', 'step 1', 'step 0', 'stop', 'token 4', 'token 5', 'treaty 1 embassy')
    expect(dawn.deciders(state)).toEqual([1])
    play(state, 'token 3', 'resource oil')
    expect([player(state, 0).resources[2], player(state, 1).trade[2], state.active]).toEqual([1, 1, 1])
  })
  test('N-10.23 embassy pays also on the visit on which it is given back', () => {
    const row = ['foreign-trade', 'astrology', 'early-empire', 'pottery', 'masonry'] as const
    const state = position({ players: [{ capital: 2, row, treaties: [[1, 'embassy']] }, { capital: 0 }] })
    play(state, 'focus 1', 'depart 2', 'step 1', 'step 0', 'stop', 'token 4', 'token 5', 'treaty 1 joint-war')
    play(state, '1: token 3', '0: resource oil')
    expect([player(state, 0).resources[2], player(state, 1).trade[2], state.active]).toEqual([1, 1, 1])
    expect(dawn.view(state, null).players[0]?.treaties).toEqual([{ giver: 1, treaty: 'joint-war' }])
  })
  test('joint-war adds 2 against others than the giver', () => {
    const state = position({
      players: [
        { capital: 24, row: ROW, treaties: [[2, 'joint-war']] },
        { capital: 0, controls: [25] },
        { capital: 48, controls: [23] },
      ],
    })
    expect(values(dawn.clone(state), 25)[0]).toBe(8)
    expect(values(state, 23)[0]).toBe(6)
  })
  test('defensive-pact adds 2 against others than the giver', () => {
    const with2 = position({
      players: [
        { capital: 24, row: ROW },
        { capital: 0, controls: [25], treaties: [[2, 'defensive-pact']] },
        { capital: 48 },
      ],
    })
    expect(values(with2, 25)[1]).toBe(4)
    const with0 = position({
      players: [
        { capital: 24, row: ROW },
        { capital: 0, controls: [25], treaties: [[0, 'defensive-pact']] },
        { capital: 48 },
      ],
    })
    expect(values(with0, 25)[1]).toBe(2)
    expect(TREATIES).toHaveLength(4)
  })
})

describe('natural wonders', () => {
  for (const { id, resource } of NATURAL_WONDERS) {
    test(`${id} is taken by a control token and spent as ${resource}`, () => {
      const map = ['ggggggg', 'ggggggg', 'ggggggg', 'ggggngg', 'ggggggg', 'ggggggg', 'ggggggg']
      const row = ['astrology', 'early-empire', 'foreign-trade', 'masonry', 'pottery'] as const
      const top = { marble: 'stonehenge', mercury: 'oracle', oil: 'petra', diamonds: 'colossus' } as const
      const state = position({
        map,
        icons: { 25: id },
        tops: [top[resource]],
        players: [{ capital: 24, controls: [25], row, resources: { [resource]: 1 } }, { capital: 0 }],
      })
      play(state, 'focus 5', `wonder ${top[resource]}`, `natural ${id}`)
      expect(frame(state, 'pay').production).toBe(7)
      expect(dawn.view(state, null).players[0]?.naturalWonders.map((one) => one.id)).toEqual([id])
    })
  }
})

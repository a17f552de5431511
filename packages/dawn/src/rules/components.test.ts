import { numberAt, readOptions } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { VICTORY_CARDS } from '../data/agendas.ts'
import { CARD_LEVEL, CARD_TYPE, CARDS } from '../data/cards.ts'
import { LEADERS } from '../data/leaders.ts'
import { CITY_STATE_CARDS, CITY_STATES, NATURAL_WONDERS, TREATIES } from '../data/sights.ts'
import { BARBARIANS, TILES } from '../data/tiles.ts'
import {
  CARAVANS,
  CITIES,
  CONTROL_TOKENS,
  ERAS,
  RESOURCE_TOKENS,
  RESOURCES,
  TERRAINS,
  WONDER_TYPES,
} from '../data/types.ts'
import { WONDERS } from '../data/wonders.ts'
import { dawn } from '../game.ts'
import { sample } from '../sample.ts'
import { legal, play, player, playWithDice } from '../testing/play.ts'
import { position } from '../testing/position.ts'
import { countWonders } from './industry/wonders.ts'
import { boardOf } from './map/board.ts'
import type { Options, State } from './state.ts'

const start = (seats: number, options: Partial<Options> = {}, seed = 'set-up'): State => {
  const read = readOptions(dawn.options, options)
  if (!read.ok) throw new Error(read.error)
  return dawn.setup(read.value, seats, seed)
}

describe('components', () => {
  test('N-1.1 the game is for two to four', () => {
    expect(dawn.seats).toEqual({ min: 2, max: 4 })
    expect(() => start(1)).toThrow()
    expect(() => start(5)).toThrow()
  })
  test('N-1.2 pieces of a colour', () => {
    expect([CITIES, CARAVANS, CONTROL_TOKENS, CARDS.length, TREATIES.length]).toEqual([7, 3, 31, 20, 4])
    expect(player(start(2), 0).caravans).toHaveLength(3)
  })
  test('N-1.3 one card of each of five types and four levels', () => {
    const pairs = CARDS.map((_card, number) => `${CARD_TYPE[number]}${CARD_LEVEL[number]}`)
    expect(new Set(pairs).size).toBe(20)
  })
  test('N-1.4 shared components', () => {
    expect([TILES.length, LEADERS.length, WONDERS.length, BARBARIANS.length]).toEqual([16, 8, 24, 9])
    expect([CITY_STATES.length * CITY_STATE_CARDS, NATURAL_WONDERS.length / 2]).toEqual([16, 4])
    expect([RESOURCES.length * RESOURCE_TOKENS, VICTORY_CARDS.length]).toEqual([32, 5])
    for (const type of WONDER_TYPES)
      for (const era of ERAS) expect(WONDERS.filter((one) => one.type === type && one.era === era)).toHaveLength(2)
  })
  test('N-1.5 the supply of trade tokens never runs out', () => {
    const row = Array.from({ length: 4 }, () => ({ trade: [3, 3, 3, 3, 2] }))
    const state = position({ players: row.map((one, seat) => ({ ...one, capital: seat * 14 })) })
    // 56 tokens are in play, more than the 34 of the box.
    expect(state.players.flatMap(({ trade }) => trade).reduce((sum, count) => sum + count)).toBe(56)
  })
  test('N-1.6 other components are limited', () => {
    const state = position({ players: [{ capital: 24, resources: { oil: 8 } }, { capital: 0 }] })
    expect(state.supply[RESOURCES.indexOf('oil')]).toBe(0)
  })
  test('N-1.7 an effect without a piece left places nothing', () => {
    const state = position({
      players: [
        {
          capital: 24,
          resources: { marble: 8 },
          row: ['replaceable-parts', 'pottery', 'masonry', 'early-empire', 'foreign-trade'],
        },
        { capital: 0, resources: { mercury: 8, oil: 8, diamonds: 8 } },
      ],
    })
    play(state, 'focus 1', 'advance')
    expect(player(state, 0).resources).toEqual([8, 0, 0, 0])
  })
  test('N-1.8 a hole larger than the water tokens is water', () => {
    const board = boardOf(start(4, { map: 'build' }).layout)
    expect(board.size).toBeGreaterThanOrEqual(40)
    for (let space = 40; space < board.size; space++) expect(TERRAINS[numberAt(board.terrain, space)]).toBe('water')
  })
  test('N-1.9 a card that contradicts the rules wins', () => {
    // Rule N-10.7 keeps caravans off water; Steam Power lets them cross it.
    const map = ['ggg', 'wgg', 'ggg']
    const row = ['steam-power', 'pottery', 'masonry', 'early-empire', 'astrology'] as const
    const state = position({ map, players: [{ capital: 0, row }, { capital: 8 }] })
    play(state, 'focus 1', 'depart 0')
    expect(legal(state)).toContain('step 3')
  })
  test('N-1.10 a destroyed piece can be used again', () => {
    const state = position({
      players: [{ capital: 24, controls: [25] }, { capital: 0 }],
      barbarians: { A: 26 },
      first: 1,
      active: 0,
      dial: 1,
      icons: { 40: 'A' },
    })
    const before = dawn.view(state, null).players[0]?.unusedControls as number
    playWithDice(state, [1], 'focus 2', 'nothing')
    expect(dawn.view(state, null).players[0]?.unusedControls).toBe(before + 1)
  })
})

describe('information', () => {
  test('N-2.1 everything on the table is in every view', () => {
    const state = start(3)
    expect(dawn.view(state, 0)).toEqual(dawn.view(state, null))
    expect(Object.keys(dawn.view(state, 1))).toEqual(
      expect.arrayContaining(['spaces', 'players', 'event', 'victoryCards', 'barbarians']),
    )
  })
  test('N-2.2 the top wonder and the number of cards under it are public', () => {
    for (const { top, below } of dawn.view(start(4), null).wonders) {
      expect(top).not.toBeNull()
      expect(below.reduce((sum, count) => sum + count)).toBe(5)
    }
  })
  test('N-2.3 cards below the top are in no order yet', () => {
    const state = start(4)
    expect(countWonders(state.unseen)).toBe(20)
    expect(JSON.stringify(dawn.view(state, null))).not.toContain('unseen')
  })
  test('N-2.4 removed wonders are hidden even from the state', () => {
    const state = start(2)
    // 24 cards, 4 face up, 12 to come: which 8 were removed is not decided before the last card is drawn.
    expect(countWonders(state.unseen)).toBe(20)
    expect(state.decks.reduce((sum, count) => sum + count)).toBe(12)
  })
  test('N-2.5 a focus deck is known from the row', () => {
    expect(dawn.view(start(2), 1).players[0]?.row).toHaveLength(5)
  })
  test('N-2.6 dealt tiles are open', () => {
    const { hands } = dawn.view(start(3, { map: 'build' }), null)
    expect(hands.map((hand) => hand.length)).toEqual([3, 3, 3])
  })
  test('N-2.7 undealt tiles, leaders and victory cards are nowhere', () => {
    const text = JSON.stringify(start(2, { map: 'build' }))
    expect(text).not.toContain('undealt')
  })
  test('N-2.8 cards of a conquered city-state are not available, and no secret', () => {
    const state = position({
      icons: { 10: 'seoul' },
      players: [{ capital: 24, cities: [10], conquered: ['seoul'] }, { capital: 0 }],
    })
    expect(dawn.view(state, 1).players[0]?.conquered).toEqual(['seoul'])
  })
  test('N-2.9 nothing is private', () => {
    const state = start(4)
    for (const viewer of [0, 1, 2, 3]) expect(dawn.view(state, viewer)).toEqual(dawn.view(state, null))
  })
  test('N-2.10 the generator is in no view and in no sample', () => {
    const state = start(2)
    expect(JSON.stringify(dawn.view(state, 0))).not.toContain('random":{')
    expect(sample(state, 0, { a: 1, b: 2, c: 3, d: 4 }).random).not.toEqual(state.random)
  })
})

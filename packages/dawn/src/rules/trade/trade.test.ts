import { readOptions } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { EVENT_DIAL } from '../../data/dials.ts'
import { TILES } from '../../data/tiles.ts'
import { ECONOMY, RESOURCES, SCIENCE } from '../../data/types.ts'
import { dawn } from '../../game.ts'
import { asked, frame, legal, pass, play, player, playWithDice, refusal } from '../../testing/play.ts'
import { type PlayerSketch, position, type Sketch } from '../../testing/position.ts'
import { countWonders } from '../industry/wonders.ts'
import { gainResource } from '../map/pieces.ts'
import type { State } from '../state.ts'
import { gainTrade, gainTradeOn } from './trade.ts'

/** The dial stands so that the icon comes when seat 1 has played. */
const before = (icon: 'spawn' | 'raid' | 'trade', sketch: Partial<Sketch> = {}): State =>
  position({
    players: [{ capital: 40 }, { capital: 0 }],
    active: 1,
    dial: (EVENT_DIAL.indexOf(icon) + 4) % 5,
    ...sketch,
  })
const two = (one: PlayerSketch, other: PlayerSketch = {}): Partial<Sketch> => ({
  players: [
    { capital: 40, ...one },
    { capital: 0, ...other },
  ],
})

describe('trade tokens', () => {
  test('N-15.2 tokens gained freely go to any card, whatever those before were for', () => {
    const state = position({ players: [{ capital: 40, wonders: { 'great-zimbabwe': 40 } }, { capital: 0 }] })
    gainTradeOn(state, 0, SCIENCE, 1, undefined)
    expect(legal(state)).toEqual(['token 2', 'store'])
    play(state, 'store')
    gainTrade(state, 0, 1)
    expect(legal(state)).toEqual(['token 1', 'token 2', 'token 3', 'token 4', 'token 5', 'store'])
  })
  test('N-16.6 a full card takes nothing, and there is no event', () => {
    const state = position({ players: [{ capital: 40, trade: [0, 3, 0, 0, 0] }, { capital: 0 }] })
    const told: unknown[] = []
    gainTradeOn(state, 0, SCIENCE, 2, (event) => told.push(event))
    expect([player(state, 0).trade[1], told]).toEqual([3, []])
    gainTradeOn(state, 0, ECONOMY, 2, (event) => told.push(event))
    expect(told).toEqual([{ kind: 'tradePlaced', seat: 0, card: 'foreign-trade', count: 2 }])
  })
  test('N-16.6 a single token without room goes to the supply, and nobody is asked', () => {
    const state = position({ players: [{ capital: 40, trade: [3, 3, 3, 3, 3] }, { capital: 0 }] })
    gainTrade(state, 0, 1)
    expect([player(state, 0).placing, asked(state)]).toEqual([0, 'turn'])
  })
  test('N-16.6 a token that only the last place of great-zimbabwe has room for is kept', () => {
    const wonders = { 'great-zimbabwe': 40 } as const
    const state = position({ players: [{ capital: 40, wonders, trade: [3, 3, 3, 3, 3], stored: 3 }, { capital: 0 }] })
    gainTrade(state, 0, 1)
    expect([asked(state), legal(state)]).toEqual(['distribute', ['store']])
  })
  test('N-24.2 it is announced where a token goes', () => {
    const state = position({ players: [{ capital: 40 }, { capital: 0 }] })
    gainTrade(state, 0, 1)
    expect(play(state, 'token 2')).toContainEqual({ kind: 'tradePlaced', seat: 0, card: 'astrology', count: 1 })
  })
  test('N-10.17 of two cards of a type the one with room takes the tokens', () => {
    const row = ['foreign-trade', 'astrology', 'mathematics', 'pottery', 'masonry'] as const
    const state = position({ players: [{ capital: 40, row, trade: [0, 3, 1, 0, 0] }, { capital: 0 }] })
    gainTradeOn(state, 0, SCIENCE, 2, undefined)
    expect(player(state, 0).trade).toEqual([0, 3, 3, 0, 0])
  })
  test('N-1.6 the last resource of the supply is gained, and no more', () => {
    const state = position({ players: [{ capital: 40, resources: { oil: 7 } }, { capital: 0 }] })
    gainResource(state, 0, 2, undefined)
    gainResource(state, 0, 2, undefined)
    expect([player(state, 0).resources[2], state.supply[2]]).toEqual([8, 0])
  })
  const culture = (sketch: PlayerSketch) => {
    const state = position({ players: [{ capital: 24, ...sketch }, { capital: 0 }] })
    play(state, 'focus 1')
    return state
  }
  test('N-16.1 trade tokens lie on focus cards, and go where their card goes', () => {
    const state = position({ players: [{ capital: 24, trade: [1, 2, 0, 3, 0] }, { capital: 0 }] })
    const row = () =>
      dawn.view(state, null).players[0]?.row.map(({ card, trade }) => [card, trade] satisfies [string, number])
    expect(row()?.slice(0, 2)).toEqual([
      ['early-empire', 1],
      ['astrology', 2],
    ])
    pass(state)
    expect(row()).toEqual([
      ['astrology', 2],
      ['early-empire', 1],
      ['foreign-trade', 0],
      ['pottery', 3],
      ['masonry', 0],
    ])
  })
  test('N-16.2 they are spent from the card that is resolved only', () => {
    const state = culture({ trade: [0, 3, 3, 3, 3] })
    play(state, 'place 25', 'place 23')
    expect(state.active).toBe(1)
  })
  test('N-16.3 what a token does depends on the type', () => {
    const state = culture({ trade: [1, 0, 0, 0, 0] })
    play(state, 'place 25', 'place 23', 'spend')
    expect(frame(state, 'place').left).toBe(1)
  })
  test('N-16.4 the defender spends from the military card', () => {
    const state = position({ players: [{ capital: 24 }, { capital: 0, controls: [25], trade: [0, 0, 0, 0, 1] }] })
    playWithDice(state, [6, 1], 'focus 5', 'attack 25', 'spend')
    expect(player(state, 1).trade[4]).toBe(0)
  })
  test('N-16.5 spent tokens are gone', () => {
    const state = culture({ trade: [1, 0, 0, 0, 0] })
    play(state, 'place 25', 'place 23', 'spend')
    expect(player(state, 0).trade[0]).toBe(0)
  })
  test('N-16.6 a card holds at most three', () => {
    const state = position({
      players: [
        {
          capital: 24,
          row: ['mathematics', 'early-empire', 'foreign-trade', 'pottery', 'masonry'],
          trade: [3, 0, 0, 0, 0],
        },
        { capital: 0 },
      ],
    })
    play(state, 'focus 1', 'advance')
    expect(refusal(state, 'token 1')).toBe('cardFull')
  })
  test('N-16.7 city-state tokens do not count for that', () => {
    const state = position({
      icons: { 10: 'kumasi' },
      players: [{ capital: 24, cities: [10], conquered: ['kumasi'], trade: [3, 0, 0, 0, 0] }, { capital: 0 }],
    })
    play(
      state,
      'focus 1',
      'place 25',
      'place 23',
      'spend',
      'place 17',
      'spend',
      'place 18',
      'spend',
      'place 30',
      'spend',
      'place 31',
    )
    expect(player(state, 0).controls).toBe(6)
  })
  test('N-16.8 tokens cannot be moved at will', () => {
    expect(
      legal(position({ players: [{ capital: 24, trade: [3, 0, 0, 0, 0] }, { capital: 0 }] })).every((text) =>
        text.startsWith('focus'),
      ),
    ).toBe(true)
  })
  test('N-16.9 tokens come from visits, barbarians, capitals, the trade event and cards', () => {
    const row = ['foreign-trade', 'astrology', 'early-empire', 'pottery', 'masonry'] as const
    const gains = (sketch: Sketch, dice: readonly number[], ...moves: readonly string[]): readonly number[] => {
      const state = position(sketch)
      playWithDice(state, dice, ...moves)
      return player(state, 0).trade
    }
    const visiting = [{ capital: 2, row }, { capital: 0 }]
    const visit = ['focus 1', 'depart 2', 'step 1', 'step 0', 'stop', 'token 4', 'token 5']
    expect(gains({ players: visiting }, [], ...visit)).toEqual([0, 0, 0, 1, 1])
    const peaceful = [{ capital: 24, row }, { capital: 0 }]
    expect(gains({ players: peaceful, barbarians: { A: 25 } }, [6, 1], 'focus 5', 'attack 25', 'token 3')).toEqual([
      0, 0, 1, 0, 0,
    ])
    const rich = [
      { capital: 24, row },
      { capital: 25, trade: [2, 0, 0, 0, 0] },
    ]
    const loot = ['focus 5', 'attack 25', 'loot 1', 'loot 1', 'token 2', 'token 3']
    expect(gains({ players: rich }, [6, 1], ...loot)).toEqual([0, 1, 1, 0, 0])
    const event = before('trade', two({ capital: 48, controls: [47, 41] }))
    pass(event)
    play(event, '0: token 2')
    expect(player(event, 0).trade).toEqual([0, 1, 0, 0, 0])
    const mathematics = ['mathematics', 'early-empire', 'foreign-trade', 'pottery', 'masonry'] as const
    const learned = [{ capital: 24, row: mathematics }, { capital: 0 }]
    expect(gains({ players: learned }, [], 'focus 1', 'advance', 'token 5')).toEqual([0, 0, 0, 0, 1])
  })
  test('N-EX15 two and two make three', () => {
    const state = position({
      icons: { 25: 'seoul' },
      players: [
        {
          capital: 24,
          row: ['foreign-trade', 'astrology', 'early-empire', 'pottery', 'masonry'],
          trade: [0, 2, 0, 0, 0],
        },
        { capital: 0 },
      ],
    })
    play(state, 'focus 1', 'depart 24', 'step 25', 'stop', 'nothing')
    expect(player(state, 0).trade[1]).toBe(3)
  })
})

describe('resources and world wonders', () => {
  test('N-19.1 four kinds of resources, each on the tiles and in the supply', () => {
    expect([...RESOURCES].sort()).toEqual(['diamonds', 'marble', 'mercury', 'oil'])
    const icons = new Set(TILES.flatMap(({ sides }) => sides.flatMap((side) => Object.values(side.icons))))
    expect(RESOURCES.filter((resource) => icons.has(resource))).toEqual(RESOURCES)
    const state = position({ icons: { 25: 'oil' }, players: [{ capital: 24 }, { capital: 0 }] })
    expect(state.supply).toEqual(RESOURCES.map((resource) => (resource === 'oil' ? 7 : 8)))
  })
  test('N-19.2 a control token takes the token of its space', () => {
    const state = position({ icons: { 25: 'oil' }, players: [{ capital: 24 }, { capital: 0 }] })
    expect(play(state, 'focus 1', 'place 25')).toContainEqual({ kind: 'resourceGained', seat: 0, resource: 'oil' })
    expect(player(state, 0).resources[2]).toBe(1)
  })
  test('N-19.3 no limit to resources held', () => {
    // All there are of each; the last oil is on the map.
    const resources = { oil: 7, marble: 8, mercury: 8, diamonds: 8 }
    const state = position({ icons: { 25: 'oil' }, players: [{ capital: 24, resources }, { capital: 0 }] })
    play(state, 'focus 1', 'place 25')
    expect(player(state, 0).resources).toEqual([8, 8, 8, 8])
  })
  test('N-19.4 a resource token is not replaced on the map', () => {
    const state = position({ icons: { 25: 'oil' }, players: [{ capital: 24 }, { capital: 0 }] })
    play(state, 'focus 1', 'place 25', 'done')
    for (let turn = 0; turn < 1; turn++) pass(state)
    expect(state.token[25]).toBe(0)
  })
  test('N-19.5 resources are spent for wonders and cards', () => {
    const state = position({
      players: [
        { capital: 24, resources: { oil: 1 }, row: ['steam-power', 'astrology', 'early-empire', 'pottery', 'masonry'] },
        { capital: 0 },
      ],
    })
    play(state, 'focus 1', 'done', 'exchange oil marble')
    expect(player(state, 0).resources).toEqual([1, 0, 0, 0])
  })
  test('N-20.1 four types of wonders', () =>
    expect(dawn.view(before('trade'), null).wonders.map(({ type }) => type)).toEqual([
      'culture',
      'science',
      'economy',
      'military',
    ]))
  test('N-20.2 three eras', () => expect(dawn.view(before('trade'), null).wonders[0]?.below).toHaveLength(3))
  test('N-20.3 a wonder is controlled with the city, or rarely the control token, above it', () => {
    const wondersOf = (state: State) => dawn.view(state, null).players.map(({ wonders }) => wonders)
    for (const above of [{ cities: [26] }, { controls: [26] }]) {
      const state = position({ players: [{ capital: 24 }, { capital: 0, ...above, wonders: { oracle: 26 } }] })
      expect(wondersOf(state)).toEqual([[], ['oracle']])
      expect(dawn.proof.audit(state)).toEqual([])
      playWithDice(state, [6, 1], 'focus 5', 'attack 26')
      if (asked(state) === 'city') play(state, legal(state)[0] as string)
      expect(wondersOf(state)).toEqual([['oracle'], []])
    }
    const lost = position({
      players: [{ capital: 40, controls: [26], wonders: { oracle: 26 } }, { capital: 0 }],
      barbarians: { A: 25 },
      active: 1,
      dial: 1,
    })
    pass(lost, 4)
    expect([lost.owner[26], wondersOf(lost)]).toEqual([-1, [[], []]])
  })
  test('N-20.4 a city has at most one', () => {
    const state = position({
      tops: ['petra'],
      players: [{ capital: 24, wonders: { oracle: 24 }, resources: { oil: 4 } }, { capital: 0 }],
    })
    play(state, 'focus 4')
    expect(refusal(state, 'wonder petra')).toBe('noCityForWonder')
  })
  test('N-20.5 its effect is its controller’s', () => {
    const state = position({ players: [{ capital: 24 }, { capital: 0, wonders: { oracle: 0 } }] })
    expect(legal(state)).not.toContain('use oracle')
  })
  test('N-20.6 wonders change hands with their city', () => {
    const state = position({ players: [{ capital: 24 }, { capital: 0, cities: [26], wonders: { oracle: 26 } }] })
    playWithDice(state, [6, 1], 'focus 5', 'attack 26')
    expect(countWonders(player(state, 0).wonders)).not.toBe(0)
  })
})

describe('event dial', () => {
  test('N-21.1 the dial advances before each first player’s turn but the first', () => {
    const state = position({ players: [{ capital: 40 }, { capital: 0 }] })
    pass(state)
    expect(state.dial).toBe(0)
    pass(state)
    expect(state.dial).toBe(1)
  })
  test('N-21.2 the icon is resolved', () => {
    const state = before('spawn', { icons: { 30: 'A' } })
    pass(state)
    expect(state.barbarians[0]).toBe(30)
  })
  test('N-21.3 then the first player’s turn starts', () => {
    const state = before('spawn')
    pass(state)
    expect([state.active, asked(state)]).toEqual([0, 'turn'])
  })
  test('N-21.4 events belong to no turn', () => {
    const kinds = pass(before('spawn')).map(({ kind }) => kind)
    expect(kinds.indexOf('dialAdvanced')).toBeLessThan(kinds.indexOf('turnBegan'))
  })
  test('N-21.5 the icons', () => expect(EVENT_DIAL).toEqual(['spawn', 'nothing', 'raid', 'trade', 'raid']))
  test('N-21.6 the start is not resolved', () => {
    const read = readOptions(dawn.options, { map: 'build' })
    if (!read.ok) throw new Error(read.error)
    const state = dawn.setup(read.value, 2, 'set-up')
    const kinds: string[] = []
    while (asked(state) !== 'turn') kinds.push(...play(state, legal(state)[0] as string).map(({ kind }) => kind))
    expect([EVENT_DIAL[state.dial], state.round]).toEqual(['spawn', 1])
    expect(kinds).toContain('turnBegan')
    expect(kinds).not.toContain('dialAdvanced')
    expect(kinds).not.toContain('barbarianSpawned')
  })
  test('N-21.7 the dial goes round', () => {
    const state = before('spawn')
    expect(state.dial).toBe(4)
    pass(state)
    expect(state.dial).toBe(0)
  })
})

describe('trade event', () => {
  const trade = () => {
    const state = before('trade', {
      players: [
        { capital: 48, controls: [47, 41], cities: [6], reinforced: [5, 12, 13] },
        { capital: 0, controls: [1, 7] },
      ],
    })
    pass(state)
    return state
  }
  test('N-24.1 one token for each mature city', () =>
    expect(trade().players.map(({ placing }) => placing)).toEqual([2, 1]))
  test('N-24.2 distributed freely', () => {
    const state = trade()
    play(state, '0: token 1', '0: token 5', '1: token 3')
    expect(state.players.map((one) => one.trade)).toEqual([
      [1, 0, 0, 0, 1],
      [0, 0, 1, 0, 0],
    ])
  })
  test('N-24.3 a mature capital counts', () => expect(trade().players[1]?.placing).toBe(1))
  test('N-24.4 all decide at once', () => {
    const state = trade()
    expect(dawn.deciders(state)).toEqual([0, 1])
    play(state, '1: token 3')
    expect(dawn.deciders(state)).toEqual([0])
  })
})

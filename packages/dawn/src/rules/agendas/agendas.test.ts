import { has, plus } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { VICTORY_CARDS } from '../../data/agendas.ts'
import { dawn } from '../../game.ts'
import { pass, play, player, playWithDice } from '../../testing/play.ts'
import { type PlayerSketch, position, type Sketch } from '../../testing/position.ts'
import { DEFEATED_CAPITAL, REACHED_LAST_TECH } from '../state.ts'
import { baseAgendas } from './agendas.ts'

const WARMONGER = VICTORY_CARDS.findIndex((card) => card.some((id) => id === 'warmonger'))
const CIVILIZED = { capital: 24, cities: [2, 4, 6, 28, 33, 42, 44] } as const

describe('winning', () => {
  test('N-25.1 each victory card has two agendas', () =>
    expect(VICTORY_CARDS.every((card) => card.length === 2)).toBe(true))
  test('N-25.2 a fulfilled agenda is marked at once with a control token', () => {
    const state = position({
      victoryCards: [0, 1],
      players: [{ capital: 24, cities: [2, 4, 6, 28, 33, 42] }, { capital: 14 }],
    })
    play(state, 'focus 4', 'city 44')
    expect([player(state, 0).markers, player(state, 0).markerTokens]).toEqual([1, 1])
  })
  test('N-25.2 it is announced in the turn in which it happens, not in the next', () => {
    const row = ['astrology', 'early-empire', 'foreign-trade', 'pottery', 'masonry'] as const
    const state = position({
      icons: { 25: 'seoul', 10: 'geneva' },
      victoryCards: [WARMONGER],
      players: [
        { capital: 24, row, cities: [10], conquered: ['geneva'] },
        { capital: 0, controls: [23] },
      ],
    })
    playWithDice(state, [1, 6], 'focus 5', 'attack 23')
    // The last attack needs no further decision, so that the next turn begins with it.
    const kinds = playWithDice(state, [6, 1], 'attack 25').map(({ kind }) => kind)
    expect([state.active, kinds.includes('agendaFulfilled')]).toEqual([1, true])
    expect(kinds.indexOf('agendaFulfilled')).toBeLessThan(kinds.indexOf('turnBegan'))
  })
  const marked = () => {
    const state = position({
      victoryCards: [0, 1],
      players: [{ ...CIVILIZED, cities: [2, 4, 6, 28, 33, 42, 44] }, { capital: 14 }],
      barbarians: { A: 43 },
      active: 1,
      dial: 1,
    })
    return state
  }
  test('N-25.3 the marker stays', () => {
    const state = marked()
    pass(state, 4)
    expect([state.owner[44], player(state, 0).markers]).toEqual([-1, 1])
  })
  test('N-25.4 one agenda of a card suffices', () => {
    const state = position({
      victoryCards: [0, 1],
      players: [{ ...CIVILIZED, wonders: { colossus: 2, 'big-ben': 4 } }, { capital: 14 }],
    })
    pass(state)
    expect(player(state, 0).markers).toBe(1)
    expect(player(state, 0).markerTokens).toBe(1)
  })
  test('N-25.5 agendas are checked on others’ turns too', () => {
    const state = position({ victoryCards: [0, 1], players: [{ capital: 14 }, { ...CIVILIZED }] })
    pass(state)
    expect(player(state, 1).markers).toBe(1)
  })
  const winning = (players: PlayerSketch[] = [{ capital: 14 }, { ...CIVILIZED }]) =>
    position({ victoryCards: [0], players, active: players.length - 1 })
  test('N-25.6 a player with all markers wins at the start of the first player’s turn', () => {
    const state = winning()
    pass(state)
    expect(dawn.outcome(state)).toMatchObject({ ending: 'agendas', winners: [1] })
  })
  test('N-25.7 after the event dial', () => {
    const kinds = pass(winning()).map(({ kind }) => kind)
    expect(kinds.indexOf('dialAdvanced')).toBeLessThan(kinds.indexOf('gameEnded'))
  })
  const MANY = { capital: 1, tech: 0 }
  const tie = (one: PlayerSketch, other: PlayerSketch) => {
    const state = position({ victoryCards: [3], players: [one, other], active: 1 })
    for (const player of state.players) player.feats = plus(player.feats, REACHED_LAST_TECH)
    pass(state)
    return dawn.outcome(state)?.winners
  }
  test('N-25.8 then most world wonders', () => {
    expect(tie({ ...MANY, controls: [2, 3, 4] }, { capital: 40, wonders: { oracle: 40 } })).toEqual([1])
  })
  test('N-25.9 then most friendly spaces', () => expect(tie({ ...MANY, controls: [2] }, { capital: 40 })).toEqual([0]))
  test('N-25.10 then the victory is shared', () => expect(tie({ ...MANY }, { capital: 40 })).toEqual([0, 1]))
  test('N-25.11 the round is completed', () => {
    const state = position({ victoryCards: [0], players: [{ ...CIVILIZED }, { capital: 14 }], active: 0 })
    pass(state)
    expect(dawn.outcome(state)).toBeNull()
    pass(state)
    expect(dawn.outcome(state)?.winners).toEqual([0])
  })
  test('N-25.12 without an unused token the agenda still counts', () => {
    const controls = Array.from({ length: 49 }, (_, space) => 48 - space)
      .filter(
        (space) =>
          space !== 0 && space !== 24 && (space < 8 || space > 40 || space % 7 === 0 || space % 7 === 6 || space > 29),
      )
      .slice(0, 31)
    const state = position({ victoryCards: [1, 4], players: [{ capital: 24, controls }, { capital: 0 }] })
    pass(state)
    expect([player(state, 0).markers, player(state, 0).markerTokens]).toEqual([2, 0])
  })
  test('the end sheet has no points: it says who fulfilled which agenda, and when', () => {
    const state = position({
      victoryCards: [0],
      players: [{ capital: 14 }, { ...CIVILIZED }],
      active: 1,
      round: 7,
    })
    pass(state)
    expect(dawn.outcome(state)).toEqual({
      ending: 'agendas',
      winners: [1],
      places: [2, 1],
      scores: [
        { agendas: 0, wonders: 0, spaces: 1 },
        { agendas: 1, wonders: 0, spaces: 8 },
      ],
      compared: 'inTurn',
      details: [
        {
          label: {
            key: 'sheet.victoryCard',
            args: { one: { key: 'agenda.civilized' }, other: { key: 'agenda.money-grubber' } },
          },
          cells: [null, { key: 'sheet.fulfilled', args: { agenda: { key: 'agenda.civilized' }, round: 7 } }],
        },
      ],
    })
  })
  test('N-25.13 apart from the named round limit there is no other end', () => {
    const state = position({
      victoryCards: [0],
      players: [{ capital: 14 }, { capital: 40 }],
      active: 1,
      round: 100,
      options: { rounds: 100 },
    })
    pass(state)
    expect(dawn.outcome(state)).toMatchObject({ ending: 'roundLimit' })
    const open = position({
      victoryCards: [0],
      players: [{ capital: 14 }, { capital: 40 }],
      active: 1,
      round: 99,
      options: { rounds: 100 },
    })
    pass(open)
    expect(dawn.outcome(open)).toBeNull()
    const unlimited = position({
      victoryCards: [0],
      players: [{ capital: 14 }, { capital: 40 }],
      active: 1,
      round: 1000,
    })
    pass(unlimited)
    expect([dawn.outcome(unlimited), unlimited.round]).toEqual([null, 1001])
  })
  test('N-EX18 the last marker in the middle of a round', () => {
    const state = position({
      victoryCards: [0],
      players: [{ capital: 14 }, { ...CIVILIZED }, { capital: 48 }],
      active: 1,
    })
    pass(state)
    expect(state.active).toBe(2)
    pass(state)
    expect(dawn.outcome(state)?.winners).toEqual([1])
  })
})

describe('agendas', () => {
  const reached = (card: number, sketch: PlayerSketch, rest: Partial<Sketch> = {}): boolean => {
    const state = position({ victoryCards: [card, (card + 1) % 5], players: [sketch, { capital: 14 }], ...rest })
    pass(state)
    return has(player(state, 0).markers, card)
  }
  test('N-26.1 Civilized: 8 cities', () => {
    expect(reached(0, CIVILIZED)).toBe(true)
    expect(reached(0, { capital: 24, cities: [2, 4, 6, 28, 33, 42] })).toBe(false)
  })
  test('N-26.2 Money Grubber: 2 economy wonders', () => {
    expect(reached(0, { capital: 24, cities: [40], wonders: { colossus: 24, 'big-ben': 40 } })).toBe(true)
    expect(reached(0, { capital: 24, cities: [40], wonders: { colossus: 24, oracle: 40 } })).toBe(false)
  })
  test('N-26.3 Warmonger: a capital, or 2 conquered city-states', () => {
    const icons = { 10: 'seoul', 40: 'kabul' } as const
    expect(reached(4, { capital: 24, cities: [10, 40], conquered: ['seoul', 'kabul'] }, { icons })).toBe(true)
    expect(reached(4, { capital: 24, cities: [10], conquered: ['seoul'] }, { icons })).toBe(false)
  })
  test('N-26.3 Warmonger: a capital counts as all of it, a city-state as half', () => {
    const state = position({ icons: { 10: 'seoul' }, players: [{ capital: 24 }, { capital: 0 }] })
    const { goal, progress } = baseAgendas.warmonger
    const own = player(state, 0)
    expect([goal, progress(state, own, 0)]).toEqual([2, 0])
    own.feats = plus(own.feats, DEFEATED_CAPITAL)
    expect(progress(state, own, 0)).toBe(2)
  })
  test('N-26.4 Paranoid: 2 military wonders', () =>
    expect(reached(4, { capital: 24, cities: [40], wonders: { petra: 24, alhambra: 40 } })).toBe(true))
  const EDGE = [0, 1, 2, 3, 4, 5, 6, 13, 20, 27, 34, 41, 48, 47]
  test('N-26.5 Explorer: 15 spaces at water or edge', () => {
    expect(reached(1, { capital: 24, controls: [...EDGE, 46] })).toBe(true)
    expect(reached(1, { capital: 24, controls: EDGE })).toBe(false)
  })
  test('N-26.5 Explorer: the goal is 15 spaces', () => expect(baseAgendas.explorer.goal).toBe(15))
  test('N-26.6 Aesthetic: 2 culture wonders', () =>
    expect(reached(1, { capital: 24, cities: [40], wonders: { stonehenge: 24, 'eiffel-tower': 40 } })).toBe(true))
  const tech = (from: number) => {
    const state = position({
      victoryCards: [3, 4],
      players: [
        { capital: 24, tech: from, row: ['early-empire', 'foreign-trade', 'pottery', 'astrology', 'masonry'] },
        { capital: 14 },
      ],
    })
    play(state, 'focus 4', 'advance')
    return player(state, 0).markers !== 0
  }
  test('N-26.7 Technophile: space 24', () => expect([tech(20), tech(19)]).toEqual([true, false]))
  test('N-26.7 Technophile: the goal is space 24, and reaching it once is enough', () => {
    const state = position({ players: [{ capital: 24, tech: 16 }, { capital: 0 }] })
    const { goal, progress } = baseAgendas.technophile
    const own = player(state, 0)
    expect([goal, progress(state, own, 0)]).toEqual([24, 16])
    own.feats = plus(own.feats, REACHED_LAST_TECH)
    expect(progress(state, own, 0)).toBe(24)
  })
  test('N-26.8 passing 24 counts', () => expect(tech(22)).toBe(true))
  test('N-26.9 Scholarly: 2 science wonders', () =>
    expect(reached(3, { capital: 24, cities: [40], wonders: { oracle: 24, kremlin: 40 } })).toBe(true))
  test('N-26.10 Populous: 5 mature cities', () => {
    const map = ['gwgwgwg', 'wwwwwww', 'gwgwgwg', 'gwwwwww']
    const icons = {}
    expect(
      reached(
        2,
        { capital: 0, cities: [2, 4, 14, 16] },
        { map, icons, players: [{ capital: 0, cities: [2, 4, 6, 16] }, { capital: 21 }] },
      ),
    ).toBe(true)
    expect(
      reached(2, { capital: 0 }, { map, icons, players: [{ capital: 0, cities: [2, 4, 6] }, { capital: 21 }] }),
    ).toBe(false)
  })
  test('N-26.11 Preservationist: 2 natural wonders', () => {
    const map = ['ggggggg', 'ggggggg', 'nggggng', 'ggggggg', 'ggggggg', 'ggggggg', 'ggggggg']
    expect(
      reached(
        2,
        { capital: 24, controls: [14, 19] },
        {
          map,
          icons: { 14: 'pantanal', 19: 'mt-everest' },
          players: [{ capital: 24, controls: [14, 19] }, { capital: 0 }],
        },
      ),
    ).toBe(true)
  })
  test('N-26.12 a controlled space is a friendly space', () => {
    const state = position({ players: [{ capital: 0, cities: [5], controls: [3] }, { capital: 14 }] })
    expect(player(state, 0).shore).toBe(3)
  })
  test('N-26.13 defeating a capital is winning one attack against it', () => {
    const state = position({ victoryCards: [4, 0], players: [{ capital: 2 }, { capital: 0 }] })
    playWithDice(state, [6, 1], 'focus 5', 'attack 0')
    expect(player(state, 0).markers).toBe(1 << 4)
  })
  test('N-26.14 edge spaces and spaces next to water qualify', () => {
    const map = ['ggggggg', 'ggggggg', 'gggwggg', 'ggggggg', 'ggggggg', 'ggggggg', 'ggggggg']
    const state = position({ map, players: [{ capital: 24, controls: [25, 32] }, { capital: 0 }] })
    expect(player(state, 0).shore).toBe(1)
  })
  test('N-27.1 the epic game has four victory cards', () => {
    const state = dawn.setup({ ...position({ players: [{}, {}] }).options, epic: true }, 2, 'epic')
    expect(state.victoryCards).toHaveLength(4)
  })
  test('N-27.2 selecting a card is decided before play goes on', () => {
    const state = position({ players: [{ capital: 24, tech: 2 }, { capital: 0 }] })
    play(state, 'focus 2', 'advance')
    expect(dawn.deciders(state)).toEqual([0])
  })
  test('N-28.1 chance occurs only where the rules name it', () => {
    const state = position({ players: [{ capital: 24, trade: [1, 1, 1, 1, 1] }, { capital: 0 }] })
    const { random } = dawn.clone(state)
    play(state, 'focus 1', 'place 25', 'done')
    expect(state.random).toEqual(random)
  })
})

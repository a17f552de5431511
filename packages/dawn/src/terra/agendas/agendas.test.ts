import { describe, expect, test } from 'vitest'
import { type AgendaId, ALL_VICTORY_CARDS } from '../../data/agendas.ts'
import { dawn } from '../../game.ts'
import { AGENDAS } from '../../modules.ts'
import { checkAgendas, endIfWon } from '../../rules/agendas/marking.ts'
import type { Event } from '../../rules/events.ts'
import { adoptBoard, boardOf } from '../../rules/map/board.ts'
import { removePiece } from '../../rules/map/pieces.ts'
import { achieve, type Player, type State } from '../../rules/state.ts'
import { pass, player } from '../../testing/play.ts'
import type { PlayerSketch, Sketch } from '../../testing/position.ts'
import { fortOf } from '../data/forts.ts'
import { terraPlayer } from '../state.ts'
import { TERRA_ROW, terraPosition } from '../testing/terra-position.ts'
import { DEVASTATED } from './agendas.ts'

const cardWith = (agenda: AgendaId): number => ALL_VICTORY_CARDS.findIndex((card) => card.includes(agenda))

/** Gives spaces of the drawn map to tiles, for what counts tiles or forts. */
const withTiles = (state: State, tiles: Readonly<Record<number, number>>): State => {
  const board = boardOf(state.layout)
  const tile = Int16Array.from(board.tile)
  for (const [space, number] of Object.entries(tiles)) tile[Number(space)] = number
  state.layout = [...state.layout]
  adoptBoard(state.layout, { ...board, tile })
  return state
}

const progress = (state: State, agenda: AgendaId): number => AGENDAS[agenda].progress(state, player(state, 0), 0)
const isFulfilled = (state: State, agenda: AgendaId): boolean => AGENDAS[agenda].isFulfilled(state, player(state, 0), 0)

/** What the agenda says of a position just short of it, and of one that has it. */
const expectAgenda = (agenda: AgendaId, short: State, enough: State, goal: number): void => {
  expect([isFulfilled(short, agenda), isFulfilled(enough, agenda)]).toEqual([false, true])
  expect([progress(enough, agenda), AGENDAS[agenda].goal]).toEqual([goal, goal])
}

const at = (one: PlayerSketch, rest: Partial<Sketch> = {}): State => terraPosition(one, {}, rest)

describe('agendas', () => {
  const oneFort = () => {
    const short = withTiles(at({ cities: [10] }), { 40: fortOf(0) })
    const enough = withTiles(at({ cities: [10] }), { 10: fortOf(1) })
    expectAgenda('fortified', short, enough, 1)
  }
  test('T-4.10 Fortified: one fort with an own city', oneFort)
  test('T-10.2 a fort is controlled by the player with a city on it', oneFort)
  const twoForts = () => {
    const short = withTiles(at({ cities: [10, 34] }), { 10: fortOf(1) })
    const enough = withTiles(at({ cities: [10, 34] }), { 10: fortOf(1), 34: fortOf(0) })
    expectAgenda('expeditionary', short, enough, 2)
    expect(isFulfilled(enough, 'fortified')).toBe(true)
  }
  test('T-4.11 Expeditionary: two forts', twoForts)
  test('T-4.9 two forts fulfil Fortified too', twoForts)
  test('T-4.12 Technophile: three cards of level IV in the row, whatever the dial', () => {
    const row = (count: number) => {
      const fours = ['mass-media', 'nuclear-power', 'capitalism'] as const
      return [
        'irrigation',
        ...fours.slice(0, count),
        ...TERRA_ROW.slice(1, 4 - count),
        'ti-masonry',
        'pottery',
      ] as const
    }
    expectAgenda('technophile-ti', at({ row: row(2), tech: 24 }), at({ row: row(3) }), 3)
  })
  test('T-4.13 Scholarly: two science wonders', () =>
    expectAgenda(
      'scholarly',
      at({ wonders: { oracle: 24 } }),
      at({ cities: [10], wonders: { oracle: 24, 'great-library': 10 } }),
      2,
    ))
  test('T-4.14 Progressive: a wonder of each era', () =>
    expectAgenda(
      'progressive',
      at({ cities: [10, 34], wonders: { oracle: 24, 'taj-mahal': 10, alhambra: 34 } }),
      at({ cities: [10, 34], wonders: { oracle: 24, 'taj-mahal': 10, 'big-ben': 34 } }),
      3,
    ))
  test('T-4.15 Industrious: all five districts', () => {
    const placed = (count: number): State => {
      const spaces = [0, 17, 23, 25, 31].slice(0, count)
      const state = at({ controls: spaces })
      const { districts } = terraPlayer(state, 0)
      for (const [kind, space] of spaces.entries()) districts[kind] = space
      return state
    }
    expectAgenda('industrious', placed(4), placed(5), 5)
  })
  const citiesOnTiles = () => {
    const cities = [2, 4, 6, 30, 44]
    const one = withTiles(at({ cities }), { 2: 2, 4: 3, 6: 4, 30: 5, 44: 5 })
    const other = withTiles(at({ cities }), { 2: 2, 4: 3, 6: 4, 30: fortOf(0), 44: fortOf(1) })
    expectAgenda('expansionist', one, other, 6)
  }
  test('T-4.16 Expansionist: cities on six tiles', citiesOnTiles)
  test('T-4.24 each fort is a tile of its own', citiesOnTiles)
  test('T-4.16 two cities on one tile count once', () => {
    expect([progress(at({}), 'expansionist'), progress(at({ cities: [10] }), 'expansionist')]).toEqual([1, 1])
  })
  test('T-4.17 Prolific: two wonders of one era', () =>
    expectAgenda(
      'prolific',
      at({ cities: [10], wonders: { oracle: 24, alhambra: 10 } }),
      at({ cities: [10], wonders: { oracle: 24, petra: 10 } }),
      2,
    ))
  test('T-4.18 Defensive: fifteen reinforced tokens, districts among them', () => {
    const spaces = [8, 9, 10, 11, 15, 16, 17, 18, 22, 23, 25, 26, 29, 30, 31]
    const enough = at({ reinforced: spaces })
    terraPlayer(enough, 0).districts[0] = 8
    expectAgenda('defensive', at({ reinforced: spaces.slice(1), controls: [8] }), enough, 15)
  })
  test('T-4.19 Devastating: an attack won with 16 or more, once', () => {
    const enough = at({})
    achieve(player(enough, 0), DEVASTATED)
    expectAgenda('devastating', at({}), enough, 16)
    expect(progress(at({}), 'devastating')).toBe(0)
  })
  test('T-4.20 Diplomatic: cards of four players or city-states; two of one player count once', () => {
    const icons = { 40: 'palenque', 42: 'seoul', 44: 'kabul', 46: 'geneva' } as const
    expectAgenda(
      'diplomatic',
      at(
        {
          envoys: ['palenque', 'seoul'],
          treaties: [
            [1, 'embassy'],
            [1, 'joint-war'],
          ],
        },
        { icons },
      ),
      at({ envoys: ['palenque', 'seoul', 'kabul'], treaties: [[1, 'embassy']] }, { icons }),
      4,
    )
  })
  test('T-4.21 Hoarder: five resource and natural wonder tokens', () => {
    const map = ['ggggggg', 'ggggggg', 'ggggggg', 'ggggggg', 'gggnggg', 'ggggggg', 'ggggggg']
    const icons = { 31: 'dead-sea' } as const
    expectAgenda(
      'hoarder',
      at({ resources: { oil: 4 } }, { map, icons }),
      at({ resources: { oil: 2, marble: 2 }, controls: [31] }, { map, icons }),
      5,
    )
  })
  test('T-4.22 Diversified: wonders of three types', () =>
    expectAgenda(
      'diversified',
      at({ cities: [10, 34], wonders: { oracle: 24, petra: 10, alhambra: 34 } }),
      at({ cities: [10, 34], wonders: { oracle: 24, petra: 10, 'taj-mahal': 34 } }),
      3,
    ))
  test('T-4.23 Provincial: mature cities on four tiles', () => {
    const map = ['gwgwgwg', 'wwwwwww', 'gwgwgwg', 'wwwwwww', 'gwgwgwg']
    const drawn = (tiles: Readonly<Record<number, number>>): State =>
      withTiles(terraPosition({ capital: 34, cities: [2, 4, 6] }, { capital: 0 }, { map }), tiles)
    expectAgenda('provincial', drawn({ 2: 2, 4: 3, 6: 3 }), drawn({ 2: 2, 4: 3, 6: fortOf(0) }), 4)
    const unripe = withTiles(terraPosition({ capital: 24, cities: [10, 34, 46] }), { 10: 2, 34: 3, 46: 4 })
    expect([progress(unripe, 'provincial'), isFulfilled(unripe, 'provincial')]).toEqual([0, false])
  })
  test('T-4.25 the other base agendas stay', () => {
    const state = at({ cities: [2, 4, 6, 16, 30, 44, 46] })
    expect(isFulfilled(state, 'civilized')).toBe(true)
  })
})

describe('markers', () => {
  const forts = (): State =>
    withTiles(at({ cities: [10, 34] }, { victoryCards: [cardWith('fortified'), cardWith('expeditionary'), 0] }), {
      10: fortOf(0),
      34: fortOf(1),
    })

  test('T-4.5 a fort card has a single agenda', () => {
    for (const id of ['fortified', 'expeditionary'] as const) expect(ALL_VICTORY_CARDS[cardWith(id)]).toEqual([id])
  })
  const fortIsLost = () => {
    const state = forts()
    checkAgendas(state, undefined)
    expect(dawn.view(state, null).players[0]?.agendas.map(({ marked }) => marked)).toEqual([true, true, false])
    removePiece(state, 34, undefined)
    const events: Event[] = []
    checkAgendas(state, (event) => events.push(event))
    expect(dawn.view(state, null).players[0]?.agendas.map(({ marked }) => marked)).toEqual([true, false, false])
    expect(events).toEqual([{ kind: 'agendaLost', seat: 0, agenda: 'expeditionary' }])
    expect(player(state, 0).markerTokens).toBe(1)
    expect(player(state, 0).marks.map(({ agenda }) => agenda)).toEqual(['fortified'])
  }
  test('T-4.6 a marker is taken back as soon as its fort is lost', fortIsLost)
  test('T-EX4 two forts, then one: Expeditionary’s marker goes, Fortified’s stays', fortIsLost)
  test('T-4.7 at a standard card the marker stays', () => {
    const card = cardWith('hoarder')
    const state = at({ resources: { oil: 5 } }, { victoryCards: [card] })
    checkAgendas(state, undefined)
    player(state, 0).resources = [0, 0, 0, 0]
    checkAgendas(state, undefined)
    expect(player(state, 0).markers).toBe(1 << card)
  })
  test('T-4.8 a marker that was lost can be placed again', () => {
    const state = forts()
    checkAgendas(state, undefined)
    const cities = player(state, 0).cities.splice(0)
    checkAgendas(state, undefined)
    expect(player(state, 0).markers).toBe(0)
    player(state, 0).cities.push(...cities)
    checkAgendas(state, undefined)
    expect(player(state, 0).markers).not.toBe(0)
  })
})

describe('the end', () => {
  const mark = (one: Player, cards: readonly number[]): void => {
    one.markers = cards.reduce((mask, card) => mask | (1 << card), 0)
    one.marks = cards.map((card) => ({ card, agenda: ALL_VICTORY_CARDS[card]?.[0] ?? 'civilized', round: 1 }))
  }
  const FIVE = [0, 1, 2, cardWith('fortified'), cardWith('expeditionary')]
  const marked = (...counts: readonly number[]): State => {
    const state = at({}, { victoryCards: FIVE.slice(0, 5), active: 1 })
    for (const [seat, count] of counts.entries()) {
      for (const card of FIVE.slice(0, count)) player(state, seat).markers |= 1 << card
    }
    return state
  }
  // Standing agendas would take the markers back, so cards with two agendas stand in for them here.
  const standard = (state: State): State => {
    state.victoryCards = [0, 1, 2, 4, 5]
    for (const one of state.players) {
      const count = one.markers.toString(2).replaceAll('0', '').length
      mark(one, [0, 1, 2, 4, 5].slice(0, count))
    }
    return state
  }

  test('T-4.1 four of five markers win, three do not', () => {
    const three = standard(marked(3, 0))
    expect(endIfWon(three, undefined)).toBe(false)
    const four = standard(marked(4, 0))
    expect(endIfWon(four, undefined)).toBe(true)
    expect(four.winners).toEqual([0])
  })
  test('T-4.2 the check comes at the end of the round, before the dial moves on', () => {
    const state = standard(marked(4, 0))
    const kinds = pass(state).map(({ kind }) => kind)
    expect(kinds).toContain('gameEnded')
    expect(kinds).not.toContain('dialAdvanced')
    expect(state.dial).toBe(0)
  })
  test('T-4.2 not in the middle of a round', () => {
    const state = standard(marked(0, 4))
    state.first = 1
    pass(state)
    expect([state.ending, state.active]).toEqual(['', 0])
    pass(state)
    expect(state.ending).toBe('agendas')
  })
  const moreMarkersWin = () => {
    const state = standard(marked(4, 5))
    endIfWon(state, undefined)
    expect(state.winners).toEqual([1])
  }
  test('T-4.3 of several who qualify the one with more markers wins', moreMarkersWin)
  test('T-EX14 four markers lose to five', moreMarkersWin)
  test('T-4.4 then wonders, then spaces, then all together', () => {
    const tied = standard(marked(4, 4))
    endIfWon(tied, undefined)
    expect(tied.winners).toEqual([0, 1])
    const richer = standard(marked(4, 4))
    player(richer, 1).wonders[0] = 1
    endIfWon(richer, undefined)
    expect(richer.winners).toEqual([1])
    const larger = standard(marked(4, 4))
    player(larger, 0).controls = 3
    endIfWon(larger, undefined)
    expect(larger.winners).toEqual([0])
  })
  test('T-17.5 a peaceful game is checked before the dial too', () => {
    const state = terraPosition(
      {},
      {},
      { options: { terra: true, peaceful: true }, victoryCards: [0, 1, 2], active: 1 },
    )
    mark(player(state, 0), [0, 1, 2])
    const kinds = pass(state).map(({ kind }) => kind)
    expect(kinds).toContain('gameEnded')
    expect(kinds).not.toContain('dialAdvanced')
  })
})

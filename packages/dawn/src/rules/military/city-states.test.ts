import { describe, expect, test } from 'vitest'
import { dawn } from '../../game.ts'
import { attack, STRONG_ROW } from '../../testing/military.ts'
import { asked, legal, play, player, playWithDice, refusal } from '../../testing/play.ts'
import { type PlayerSketch, position } from '../../testing/position.ts'
import { countWonders } from '../industry/wonders.ts'
import { CITY, CITY_STATE, NATURAL_TOKEN, NOT_ON_MAP, type State } from '../state.ts'

const wonders = (state: State, seat: number) => dawn.view(state, null).players[seat]?.wonders

describe('city-states', () => {
  const icons = { 25: 'seoul', 10: 'brussels' } as const
  test('N-17.1 a city-state is neutral and has a type', () => {
    const state = position({ icons, players: [{ capital: 40 }, { capital: 0 }] })
    expect([state.owner[25], state.piece[25]]).toEqual([-1, CITY_STATE])
  })
  test('N-17.2 each has two cards', () => {
    const players: PlayerSketch[] = [
      { capital: 40, envoys: ['seoul'] },
      { capital: 0, envoys: ['seoul'] },
    ]
    expect(dawn.proof.audit(position({ icons, players }))).toEqual([])
    expect(dawn.proof.audit(position({ icons, players: [...players, { capital: 6, envoys: ['seoul'] }] }))).not.toEqual(
      [],
    )
  })
  test('N-17.3 a card cannot be taken from another player', () => {
    const state = position({ icons, players: [{ capital: 40 }, { capital: 0, envoys: ['seoul'] }] })
    expect(dawn.presentation.candidates(state, 0).some(({ kind }) => kind === 'accept')).toBe(false)
  })
  const science = (conquered: PlayerSketch) => {
    const state = position({
      icons,
      players: [{ capital: 40, cities: [25], conquered: ['seoul'], ...conquered }, { capital: 0 }],
    })
    play(state, 'focus 2')
    return state
  }
  test('N-17.4 its token lies on the conqueror’s card of its type', () => {
    const mayBeSpent = (conquered: 'seoul' | 'kumasi', ...moves: readonly string[]) => {
      const state = position({
        icons: { 25: conquered },
        players: [{ capital: 40, cities: [25], conquered: [conquered] }, { capital: 0 }],
      })
      play(state, ...moves)
      return legal(state).includes('spend')
    }
    const culture = ['focus 1', 'place 41', 'place 39']
    expect([mayBeSpent('kumasi', ...culture), mayBeSpent('kumasi', 'focus 2')]).toEqual([true, false])
    expect([mayBeSpent('seoul', ...culture), mayBeSpent('seoul', 'focus 2')]).toEqual([false, true])
    const taken = attack({}, {}, { icons: { 25: 'seoul' } })
    expect(dawn.view(taken, null).players.map(({ conquered }) => conquered)).toEqual([['seoul'], []])
  })
  test('N-17.5 it is spent like a trade token and stays', () => {
    const state = science({})
    play(state, 'spend', 'advance', 'nothing')
    expect([player(state, 0).tech, player(state, 0).conquered !== 0]).toEqual([3, true])
  })
  test('N-17.6 once per turn', () => {
    const state = science({})
    play(state, 'spend')
    expect(refusal(state, 'spend')).toBe('noTradeToken')
  })
  test('N-17.7 a military one serves the attacker, but not in defence', () => {
    const icons = { 10: 'kabul' } as const
    const conqueror: PlayerSketch = { controls: [25], cities: [10], conquered: ['kabul'] }
    const state = position({
      icons,
      players: [
        { capital: 24, row: STRONG_ROW },
        { capital: 0, row: STRONG_ROW, trade: [0, 0, 0, 0, 1], ...conqueror },
      ],
    })
    playWithDice(state, [1, 6], 'focus 5', 'attack 25')
    // The trade token can be spent, and then nothing is left.
    expect([asked(state), dawn.deciders(state)]).toEqual(['defenderSpends', [1]])
    play(state, 'spend')
    expect([state.attack?.defence, state.turnSoFar.spentCityStates, asked(state)]).toEqual([8, 0, 'military'])
    const attacker = position({
      icons,
      players: [
        { capital: 24, row: STRONG_ROW, ...conqueror },
        { capital: 0, controls: [26] },
      ],
    })
    playWithDice(attacker, [1, 6], 'focus 5', 'attack 26')
    expect(legal(attacker)).toEqual(['spend', 'done'])
  })
  test('N-17.8 conquest puts all its cards aside', () => {
    const state = attack({ envoys: ['seoul'], trade: [0, 0, 0, 0, 3] }, { envoys: ['seoul'] }, { icons })
    play(state, 'spend', 'spend', 'spend')
    expect(state.players.map(({ envoys }) => envoys)).toEqual([0, 0])
  })
  /** Has the city-state a card for the player whose turn it is, and whose caravan stands next to it? */
  const offersCard = (state: State, from: number): boolean => {
    play(state, 'focus 3', `caravan ${from}`, 'step 25', 'stop')
    return asked(state) === 'envoy'
  }
  const rival = (kind: 'conquer' | 'liberate', two: PlayerSketch = { cities: [25] }) => {
    const state = attack({}, { conquered: ['seoul'], ...two }, { icons })
    play(state, kind)
    return state
  }
  test('N-17.9 conquered from a rival its token moves', () => {
    const state = rival('conquer')
    expect([player(state, 0).conquered, player(state, 1).conquered, state.piece[25]]).toEqual([8, 0, CITY])
  })
  test('N-17.10 liberated, the rival’s city returns', () => expect(player(rival('liberate'), 1).cities).toEqual([0]))
  test('N-17.11 the token returns to its space', () => {
    const state = rival('liberate')
    expect([state.piece[25], player(state, 1).conquered]).toEqual([CITY_STATE, 0])
  })
  test('N-17.12 the attacker places no city', () => expect(player(rival('liberate'), 0).cities).toEqual([24]))
  test('N-17.13 both cards are in play again', () => {
    const state = rival('liberate', { cities: [25], caravans: [26] })
    play(state, 'done')
    expect(offersCard(state, 26)).toBe(true)
    play(state, 'accept')
    expect(state.players.map(({ envoys }) => envoys)).toEqual([8, 8])
  })
  test('N-17.14 the attacker takes one', () =>
    expect(dawn.view(rival('liberate'), null).players[0]?.envoys).toEqual(['seoul']))
  test('N-17.15 the other is available', () => {
    const state = rival('liberate')
    expect(state.players.filter(({ envoys }) => envoys !== 0)).toHaveLength(1)
  })
  test('N-17.16 also when a control token held it', () => {
    expect(rival('liberate', { reinforced: [25] }).piece[25]).toBe(CITY_STATE)
    expect(rival('conquer', { reinforced: [25] }).piece[25]).toBe(CITY)
  })
  const destroyed = () => {
    const state = position({
      icons,
      players: [
        { capital: 40, caravans: [32] },
        { capital: 0, cities: [25], conquered: ['seoul'] },
      ],
      barbarians: { A: 26 },
      dial: 1,
      active: 1,
    })
    playWithDice(state, [1], 'focus 2', 'nothing')
    return state
  }
  test('N-17.17 a destroyed conqueror’s city frees it', () => {
    const state = destroyed()
    expect([state.piece[25], player(state, 1).conquered]).toEqual([CITY_STATE, 0])
  })
  test('N-17.18 and its cards are available', () => {
    const state = destroyed()
    state.barbarians[0] = NOT_ON_MAP
    expect(offersCard(state, 32)).toBe(true)
  })
  test('N-17.19 a held city-state is a city, no city-state', () => {
    const state = position({
      icons,
      players: [
        { capital: 40, row: ['pottery', ...STRONG_ROW.slice(0, 3), 'masonry'] },
        { capital: 0, cities: [25], conquered: ['seoul'] },
      ],
    })
    play(state, 'focus 1')
    expect(refusal(state, 'city 26')).toBe('nextToCity')
  })
})

describe('diplomacy cards', () => {
  test('N-18.1 own cards have no effect', () => {
    const state = position({
      players: [
        { capital: 24, row: STRONG_ROW },
        { capital: 0, controls: [25] },
      ],
    })
    playWithDice(state, [1, 1], 'focus 5', 'attack 25')
    expect(state.attack?.defence).toBe(2)
  })
  test('N-18.2 taken cards work', () => {
    const state = position({
      players: [
        { capital: 24, row: STRONG_ROW },
        { capital: 0, controls: [25], treaties: [[2, 'defensive-pact']] },
        { capital: 48 },
      ],
    })
    playWithDice(state, [1, 1], 'focus 5', 'attack 25')
    expect(state.attack?.defence).toBe(4)
  })
  test('N-18.3 one card of a city-state', () => {
    const row = ['foreign-trade', 'astrology', 'early-empire', 'pottery', 'masonry'] as const
    const visits = (envoys: readonly 'seoul'[]) => {
      const state = position({ icons: { 25: 'seoul' }, players: [{ capital: 24, row, envoys }, { capital: 0 }] })
      play(state, 'focus 1', 'depart 24', 'step 25', 'stop')
      return state
    }
    expect(legal(visits([]))).toEqual(['accept', 'nothing'])
    // The second card lies there, and is not offered.
    const again = visits(['seoul'])
    expect([asked(again), dawn.view(again, null).players[0]?.envoys]).toEqual(['turn', ['seoul']])
  })
  const visiting = (one: PlayerSketch, two: PlayerSketch = {}) => {
    const row = ['foreign-trade', 'astrology', 'early-empire', 'pottery', 'masonry'] as const
    const state = position({
      players: [
        { capital: 2, row, ...one },
        { capital: 0, ...two },
      ],
    })
    play(state, 'focus 1', 'depart 2', 'step 1', 'step 0', 'stop', 'token 4', 'token 5')
    return state
  }
  test('N-18.4 one card of a player', () => {
    const state = visiting({ treaties: [[1, 'embassy']] })
    play(state, 'treaty 1 open-borders')
    expect(dawn.view(state, null).players[0]?.treaties).toHaveLength(1)
  })
  test('N-18.5 only a card that is in that player’s set', () => {
    const state = visiting({})
    state.treaties[4] = 1
    expect(refusal(state, 'treaty 1 open-borders')).toBe('notAvailable')
  })
  test('N-18.6 attacking a city-state returns its card', () => {
    const state = attack({ envoys: ['seoul'] }, {}, { icons: { 25: 'seoul' } }, 25, [1, 6])
    expect(player(state, 0).envoys).toBe(0)
  })
  test('N-18.7 attacking a rival returns its card', () => {
    const state = attack({ treaties: [[1, 'embassy']] }, { controls: [25] }, {}, 25, [1, 6])
    expect(dawn.view(state, null).players[0]?.treaties).toEqual([])
  })
  test('N-18.8 whatever the result', () => {
    for (const dice of [
      [6, 1],
      [1, 6],
    ]) {
      const state = attack({ treaties: [[1, 'embassy']] }, { controls: [25] }, {}, 25, dice)
      expect(dawn.view(state, null).players[0]?.treaties).toEqual([])
    }
  })
  test('N-18.9 returned cards are available again', () => {
    const state = attack({ treaties: [[1, 'embassy']] }, { controls: [25] }, {}, 25, [1, 6])
    expect(state.treaties).toEqual(state.treaties.map(() => -1))
  })
  test('N-18.10 the attacked player keeps the attacker’s card', () => {
    const state = attack({}, { controls: [25], treaties: [[0, 'embassy']] }, {}, 25, [1, 6])
    expect(dawn.view(state, null).players[1]?.treaties).toHaveLength(1)
  })
})

describe('natural and world wonders', () => {
  const NATURAL = ['ggggggg', 'ggggggg', 'ggggggg', 'ggggngg', 'ggggggg', 'ggggggg', 'ggggggg']
  const icons = { 25: 'pantanal' } as const
  test('N-19.6 a natural wonder is controlled by the player who holds its token', () => {
    const state = position({
      map: NATURAL,
      icons,
      players: [{ capital: 24, controls: [25] }, { capital: 0 }],
      victoryCards: [2],
    })
    expect(dawn.view(state, null).players[0]?.naturalWonders).toHaveLength(1)
  })
  test('N-19.7 it returns when a barbarian destroys the token', () => {
    const state = position({
      map: NATURAL,
      icons,
      players: [{ capital: 40 }, { capital: 0, controls: [25] }],
      barbarians: { A: 26 },
      dial: 1,
      active: 1,
    })
    playWithDice(state, [1], 'focus 2', 'nothing')
    expect([state.token[25], player(state, 1).naturals]).toEqual([NATURAL_TOKEN, 0])
  })
  test('N-19.8 also when its owner removes the token', () => {
    const controls = [
      25,
      ...Array.from({ length: 49 }, (_, space) => space)
        .filter((space) => space > 1 && space !== 24 && space !== 25 && space !== 23)
        .slice(0, 30),
    ]
    const state = position({ map: NATURAL, icons, players: [{ capital: 24, controls }, { capital: 0 }] })
    play(state, 'focus 1', 'remove 25')
    expect([state.token[25], player(state, 0).naturals]).toEqual([NATURAL_TOKEN, 0])
  })
  test('N-19.9 an own city over the token keeps it', () => {
    const state = position({
      map: NATURAL,
      icons,
      players: [
        { capital: 40, controls: [25], row: ['masonry', ...STRONG_ROW.slice(0, 3), 'pottery'] },
        { capital: 0 },
      ],
    })
    play(state, 'focus 5', 'city 25')
    expect([state.piece[25], player(state, 0).naturals]).toEqual([CITY, 1 << 7])
  })
  test('N-19.10 a captured city hands it over, a destroyed one returns it', () => {
    const state = attack({ trade: [0, 0, 0, 0, 3] }, { cities: [25] }, { map: NATURAL, icons })
    play(state, 'spend', 'spend', 'spend')
    expect([player(state, 0).naturals, player(state, 1).naturals]).toEqual([1 << 7, 0])
  })
  const orphan = () => {
    const state = position({
      players: [{ capital: 24 }, { capital: 0, cities: [26], wonders: { oracle: 26 } }],
      barbarians: { A: 27 },
      dial: 1,
      active: 1,
    })
    playWithDice(state, [1], 'focus 2', 'nothing')
    return state
  }
  test('N-20.7 a destroyed city’s wonder stays in its space', () => expect(orphan().wonder[26]).toBe(7))
  test('N-20.8 and works for nobody', () =>
    expect(orphan().players.map((one) => countWonders(one.wonders))).toEqual([0, 0]))
  test('N-20.9 placing a piece there gains it', () => {
    const state = orphan()
    state.barbarians[0] = -2
    play(state, 'focus 4', 'city 26')
    expect(wonders(state, 0)).toEqual(['oracle'])
  })
  test('N-20.10 a city over one’s own token keeps it', () => {
    const state = position({ players: [{ capital: 24, controls: [26], wonders: { oracle: 26 } }, { capital: 0 }] })
    play(state, 'focus 4', 'city 26')
    expect(wonders(state, 0)).toEqual(['oracle'])
  })
  test('N-20.11 a card that removes the piece leaves it as well', () => {
    const state = position({
      players: [
        { capital: 24, wonders: { 'forbidden-city': 24 } },
        { capital: 0, reinforced: [25], wonders: { oracle: 25 } },
      ],
    })
    play(state, 'use forbidden-city', 'destroy 25')
    expect([state.wonder[25], wonders(state, 1)]).toEqual([7, []])
  })
})

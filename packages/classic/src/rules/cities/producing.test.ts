import { numberAt } from '@ecumene/kernel'
import { describe, expect, it } from 'vitest'
import { asked, at, finishRound, idleUntil, legal, play, player, refusal, squares } from '../../testing/play.ts'
import { type PlayerSketch, position, type Sketch } from '../../testing/position.ts'
import { IN_RESERVE, type State } from '../state.ts'

/** City Management of the first player, whose capital lies on c3 of a map drawn by the test. */
const managing = (one: PlayerSketch, more: Partial<Sketch> = {}): State =>
  position({ phase: 'cities', players: [{ capital: 'c3', ...one }, {}], ...more })

/** Forests give two production each, grassland gives trade. */
const FORESTS = (count: number): readonly string[] => {
  const around = ['.', '.', '.', '.', '.', '.', '.', '.'].map((_letter, index) => (index < count ? 'f' : '.'))
  return ['', `.${around.slice(0, 3).join('')}`, `.${around[3]}.${around[4]}`, `.${around.slice(5).join('')}`]
}

describe('City actions', () => {
  it('C-11.1 lets each city act once, or not at all', () => {
    const state = managing({ cities: ['c7'] }, { map: FORESTS(3) })
    play(state, 'arts 0')
    expect(refusal(state, 'arts 0')).toBe('hasActed')
    expect(refusal(state, 'arts 1')).toBe('')
    play(state, 'done')
    expect(state.active).toBe(1)
  })

  it('C-11.1 lets only existing cities act', () => {
    expect(refusal(managing({}), 'arts 1')).toBe('noCity')
  })

  it('C-11.2 knows three kinds of action', () => {
    const state = managing({}, { map: FORESTS(3), prints: { b2: 'silk' } })
    const kinds = new Set(legal(state).map((move) => move.split(' ')[0]))
    expect([...kinds].sort()).toEqual(['arts', 'done', 'harvest', 'muster', 'train'].sort())
  })

  it('C-11.3 lets cities act in any order, also in the same way', () => {
    const state = managing({ cities: ['c7'] })
    play(state, 'arts 1', 'arts 0')
    expect(player(state, 0).culture).toBe(2)
  })

  it('C-11.4 lets a new city act in its first round', () => {
    const state = position({ players: [{ capital: 'c3', scouts: ['c7'] }, {}] })
    play(state, 'found c7 scout')
    idleUntil(state, ({ phase }) => phase === 'cities')
    expect(refusal(state, 'arts 1')).toBe('')
  })

  it('C-11.5 keeps the capital idle under Anarchy', () => {
    const state = managing({ cities: ['c7'], government: 'anarchy' })
    expect(refusal(state, 'arts 0')).toBe('anarchy')
    expect(refusal(state, 'arts 1')).toBe('')
  })

  it('C-11.6 counts production icons of the outskirts, sent squares and bonuses, without blockaded squares', () => {
    // Two forests: 4 production. An army costs 4, a unit 5.
    expect(refusal(managing({}, { map: FORESTS(2) }), 'train 0 infantry')).toBe('tooDear')
    const sent = managing({ scouts: ['g3'], sends: { g3: 0 } }, { map: ['', '.ff.', '......f'] })
    expect(refusal(sent, 'train 0 infantry')).toBe('')
    const bonus = managing({ government: 'communism', techs: [] }, { map: FORESTS(2) })
    expect(refusal(bonus, 'train 0 infantry')).toBe('')
    const blockaded = position({
      phase: 'cities',
      map: FORESTS(2),
      players: [{ capital: 'c3' }, { armies: { b2: 1 } }],
    })
    expect(refusal(blockaded, 'muster 0 army')).toBe('tooDear')
  })

  it('C-11.7 makes one item with an action', () => {
    const state = managing({}, { map: FORESTS(4) })
    play(state, 'train 0 infantry')
    expect(refusal(state, 'train 0 infantry')).toBe('hasActed')
  })

  it('C-11.8 needs the whole cost', () => {
    const state = managing({}, { map: FORESTS(2) })
    expect(refusal(state, 'muster 0 army')).toBe('')
    expect(refusal(state, 'muster 0 scout')).toBe('tooDear')
  })

  it('C-11.9 combines no cities', () => {
    const map = ['', '.ff.', '', '', '', '.f..', '', '']
    const state = managing({ cities: ['c7'] }, { map })
    expect(refusal(state, 'train 0 infantry')).toBe('tooDear')
    expect(refusal(state, 'train 1 infantry')).toBe('tooDear')
  })

  it('C-11.10 loses what is not used', () => {
    const state = managing({}, { map: FORESTS(4) })
    const told = play(state, 'muster 0 army', 'put b2')
    expect(player(state, 0)).toMatchObject({ trade: 0, boosts: [0, 0, 0] })
    expect(told).toContainEqual({ kind: 'figurePlaced', seat: 0, figure: 'army', square: at('b2') })
  })

  it('C-11.11 turns three trade into one production, as often as there is trade', () => {
    const state = managing({ trade: 6 }, { map: FORESTS(2) })
    expect(refusal(state, 'muster 0 scout')).toBe('')
    play(state, 'muster 0 scout', 'put b2')
    expect(player(state, 0).trade).toBe(0)
  })

  it('C-11.11 what trade was turned into is the city’s for the rest of the round, by the rulebook', () => {
    const state = managing({ trade: 6, techs: ['atomic-theory'], villages: { uranium: 1 } }, { map: FORESTS(2) })
    play(state, 'muster 0 scout', 'put b2')
    expect(player(state, 0)).toMatchObject({ trade: 0, boosts: [2, 0, 0] })
    expect(refusal(state, 'muster 0 army')).toBe('hasActed')
    play(state, 'use atomic-theory', 'spend uranium village')
    expect(refusal(state, 'muster 0 scout')).toBe('')
    finishRound(state)
    expect(player(state, 0).boosts).toEqual([0, 0, 0])
  })

  it('C-11.12 spends trade in threes, and only what is needed', () => {
    const state = managing({ trade: 8 }, { map: FORESTS(2) })
    play(state, 'train 0 infantry')
    expect(player(state, 0).trade).toBe(5)
    expect(refusal(managing({ trade: 2 }, { map: FORESTS(2) }), 'train 0 infantry')).toBe('tooDear')
  })

  it('C-11.13 does not protect trade by coins', () => {
    const state = managing({ trade: 3, sheetCoins: 5 }, { map: FORESTS(2) })
    play(state, 'train 0 infantry')
    expect(player(state, 0)).toMatchObject({ trade: 0, coins: 5 })
  })

  it('C-11.14 splits one action over two items with Engineering, and pays America double', () => {
    const state = managing({ techs: ['engineering'] }, { map: FORESTS(5) })
    play(state, 'muster 0 army', 'put b2', 'train 0 infantry')
    expect(player(state, 0).units.reduce((sum, count) => sum + count)).toBe(1)
    expect(refusal(state, 'arts 0')).toBe('hasActed')
    const america = managing({ civilization: 'america', trade: 3 }, { map: FORESTS(2) })
    play(america, 'muster 0 scout', 'put b2')
    expect(player(america, 0).trade).toBe(0)
  })

  it('C-11.14 lets trade alone pay for the second item, as for any other (C-11.11)', () => {
    const state = managing({ techs: ['engineering'], trade: 15 }, { map: FORESTS(2) })
    play(state, 'muster 0 army', 'put b2')
    expect(asked(state)).toBe('second')
    play(state, 'train 0 infantry')
    expect(player(state, 0)).toMatchObject({ trade: 0, boosts: [5, 0, 0] })
    const poor = managing({ techs: ['engineering'], trade: 11 }, { map: FORESTS(2) })
    play(poor, 'muster 0 army', 'put b2')
    expect(asked(poor)).toBe('manage')
  })

  it('C-27.3 with Engineering the battle of the first item is over before the second is asked for', () => {
    const state = position({
      phase: 'cities',
      map: FORESTS(8),
      players: [
        { capital: 'c3', techs: ['engineering'], units: [['infantry', 3]] },
        { armies: { b2: 1, d2: 1 }, units: [['infantry', 1]] },
      ],
    })
    play(state, 'muster 0 army', 'put b2')
    expect(asked(state)).toBe('fight')
    play(state, 'field infantry-1 new', 'field infantry-3 1')
    expect(asked(state)).toBe('second')
    play(state, 'muster 0 army', 'put d2', 'field infantry-3 new')
    expect(asked(state)).toBe('manage')
    expect(player(state, 0).figures.slice(0, 3)).toEqual([at('b2'), at('d2'), IN_RESERVE])
  })

  it('C-11.15 advances on the culture track between actions', () => {
    const state = managing({ culture: 2, cities: ['c7'] })
    expect(refusal(state, 'advance')).toBe('noCulture')
    play(state, 'arts 0', 'advance', 'arts 1')
    expect(player(state, 0)).toMatchObject({ level: 1, culture: 1 })
  })

  /** A city with exactly 5 production. */
  const withFive = (one: PlayerSketch): State => {
    const state = managing(one, { map: FORESTS(3) })
    player(state, 0).boosts[0] = -1
    return state
  }

  it('C-EX10 offers every item of cost 5 and none of cost 6 to a city with 5 production', () => {
    const state = withFive({ techs: ['pottery'] })
    const made = legal(state).filter((move) => /^(muster|train|build)/.test(move))
    expect(made).toEqual([
      'muster 0 army',
      'train 0 artillery',
      'train 0 infantry',
      'train 0 mounted',
      'build 0 granary',
    ])
    expect(refusal(state, 'muster 0 scout')).toBe('tooDear')
  })

  it('C-EX11 reaches 6 for 3 trade and 7 for 6', () => {
    const six = withFive({ trade: 6 })
    play(six, 'muster 0 scout', 'put b4')
    expect(player(six, 0).trade).toBe(3)
    const seven = withFive({ trade: 6, techs: ['masonry'] })
    play(seven, 'wall 0')
    expect(player(seven, 0).trade).toBe(0)
  })
})

describe('Figures', () => {
  it('C-12.1 asks 4 production for an army', () => {
    expect(refusal(managing({}, { map: FORESTS(2) }), 'muster 0 army')).toBe('')
    expect(refusal(managing({}, { map: FORESTS(1) }), 'muster 0 army')).toBe('tooDear')
  })

  it('C-12.2 asks 6 production for a scout', () => {
    expect(refusal(managing({}, { map: FORESTS(3) }), 'muster 0 scout')).toBe('')
    expect(refusal(managing({}, { map: FORESTS(2) }), 'muster 0 scout')).toBe('tooDear')
  })

  it('C-12.3 needs a figure in the reserve', () => {
    const state = managing({ scouts: ['f1', 'g1'] }, { map: FORESTS(3) })
    expect(refusal(state, 'muster 0 scout')).toBe('noneLeft')
    expect(refusal(state, 'muster 0 army')).toBe('')
  })

  it('C-12.4 places it on the outskirts of the city that made it', () => {
    const state = managing({}, { map: FORESTS(2) })
    play(state, 'muster 0 army')
    expect(squares(state, 'put')).toEqual(['b2', 'c2', 'd2', 'b3', 'd3', 'b4', 'c4', 'd4'])
    expect(refusal(state, 'put f6')).toBe('notThere')
  })

  it('C-12.5 places it in water only where figures may stop there', () => {
    const map = ['', '.ffw']
    const state = managing({}, { map })
    play(state, 'muster 0 army')
    expect(refusal(state, 'put d2')).toBe('water')
    const sailor = managing({ techs: ['sailing'] }, { map })
    play(sailor, 'muster 0 army')
    expect(refusal(sailor, 'put d2')).toBe('')
  })

  it('C-12.6 joins others up to the stacking limit', () => {
    const state = managing({ armies: { b2: 1, c2: 2 } }, { map: FORESTS(2) })
    play(state, 'muster 0 army')
    expect(refusal(state, 'put b2')).toBe('')
    expect(refusal(state, 'put c2')).toBe('stacking')
  })

  it('C-12.7 places no scout on a blockaded square', () => {
    const state = position({ phase: 'cities', map: FORESTS(4), players: [{ capital: 'c3' }, { armies: { d4: 1 } }] })
    play(state, 'muster 0 scout')
    expect(refusal(state, 'put d4')).toBe('blockaded')
  })

  it('C-12.8 lets an army attack a blockade at once', () => {
    const state = position({ phase: 'cities', map: FORESTS(4), players: [{ capital: 'c3' }, { armies: { d4: 1 } }] })
    const events = play(state, 'muster 0 army', 'put d4')
    expect(events.map(({ kind }) => kind)).toContain('battleBegan')
  })

  it('C-12.9 places nothing on squares that a scout gathers elsewhere', () => {
    const state = managing({ scouts: ['g3'], sends: { g3: 0 } }, { map: FORESTS(2) })
    play(state, 'muster 0 army')
    expect(refusal(state, 'put g3')).toBe('notThere')
  })

  it('C-12.10 makes no figure without a square for it', () => {
    const map = ['', '.www', '.w.w', '.www']
    const state = managing({ trade: 27 }, { map })
    expect(refusal(state, 'muster 0 army')).toBe('noSquare')
  })

  it('C-12.11 lets only armies fight and enter markers', () => {
    const state = position({
      phase: 'movement',
      tokens: { b1: 'hut' },
      players: [{ capital: 'c3', scouts: ['a1'], armies: { a2: 1 } }, {}],
    })
    expect(refusal(state, 'march a1 0a1s east')).toBe('scoutsAndMarkers')
  })
})

describe('Units', () => {
  it('C-12.12 trains the three land types from the start', () => {
    const trained = legal(managing({}, { map: FORESTS(3) })).filter((move) => move.startsWith('train'))
    expect(trained).toEqual(['train 0 artillery', 'train 0 infantry', 'train 0 mounted'])
  })

  it('C-12.13 trains aircraft only with Flight', () => {
    expect(refusal(managing({}, { map: FORESTS(8) }), 'train 0 aircraft')).toBe('locked')
    expect(refusal(managing({ techs: ['flight'] }, { map: FORESTS(8) }), 'train 0 aircraft')).toBe('')
  })

  it.each([
    [5, []],
    [7, ['chivalry']],
  ] as const)('C-12.14 asks for the price of the rank: %i', (cost, techs) => {
    const state = managing({ techs: [...techs] }, { map: FORESTS(4) })
    player(state, 0).boosts[0] = cost - 8
    expect(refusal(state, 'train 0 mounted')).toBe('')
    player(state, 0).boosts[0] = cost - 9
    expect(refusal(state, 'train 0 mounted')).toBe('tooDear')
  })

  it('C-12.15 asks 12 for an aircraft', () => {
    const state = managing({ techs: ['flight'] }, { map: FORESTS(6) })
    expect(refusal(state, 'train 0 aircraft')).toBe('')
    player(state, 0).boosts[0] = -1
    expect(refusal(state, 'train 0 aircraft')).toBe('tooDear')
  })

  it('C-12.16 draws a card into the standing forces, which only its owner sees', () => {
    const state = managing({}, { map: FORESTS(3) })
    const events = play(state, 'train 0 infantry')
    expect(events).toContainEqual(expect.objectContaining({ kind: 'unitTrained', unit: 'infantry' }))
    expect(
      player(state, 0)
        .units.slice(3, 6)
        .reduce((sum, count) => sum + count),
    ).toBe(1)
  })

  it('C-12.17 trains nothing from an empty deck', () => {
    const state = managing({}, { map: FORESTS(3) })
    const all = state.deck.slice(3, 6)
    player(state, 1).units.splice(3, 3, ...all)
    state.deck.splice(3, 3, 0, 0, 0)
    expect(refusal(state, 'train 0 infantry')).toBe('noneLeft')
  })

  it('C-12.18 keeps the fallen face up under the deck', () => {
    const state = managing({}, { map: FORESTS(3) })
    state.fallen[4] = 1
    state.deck[4] = numberAt(state.deck, 4) - 1
    play(state, 'train 0 infantry')
    expect(state.fallen[4]).toBe(1)
  })

  it('C-12.19 turns the fallen over when the deck is gone', () => {
    const state = managing({}, { map: FORESTS(3) })
    state.fallen.splice(3, 3, ...state.deck.slice(3, 6))
    state.deck.splice(3, 3, 0, 0, 0)
    play(state, 'train 0 infantry')
    expect(state.fallen.slice(3, 6)).toEqual([0, 0, 0])
    expect(state.deck.slice(3, 6).reduce((sum, count) => sum + count)).toBe(14)
  })

  it('C-12.20 has no limit to the standing forces but the supply', () => {
    const units = Array.from({ length: 9 }, () => ['infantry', 2] as const)
    const state = managing({ units }, { map: FORESTS(3) })
    expect(refusal(state, 'train 0 infantry')).toBe('')
  })

  it('C-EX37 asks 5, 7, 9 and 11 by rank, and 12 for an aircraft', () => {
    for (const [rank, cost] of [
      [1, 5],
      [2, 7],
      [3, 9],
      [4, 11],
    ] as const) {
      const state = managing({}, { map: FORESTS(6) })
      player(state, 0).ranks[1] = rank
      player(state, 0).boosts[0] = cost - 12
      expect(refusal(state, 'train 0 infantry')).toBe('')
      player(state, 0).boosts[0] = cost - 13
      expect(refusal(state, 'train 0 infantry')).toBe('tooDear')
    }
  })

  it('a square of the capital is where its figures go', () => {
    const state = managing({}, { map: FORESTS(2) })
    play(state, 'muster 0 army', 'put b2')
    expect(player(state, 0).figures).toContain(at('b2'))
  })
})

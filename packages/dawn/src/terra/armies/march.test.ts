import { describe, expect, test } from 'vitest'
import { ALL_TILES } from '../../data/tiles.ts'
import { boardOf } from '../../rules/map/board.ts'
import { CITY, CONTROL, ON_CARD, OUT_OF_PLAY, type State } from '../../rules/state.ts'
import { asked, legal, play, player, playWithDice, refusal, spaces } from '../../testing/play.ts'
import { terraPlayer } from '../state.ts'
import {
  armed,
  armiesOf,
  armyPosition,
  fortify,
  LOSE,
  marching,
  meadowWith,
  strike,
  WIN,
} from '../testing/army-position.ts'
import { TERRA_ROW, terraPosition } from '../testing/terra-position.ts'
import { viewTerra } from '../view.ts'
import { fitArmies } from './armies.ts'

const CAPITAL_TILE = ALL_TILES.find(({ kind }) => kind === 'capital')?.number ?? 0

describe('having armies', () => {
  test('T-9.1 the military card shows how many armies may be used', () => {
    const state = marching({ armies: [24, 25], row: armed('ti-iron-working') })
    expect(spaces(state, 'army')).toEqual([24, 25])
    expect(spaces(marching({ armies: [24] }), 'army')).toEqual([24])
  })
  test('T-9.2 a better military card brings one more army', () => {
    const state = terraPosition({ tech: 2 })
    expect(armiesOf(state, 0)).toEqual([ON_CARD, OUT_OF_PLAY])
    play(state, 'focus 2', 'advance', 'gain ti-iron-working')
    expect(armiesOf(state, 0)).toEqual([ON_CARD, ON_CARD])
  })
  test('T-9.3 a card with fewer armies sends those on the card away first, then the owner chooses', () => {
    const host = { capital: 0, row: TERRA_ROW } as const
    const visit = (armies: readonly number[]): State => {
      const state = terraPosition(
        { row: armed('ti-iron-working'), caravans: [8], wonders: { 'great-library': 24 } },
        host,
      )
      for (const [army, space] of armies.entries()) terraPlayer(state, 0).armies[army] = space
      play(state, 'focus 4', 'caravan 8', 'step 7', 'step 0', 'stop', 'token 1', 'token 1', 'done', 'gain ti-masonry')
      return state
    }
    expect(armiesOf(visit([ON_CARD, 30]), 0)).toEqual([OUT_OF_PLAY, 30])
    const state = visit([30, 31])
    expect([asked(state), legal(state)]).toEqual(['surplusArmy', ['disband 30', 'disband 31']])
    expect(play(state, 'disband 31')).toContainEqual({ kind: 'armyDisbanded', seat: 0, space: 31 })
    expect([armiesOf(state, 0), asked(state)]).toEqual([[30, OUT_OF_PLAY], 'turn'])
  })
  test('T-9.2 a military card brings its armies in whatever card it replaces', () => {
    const state = terraPosition({ tech: 2, wonders: { 'oxford-university': 24 } })
    expect(armiesOf(state, 0)).toEqual([ON_CARD, OUT_OF_PLAY])
    play(state, 'focus 2', 'advance', 'replace ti-iron-working 3')
    expect(armiesOf(state, 0)).toEqual([ON_CARD, ON_CARD])
  })
  test('T-9.1 without a military card there are no armies', () => {
    const state = terraPosition({ row: TERRA_ROW.map((card) => (card === 'ti-masonry' ? 'mass-media' : card)) })
    fitArmies(state, 0, undefined)
    expect(armiesOf(state, 0)).toEqual([OUT_OF_PLAY, OUT_OF_PLAY])
  })
})

describe('moving armies', () => {
  test('T-9.4 each army moves up to the distance of the card', () => {
    const state = marching({ armies: [24] })
    play(state, 'army 24', 'step 31', 'step 38', 'step 45')
    expect([armiesOf(state, 0)[0], state.active]).toEqual([45, 1])
    const rider = marching({ armies: [21], row: armed('horseback-riding') })
    play(rider, 'army 21', 'step 22', 'step 23', 'step 24', 'step 25', 'step 26')
    expect(legal(rider)).toContain('step 27')
  })
  test('T-9.5 only spaces up to the difficulty of the slot', () => {
    const state = marching({}, {}, { map: meadowWith('m', 25) })
    play(state, 'army 24')
    expect([refusal(state, 'step 25'), refusal(state, 'step 26'), refusal(state, 'step 31')]).toEqual([
      'tooHard',
      'notAdjacent',
      '',
    ])
    const desert = marching({}, {}, { map: meadowWith('d', 25) })
    play(desert, 'army 24')
    expect(legal(desert)).toContain('step 25')
  })
  test('T-9.6 no water unless the card says so', () => {
    const state = marching({}, {}, { map: meadowWith('w', 25) })
    play(state, 'army 24')
    expect(refusal(state, 'step 25')).toBe('water')
    const sailing = marching({ row: armed('ti-mass-production') }, {}, { map: meadowWith('w', 25) })
    play(sailing, 'army 24', 'step 25')
    expect(armiesOf(sailing, 0)[0]).toBe(25)
  })
  test('T-9.7 from the card it starts in the capital or a mature city', () => {
    const mature = marching({ armies: [ON_CARD], cities: [38, 42], controls: [39, 31, 32, 45, 44, 37] })
    expect(spaces(mature, 'deploy')).toEqual([24, 38])
    expect([refusal(mature, 'deploy 42'), refusal(mature, 'deploy 39')]).toEqual(['notMature', 'notYourCity'])
    play(mature, 'deploy 38', 'step 39')
    expect(armiesOf(mature, 0)[0]).toBe(39)
  })
  test('T-9.8 one army finishes before the other starts', () => {
    const state = marching({ armies: [24, 26], row: armed('ti-iron-working') })
    play(state, 'army 24', 'step 31')
    expect(refusal(state, 'army 26')).not.toBe('')
    play(state, 'stop')
    expect(legal(state)).toEqual(['army 26', 'done'])
  })
  test('T-9.9 a barbarian, a city-state, a rival component or an open fort stops it', () => {
    const rest = { icons: { 25: 'seoul' }, map: meadowWith('f', 31), barbarians: { A: 17 } } as const
    for (const space of [25, 17, 23, 18, 30]) {
      const state = marching({}, { controls: [23], armies: [18], caravans: [30] }, rest)
      playWithDice(state, LOSE, 'army 24', `step ${space}`)
      expect([armiesOf(state, 0)[0], state.active]).toEqual([ON_CARD, 1])
    }
    const state = marching({}, {}, rest)
    fortify(state, 31)
    playWithDice(state, LOSE, 'army 24', 'step 31')
    expect([armiesOf(state, 0)[0], state.active]).toEqual([ON_CARD, 1])
  })
  test('T-9.10 and then it must attack', () => {
    const state = marching({}, { controls: [25], trade: [0, 0, 0, 0, 1, 0] })
    strike(state, WIN)
    expect([asked(state), legal(state)]).toEqual(['defenderSpends', ['spend', 'reroll', 'done']])
  })
  test('T-9.11 an army moves from any space, the first of the map too', () => {
    expect(legal(marching({ armies: [0] }, { capital: 48 }))).toEqual(['army 0', 'done'])
  })
  test('T-9.11 moving is optional, in any order', () => {
    const state = marching({ armies: [24, 26], row: armed('ti-iron-working') })
    expect(legal(state)).toEqual(['army 24', 'army 26', 'done'])
    expect([refusal(state, 'deploy 24'), refusal(state, 'army 30')]).toEqual(['noArmyOnCard', 'noArmy'])
    play(state, 'army 26', 'step 27', 'stop', 'done')
    expect([armiesOf(state, 0), state.active]).toEqual([[24, 27], 1])
  })
  test('T-9.12 it passes own pieces and stops among them', () => {
    const state = marching({ controls: [25], cities: [26], caravans: [27] })
    play(state, 'army 24', 'step 25', 'step 26', 'step 27')
    expect(armiesOf(state, 0)[0]).toBe(27)
  })
  test('T-9.13 what already shares its space is not attacked by staying', () => {
    const state = marching({ armies: [48] }, { caravans: [48] })
    boardOf(state.layout).tile[48] = CAPITAL_TILE
    // On a sketched map the tile has no place to go: the army has moved, but not to another space.
    const told = play(state, 'army 48', 'explore', 'stop').map(({ kind }) => kind)
    expect(told).toEqual(expect.arrayContaining(['tileDrawn', 'tileReturned']))
    expect([player(state, 1).caravans[0], armiesOf(state, 0)[0], state.active]).toEqual([48, 48, 1])
  })
  test('T-9.13 nor does it matter there that it may not be attacked', () => {
    const treaties = [[1, 'non-aggression-pact']] as const
    const start = marching({ armies: [48], treaties }, { caravans: [48] })
    boardOf(start.layout).tile[48] = CAPITAL_TILE
    play(start, 'army 48', 'explore', 'stop')
    expect([armiesOf(start, 0)[0], start.active]).toEqual([48, 1])
    const flying = marching({ row: armed('ti-flight'), treaties }, { caravans: [25] })
    play(flying, 'army 24', 'step 25')
    expect(refusal(flying, 'stop')).toBe('noRest')
  })
  test('T-9.6 an army passes only where it can go on to a place to stay: not over water', () => {
    const entering = (...water: readonly number[]): string => {
      const state = marching(
        { capital: 48, treaties: [[1, 'non-aggression-pact']], envoys: ['antananarivo'] },
        { caravans: [24] },
        { icons: { 25: 'antananarivo' }, map: meadowWith('w', ...water) },
      )
      play(state, 'army 24')
      return refusal(state, 'step 25')
    }
    expect([entering(18, 19, 26, 31, 32), entering(18, 19, 26, 31)]).toEqual(['noRest', ''])
  })
  test('T-16.2 it explores only where it can still find a place to stay', () => {
    const passing = (from: number): string => {
      const sketch = { armies: [from], envoys: ['antananarivo'] } as const
      const state = marching(sketch, {}, { icons: { 47: 'antananarivo' } })
      boardOf(state.layout).tile[47] = CAPITAL_TILE
      play(state, `army ${from}`, ...(from === 45 ? ['step 46'] : []), 'step 47')
      return refusal(state, 'explore')
    }
    expect([passing(46), passing(45)]).toEqual(['', 'noRest'])
  })
  test('T-11.1 an army that can go nowhere may still explore', () => {
    const shut = (isCapital: boolean): string => {
      const state = armyPosition({ armies: [48] }, {}, { map: meadowWith('w', 41, 47) })
      if (isCapital) boardOf(state.layout).tile[48] = CAPITAL_TILE
      play(state, 'focus 5')
      return refusal(state, 'army 48')
    }
    expect([shut(true), shut(false)]).toEqual(['', 'noWayOut'])
  })
  test('T-9.4 each army has the whole distance', () => {
    const state = marching({ armies: [24, 21], row: armed('ti-iron-working') })
    play(state, 'army 24', 'step 31', 'step 38', 'stop', 'army 21', 'step 22', 'step 15', 'step 8', 'step 9')
    expect([armiesOf(state, 0), state.active]).toEqual([[38, 9], 1])
  })
  test('T-9.4 every turn all armies may move again', () => {
    const state = marching({ armies: [24] }, { armies: [2] })
    play(state, 'army 24', 'step 31', 'stop', 'focus 5', 'army 2', 'step 3', 'stop')
    expect([armiesOf(state, 0)[0], armiesOf(state, 1)[0]]).toEqual([31, 3])
  })
  test('T-9.14 armies make no space friendly', () => {
    const state = terraPosition()
    terraPlayer(state, 0).armies[0] = 38
    play(state, 'focus 3')
    expect(spaces(state, 'place')).not.toContain(39)
  })
  test('T-9.15 only armies attack: without one that can move nothing is attacked', () => {
    const state = marching({ armies: [OUT_OF_PLAY] }, { controls: [25] })
    expect([state.active, state.owner[25]]).toEqual([1, 1])
  })
  test('T-9.16 a space taken this turn may be passed and attacked from', () => {
    const state = marching({ armies: [24, 23], row: armed('ti-iron-working') }, { controls: [25, 26] })
    playWithDice(state, [...WIN, ...WIN], 'army 24', 'step 25', 'army 23', 'step 24', 'step 25', 'step 26')
    expect([state.owner[25], state.owner[26]]).toEqual([0, 0])
  })
})

test('T-2.8 everyone sees the army on its way and the steps it has left', () => {
  const state = marching({}, { cities: [26], armies: [26] })
  play(state, 'army 24', 'step 25')
  expect(viewTerra(state).marching).toEqual({ space: 25, steps: 2 })
  play(state, 'step 26')
  expect(viewTerra(state).marching).toEqual({ space: 26, steps: 0 })
  playWithDice(state, LOSE, 'assault')
  expect(viewTerra(state).marching).toBeNull()
})

describe('targets', () => {
  test('T-9.17 of several the attacker chooses one', () => {
    const state = marching({}, { cities: [25], armies: [25], caravans: [25] })
    play(state, 'army 24', 'step 25')
    expect([asked(state), legal(state)]).toEqual(['target', ['assault', 'strikeArmy 1', 'strikeCaravan 1']])
    expect(refusal(state, 'strikeArmy 0')).toBe('noTarget')
    const events = playWithDice(state, WIN, 'strikeCaravan 1')
    expect(events).toContainEqual(expect.objectContaining({ kind: 'attackDeclared', from: 24, space: 25 }))
    expect([player(state, 1).caravans[0], armiesOf(state, 1)[0], state.piece[25]]).toEqual([ON_CARD, 25, CITY])
  })
  test('T-9.18 a barbarian must be the target', () => {
    const state = marching({}, { controls: [25], caravans: [25] }, { barbarians: { A: 25 } })
    strike(state, WIN, 'token 1')
    expect([state.barbarians[0], state.owner[25]]).toEqual([-1, 1])
  })
  test('T-9.19 all kinds of targets', () => {
    const state = marching({}, { controls: [25] }, { icons: { 31: 'seoul' }, map: meadowWith('f', 17) })
    fortify(state, 17)
    terraPlayer(state, 1).armies[0] = 23
    player(state, 1).caravans[0] = 30
    play(state, 'army 24')
    expect(spaces(state, 'step')).toEqual([17, 18, 23, 25, 30, 31])
  })
  test('T-9.20 attacking a figure costs a diplomacy card on its owner’s space only', () => {
    const kindsOf = (two: Parameters<typeof marching>[1], ...moves: string[]) =>
      strike(marching({ treaties: [[1, 'embassy']] }, two), LOSE, ...moves).map(({ kind }) => kind)
    expect(kindsOf({ caravans: [25] })).not.toContain('treatyReturned')
    expect(kindsOf({ armies: [25] })).not.toContain('treatyReturned')
    expect(kindsOf({ controls: [25], caravans: [25] }, 'strikeCaravan 1')).toContain('treatyReturned')
    expect(kindsOf({ controls: [25], caravans: [25] }, 'assault')).toContain('treatyReturned')
  })
})

describe('cards', () => {
  test('Flight passes city-states, barbarians, caravans and plain tokens; where it ends it attacks', () => {
    const row = armed('ti-flight')
    const rest = { icons: { 25: 'seoul' }, barbarians: { A: 26 } } as const
    const state = marching({ row }, { controls: [27], reinforced: [34], caravans: [32] }, rest)
    play(state, 'army 24', 'step 25', 'step 26')
    expect(asked(state)).toBe('army')
    playWithDice(state, WIN, 'step 27', 'stop')
    expect([state.owner[27], state.piece[27], armiesOf(state, 0)[0]]).toEqual([0, CONTROL, 27])
    const stopped = marching({ row }, { reinforced: [25] })
    strike(stopped, LOSE)
    expect([armiesOf(stopped, 0)[0], stopped.active]).toEqual([ON_CARD, 1])
  })
  test('Mass Production lets one beaten army start again', () => {
    const state = marching({ armies: [24, OUT_OF_PLAY], row: armed('ti-mass-production') }, { cities: [25] })
    strike(state, LOSE)
    expect(legal(state)).toContain('deploy 24')
    playWithDice(state, LOSE, 'deploy 24', 'step 25')
    expect(state.active).toBe(1)
  })
  test('Scorched Earth destroys a token once and moves on', () => {
    const row = armed('scorched-earth')
    const state = marching({ armies: [24, OUT_OF_PLAY], row }, { controls: [25, 26] })
    expect(strike(state, WIN, 'raze')).toContainEqual({ kind: 'controlDestroyed', owner: 1, space: 25 })
    expect([state.owner[25], armiesOf(state, 0)[0], asked(state)]).toEqual([-1, 25, 'armies'])
    playWithDice(state, WIN, 'army 25', 'step 26')
    expect([state.owner[26], state.active]).toEqual([0, 1])
    const kept = marching({ armies: [24, OUT_OF_PLAY], row }, { controls: [25] })
    strike(kept, WIN, 'nothing')
    expect([kept.owner[25], kept.active]).toEqual([0, 1])
  })
  test('Siege Tactics takes 1 from each reinforced token', () => {
    const state = marching({ row: armed('siege-tactics') }, { reinforced: [25, 26] })
    const events = strike(state, [1, 6])
    expect(events).toContainEqual(expect.objectContaining({ kind: 'diceRolled', attack: 7, defence: 7 }))
  })
})

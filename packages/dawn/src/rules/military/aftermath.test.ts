import { describe, expect, test } from 'vitest'
import { dawn } from '../../game.ts'
import { attack, STRONG_ROW } from '../../testing/military.ts'
import { asked, legal, play, player, playWithDice, refusal, spaces } from '../../testing/play.ts'
import { type PlayerSketch, position, type Sketch } from '../../testing/position.ts'
import { CAPITAL, CITY, CONTROL, DEFEATED, NOTHING, REINFORCED, type State } from '../state.ts'

const EIGHT = [2, 4, 6, 28, 33, 42, 44]
const wonders = (state: State, seat: number) => dawn.view(state, null).players[seat]?.wonders

/** What is asked, with what it is about. */
const question = (state: State) => dawn.presentation.describe.decision(state, 0)

describe('results of a won attack', () => {
  test('N-1.7 a player without any token, on the map or off it, takes nothing', () => {
    const beaten = (two: PlayerSketch): State => {
      const state = position({
        players: [
          { capital: 24, row: STRONG_ROW, cities: EIGHT },
          { capital: 0, ...two },
        ],
      })
      player(state, 0).tokens = 0
      playWithDice(state, [6, 1], 'focus 5', 'attack 25', 'done')
      return state
    }
    for (const state of [beaten({ controls: [25] }), beaten({ cities: [25] })]) {
      expect([state.owner[25], state.active]).toEqual([1, 1])
    }
  })
  test('N-17.12 a city-state is liberated even by a player without any piece to conquer it with', () => {
    const rival: PlayerSketch = { cities: [25], conquered: ['seoul'] }
    const state = attack({ cities: EIGHT }, rival, { icons: { 25: 'seoul' } })
    player(state, 0).tokens = 0
    expect([refusal(state, 'conquer'), refusal(state, 'liberate')]).toEqual(['noPieces', ''])
  })
  test('N-15.1 a barbarian leaves the map', () => {
    const state = attack({}, {}, { barbarians: { A: 25 }, icons: { 48: 'A' } })
    expect(state.barbarians[0]).toBe(DEFEATED)
  })
  test('N-15.2 its defeat gives a trade token', () => {
    const state = attack({}, {}, { barbarians: { A: 25 } })
    play(state, 'token 3')
    expect(player(state, 0).trade[2]).toBe(1)
  })
  test('N-15.3 and no piece', () => {
    const state = attack({}, {}, { barbarians: { A: 25 } })
    expect(state.piece[25]).toBe(NOTHING)
  })
  test('N-15.4 a token is replaced by an unreinforced own one', () => {
    const state = attack({}, { reinforced: [25] })
    expect([state.owner[25], state.piece[25], player(state, 1).controls]).toEqual([0, CONTROL, 0])
  })
  const NATURAL = ['ggggggg', 'ggggggg', 'ggggggg', 'ggggngg', 'ggggggg', 'ggggggg', 'ggggggg']
  test('N-15.5 a natural wonder changes hands', () => {
    const state = attack({}, { controls: [25] }, { map: NATURAL, icons: { 25: 'pantanal' } })
    expect([player(state, 0).naturals, player(state, 1).naturals]).toEqual([1 << 7, 0])
  })
  test('N-15.6 resources taken earlier are kept', () => {
    const state = attack({}, { controls: [25], resources: { oil: 2 } })
    expect(player(state, 1).resources).toEqual([0, 0, 2, 0])
  })
  test('N-15.7 a city is replaced by an own city', () => {
    const state = attack({}, { cities: [25] })
    expect([state.owner[25], state.piece[25], player(state, 1).cities]).toEqual([0, CITY, [0]])
  })
  const CONQUERED: Partial<Sketch> = { icons: { 25: 'seoul' } }
  test('N-15.8 a conquered city-state is conquered or liberated', () => {
    const state = attack({}, { cities: [25], conquered: ['seoul'] }, CONQUERED)
    expect(legal(state)).toEqual(['conquer', 'liberate'])
    expect(question(state)).toEqual({ key: 'decision.conquest', args: { cityState: { key: 'cityState.seoul' } } })
  })
  const cityState = (one: PlayerSketch = {}, two: PlayerSketch = {}) => {
    const state = attack({ row: STRONG_ROW, trade: [0, 0, 0, 0, 3], ...one }, two, CONQUERED)
    if (asked(state) === 'attackerSpends') play(state, 'spend', 'spend', 'spend')
    return state
  }
  test('N-15.9 a city-state’s token goes on the card of its type', () => {
    expect(dawn.view(cityState(), null).players[0]?.conquered).toEqual(['seoul'])
  })
  test('N-15.10 an own city stands on its space', () => {
    const state = cityState()
    expect([state.owner[25], state.piece[25]]).toEqual([0, CITY])
  })
  test('N-15.11 its diplomacy cards are put aside', () => {
    expect(player(cityState({}, { envoys: ['seoul'] }), 1).envoys).toBe(0)
  })
  const capital = (one: PlayerSketch = {}, two: PlayerSketch = {}) =>
    attack({ capital: 2, ...one }, { capital: 0, trade: [2, 1, 0, 0, 0], ...two }, {}, 0)
  test('N-15.12 a capital stays', () => {
    const state = capital()
    expect([state.owner[0], state.piece[0]]).toEqual([1, CAPITAL])
  })
  test('N-15.13 up to two trade tokens are taken and distributed', () => {
    const state = capital()
    play(state, 'loot 1', 'loot 2', 'token 5', 'token 5')
    expect([player(state, 1).trade, player(state, 0).trade]).toEqual([
      [1, 0, 0, 0, 0],
      [0, 0, 0, 0, 2],
    ])
  })
  test('N-15.14 the attacker chooses how many and from where', () => {
    const state = capital()
    expect(legal(state)).toEqual(['loot 1', 'loot 2', 'done'])
    expect(question(state)).toEqual({ key: 'decision.loot', args: { player: { seat: 1 } } })
    play(state, 'loot 2', 'done', 'token 1')
    expect(player(state, 1).trade).toEqual([2, 0, 0, 0, 0])
    expect(asked(state)).not.toBe('loot')
  })
  test('N-15.15 without a city a reinforced token is placed', () => {
    const state = attack({ cities: EIGHT }, { cities: [25] })
    expect([state.owner[25], state.piece[25]]).toEqual([0, REINFORCED])
  })
  test('N-15.16 such a city-state counts as conquered', () => {
    const state = cityState({ cities: EIGHT })
    expect([state.piece[25], dawn.view(state, null).players[0]?.conquered]).toEqual([REINFORCED, ['seoul']])
  })
  test('N-15.17 a world wonder under it is the attacker’s', () => {
    const state = attack({ cities: EIGHT }, { cities: [25], wonders: { oracle: 25 } })
    expect([wonders(state, 0), wonders(state, 1)]).toEqual([['oracle'], []])
  })
  test('N-15.18 a later conqueror places a city if there is one', () => {
    const state = attack({}, { reinforced: [25], conquered: ['seoul'] }, CONQUERED)
    play(state, 'conquer')
    expect([state.owner[25], state.piece[25]]).toEqual([0, CITY])
  })
  test('N-15.19 a captured city’s wonder stays in its space', () => {
    expect(attack({}, { cities: [25], wonders: { oracle: 25 } }).wonder[25]).not.toBe(0)
  })
  test('N-15.20 and its card goes to the attacker', () => {
    const state = attack({}, { cities: [25], wonders: { oracle: 25 } })
    expect([wonders(state, 0), wonders(state, 1)]).toEqual([['oracle'], []])
  })
  test('N-15.21 a capital’s wonder moves to a city of the attacker', () => {
    const state = capital({ cities: [28, 30] }, { wonders: { oracle: 0 } })
    expect(question(state)).toEqual({ key: 'decision.enshrine', args: { wonder: { key: 'wonder.oracle' } } })
    play(state, 'build 30')
    expect([state.wonder[0], state.wonder[30], wonders(state, 0)]).toEqual([0, 7, ['oracle']])
  })
  test('N-15.22 without such a city it stays', () => {
    const state = capital({ wonders: { kremlin: 2 } }, { wonders: { oracle: 0 } })
    expect([asked(state), wonders(state, 1)]).toEqual(['loot', ['oracle']])
  })
  test('N-15.23 the attacker chooses the city', () => {
    expect(spaces(capital({ cities: [28, 30] }, { wonders: { oracle: 0 } }), 'build')).toEqual([2, 28, 30])
  })
  test('N-15.24 caravans are not affected', () => {
    const state = attack({}, { controls: [25], caravans: [25] })
    expect(player(state, 1).caravans[0]).toBe(25)
  })
  test('N-15.25 replaced pieces return to their owner', () => {
    const state = attack({}, { cities: [25] })
    expect(dawn.view(state, null).players[1]?.unusedCities).toBe(7)
  })
  /** Spaces for all control tokens of a player. */
  const allBut = (...taken: readonly number[]) =>
    Array.from({ length: 49 }, (_, space) => space)
      .filter((space) => space > 1 && !taken.includes(space))
      .slice(0, 31)
  const ALL = allBut(24, 25)
  test('N-15.26 without tokens the attacker may take one back', () => {
    const state = attack({ controls: ALL }, { controls: [25] })
    expect(asked(state)).toBe('makeRoom')
    const other = dawn.clone(state)
    play(state, 'remove 2')
    expect([state.owner[2], state.owner[25]]).toEqual([-1, 0])
    play(other, 'nothing')
    expect(other.owner[25]).toBe(1)
  })
  const NO_TOKENS = { cities: EIGHT, controls: allBut(24, 25, ...EIGHT) }
  test('N-8.12 also where a token takes the place of a city (N-15.15)', () => {
    const state = attack(NO_TOKENS, { cities: [25], wonders: { oracle: 25 } })
    const other = dawn.clone(state)
    play(state, 'remove 3')
    expect([state.owner[3], state.piece[25], wonders(state, 0)]).toEqual([-1, REINFORCED, ['oracle']])
    play(other, 'nothing')
    expect([other.owner[25], wonders(other, 1)]).toEqual([1, ['oracle']])
  })
  test('N-8.12 and where it conquers a city-state (N-15.16)', () => {
    const state = cityState(NO_TOKENS)
    play(state, 'remove 3')
    expect([state.piece[25], dawn.view(state, null).players[0]?.conquered]).toEqual([REINFORCED, ['seoul']])
    const rivals = attack(NO_TOKENS, { cities: [25], conquered: ['seoul'] }, CONQUERED)
    play(rivals, 'conquer')
    const other = dawn.clone(rivals)
    play(rivals, 'remove 3')
    expect(rivals.players.map(({ conquered }) => conquered)).toEqual([8, 0])
    play(other, 'nothing')
    expect(other.players.map(({ conquered }) => conquered)).toEqual([0, 8])
  })
  test('N-15.27 gained tokens obey the limit of three', () => {
    const state = attack({ trade: [3, 3, 3, 3, 2] }, {}, { barbarians: { A: 25 } })
    play(state, 'done')
    expect(legal(state)).toEqual(['token 5'])
    const full = attack({ trade: [3, 3, 3, 3, 3] }, {}, { barbarians: { A: 25 } })
    play(full, 'done')
    expect(asked(full)).toBe('military')
  })
})

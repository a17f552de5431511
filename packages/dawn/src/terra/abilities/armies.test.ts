import { expect, test } from 'vitest'
import { dawn } from '../../game.ts'
import { REINFORCED } from '../../rules/state.ts'
import { asked, legal, play, player, playWithDice, refusal, spaces } from '../../testing/play.ts'
import { type ArmySketch, armiesOf, marching, meadowWith, strike, valuesOf, WIN } from '../testing/army-position.ts'

/*
 * What leaders, wonders, city-states and diplomacy cards do with armies and in their attacks.
 */

test('zulu gains a trade token on the military card for a won attack, two for a city or city-state', () => {
  const state = marching({ leader: 'zulu' }, { controls: [25] })
  strike(state, WIN)
  expect(player(state, 0).trade).toEqual([1, 0, 0, 0, 0, 0])
  const city = marching({ leader: 'zulu' }, { cities: [25] })
  strike(city, WIN)
  expect(player(city, 0).trade).toEqual([2, 0, 0, 0, 0, 0])
  const cityState = marching({ leader: 'zulu', trade: [0, 0, 0, 0, 3, 0] }, {}, { icons: { 25: 'seoul' } })
  strike(cityState, WIN, 'spend', 'spend', 'spend')
  expect(player(cityState, 0).trade[0]).toBe(2)
  const lost = marching({ leader: 'zulu' }, { controls: [25] })
  strike(lost, [1, 6])
  expect(player(lost, 0).trade).toEqual([0, 0, 0, 0, 0, 0])
})

test('indonesia sails with armies', () => {
  const state = marching({ leader: 'indonesia' }, {}, { map: meadowWith('w', 25) })
  play(state, 'army 24', 'step 25', 'step 26', 'stop')
  expect(armiesOf(state, 0)[0]).toBe(26)
})

test('T-16.1 akkad lets armies pass rival tokens, and attack where they stop', () => {
  const akkad = { icons: { 48: 'akkad' } } as const
  const state = marching({ envoys: ['akkad'] }, { controls: [25, 26] }, akkad)
  play(state, 'army 24', 'step 25', 'step 26', 'step 27')
  expect([armiesOf(state, 0)[0], state.owner[25], state.owner[26]]).toEqual([27, 1, 1])
  const stopping = marching({ envoys: ['akkad'] }, { controls: [25, 26] }, akkad)
  playWithDice(stopping, WIN, 'army 24', 'step 25', 'step 26', 'stop')
  expect([stopping.owner[25], stopping.owner[26]]).toEqual([1, 0])
  const without = marching({}, { controls: [25, 26] })
  strike(without, WIN)
  expect([without.owner[25], without.active]).toEqual([0, 1])
})

test('antananarivo: armies of its holder may pass it but not stay', () => {
  const state = marching({ envoys: ['antananarivo'] }, {}, { icons: { 25: 'antananarivo' } })
  play(state, 'army 24', 'step 25')
  expect(refusal(state, 'stop')).toBe('noRest')
  play(state, 'step 26', 'stop')
  expect(armiesOf(state, 0)[0]).toBe(26)
})

test('jebel-barkal spends resources for +2 each, on either side', () => {
  const state = marching({ wonders: { 'jebel-barkal': 24 }, resources: { oil: 2 } }, { controls: [25] })
  strike(state, [1, 6], 'resource oil')
  expect([state.attack?.attack, player(state, 0).resources[2]]).toEqual([7, 1])
  const defending = marching(
    {},
    { cities: [27], controls: [25], wonders: { 'jebel-barkal': 27 }, resources: { oil: 1 } },
  )
  strike(defending, WIN)
  expect([asked(defending), legal(defending)]).toEqual(['defenderSpends', ['resource oil', 'done']])
  play(defending, 'resource oil')
  expect(defending.owner[25]).toBe(0)
  const poor = marching({ wonders: { 'jebel-barkal': 24 }, resources: { oil: 1 } }, { controls: [25] })
  strike(poor, [1, 6])
  expect([refusal(poor, 'resource oil'), refusal(poor, 'resource marble')]).toEqual(['', 'noResource'])
})

test('ND-37 kremlin adds 4 against an army on a rival space, and nothing where nobody or the attacker holds it', () => {
  const attack = (one: ArmySketch, two: ArmySketch): number => {
    const state = marching({ wonders: { kremlin: 24 }, ...one }, { armies: [25], ...two })
    return valuesOf(strike(state, [1, 1], ...('controls' in two ? ['strikeArmy 1'] : [])))[0]
  }
  expect(attack({ reinforced: [23] }, { controls: [25] })).toBe(9)
  expect(attack({ reinforced: [23] }, {})).toBe(5)
  expect(attack({ reinforced: [25] }, {})).toBe(5)
})

test('ND-37 kremlin adds nothing in defence, even for an army on a rival space', () => {
  const state = marching({ controls: [25] }, { armies: [25], reinforced: [2], cities: [4], wonders: { kremlin: 4 } })
  expect(valuesOf(strike(state, [1, 1]))).toEqual([5, 2])
})

test('T-9.20 joint-war adds nothing against an army of its giver, though the card stays', () => {
  const state = marching({ treaties: [[1, 'joint-war']] }, { armies: [25] })
  expect(valuesOf(strike(state, [1, 1]))[0]).toBe(5)
  expect(dawn.view(state, null).players[0]?.treaties).toHaveLength(1)
})

test('ti-pentagon: armies move any distance and have +2', () => {
  const state = marching({ capital: 21, armies: [21], wonders: { 'ti-pentagon': 21 } }, { controls: [27] })
  const steps = ['step 22', 'step 23', 'step 24', 'step 25', 'step 26', 'step 27']
  expect(valuesOf(playWithDice(state, [1, 1], 'army 21', ...steps))).toEqual([7, 2])
})

test('non-aggression-pact: armies of its holder do not attack its giver', () => {
  const state = marching({ treaties: [[1, 'non-aggression-pact']] }, { controls: [25] })
  play(state, 'army 24')
  expect([refusal(state, 'step 25'), spaces(state, 'step')]).toEqual(['noRest', [17, 18, 23, 30, 31]])
})

test('non-aggression-pact: an attack of its giver lets the holder swap the military card', () => {
  const state = marching({}, { controls: [25], treaties: [[0, 'non-aggression-pact']] })
  playWithDice(state, WIN, 'army 24', 'step 25')
  expect([asked(state), dawn.deciders(state)]).toEqual(['retaliate', [1]])
  play(state, 'swap 5 6')
  expect(dawn.view(state, null).players[1]?.row[5]?.card).toBe('ti-masonry')
})

test('statue-of-liberty also works when a city is conquered', () => {
  const state = marching({ wonders: { 'statue-of-liberty': 24 } }, { cities: [25], reinforced: [26], controls: [19] })
  strike(state, WIN)
  expect([25, 26, 19].map((space) => state.owner[space])).toEqual([0, 0, 0])
})

test('TI-54 statue-of-liberty comes first: where it uses the last token, another is taken back for the city (N-8.12)', () => {
  const sketch = { cities: [2, 4, 6, 28, 33, 42, 44], wonders: { 'statue-of-liberty': 2 }, controls: [23] } as const
  const state = marching(sketch, { cities: [25], controls: [19, 26] })
  player(state, 0).tokens = 2
  strike(state, WIN)
  const taken = [19, 26].filter((space) => state.owner[space] === 0)
  expect([asked(state), taken.length, state.owner[25]]).toEqual(['makeRoom', 1, 1])
  play(state, 'remove 23')
  expect([25, ...taken, 23].map((space) => state.owner[space])).toEqual([0, 0, -1])
  expect(state.piece[25]).toBe(REINFORCED)
  expect([19, 26].filter((space) => state.owner[space] === 0)).toEqual(taken)
})

test('N-15.15 a token that is taken back for a city goes to the city, not to what statue-of-liberty would take', () => {
  const sketch = { cities: [2, 4, 6, 28, 33, 42, 44], wonders: { 'statue-of-liberty': 2 }, controls: [23] } as const
  const state = marching(sketch, { cities: [25], controls: [19] })
  player(state, 0).tokens = 1
  strike(state, WIN)
  expect(asked(state)).toBe('makeRoom')
  play(state, 'remove 23')
  expect([25, 19].map((space) => state.owner[space])).toEqual([0, 1])
})

test('T-15.7 cristo-redentor works for the player who captures it', () => {
  const state = marching({}, { cities: [25, 27], wonders: { 'cristo-redentor': 25 } })
  strike(state, WIN)
  expect([asked(state), spaces(state, 'convert')]).toEqual(['subvert', [27]])
  play(state, 'convert 27')
  expect([state.owner[25], state.owner[27]]).toEqual([0, 0])
})

test('huey-teocalli and china defend against armies', () => {
  const map = meadowWith('w', 32, 33)
  const wet = marching(
    {},
    { leader: 'china', controls: [25], reinforced: [26], cities: [13], wonders: { 'huey-teocalli': 13 } },
    { map },
  )
  expect(valuesOf(strike(wet, [6, 1]))).toEqual([10, 5])
})

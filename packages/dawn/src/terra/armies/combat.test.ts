import { has } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import type { TreatyId } from '../../data/sights.ts'
import { dawn } from '../../game.ts'
import {
  CAPITAL,
  CITY,
  CITY_STATE,
  CONTROL,
  cardIn,
  DEFEATED,
  ON_CARD,
  OUT_OF_PLAY,
  type State,
} from '../../rules/state.ts'
import { asked, legal, play, player, playWithDice, refusal } from '../../testing/play.ts'
import { DEVASTATED } from '../agendas/agendas.ts'
import { terraPlayer } from '../state.ts'
import {
  type ArmySketch,
  armed,
  armiesOf,
  armyPosition,
  finalValues,
  fortify,
  LOSE,
  marching,
  meadowWith,
  strike,
  valuesOf,
  WIN,
} from '../testing/army-position.ts'
import { TERRA_ROW } from '../testing/terra-position.ts'
import { fitArmies } from './armies.ts'
import { aimings } from './combat.ts'

/** Tokens on the military cards of both sides; seat 1 holds the space next door. */
const withTokens = (one: number, two: number): State =>
  marching({ trade: [0, 0, 0, 0, one, 0] }, { controls: [25], trade: [0, 0, 0, 0, two, 0] })

test('T-9.13 an army aims at what it would enter, not at what shares its space', () => {
  const state = armyPosition({ armies: [24] }, { caravans: [24], controls: [25] })
  const stay = { space: 24, from: 24, path: [], moves: ['army 24', 'stop'] }
  const enter = { space: 25, from: 24, path: [25], moves: ['army 24', 'step 25'] }
  expect(aimings.armies?.(state, 0, [stay, enter])).toEqual([{ space: 25, defender: 1, kind: CONTROL, move: null }])
})

describe('values', () => {
  test('T-9.28 without a military card nothing is spent in defence, not even natural wonders', () => {
    const row = TERRA_ROW.map((card) => (card === 'ti-masonry' ? 'mass-media' : card))
    const attacked = (two: ArmySketch): State => {
      const rest = { map: meadowWith('n', 44), icons: { 44: 'mt-everest' } } as const
      const state = armyPosition({ armies: [24] }, { row, controls: [25, 44], ...two }, rest)
      fitArmies(state, 1, undefined)
      expect(player(state, 1).naturals).not.toBe(0)
      play(state, 'focus 5')
      strike(state, WIN)
      return state
    }
    const state = attacked({})
    expect([asked(state), state.owner[25]]).toEqual(['turn', 0])
    // Jebel Barkal lets its owner spend resources, so there is something to decide.
    const tribute = attacked({ cities: [27], wonders: { 'jebel-barkal': 27 }, resources: { oil: 1 } })
    expect([asked(tribute), legal(tribute)]).toEqual(['defenderSpends', ['resource oil', 'done']])
  })
  test('T-9.21 attack is die, slot and bonuses', () => {
    expect(valuesOf(strike(marching({}, { controls: [25] }), [3, 1]))[0]).toBe(3 + 4)
    expect(valuesOf(strike(marching({ row: armed('ti-flight') }, { cities: [25] }), [3, 1]))[0]).toBe(10)
    const barbarian = { barbarians: { A: 25 } }
    expect(valuesOf(strike(marching({ row: armed('ti-iron-working') }, {}, barbarian), [1, 6]))[0]).toBe(7)
    expect(valuesOf(strike(marching({ row: armed('ti-mass-production') }, {}, barbarian), [1, 6]))[0]).toBe(7)
  })
  test('T-9.22 an uncontrolled fort has die and 6', () => {
    const state = marching({}, {}, { map: meadowWith('f', 25) })
    fortify(state, 25)
    expect(valuesOf(strike(state, [1, 2]))[1]).toBe(8)
  })
  test('T-9.23 a die is rolled for barbarians, city-states and forts, and nobody spends for them', () => {
    const rest = { icons: { 25: 'seoul' }, barbarians: { A: 31 } } as const
    for (const space of [25, 31]) {
      const state = marching({}, { trade: [3, 3, 3, 3, 3, 3] }, rest)
      expect(valuesOf(playWithDice(state, [1, 6], 'army 24', `step ${space}`))[1]).toBe(space === 25 ? 14 : 7)
      expect(state.active).toBe(1)
    }
  })
  test('T-9.24 a figure defends with die, difficulty and its owner’s bonuses', () => {
    const map = meadowWith('f', 25)
    expect(valuesOf(strike(marching({}, { armies: [25] }, { map }), [1, 4]))[1]).toBe(7)
    expect(valuesOf(strike(marching({}, { caravans: [25] }, { map }), [1, 4]))[1]).toBe(7)
    const wonders = { 'huey-teocalli': 0 }
    const shore = ['ggggggg', 'ggggggg', 'ggggggg', 'ggggggg', 'ggggwgg', 'ggggggg', 'ggggggg']
    expect(valuesOf(strike(marching({}, { caravans: [25], wonders }, { map: shore }), [1, 4]))[1]).toBe(6)
  })
  test('T-9.25 reinforced tokens do not help figures', () => {
    expect(valuesOf(strike(marching({}, { armies: [25], reinforced: [26] }), [1, 4]))[1]).toBe(5)
    expect(valuesOf(strike(marching({}, { cities: [25], reinforced: [26] }), [1, 4]))[1]).toBe(7)
  })
  test('T-9.26 an army beside the target adds 2, once', () => {
    const beside = (armies: readonly number[], target: string, two = {}): number =>
      valuesOf(
        strike(marching({}, { row: armed('ti-iron-working'), caravans: [25], armies, ...two }), [1, 4], target),
      )[1]
    expect(beside([25], 'strikeCaravan 1')).toBe(7)
    expect(beside([25, 25], 'strikeCaravan 1')).toBe(7)
    expect(beside([25], 'strikeArmy 1')).toBe(5)
    expect(beside([25, 25], 'strikeArmy 1')).toBe(7)
    expect(beside([25], 'assault', { controls: [25] })).toBe(7)
  })
  test('T-9.27 a district defends like a control token', () => {
    const state = marching({}, { reinforced: [25, 26] })
    terraPlayer(state, 1).districts[0] = 25
    player(state, 1).tokens++
    expect(valuesOf(strike(state, [1, 4]))[1]).toBe(4 + 1 + 1 + 1)
  })
  test('T-EX10 a city on hills with a reinforced neighbour and an army', () => {
    const two = { cities: [25], reinforced: [26], armies: [25] }
    const map = meadowWith('h', 25)
    expect(valuesOf(strike(marching({}, two, { map }), [1, 4], 'assault'))[1]).toBe(11)
    expect(valuesOf(strike(marching({}, two, { map }), [1, 4], 'strikeArmy 1'))[1]).toBe(6)
  })
})

describe('trade tokens in combat', () => {
  test('T-9.28 a token gives +1 or a re-roll of one’s own die', () => {
    const state = withTokens(2, 0)
    strike(state, [1, 4])
    expect(legal(state)).toEqual(['spend', 'reroll', 'done'])
    expect(playWithDice(state, [3], 'reroll')).toContainEqual({ kind: 'dieRerolled', seat: 0, die: 3, value: 7 })
    expect(player(state, 0).trade[4]).toBe(1)
    play(state, 'spend')
    expect([state.owner[25], player(state, 0).trade[4]]).toEqual([0, 0])
  })
  test('T-9.28 the defender re-rolls its own die', () => {
    const state = withTokens(0, 1)
    strike(state, WIN)
    expect(finalValues(playWithDice(state, [6], 'reroll'))).toEqual([10, 7])
  })
  test('T-9.28 a natural wonder on the card and a resource that stands for a token pay as well', () => {
    const naturalist = marching(
      { leader: 'america', controls: [23] },
      { controls: [25] },
      { map: meadowWith('n', 23), icons: { 23: 'pantanal' } },
    )
    const natural = naturalist.naturalHolder.indexOf(0)
    naturalist.naturalCard[natural] = cardIn(player(naturalist, 0), 4)
    strike(naturalist, [1, 4])
    playWithDice(naturalist, [6], `rerollNatural ${natural}`)
    expect([naturalist.attack?.attack, asked(naturalist)]).toEqual([10, 'keep'])
    const trader = marching(
      { envoys: ['palenque'], resources: { oil: 1 } },
      { controls: [25] },
      { icons: { 48: 'palenque' } },
    )
    strike(trader, [1, 4])
    expect(refusal(trader, 'rerollResource marble')).toBe('noResource')
    expect(finalValues(playWithDice(trader, [6], 'rerollResource oil'))).toEqual([10, 5])
    expect(player(trader, 0).resources).toEqual([0, 0, 0, 0])
  })
  test('T-9.29 tokens are spent one at a time, and after each the player decides again', () => {
    const state = withTokens(3, 0)
    strike(state, [1, 6])
    playWithDice(state, [2, 5], 'reroll', 'reroll')
    expect([asked(state), state.attack?.attack, legal(state)]).toEqual([
      'attackerSpends',
      9,
      ['spend', 'reroll', 'done'],
    ])
  })
  test('T-9.30 the attacker finishes before the defender starts', () => {
    const state = withTokens(1, 1)
    strike(state, [6, 1])
    expect(dawn.deciders(state)).toEqual([0])
    play(state, 'done')
    expect(dawn.deciders(state)).toEqual([1])
    expect(finalValues(playWithDice(state, [6], 'reroll'))).toEqual([10, 7])
    expect([state.active, player(state, 0).trade]).toEqual([1, [1, 0, 0, 0, 0, 0]])
  })
  test('T-9.31 the new die replaces the old one, even if it is lower', () => {
    const state = withTokens(1, 0)
    strike(state, [5, 4])
    expect(finalValues(playWithDice(state, [2], 'reroll'))).toEqual([6, 5])
  })
})

describe('after the attack', () => {
  test('T-9.32 a beaten army returns to its card', () => {
    const state = marching({}, { controls: [25] })
    strike(state, LOSE)
    expect([armiesOf(state, 0)[0], state.owner[25]]).toEqual([ON_CARD, 1])
  })
  test('T-9.33 a tie is the defender’s', () => {
    const state = marching({}, { controls: [25] })
    expect(finalValues(strike(state, [1, 4]))).toEqual([5, 5])
    expect(armiesOf(state, 0)[0]).toBe(ON_CARD)
  })
  test('T-9.32 the army that attacked is beaten, not another that stood there and may still move', () => {
    const state = marching({ row: armed('ti-iron-working'), armies: [25, 24] }, { caravans: [25] })
    strike(state, LOSE)
    expect([armiesOf(state, 0), legal(state)]).toEqual([
      [25, ON_CARD],
      ['army 25', 'done'],
    ])
  })
  test('T-9.34 a beaten figure returns to its owner’s card', () => {
    const army = marching({}, { armies: [25] })
    strike(army, WIN)
    expect([armiesOf(army, 1)[0], armiesOf(army, 0)[0]]).toEqual([ON_CARD, 25])
    const caravan = marching({}, { caravans: [25] })
    strike(caravan, WIN)
    expect([player(caravan, 1).caravans[0], armiesOf(caravan, 0)[0]]).toEqual([ON_CARD, 25])
  })
  test('T-9.36 with a city or token all rival figures there are lost', () => {
    const state = marching({}, { row: armed('ti-iron-working'), controls: [25], armies: [25, 25], caravans: [25] })
    strike(state, WIN, 'assault')
    expect([armiesOf(state, 1), player(state, 1).caravans[0], armiesOf(state, 0)[0]]).toEqual([
      [ON_CARD, ON_CARD],
      ON_CARD,
      25,
    ])
  })
  /** Seat 0 takes a token of seat 1; a caravan of seat 2, who may hold a pact of seat 0, stands there. */
  const before = (
    pacts: Partial<Record<0 | 2, readonly [number, TreatyId]>>,
    held: readonly TreatyId[] = [],
  ): State => {
    const treaties = [...held.map((id) => [2, id] as const), ...(pacts[0] === undefined ? [] : [pacts[0]])]
    const players = [
      { capital: 24, row: TERRA_ROW, treaties },
      { capital: 0, row: TERRA_ROW, controls: [25] },
      { capital: 6, row: TERRA_ROW, caravans: [25], treaties: pacts[2] === undefined ? [] : [pacts[2]] },
    ]
    return marching({}, {}, { players })
  }
  test('T-9.20 a figure on a space that is not its owner’s costs no diplomacy card, attacked or lost with the space', () => {
    const cards = (state: State) => dawn.view(state, null).players[0]?.treaties.length
    const lost = before({}, ['embassy'])
    strike(lost, WIN, 'assault')
    expect([player(lost, 2).caravans[0], cards(lost)]).toEqual([ON_CARD, 1])
    const attacked = before({}, ['embassy'])
    strike(attacked, WIN, 'strikeCaravan 2')
    expect([player(attacked, 2).caravans[0], cards(attacked)]).toEqual([ON_CARD, 1])
  })
  test('T-9.36 a pact spares its giver’s figures, and the army goes back', () => {
    const state = before({ 0: [2, 'non-aggression-pact'] })
    strike(state, WIN)
    expect([state.owner[25], player(state, 2).caravans[0], armiesOf(state, 0)[0]]).toEqual([0, 25, 24])
  })
  test('T-9.36 a pact that is broken so is answered', () => {
    const state = before({ 2: [0, 'non-aggression-pact'] })
    strike(state, WIN, 'assault')
    expect([asked(state), dawn.deciders(state)]).toEqual(['retaliate', [2]])
  })
  test('T-9.36 no pact is broken with a player who had no figure there', () => {
    const state = before({ 2: [0, 'non-aggression-pact'] })
    player(state, 2).caravans[0] = ON_CARD
    strike(state, WIN)
    expect([asked(state), dawn.view(state, null).players[2]?.treaties.length]).toEqual(['turn', 1])
  })
  test('T-9.37 a defeated capital too', () => {
    const state = marching({ row: armed('ti-flight') }, { capital: 25, armies: [25] })
    strike(state, WIN, 'assault')
    expect([armiesOf(state, 1)[0], state.piece[25], armiesOf(state, 0)[0]]).toEqual([ON_CARD, CAPITAL, 24])
  })
  test('T-9.38 all else as in the base game', () => {
    const state = marching({}, {}, { barbarians: { A: 25 } })
    strike(state, WIN, 'token 6')
    expect([state.barbarians[0], player(state, 0).trade[5]]).toEqual([DEFEATED, 1])
    const city = marching({}, { cities: [25] })
    strike(city, WIN)
    expect([city.owner[25], city.piece[25]]).toEqual([0, CITY])
  })
  test('T-9.39 the army stays in the space it has won', () => {
    const state = marching({}, { controls: [25] })
    strike(state, WIN)
    expect([armiesOf(state, 0)[0], state.owner[25], state.piece[25]]).toEqual([25, 0, CONTROL])
  })
  test('T-9.40 it falls back from what still stands there', () => {
    const liberated = marching({}, { cities: [25], conquered: ['seoul'] }, { icons: { 25: 'seoul' } })
    strike(liberated, WIN, 'liberate')
    expect([liberated.piece[25], armiesOf(liberated, 0)[0]]).toEqual([CITY_STATE, 24])
    const mixed = marching({ armies: [31] }, { cities: [25], armies: [25] })
    playWithDice(mixed, WIN, 'army 31', 'step 24', 'step 25', 'strikeArmy 1')
    expect(armiesOf(mixed, 0)[0]).toBe(24)
    const overFoes = marching({ armies: [23], row: armed('ti-flight') }, { controls: [25], cities: [26], armies: [26] })
    playWithDice(overFoes, WIN, 'army 23', 'step 24', 'step 25', 'step 26', 'strikeArmy 1')
    expect(armiesOf(overFoes, 0)[0]).toBe(24)
  })
  test('T-9.40 it does not fall back to a city-state where it may not stop', () => {
    const state = marching(
      { armies: [24], envoys: ['antananarivo'] },
      { cities: [27], armies: [27] },
      { icons: { 26: 'antananarivo' } },
    )
    playWithDice(state, WIN, 'army 24', 'step 25', 'step 26', 'step 27', 'strikeArmy 1')
    expect(armiesOf(state, 0)[0]).toBe(25)
  })
  test('T-9.41 after an attack it moves no further', () => {
    const state = marching({ armies: [24, OUT_OF_PLAY], row: armed('horseback-riding') }, { controls: [25] })
    strike(state, WIN)
    expect([armiesOf(state, 0)[0], state.active]).toEqual([25, 1])
  })
  test('T-9.42 the city where it started from the card is a space it occupied', () => {
    const state = marching({ armies: [ON_CARD] }, { cities: [25], armies: [25] })
    playWithDice(state, WIN, 'deploy 24', 'step 25', 'strikeArmy 1')
    expect(armiesOf(state, 0)[0]).toBe(24)
  })
  test('T-9.43 with nowhere to go it returns to the card', () => {
    const state = marching({ armies: [31] }, { caravans: [31], cities: [38], armies: [38] })
    playWithDice(state, WIN, 'army 31', 'step 38', 'strikeArmy 1')
    expect(armiesOf(state, 0)[0]).toBe(ON_CARD)
  })
  test('T-9.44 another army may attack what has held', () => {
    const state = marching({ armies: [24, 31], row: armed('ti-iron-working') }, { controls: [25] })
    playWithDice(state, [...LOSE, ...WIN], 'army 24', 'step 25', 'army 31', 'step 25')
    expect([state.owner[25], armiesOf(state, 0)]).toEqual([0, [ON_CARD, 25]])
  })
  test('T-4.19 winning with 16 is remembered', () => {
    const row = armed('ti-flight')
    const strong = marching({ row, trade: [0, 0, 0, 0, 3, 0] }, { cities: [25] })
    strike(strong, WIN, 'spend', 'spend', 'spend')
    expect(has(player(strong, 0).feats, DEVASTATED)).toBe(true)
    const weak = marching({ row, trade: [0, 0, 0, 0, 2, 0] }, { cities: [25] })
    strike(weak, WIN, 'spend', 'spend')
    expect(has(player(weak, 0).feats, DEVASTATED)).toBe(false)
  })
  test('T-EX5 an army beaten inside a city', () => {
    const map = ['ggggggg', 'ggggggg', 'ggggggg', 'gggggmg', 'gggfggg', 'ggggggg', 'ggggggg']
    const row = ['irrigation', 'astrology', 'early-empire', 'ti-masonry', 'foreign-trade', 'pottery'] as const
    const state = armyPosition({ row, armies: [25] }, { cities: [38], armies: [38] }, { map })
    play(state, 'focus 4', 'army 25')
    expect(refusal(state, 'step 26')).toBe('tooHard')
    playWithDice(state, WIN, 'step 24', 'step 31', 'step 38', 'strikeArmy 1')
    expect([armiesOf(state, 1)[0], state.owner[38], armiesOf(state, 0)[0]]).toEqual([ON_CARD, 1, 31])
  })
})

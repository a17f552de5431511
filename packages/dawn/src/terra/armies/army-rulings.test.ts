import { expect, test } from 'vitest'
import { cardNumber } from '../../data/cards.ts'
import { NONE } from '../../data/types.ts'
import { moveBarbarian } from '../../rules/dial/barbarians.ts'
import { CAPITAL, CITY_STATE, CONTROL, NOTHING, ON_CARD } from '../../rules/state.ts'
import { asked, legal, play, player, playWithDice, spaces } from '../../testing/play.ts'
import { terraPlayer } from '../state.ts'
import {
  armiesOf,
  armyPosition,
  finalValues,
  fortify,
  LOSE,
  marching,
  meadowWith,
  strike,
  WIN,
} from '../testing/army-position.ts'
import { rowEndingWith, TERRA_ROW } from '../testing/terra-position.ts'

const EAST = 3

test('T-A1 after a won attack the army falls back only if something hostile is left', () => {
  const left = marching({}, { cities: [25], conquered: ['seoul'] }, { icons: { 25: 'seoul' } })
  strike(left, WIN, 'liberate')
  expect([left.piece[25], armiesOf(left, 0)[0]]).toEqual([CITY_STATE, 24])
  const cleared = marching({}, { cities: [25], conquered: ['seoul'] }, { icons: { 25: 'seoul' } })
  strike(cleared, WIN, 'conquer')
  expect(armiesOf(cleared, 0)[0]).toBe(25)
})

test('T-A2 any army protects any component, also one of another player', () => {
  const row = rowEndingWith('mass-media', 'early-empire')
  const state = armyPosition({ row, armies: [25] }, { controls: [25, 31] })
  play(state, 'focus 6', 'done')
  expect(spaces(state, 'convert')).toEqual([31])
})

test('T-A3 a barbarian destroys all armies of a space', () => {
  const state = armyPosition({ armies: [26, 26] }, { armies: [26] }, { barbarians: { A: 25 } })
  moveBarbarian(state, 0, EAST, undefined)
  expect([...armiesOf(state, 0), armiesOf(state, 1)[0]]).toEqual([ON_CARD, ON_CARD, ON_CARD])
})

test('T-A4 a caravan beside an army is not lost to a barbarian', () => {
  const state = armyPosition({ armies: [26], caravans: [26] }, {}, { barbarians: { A: 25 } })
  moveBarbarian(state, 0, EAST, undefined)
  expect([armiesOf(state, 0)[0], player(state, 0).caravans[0]]).toEqual([ON_CARD, 26])
})

test('T-A8 without a city a won fort stays uncontrolled and gets no token', () => {
  const state = armyPosition({ armies: [24], cities: [2, 4, 6, 14, 28, 42, 46] }, {}, { map: meadowWith('f', 25) })
  fortify(state, 25)
  play(state, 'focus 5')
  strike(state, WIN)
  expect([state.piece[25], armiesOf(state, 0)[0]]).toEqual([NOTHING, 24])
})

test('T-A9 attacking a figure on nobody’s land costs no diplomacy card of its owner', () => {
  const state = marching({ treaties: [[1, 'embassy']] }, { armies: [25] })
  strike(state, LOSE)
  expect(state.treaties.includes(0)).toBe(true)
})

test('T-A16 a barbarian is thrown back from a capital in any case, but takes nothing where an army stands', () => {
  const raid = (armies: readonly number[]) => {
    const sketch = { capital: 26, trade: [2, 0, 0, 0, 0, 0], armies }
    const state = armyPosition(sketch, {}, { barbarians: { A: 25 } })
    state.pending.length = 0
    moveBarbarian(state, 0, EAST, undefined)
    return [state.barbarians[0], state.piece[26], player(state, 0).discarding]
  }
  expect(raid([])).toEqual([25, CAPITAL, 2])
  expect(raid([26])).toEqual([25, CAPITAL, 0])
})

test('T-A18 a city-state’s token serves the attacker, also for a re-roll, once a turn, and never the defender', () => {
  const icons = { 48: 'kabul' } as const
  const conqueror = { cities: [48], conquered: ['kabul'] } as const
  const defended = marching({}, { controls: [25], ...conqueror }, { icons })
  expect(finalValues(strike(defended, [6, 1]))).toEqual([10, 2])
  const state = marching(conqueror, { controls: [25] }, { icons })
  strike(state, [1, 1])
  expect([asked(state), legal(state)]).toEqual(['attackerSpends', ['spend', 'reroll', 'done']])
  expect(finalValues(playWithDice(state, [5], 'reroll'))).toEqual([9, 2])
  expect(player(state, 0).trade).toEqual([0, 0, 0, 0, 0, 0])
})

test('T-A19 a gained growth or military card takes the place of the card of its type', () => {
  const gaining = (card: 'ti-iron-working' | 'engineering') => {
    const state = armyPosition({ tech: 2, row: TERRA_ROW })
    play(state, 'focus 2', 'advance', `gain ${card}`)
    return player(state, 0).row.indexOf(cardNumber(card))
  }
  // The science card is reset: what lay left of it has moved one place to the right.
  expect([gaining('ti-iron-working'), gaining('engineering')]).toEqual([4, 1])
})

test('T-9.35 a beaten district is replaced by an unreinforced control token', () => {
  const state = marching({}, { reinforced: [25] })
  terraPlayer(state, 1).districts[0] = 25
  player(state, 1).tokens++
  strike(state, WIN)
  expect([state.owner[25], state.piece[25], terraPlayer(state, 1).districts[0]]).toEqual([0, CONTROL, NONE])
})

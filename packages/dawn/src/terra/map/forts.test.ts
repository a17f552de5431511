import { describe, expect, test } from 'vitest'
import { FOREST, NONE } from '../../data/types.ts'
import { moveBarbarian } from '../../rules/dial/barbarians.ts'
import { boardOf } from '../../rules/map/board.ts'
import { removePiece } from '../../rules/map/pieces.ts'
import { CITY, NOTHING, ON_CARD, type State } from '../../rules/state.ts'
import { play, player, refusal, spaces } from '../../testing/play.ts'
import type { Sketch } from '../../testing/position.ts'
import { fortsOf } from '../agendas/agendas.ts'
import { FORT_TILES } from '../data/forts.ts'
import {
  type ArmySketch,
  armiesOf,
  armyPosition,
  finalValues,
  fortify,
  LOSE,
  meadowWith,
  strike,
  valuesOf,
  WIN,
} from '../testing/army-position.ts'
import { rowEndingWith } from '../testing/terra-position.ts'

/** A fort on space 25, next to the capital and the army of seat 0. */
const atFort = (one: ArmySketch = {}, two: ArmySketch = {}, rest: Partial<Sketch> = {}): State => {
  const state = armyPosition({ armies: [24], ...one }, two, { map: meadowWith('f', 25), ...rest })
  fortify(state, 25)
  return state
}

/** The same with the military card chosen. */
const besieging = (one: ArmySketch = {}, two: ArmySketch = {}, rest: Partial<Sketch> = {}): State => {
  const state = atFort(one, two, rest)
  play(state, 'focus 5')
  return state
}

const WEST = 0
const ALL_CITIES = [2, 4, 6, 14, 28, 42, 46] as const

describe('forts', () => {
  test('T-10.1 a fort is forest, difficulty 3', () => {
    expect(FORT_TILES.every(({ sides }) => sides[0].terrain === 'f')).toBe(true)
    const row = ['irrigation', 'astrology', 'ti-masonry', 'early-empire', 'foreign-trade', 'pottery'] as const
    const state = atFort({ row })
    expect(boardOf(state.layout).terrain[25]).toBe(FOREST)
    play(state, 'focus 3', 'army 24')
    expect(refusal(state, 'step 25')).toBe('tooHard')
  })
  test('T-10.2 a city on it controls it', () => {
    expect(fortsOf(atFort(), 0)).toBe(0)
    expect(fortsOf(atFort({ cities: [25] }), 0)).toBe(1)
  })
  test('T-10.3 no city next to a fort', () => {
    const state = atFort()
    play(state, 'focus 6')
    expect([refusal(state, 'city 26'), refusal(state, 'city 38')]).toEqual(['nextToFort', ''])
  })
  test('T-10.4 no control token on a fort', () => {
    const state = atFort()
    play(state, 'focus 3')
    expect([refusal(state, 'place 25'), spaces(state, 'place')]).toEqual(['fort', [17, 18, 23, 30, 31]])
  })
  test('T-10.4 nor is one moved there by Drama and Poetry', () => {
    const state = atFort({ row: rowEndingWith('drama-and-poetry', 'early-empire'), controls: [26] })
    play(state, 'focus 6', 'done')
    expect([refusal(state, `shift 26 ${WEST}`), refusal(state, 'shift 26 1')]).toEqual(['notEmpty', ''])
  })
  test('T-10.5 caravans pass and stop there', () => {
    const state = atFort({ caravans: [24] })
    play(state, 'focus 4', 'caravan 24', 'step 25', 'stop')
    expect(player(state, 0).caravans[0]).toBe(25)
  })
  test('T-10.6 an army that enters an uncontrolled fort attacks it', () => {
    const state = besieging()
    expect(strike(state, LOSE)).toContainEqual(expect.objectContaining({ kind: 'attackDeclared', space: 25 }))
    const own = besieging({ cities: [25] })
    play(own, 'army 24', 'step 25', 'stop')
    expect(armiesOf(own, 0)[0]).toBe(25)
  })
  test('T-10.7 the winner places an unused city there', () => {
    const state = besieging()
    strike(state, WIN)
    expect([state.owner[25], state.piece[25], armiesOf(state, 0)[0], fortsOf(state, 0)]).toEqual([0, CITY, 25, 1])
  })
  test('T-10.8 a city on a fort defends with its doubled difficulty', () => {
    expect(valuesOf(strike(besieging({}, { cities: [25], reinforced: [26] }), [1, 4]))[1]).toBe(4 + 6 + 1)
  })
  test('T-10.9 without an unused city it stays uncontrolled and the army falls back', () => {
    const state = besieging({ cities: ALL_CITIES })
    strike(state, WIN)
    expect([state.piece[25], armiesOf(state, 0)[0]]).toEqual([NOTHING, 24])
  })
  test('T-10.9 nor does a control token take a rival’s place there', () => {
    const state = besieging({ cities: ALL_CITIES, trade: [0, 0, 0, 0, 3, 0] }, { cities: [25] })
    strike(state, WIN, 'spend', 'spend', 'spend')
    expect([state.owner[25], armiesOf(state, 0)[0]]).toEqual([1, 24])
  })
  test('T-10.10 without its city a fort is uncontrolled again', () => {
    const state = besieging({}, { cities: [25] })
    removePiece(state, 25, undefined)
    expect(valuesOf(strike(state, [1, 2]))[1]).toBe(8)
  })
  test('T-10.11 no city is built on it but by attack', () => {
    const state = atFort({ controls: [27] })
    play(state, 'focus 6')
    expect(refusal(state, 'city 25')).toBe('fort')
  })
  test('T-10.12 the player who placed it has no claim to it', () => {
    const state = besieging()
    expect(boardOf(state.layout).tile[25]).toBe(FORT_TILES[0]?.number)
    strike(state, LOSE)
    expect([state.owner[25], armiesOf(state, 0)[0]]).toEqual([NONE, ON_CARD])
  })
  test('T-10.13 a barbarian may enter, and is attacked first', () => {
    const state = besieging({}, {}, { barbarians: { A: 26 } })
    moveBarbarian(state, 0, WEST, undefined)
    expect(state.barbarians[0]).toBe(25)
    strike(state, WIN, 'token 1')
    expect([state.barbarians[0], state.piece[25], armiesOf(state, 0)[0]]).toEqual([-1, NOTHING, 24])
  })
  test('T-EX11 nine against nine is held, ten takes the fort', () => {
    const held = besieging()
    expect(finalValues(strike(held, [5, 3]))).toEqual([9, 9])
    expect(armiesOf(held, 0)[0]).toBe(ON_CARD)
    const taken = besieging()
    expect(finalValues(strike(taken, [6, 3]))).toEqual([10, 9])
    expect([taken.piece[25], armiesOf(taken, 0)[0]]).toEqual([CITY, 25])
  })
})

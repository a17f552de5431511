import { describe, expect, test } from 'vitest'
import { moveBarbarian, spawnBarbarians } from '../../rules/dial/barbarians.ts'
import { CAPITAL, CITY, CONTROL, ON_CARD, REINFORCED } from '../../rules/state.ts'
import { play, player, refusal, spaces } from '../../testing/play.ts'
import { armiesOf, armyPosition, meadowWith } from '../testing/army-position.ts'
import { rowEndingWith } from '../testing/terra-position.ts'

/** From a space to the next number. */
const EAST = 3

describe('armies and other rules', () => {
  test('T-9.45 cities are built beside own armies, not beside rival ones', () => {
    const state = armyPosition({ armies: [38] }, { armies: [36] })
    play(state, 'focus 6')
    expect([refusal(state, 'city 38'), refusal(state, 'city 36')]).toEqual(['', 'rivalArmy'])
  })
  test('T-9.46 control tokens are not placed beside rival armies', () => {
    const state = armyPosition({ armies: [25] }, { armies: [31] })
    play(state, 'focus 3')
    expect([refusal(state, 'place 25'), refusal(state, 'place 31')]).toEqual(['', 'rivalArmy'])
    expect(spaces(state, 'place')).not.toContain(31)
  })
  test('T-9.47 caravans pass and stop among armies, and nothing happens', () => {
    const state = armyPosition({ caravans: [24], armies: [25] }, { armies: [26] })
    play(state, 'focus 4', 'caravan 24', 'step 25', 'step 26', 'stop')
    expect([player(state, 0).caravans[0], armiesOf(state, 0)[0], armiesOf(state, 1)[0]]).toEqual([26, 25, 26])
  })
  test('T-9.48 effects do not replace or remove what an army guards', () => {
    const row = rowEndingWith('mass-media', 'early-empire')
    const convert = (armies: readonly number[]) => {
      const state = armyPosition({ row }, { controls: [25], armies })
      play(state, 'focus 6', 'done')
      return spaces(state, 'convert')
    }
    expect([convert([]), convert([25])]).toEqual([[25], []])
    const nuked = armyPosition(
      { row: rowEndingWith('nuclear-power', 'astrology') },
      { controls: [27, 34], armies: [27] },
    )
    play(nuked, 'focus 6', 'advance', 'nuke 27')
    expect([nuked.piece[27], nuked.piece[34]]).toEqual([CONTROL, 0])
  })
  test('T-9.48 a space with an army is not empty', () => {
    const row = rowEndingWith('drama-and-poetry', 'early-empire')
    const state = armyPosition({ row, controls: [25], armies: [26] })
    play(state, 'focus 6', 'done')
    expect(refusal(state, 'shift 25 3')).toBe('notEmpty')
  })
  test('T-9.49 barbarians are not kept away by T-9.48', () => {
    const state = armyPosition({ armies: [26] }, {}, { barbarians: { A: 25 } })
    moveBarbarian(state, 0, EAST, undefined)
    expect(armiesOf(state, 0)[0]).toBe(ON_CARD)
  })
  test('T-9.50 a spawning barbarian destroys the army on its icon', () => {
    const state = armyPosition({ armies: [38] }, {}, { icons: { 38: 'A' } })
    spawnBarbarians(state, undefined)
    expect([state.barbarians[0], armiesOf(state, 0)[0]]).toEqual([38, ON_CARD])
  })
  test('T-9.50 and a caravan beside it, as N-23.3 says (TI-24)', () => {
    const state = armyPosition({ armies: [38], caravans: [38] }, {}, { icons: { 38: 'A' } })
    spawnBarbarians(state, undefined)
    expect([armiesOf(state, 0)[0], player(state, 0).caravans[0]]).toEqual([ON_CARD, ON_CARD])
  })
  test('T-9.51 a barbarian that enters destroys the army', () => {
    const state = armyPosition({ armies: [26], reinforced: [26] }, {}, { barbarians: { A: 25 } })
    moveBarbarian(state, 0, EAST, undefined)
    expect([armiesOf(state, 0)[0], state.piece[26]]).toEqual([ON_CARD, REINFORCED])
  })
  test('T-9.52 and goes back to the last land space, also over water', () => {
    const state = armyPosition({ armies: [26] }, {}, { barbarians: { A: 25 } })
    moveBarbarian(state, 0, EAST, undefined)
    expect(state.barbarians[0]).toBe(25)
    const overseas = armyPosition({ armies: [27] }, {}, { map: meadowWith('w', 26), barbarians: { A: 25 } })
    moveBarbarian(overseas, 0, EAST, undefined)
    expect([overseas.barbarians[0], armiesOf(overseas, 0)[0]]).toEqual([25, ON_CARD])
    const afloat = armyPosition({ armies: [26] }, {}, { map: meadowWith('w', 26), barbarians: { A: 25 } })
    moveBarbarian(afloat, 0, EAST, undefined)
    expect([afloat.barbarians[0], armiesOf(afloat, 0)[0]]).toEqual([25, ON_CARD])
  })
  test('T-9.53 all else in that space is unharmed', () => {
    const rest = { barbarians: { A: 25 } } as const
    const capital = armyPosition({ capital: 26, armies: [26], trade: [3, 0, 0, 0, 0, 0] }, { caravans: [26] }, rest)
    moveBarbarian(capital, 0, EAST, undefined)
    expect([capital.piece[26], player(capital, 0).trade[0], player(capital, 1).caravans[0]]).toEqual([CAPITAL, 3, 26])
    const token = armyPosition({ controls: [26], armies: [26] }, {}, rest)
    moveBarbarian(token, 0, EAST, undefined)
    expect(token.piece[26]).toBe(CONTROL)
  })
  test('T-9.54 of several armies all are destroyed', () => {
    const state = armyPosition({ armies: [26, 26] }, { armies: [26] }, { barbarians: { A: 25 } })
    moveBarbarian(state, 0, EAST, undefined)
    expect([armiesOf(state, 0), armiesOf(state, 1)[0]]).toEqual([[ON_CARD, ON_CARD], ON_CARD])
  })
  test('T-EX13 an army in a city', () => {
    const state = armyPosition({ cities: [26], armies: [26] }, {}, { barbarians: { A: 25 } })
    moveBarbarian(state, 0, EAST, undefined)
    expect([armiesOf(state, 0)[0], state.piece[26], state.barbarians[0]]).toEqual([ON_CARD, CITY, 25])
  })
})

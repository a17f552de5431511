import { describe, expect, test } from 'vitest'
import { EVENT_DIAL } from '../../data/dials.ts'
import { dawn } from '../../game.ts'
import { asked, legal, pass, play, player, playWithDice } from '../../testing/play.ts'
import { type PlayerSketch, position, type Sketch } from '../../testing/position.ts'
import { countWonders } from '../industry/wonders.ts'
import { CONTROL, DEFEATED, ON_CARD, type State } from '../state.ts'

/** The dial stands so that the icon comes when seat 1 has played. */
const before = (icon: 'spawn' | 'raid' | 'trade', sketch: Partial<Sketch> = {}): State =>
  position({
    players: [{ capital: 40 }, { capital: 0 }],
    active: 1,
    dial: (EVENT_DIAL.indexOf(icon) + 4) % 5,
    ...sketch,
  })
/** Barbarian A on `from`; the die shows `die` (1 is west). */
const raid = (from: number, die: number, sketch: Partial<Sketch> = {}, ...more: number[]): State => {
  const state = before('raid', { barbarians: { A: from }, ...sketch })
  pass(state, die, ...more)
  return state
}
const two = (one: PlayerSketch, other: PlayerSketch = {}): Partial<Sketch> => ({
  players: [
    { capital: 40, ...one },
    { capital: 0, ...other },
  ],
})
const WEST = 1

describe('barbarian movement', () => {
  test('N-22.1 a die gives the direction', () => {
    const state = before('raid', { barbarians: { A: 24 } })
    expect(pass(state, 4)).toContainEqual({ kind: 'directionRolled', die: 4, direction: 3 })
    expect(state.barbarians[0]).toBe(25)
  })
  test('N-22.2 the direction token turns the number', () => {
    const state = before('raid', { barbarians: { A: 24 } })
    state.direction = 1
    pass(state, 1)
    expect(state.barbarians[0]).toBe(17)
  })
  test('N-22.3 every barbarian moves one space', () => {
    const state = before('raid', { barbarians: { A: 24, B: 33 } })
    pass(state, WEST)
    expect(state.barbarians.slice(0, 2)).toEqual([23, 32])
  })
  test('N-22.4 in the order of their letters', () => {
    const state = before('raid', { barbarians: { B: 24, A: 23 } })
    const moved = pass(state, WEST).filter(({ kind }) => kind === 'barbarianMoved')
    expect(moved.map((event) => 'barbarian' in event && event.barbarian)).toEqual(['A', 'B'])
  })
  test('N-22.5 over water it goes on to land', () => {
    const state = raid(26, WEST, { map: ['ggggggg', 'ggggggg', 'ggggggg', 'gggwwgg', 'ggggggg', 'ggggggg', 'ggggggg'] })
    expect(state.barbarians[0]).toBe(23)
  })
  test('N-22.6 at the edge it moves the opposite way', () => expect(raid(21, WEST).barbarians[0]).toBe(22))
  test('N-22.7 over water to the edge it turns round', () => {
    const state = raid(22, WEST, { map: ['ggggggg', 'ggggggg', 'ggggggg', 'wgggggg', 'ggggggg', 'ggggggg', 'ggggggg'] })
    expect(state.barbarians[0]).toBe(22)
  })
  test('N-22.8 a caravan is destroyed', () =>
    expect(player(raid(24, WEST, two({ caravans: [23] })), 0).caravans[0]).toBe(ON_CARD))
  test('N-22.9 an unreinforced token or a city is destroyed', () => {
    expect(raid(24, WEST, two({ controls: [23] })).owner[23]).toBe(-1)
    const city = raid(24, WEST, two({ cities: [23] }))
    expect([city.owner[23], city.barbarians[0]]).toEqual([-1, 23])
  })
  test('N-22.10 a reinforced token is flipped', () =>
    expect(raid(24, WEST, two({ reinforced: [23] })).piece[23]).toBe(CONTROL))
  test('N-22.11 and throws the barbarian back', () =>
    expect(raid(24, WEST, two({ reinforced: [23] })).barbarians[0]).toBe(24))
  const raided = (trade: readonly number[], options: Partial<Sketch> = {}) =>
    raid(24, WEST, { ...two({ capital: 23, trade }), ...options })
  test('N-22.12 the owner of a capital discards two trade tokens', () => {
    const state = raided([1, 0, 1, 1, 0])
    expect([asked(state), legal(state)]).toEqual(['discard', ['discard 1', 'discard 3', 'discard 4']])
    play(state, 'discard 1', 'discard 4')
    expect(player(state, 0).trade).toEqual([0, 0, 1, 0, 0])
    const poor = raided([1, 0, 0, 0, 0])
    play(poor, 'discard 1')
    expect(asked(poor)).toBe('turn')
  })
  test('N-22.13 the barbarian goes back', () => expect(raided([0, 0, 0, 0, 0]).barbarians[0]).toBe(24))
  test('N-22.14 going back over water it comes out on land', () => {
    const map = ['ggggggg', 'ggggggg', 'ggggggg', 'gggwwgg', 'ggggggg', 'ggggggg', 'ggggggg']
    expect(raid(26, WEST, { map, ...two({ reinforced: [23] }) }).barbarians[0]).toBe(26)
  })
  test('N-22.15 every piece in the space is affected, then the barbarian goes back', () => {
    const state = raid(24, WEST, two({ reinforced: [23] }, { caravans: [23] }))
    expect([player(state, 1).caravans[0], state.piece[23], state.barbarians[0]]).toEqual([ON_CARD, CONTROL, 24])
  })
  test('N-22.16 city-states and tokens are not affected', () => {
    const state = raid(24, WEST, { icons: { 23: 'seoul' } })
    expect([state.piece[23], state.barbarians[0]]).toEqual([5, 23])
    expect(raid(24, WEST, { icons: { 23: 'oil' } }).token[23]).toBe(3)
  })
  test('N-22.17 several in one space are moved on, one for each roll', () => {
    const state = before('raid', { barbarians: { A: 22, B: 21 } })
    pass(state, WEST)
    expect([state.barbarians.slice(0, 2), asked(state)]).toEqual([[21, 22], 'turn'])
    const crowd = before('raid', { barbarians: { A: 24, B: 23 }, ...two({ reinforced: [22] }) })
    pass(crowd, WEST)
    // A goes to 23 and B, thrown back, stays there too.
    expect([crowd.barbarians.slice(0, 2), asked(crowd)]).toEqual([[23, 23], 'collision'])
    playWithDice(crowd, [5], 'barbarian B')
    expect([crowd.barbarians.slice(0, 2), asked(crowd)]).toEqual([[23, 30], 'turn'])
  })
  test('N-22.18 the first player chooses which', () => {
    const crowd = before('raid', { barbarians: { A: 24, B: 23 }, ...two({ reinforced: [22] }) })
    pass(crowd, WEST)
    expect([dawn.deciders(crowd), legal(crowd)]).toEqual([[0], ['barbarian A', 'barbarian B']])
  })
  test('N-22.18 the first player chooses also on the first space of the map', () => {
    const crowd = before('raid', { barbarians: { A: 24, B: 23 }, ...two({ reinforced: [22] }) })
    pass(crowd, WEST)
    crowd.barbarians[0] = crowd.barbarians[1] = 0
    expect(legal(crowd)).toEqual(['barbarian A', 'barbarian B'])
  })
  test('N-22.19 caravans on crossed water are destroyed', () => {
    const map = ['ggggggg', 'ggggggg', 'ggggggg', 'gggwwgg', 'ggggggg', 'ggggggg', 'ggggggg']
    expect(player(raid(26, WEST, { map, ...two({ caravans: [25] }) }), 0).caravans[0]).toBe(ON_CARD)
  })
  test('N-22.19 also when the water leads it back to where it began', () => {
    const map = ['ggggggg', 'ggggggg', 'ggggggg', 'wgggggg', 'ggggggg', 'ggggggg', 'ggggggg']
    const state = raid(22, WEST, { map, ...two({ caravans: [21] }) })
    expect([state.barbarians[0], player(state, 0).caravans[0]]).toEqual([22, ON_CARD])
  })
  test('N-22.20 if it can move in neither direction it stays', () => {
    expect(raid(0, 3, { map: ['gg', 'gg'], players: [{ capital: 3 }, { controls: [1] }] }).barbarians[0]).toBe(0)
  })
  test('N-22.21 defeated barbarians do not move', () => {
    const state = before('raid', { icons: { 30: 'A' } })
    pass(state, WEST)
    expect(state.barbarians[0]).toBe(DEFEATED)
  })
  test('N-22.22 what a destroyed piece held is set free', () => {
    const state = raid(24, WEST, {
      icons: { 23: 'seoul' },
      ...two({ cities: [23], conquered: ['seoul'], wonders: { oracle: 23 } }),
    })
    expect([state.piece[23], state.wonder[23], countWonders(player(state, 0).wonders)]).toEqual([5, 7, 0])
  })
  test('N-EX9 a city is destroyed, and water is crossed', () => {
    const map = ['ggggggg', 'ggggggg', 'gggwggg', 'ggggggg', 'ggggggg', 'ggggggg', 'ggggggg']
    const state = before('raid', { map, barbarians: { D: 33, F: 24 }, ...two({ cities: [26] }) })
    pass(state, 2)
    expect([state.barbarians[3], state.owner[26], state.barbarians[5]]).toEqual([26, -1, 10])
  })
  test('N-EX17 at the edge it goes the opposite way', () => expect(raid(28, WEST).barbarians[0]).toBe(29))
  test('N-EX19 a reinforced token across water', () => {
    const state = raid(26, WEST, {
      map: ['ggggggg', 'ggggggg', 'ggggggg', 'ggggwgg', 'ggggggg', 'ggggggg', 'ggggggg'],
      ...two({ reinforced: [24] }),
    })
    expect([state.piece[24], state.barbarians[0]]).toEqual([CONTROL, 26])
  })
})

describe('barbarian spawning', () => {
  const spawn = (sketch: Partial<Sketch>) => {
    const state = before('spawn', sketch)
    pass(state)
    return state
  }
  test('N-23.1 defeated barbarians come back to their icons', () =>
    expect(spawn({ icons: { 30: 'A' } }).barbarians[0]).toBe(30))
  test('N-23.2 on empty spaces or with caravans', () =>
    expect(spawn({ icons: { 30: 'A' }, ...two({ caravans: [30] }) }).barbarians[0]).toBe(30))
  test('N-23.3 these caravans are destroyed', () =>
    expect(player(spawn({ icons: { 30: 'A' }, ...two({ caravans: [30] }) }), 0).caravans[0]).toBe(ON_CARD))
  test('N-23.4 otherwise it waits', () =>
    expect(spawn({ icons: { 30: 'A' }, ...two({ controls: [30] }) }).barbarians[0]).toBe(DEFEATED))
  test('N-23.5 any piece prevents it', () => {
    expect(spawn({ icons: { 30: 'A' }, ...two({ cities: [30] }) }).barbarians[0]).toBe(DEFEATED)
    expect(spawn({ icons: { 30: 'A' }, barbarians: { B: 30 } }).barbarians[0]).toBe(DEFEATED)
  })
  test('N-23.6 barbarians without an icon on the map take no part', () =>
    expect(spawn({}).barbarians.every((at) => at < DEFEATED)).toBe(true))
})

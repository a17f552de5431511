import { expect, test } from 'vitest'
import { bonus, capital, field, fields, of, siege, turnOf, type Units } from '../../testing/battles.ts'
import { asked, legal, play, player, refusal } from '../../testing/play.ts'
import type { State } from '../state.ts'
import { battleOf, copyBattle } from './battle.ts'

test('C-27.5 bonuses are compared when the hands are drawn', () => {
  const state = field(
    { units: [['infantry', 1]], hand: ['duty-and-honor'], built: { a1: 'barracks' } },
    of(['infantry', 1]),
  )
  expect([asked(state), bonus(state)]).toEqual(['prepare', [0, 0]])
})

test('a copy of a battle equals it, and shares nothing', () => {
  const battle = battleOf(field(of(['infantry', 1]), of(['infantry', 1], ['mounted', 2])))
  Object.assign(battle, { bonus: [4, 7], boost: [1, 2], healed: [3, 5], killed: [[1], [2]] })
  const copy = copyBattle(battle)
  expect(copy).toEqual(battle)
  for (const [own, other] of [...copy.hands.entries()]) expect(other).not.toBe(battle.hands[own as 0 | 1])
})

test('C-28.1 the sides play one unit after the other until all are played', () => {
  const state = field(of(['infantry', 1], ['infantry', 2]), of(['infantry', 3], ['infantry', 3]))
  const order: number[] = []
  while (asked(state) === 'fight') {
    order.push(turnOf(state))
    play(state, legal(state).find((text) => text.endsWith('new')) as string)
  }
  expect(order).toEqual([1, 0, 1, 0])
})

test('C-28.2 the defender plays first', () => {
  expect(turnOf(field(of(['infantry', 1]), of(['infantry', 1])))).toBe(1)
})

test('C-28.3 behind walls the attacker plays first', () => {
  expect(turnOf(siege(of(['infantry', 1]), of(['infantry', 1])))).toBe(1)
  expect(turnOf(siege(of(['infantry', 1]), { units: [['infantry', 1]], walled: ['g6'] }))).toBe(0)
})

test('C-14.6 against walls the attacker plays the first unit', () => {
  expect(turnOf(capital({ walled: ['f14'] }))).toBe(0)
})

test('C-28.4 a unit must be played: any card, anywhere', () => {
  const state = field(of(['infantry', 1]), of(['infantry', 2], ['mounted', 1]))
  expect(legal(state)).toEqual(['field infantry-2 new', 'field mounted-1 new'])
  expect(refusal(state, 'done')).toBe('mustPlayUnit')
})

test('C-28.5 a side without cards takes no more turns', () => {
  const state = field(of(['infantry', 1]), of(['infantry', 2], ['infantry', 2], ['infantry', 2]))
  play(state, 'field infantry-2 new', 'field infantry-1 new', 'field infantry-2 new')
  expect(turnOf(state)).toBe(1)
})

test('C-28.6 as a front of its own or against an enemy unit', () => {
  const state = field(of(['infantry', 1]), of(['infantry', 2], ['infantry', 3]))
  play(state, 'field infantry-2 new')
  expect(legal(state)).toEqual(['field infantry-1 new', 'field infantry-1 1'])
})

test('C-EX32 a unit in a front of its own does not attack', () => {
  const state = field(of(['mounted', 3]), of(['mounted', 2], ['infantry', 1]))
  play(state, 'field mounted-2 new', 'field mounted-3 new')
  expect(fields(state)).toEqual([
    [null, ['mounted', 2, 0]],
    [['mounted', 3, 0], null],
  ])
})

test('C-28.7 a front holds one unit of each side', () => {
  const state = field(of(['infantry', 3], ['infantry', 1]), of(['infantry', 2], ['infantry', 3]))
  play(state, 'field infantry-3 new', 'field infantry-3 new')
  // A front with one's own unit is not open to another of one's own.
  expect(refusal(state, 'field infantry-2 1')).toBe('noSuchFront')
  expect(refusal(state, 'field infantry-2 2')).toBe('')
})

test('C-28.8 a new front is always possible', () => {
  const state = field(of(['infantry', 3]), of(['infantry', 2], ['infantry', 3]))
  play(state, 'field infantry-2 new')
  expect(legal(state)).toContain('field infantry-3 new')
})

test('C-28.9 a played unit stays in its front', () => {
  const state = field(of(['infantry', 3]), of(['infantry', 2], ['infantry', 3]))
  play(state, 'field infantry-2 new', 'field infantry-3 new')
  expect(fields(state)[0]).toEqual([null, ['infantry', 2, 0]])
})

test('C-28.10 two units that meet attack each other at once', () => {
  const state = field(of(['mounted', 3]), of(['mounted', 2], ['infantry', 1]))
  play(state, 'field mounted-2 new', 'field mounted-3 1')
  expect(fields(state)[0]).toEqual([['mounted', 3, 2], null])
})

test('C-EX33 3 against 2: the 2 dies, the 3 has two wounds', () => {
  const state = field(of(['mounted', 3]), of(['mounted', 2], ['infantry', 1]))
  play(state, 'field mounted-2 new', 'field mounted-3 1')
  expect(fields(state)).toEqual([[['mounted', 3, 2], null]])
  expect(state.fallen[7]).toBe(1)
})

/** Seat 0's mounted unit of 3 has two wounds. */
const wounded = (next: Units[number]): State => {
  const state = field(of(['mounted', 3], ['artillery', 1]), of(['mounted', 2], next))
  play(state, 'field mounted-2 new', 'field mounted-3 1')
  return state
}

test('C-28.11 wounds dealt are the full strength, even of a wounded unit', () => {
  const state = wounded(['mounted', 3])
  play(state, 'field mounted-3 1')
  expect(fields(state)).toEqual([[null, null]])
})

test('C-EX34 the wounded 3 and a fresh 3 both die', () => {
  const state = wounded(['mounted', 3])
  play(state, 'field mounted-3 1')
  expect(state.fallen[8]).toBe(2)
})

test('C-28.12 without trump both strike at once', () => {
  const state = field(of(['infantry', 2], ['mounted', 1]), of(['infantry', 2], ['mounted', 1]))
  play(state, 'field infantry-2 new', 'field infantry-2 1')
  expect(fields(state)).toEqual([[null, null]])
})

test('C-28.13 a unit dies when its wounds reach its strength, and lies under its deck', () => {
  const state = wounded(['infantry', 1])
  expect(state.fallen[7]).toBe(1)
  expect(player(state, 1).units[7]).toBe(0)
})

test('C-28.14 wounds stay until the battle ends', () => {
  const state = wounded(['infantry', 1])
  expect(fields(state)[0]?.[0]).toEqual(['mounted', 3, 2])
})

test.each([
  ['infantry', 'mounted'],
  ['mounted', 'artillery'],
  ['artillery', 'infantry'],
] as const)('C-28.15 %s trumps %s', (winner, loser) => {
  const state = field(of([winner, 3], ['infantry', 1]), of([loser, 3], ['infantry', 1]))
  play(state, `field ${loser}-3 new`, `field ${winner}-3 1`)
  expect(fields(state)[0]).toEqual([[winner, 3, 0], null])
})

test('C-28.16 the trumping unit strikes first; the dead do not strike back', () => {
  const state = field(of(['infantry', 2], ['artillery', 1]), of(['mounted', 2], ['infantry', 1]))
  play(state, 'field mounted-2 new', 'field infantry-2 1')
  expect(fields(state)[0]).toEqual([['infantry', 2, 0], null])
})

test('C-EX35 infantry of 1 kills the wounded mounted unit unharmed', () => {
  const state = wounded(['infantry', 1])
  play(state, 'field infantry-1 1')
  expect(fields(state)[0]).toEqual([null, ['infantry', 1, 0]])
})

test('C-28.17 a trumped unit that survives strikes back', () => {
  const state = field(of(['infantry', 1], ['artillery', 1]), of(['mounted', 3], ['infantry', 1]))
  play(state, 'field mounted-3 new', 'field infantry-1 1')
  expect(fields(state)[0]).toEqual([null, ['mounted', 3, 1]])
})

test('C-28.18 trump works for the unit that was there as well', () => {
  const state = field(of(['mounted', 2], ['artillery', 1]), of(['infantry', 2], ['infantry', 1]))
  play(state, 'field infantry-2 new', 'field mounted-2 1')
  expect(fields(state)[0]).toEqual([null, ['infantry', 2, 0]])
})

test('C-AMB2 trump both ways', () => {
  const state = field(of(['artillery', 3], ['artillery', 1]), of(['mounted', 3], ['infantry', 1]))
  play(state, 'field mounted-3 new', 'field artillery-3 1')
  expect(fields(state)[0]).toEqual([null, ['mounted', 3, 0]])
})

test('C-28.19 aircraft neither trump nor are trumped', () => {
  const state = field(of(['infantry', 3], ['infantry', 1]), {
    units: [
      ['aircraft', 5],
      ['infantry', 1],
    ],
    techs: ['flight'],
  })
  play(state, 'field aircraft-5 new', 'field infantry-3 1')
  expect(fields(state)[0]).toEqual([null, ['aircraft', 5, 3]])
})

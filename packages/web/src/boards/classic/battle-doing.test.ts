import { expect, test } from 'vitest'
import { doingOf, isBefore } from './battle-doing.ts'

const battle = { attacker: 0, defender: 2, turn: 'attacker' } as const

test.each([
  ['fight', null, 'classicBoard.battle.does.play', null],
  ['prepare', 0, 'classicBoard.battle.does.event', null],
  ['prepare', 2, null, 'classicBoard.battle.does.event'],
  ['loot', 2, null, 'classicBoard.battle.does.choose'],
  // Somebody else lets it happen.
  ['react', 1, null, null],
] as const)('C-28.1 %s of seat %s is said of the side that is asked', (kind, seat, attacker, defender) => {
  expect(doingOf(battle, 'attacker', { kind, seat })).toBe(attacker)
  expect(doingOf(battle, 'defender', { kind, seat })).toBe(defender)
})

test('whoever plays the barbarians draws for them', () => {
  const raid = { ...battle, defender: null }
  expect(doingOf(raid, 'defender', { kind: 'enlist', seat: 1 })).toBe('classicBoard.battle.does.draw')
  expect(doingOf(raid, 'attacker', { kind: 'enlist', seat: 1 })).toBeNull()
})

test('before the hands are drawn there is nothing to count', () => {
  const hands = [0, 0].map((size) => ({ size, cards: null }))
  expect(isBefore({ fronts: [], hands, killed: [0, 0] })).toBe(true)
  expect(isBefore({ fronts: [], hands, killed: [1, 0] })).toBe(false)
})

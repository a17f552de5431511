import type { BattleView } from '@ecumene/classic'
import { expect, test } from 'vitest'
import { leaderOf, sumOf } from './battle-sum.ts'

const unit = (strength: number, wounds = 0) => ({ unit: 'infantry' as const, strength, wounds })

test('C-29.2 C-29.3 the sum of a battle that goes on is what would count if it ended now', () => {
  const battle: Pick<BattleView, 'fronts' | 'bonus'> = {
    fronts: [
      { attacker: unit(3, 2), defender: null },
      { attacker: unit(1), defender: unit(2) },
      { attacker: null, defender: unit(2) },
    ],
    bonus: [0, 1],
  }
  // Wounds are removed from survivors.
  expect(sumOf(battle, 'attacker')).toEqual({
    units: [
      { unit: 'infantry', strength: 3 },
      { unit: 'infantry', strength: 1 },
    ],
    bonus: 0,
    total: 4,
  })
  expect(sumOf(battle, 'defender').total).toBe(5)
  expect(leaderOf(battle)).toBe('defender')
  expect(leaderOf({ ...battle, bonus: [1, 1] })).toBe('defender')
  expect(leaderOf({ ...battle, bonus: [2, 1] })).toBe('attacker')
})

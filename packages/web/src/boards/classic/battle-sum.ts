import type { BattleView } from '@ecumene/classic'
import type { ReportedUnit, Side } from './battle-report.ts'

/** What a side would have if the battle ended now, line by line. */
export type BattleSum = { readonly units: readonly ReportedUnit[]; readonly bonus: number; readonly total: number }

/** C-29.2: the strengths of the units that stand, wounded or not, and the combat bonus. */
export const sumOf = ({ fronts, bonus }: Pick<BattleView, 'fronts' | 'bonus'>, side: Side): BattleSum => {
  const units = fronts.flatMap((front) => {
    const unit = front[side]
    return unit === null ? [] : [{ unit: unit.unit, strength: unit.strength }]
  })
  const added = bonus[side === 'attacker' ? 0 : 1] ?? 0
  return { units, bonus: added, total: units.reduce((sum, { strength }) => sum + strength, added) }
}

/** C-29.3: who would win; a tie is won by the defender. */
export const leaderOf = (battle: Pick<BattleView, 'fronts' | 'bonus'>): Side =>
  sumOf(battle, 'attacker').total > sumOf(battle, 'defender').total ? 'attacker' : 'defender'

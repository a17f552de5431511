import type { BattleView, View } from '@ecumene/classic'
import type { Side } from './battle-report.ts'

/** What is asked of a side of a battle now, in words of the board; `null` if nothing is. Somebody plays the barbarians. */
export const doingOf = (
  { attacker, defender, turn }: Pick<BattleView, 'attacker' | 'defender' | 'turn'>,
  side: Side,
  asked: View['asked'],
) => {
  if (asked?.kind === 'fight') return turn === side ? 'classicBoard.battle.does.play' : null
  if (asked === null || asked.seat === null) return null
  const asking = asked.seat === attacker ? 'attacker' : (defender ?? asked.seat) === asked.seat ? 'defender' : null
  if (asking !== side) return null
  if (asked.kind === 'prepare') return 'classicBoard.battle.does.event'
  return asked.kind === 'enlist' ? 'classicBoard.battle.does.draw' : 'classicBoard.battle.does.choose'
}

/** C-28.1: hands are drawn after the culture events that are played before a battle. */
export const isBefore = ({ fronts, hands, killed }: Pick<BattleView, 'fronts' | 'hands' | 'killed'>): boolean =>
  fronts.length === 0 && hands.every(({ size }) => size === 0) && killed.every((count) => count === 0)

/** Are there sums to add up? Before, both sides only foresee what they will draw. */
export const isCounted = (battle: BattleView, { clash }: Pick<View, 'clash'>): boolean =>
  clash === null && !isBefore(battle)

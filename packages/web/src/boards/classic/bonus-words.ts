import type { BonusSource } from '@ecumene/classic'
import type { Message } from '@ecumene/kernel'
import type { ClassicText } from './words/words.ts'

/** What a side has for its combat bonus, and how much the enemy has, which is taken off (C-27.23); `null` where it has nothing. */
export const bonusWords = (
  own: readonly BonusSource[],
  enemy: readonly BonusSource[],
  text: ClassicText,
): string | null => {
  if (own.length === 0) return null
  const things = own.map(
    ({ thing, count }): Message => ({
      key: 'account.thing',
      args: { thing: { key: thing }, count },
    }),
  )
  return text('classicBoard.battle.sources', { things, rival: enemy.reduce((sum, { count }) => sum + count, 0) })
}

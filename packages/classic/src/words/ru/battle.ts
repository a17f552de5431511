import type { BattleWords } from '../en/battle.ts'

export const battle: BattleWords = {}

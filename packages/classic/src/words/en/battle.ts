/** Battle and loot. */
export const battle = {} as const

export type BattleWords = Readonly<Record<keyof typeof battle, string>>

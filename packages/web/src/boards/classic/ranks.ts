const RANKS = ['', 'I', 'II', 'III', 'IV', 'V'] as const

/** Ranks of units and levels of techs, as they are printed. */
export const rankText = (rank: number): string => RANKS[rank] ?? ''

/** What the expansion's cards let a player use at the start of a turn; a `use` move names one of these. */
export const TERRA_ACTIONS = ['colosseum', 'ottoman'] as const

/** What can be used once in a turn at another moment. */
export const TERRA_ONCE_PER_TURN = ['nubia'] as const

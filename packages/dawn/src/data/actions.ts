/** What can be used at the start of a turn (N-7.12); a `use` move names one of these. */
export const ACTIONS = [
  'hanging-gardens',
  'forbidden-city',
  'eiffel-tower',
  'great-zimbabwe',
  'oracle',
  'estadio-do-maracana',
  'seoul',
  'geneva',
] as const

export type ActionId = (typeof ACTIONS)[number]

/** What can be used once in a turn at another moment; remembered together with the actions. */
export const ONCE_PER_TURN = ['venetian-arsenal', 'capitalism', 'aztec'] as const

export type OnceId = ActionId | (typeof ONCE_PER_TURN)[number]

const ONCE: readonly OnceId[] = [...ACTIONS, ...ONCE_PER_TURN]

/** The bit that remembers that something was used this turn. */
export const onceBit = (id: OnceId): number => 1 << ONCE.indexOf(id)

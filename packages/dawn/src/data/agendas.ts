/** N-25.1: the victory cards and the two agendas of each. What they ask for is in `rules/agendas.ts`. */
export const VICTORY_CARDS = [
  ['civilized', 'money-grubber'],
  ['explorer', 'aesthetic'],
  ['populous', 'preservationist'],
  ['technophile', 'scholarly'],
  ['warmonger', 'paranoid'],
] as const satisfies readonly (readonly string[])[]

export type AgendaId = (typeof VICTORY_CARDS)[number][number]

/** N-3.21, N-27.1 */
export const CARDS_IN_PLAY = 3
export const CARDS_IN_EPIC_PLAY = 4

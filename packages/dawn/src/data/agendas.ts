import { BOXES, type BoxNames } from '../boxes.ts'

/** N-25.1: the victory cards and the two agendas of each. What they ask for is in `rules/agendas/agendas.ts`. */
export const VICTORY_CARDS = [
  ['civilized', 'money-grubber'],
  ['explorer', 'aesthetic'],
  ['populous', 'preservationist'],
  ['technophile', 'scholarly'],
  ['warmonger', 'paranoid'],
] as const satisfies readonly (readonly string[])[]

export type BaseAgendaId = (typeof VICTORY_CARDS)[number][number]
export type AgendaId = BaseAgendaId | BoxNames['agenda']

/** The victory cards of all boxes; a card's number is its place in this list. */
export const ALL_VICTORY_CARDS: readonly (readonly AgendaId[])[] = [
  ...VICTORY_CARDS,
  ...BOXES.flatMap(({ victoryCards }) => victoryCards),
]

/** N-3.21, N-27.1 */
export const CARDS_IN_PLAY = 3
export const CARDS_IN_EPIC_PLAY = 4

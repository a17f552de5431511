/** T-1.9: the standard victory cards of the expansion and the two agendas of each. */
export const TERRA_VICTORY_CARDS = [
  ['technophile-ti', 'scholarly'],
  ['industrious', 'progressive'],
  ['diplomatic', 'hoarder'],
  ['defensive', 'devastating'],
  ['provincial', 'diversified'],
  ['expansionist', 'prolific'],
] as const satisfies readonly (readonly string[])[]

/** T-3.38, T-4.5: the fort victory cards, each with its one agenda. */
export const FORT_VICTORY_CARDS = [['fortified'], ['expeditionary']] as const satisfies readonly (readonly string[])[]

/** T-4.12: the expansion's Technophile differs from that of the base game, hence its own id. */
export type TerraAgendaId = (typeof TERRA_VICTORY_CARDS)[number][number] | (typeof FORT_VICTORY_CARDS)[number][number]

/** How much each agenda asks for (T-4.10 to T-4.23). */
export const AGENDA_GOALS: Readonly<Record<TerraAgendaId, number>> = {
  'technophile-ti': 3,
  scholarly: 2,
  industrious: 5,
  progressive: 3,
  diplomatic: 4,
  hoarder: 5,
  defensive: 15,
  devastating: 16,
  provincial: 4,
  diversified: 3,
  expansionist: 6,
  prolific: 2,
  fortified: 1,
  expeditionary: 2,
}

/** T-3.39, T-4.1 */
export const STANDARD_CARDS_IN_PLAY = 3
export const CARDS_TO_WIN = 4

/** T-17.4: the peaceful game has the standard cards only, and all of them are needed. */
export const CARDS_TO_WIN_PEACEFULLY = 3

import { CARDS_TO_WIN, STANDARD_CARDS_IN_PLAY } from './terra/data/agendas.ts'
import type { View } from './view.ts'

/** N-25.6, T-4.1, T-17.4: at how many victory cards a player needs a marker: at all of them, but where those of the forts are among them. */
export const markersToWin = ({ victoryCards, modules }: Pick<View, 'victoryCards' | 'modules'>): number =>
  modules.terra !== undefined && victoryCards.length > STANDARD_CARDS_IN_PLAY ? CARDS_TO_WIN : victoryCards.length

import { fortOf, WATER_TOKEN } from '../terra/data/forts.ts'
import type { View } from '../view.ts'

/** The tile that the moves of this decision lay: a fort and a water token are tiles of one space. `null`: none is laid. */
export const tileToLay = ({ asked, laying, modules }: Pick<View, 'asked' | 'laying' | 'modules'>): number | null => {
  switch (asked?.kind) {
    case 'lay':
    case 'exploredTile':
      return laying
    case 'capitalTile':
      return modules.terra?.capitalTiles[asked.seat] ?? null
    case 'fort':
      return fortOf(asked.seat)
    case 'flood':
      return WATER_TOKEN
    default:
      return null
  }
}

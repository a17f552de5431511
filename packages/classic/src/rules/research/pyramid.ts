import { numberAt } from '@ecumene/kernel'

/** C-25.5, C-25.6: a card of a level rests on two of the level below; the first level lies on the table. */
export const hasPlace = ({ rows }: { readonly rows: readonly number[] }, level: number): boolean => {
  if (level === 1) return true
  return numberAt(rows, level - 2) - numberAt(rows, level - 1) >= 2
}

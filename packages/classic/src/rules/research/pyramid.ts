/** C-25.5, C-25.6: a card of a level rests on two of the level below; the first level lies on the table. */
export const hasPlace = ({ rows }: { readonly rows: readonly number[] }, level: number): boolean => {
  if (level === 1) return true
  return (rows[level - 2] ?? 0) - (rows[level - 1] ?? 0) >= 2
}

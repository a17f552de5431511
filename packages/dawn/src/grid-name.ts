import type { Hex } from './hex.ts'

/**
 * Columns have letters and rows numbers, as in Classic. They are counted from where the first tile lies, not from the edge: so a
 * space keeps its name when the map grows.
 */
export const gridName = ({ q, r }: Hex): string => {
  const column = q + Math.floor(r / 2) + FIRST_COLUMN
  const [letter, again] = [column % LETTERS.length, Math.floor(column / LETTERS.length)]
  // Hardly any map is as wide as that.
  const before = again === 0 ? '' : LETTERS.at(again > 0 ? again - 1 : again)
  return `${before}${LETTERS.at(letter)}${r + FIRST_ROW}`
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const FIRST_COLUMN = 10
const FIRST_ROW = 20

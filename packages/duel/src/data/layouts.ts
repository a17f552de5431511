import { type SetOf, setOf } from '@ecumene/kernel'
/** A place in an Age's structure. */
export type Slot = {
  /** 1 is the far row, laid first. */
  readonly row: number
  /** Centre of the card in half cards; the middle axis is 6. */
  readonly x: number
  readonly faceUp: boolean
  /** The slots that lie on this one. */
  readonly coveredBy: SetOf<'slot'>
  /** The slots that this one lies on. */
  readonly covers: readonly number[]
}

export const SLOTS_PER_AGE = 20

/**
 * The three structures (D-4.2 to D-4.11), given as the horizontal places of each row. Everything else follows: a card
 * is covered by the cards of the next row that lie half a card to its left or right, and even rows lie face down.
 */
const ROWS: readonly (readonly (readonly number[])[])[] = [
  [
    [5, 7],
    [4, 6, 8],
    [3, 5, 7, 9],
    [2, 4, 6, 8, 10],
    [1, 3, 5, 7, 9, 11],
  ],
  [
    [1, 3, 5, 7, 9, 11],
    [2, 4, 6, 8, 10],
    [3, 5, 7, 9],
    [4, 6, 8],
    [5, 7],
  ],
  [
    [5, 7],
    [4, 6, 8],
    [3, 5, 7, 9],
    [4, 8],
    [3, 5, 7, 9],
    [4, 6, 8],
    [5, 7],
  ],
]

const layOut = (rows: readonly (readonly number[])[]): readonly Slot[] => {
  const places = rows.flatMap((xs, index) => xs.map((x) => ({ row: index + 1, x })))
  const liesOn = (upper: { row: number; x: number }, lower: { row: number; x: number }) =>
    upper.row === lower.row + 1 && Math.abs(upper.x - lower.x) === 1
  return places.map((place) => ({
    ...place,
    faceUp: place.row % 2 === 1,
    coveredBy: setOf(...places.flatMap((other, slot) => (liesOn(other, place) ? slot : []))),
    covers: places.flatMap((other, slot) => (liesOn(place, other) ? slot : [])),
  }))
}

/** The structures of Age I, II and III. */
export const LAYOUTS: readonly (readonly Slot[])[] = ROWS.map(layOut)

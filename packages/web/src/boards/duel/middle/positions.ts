import type { SlotView } from '@ecumene/duel'

/** Size of an Age's structure in cards. */
export type Extent = { readonly rows: number; readonly columns: number }

const WIDE: Extent = { rows: 5, columns: 6 }
const TALL: Extent = { rows: 7, columns: 4 }

export const extentOf = (age: number): Extent => (age === 3 ? TALL : WIDE)

/** Where a card lies: columns from the middle axis (half columns between rows), rows from the far one. */
export const spotOf = (slot: { readonly row: number; readonly x: number }): { column: number; row: number } => ({
  column: (slot.x - 6) / 2,
  row: slot.row - 1,
})

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

export const isArrow = (key: string): key is Arrow =>
  key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown'

type Place = { readonly index: number; readonly row: number; readonly x: number; readonly open: boolean }

/**
 * Where an arrow key leads. Sideways from an open card to the next open one, for these are what a player chooses from;
 * from any other card along its row. Up and down to the nearest card of the next row that has one.
 */
export const neighbourOf = (slots: readonly (SlotView | null)[], from: number, arrow: Arrow): number | null => {
  const places = slots.flatMap((slot, index): Place[] => (slot === null ? [] : [{ index, ...slot }]))
  const here = places.find((place) => place.index === from)
  if (here === undefined) return null
  const vertical = arrow === 'ArrowUp' || arrow === 'ArrowDown'
  const candidates = vertical ? inNextRow(places, here, arrow === 'ArrowUp' ? -1 : 1) : alongside(places, here, arrow)
  const [nearest] = candidates.toSorted((one, other) => distance(here, one) - distance(here, other))
  return nearest?.index ?? null
}

const distance = (one: Place, other: Place): number => Math.abs(one.x - other.x) + Math.abs(one.row - other.row) / 100

const alongside = (places: readonly Place[], here: Place, arrow: Arrow): readonly Place[] => {
  const ahead = (place: Place) => (arrow === 'ArrowRight' ? place.x > here.x : place.x < here.x)
  return places.filter((place) => ahead(place) && (here.open ? place.open : place.row === here.row))
}

const inNextRow = (places: readonly Place[], here: Place, step: 1 | -1): readonly Place[] => {
  const beyond = places.filter((place) => (place.row - here.row) * step > 0)
  const row = beyond.reduce((nearest, place) => Math.min(nearest, Math.abs(place.row - here.row)), Infinity)
  return beyond.filter((place) => Math.abs(place.row - here.row) === row)
}

/** The card that Tab reaches first: an open one near the middle. */
export const firstFocus = (slots: readonly (SlotView | null)[]): number | null => {
  const open = slots.flatMap((slot, index) => (slot?.open ? [{ index, x: slot.x }] : []))
  const [middle] = open.toSorted((one, other) => Math.abs(one.x - 6) - Math.abs(other.x - 6))
  return middle?.index ?? null
}

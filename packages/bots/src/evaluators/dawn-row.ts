import { CARD_TYPE, type Player, type State } from '@ecumene/dawn'

/** The place of a card once the turn is over: what is being resolved goes to the left, and what lay there moves on. */
export const placeAfterTurn = (state: State, seat: number, place: number): number => {
  const { resolving } = state
  if (state.phase !== 'resolve' || seat !== state.active || resolving === null || !resolving.resets) return place
  if (place === resolving.place) return 0
  return place < resolving.place ? place + 1 : place
}

/** Where the card of a type lies in the row. */
export const placeOfType = ({ row }: Player, type: number): number => {
  let place = 0
  while (place < row.length - 1 && CARD_TYPE[row[place] ?? 0] !== type) place++
  return place
}

/** The last slot's number in any edition. */
export const LAST_SLOT = 5

/** The number of a place in the row: with six places the first two are the first slot. */
export const slotOfPlace = ({ row }: Player, place: number): number =>
  row.length > LAST_SLOT ? Math.max(1, place) : place + 1

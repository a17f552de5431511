import { NONE } from '../../data/types.ts'

/** What the active player is in the middle of in City Management: small numbers that frames and moves need. */
export type CityNow = {
  /** The city that acts, what it makes, and whether that is free; `NONE` while nothing is chosen. */
  city: number
  item: number
  free: number
  /** Production that an action may still use for a second item (C-11.14), and whether this is the second. */
  left: number
  second: number
  /** By city: kinds of action it has taken in this part, as bits. */
  kinds: number[]
}

export const newCityNow = (): CityNow => ({ city: NONE, item: NONE, free: 0, left: 0, second: 0, kinds: [0, 0, 0] })

export const copyCityNow = (now: CityNow): CityNow => ({
  city: now.city,
  item: now.item,
  free: now.free,
  left: now.left,
  second: now.second,
  kinds: now.kinds.slice(),
})

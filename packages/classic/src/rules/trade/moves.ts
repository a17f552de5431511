import { counted, EVENT_PART, RESOURCE_PART, type Specs } from '../parts.ts'

/** C-10.17: as many offers can be made in one Trade phase. */
export const MOST_OFFERS = 99

const NUMBER = counted('item', 'offer', MOST_OFFERS + 1)

/** Offers themselves are open-ended moves; see `deal.ts`. */
export const TRADE_MOVES = {
  accept: [NUMBER],
  decline: [NUMBER],
  withdraw: [NUMBER],
  handHut: [RESOURCE_PART],
  handVillage: [RESOURCE_PART],
  handEvent: [EVENT_PART],
} as const satisfies Specs

import { counted, type OpenPart, part } from '@ecumene/kernel'
import { CULTURE, RESOURCE } from '../domains.ts'
import { type Deal, dealText, isDeal, parseDeal } from './deal.ts'

/** C-10.17: the most offers in one Trade phase. */
export const MOST_OFFERS = 99

const OFFER = counted('offer', MOST_OFFERS + 1)

export const TRADE_MOVES = {
  accept: [part(OFFER)],
  decline: [part(OFFER)],
  withdraw: [part(OFFER)],
  handHut: [part(RESOURCE)],
  handVillage: [part(RESOURCE)],
  handEvent: [part(CULTURE)],
} as const

const DEAL: OpenPart<'deal', Deal> = { field: 'deal', write: dealText, read: parseDeal, isOne: isDeal }

/** C-10.8: an offer to another player; no list could hold them all. */
export const OPEN_TRADE_MOVES = { offer: DEAL } as const

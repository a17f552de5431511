import type { GivenBacks, Wanted } from './deal.ts'

/** C-3.9: offers and exchanges are public, but faces are not. */
export type TradeEvent =
  | { readonly kind: 'tradeCollected'; readonly seat: number; readonly count: number }
  | {
      readonly kind: 'offerMade'
      readonly seat: number
      readonly partner: number
      readonly give: GivenBacks
      readonly want: Wanted
    }
  /** What lies face down is still to be chosen. */
  | { readonly kind: 'offerAccepted'; readonly seat: number; readonly partner: number }
  | { readonly kind: 'handOverChosen'; readonly seat: number }
  | { readonly kind: 'offerDeclined'; readonly seat: number; readonly partner: number }
  | { readonly kind: 'offerWithdrawn'; readonly seat: number; readonly partner: number }
  | {
      readonly kind: 'exchanged'
      readonly seat: number
      readonly partner: number
      readonly give: GivenBacks
      readonly want: Wanted
    }
  | { readonly kind: 'tradingDone'; readonly seat: number }

export const TRADE_REVEALS: readonly TradeEvent['kind'][] = ['exchanged']

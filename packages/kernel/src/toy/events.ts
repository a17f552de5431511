import type { Seat, Viewer } from '../game.ts'
import type { Bundle, Good } from './wares.ts'

export type BazaarEvent =
  | { readonly kind: 'roundBegan'; readonly round: number; readonly rounds: number; readonly lot: readonly Good[] }
  /** The amount is known to the bidder alone. */
  | { readonly kind: 'bidPlaced'; readonly seat: Seat; readonly ducats: number | null }
  | { readonly kind: 'bidsOpened'; readonly bids: readonly number[] }
  | { readonly kind: 'tieDrawn'; readonly seats: readonly Seat[]; readonly winner: Seat }
  | { readonly kind: 'lotWon'; readonly seat: Seat; readonly ducats: number; readonly lot: readonly Good[] }
  | { readonly kind: 'allowancePaid'; readonly seats: readonly Seat[] }
  | { readonly kind: 'marketOpened' }
  | ({ readonly kind: 'offered' } & Deal)
  | ({ readonly kind: 'traded' } & Deal)
  | { readonly kind: 'declined'; readonly from: Seat; readonly to: Seat }
  | { readonly kind: 'withdrawn'; readonly from: Seat; readonly to: Seat }
  /** The contract is known to its owner alone. */
  | { readonly kind: 'contractOrdered'; readonly seat: Seat; readonly contract: number | null }
  | { readonly kind: 'marketLeft'; readonly seat: Seat }
  | { readonly kind: 'cornered'; readonly seat: Seat; readonly good: Good }
  | { readonly kind: 'contractsShown'; readonly seat: Seat; readonly contracts: readonly number[] }

export type Deal = { readonly from: Seat; readonly to: Seat; readonly give: Bundle; readonly want: Bundle }

export const project = (event: BazaarEvent, viewer: Viewer): BazaarEvent => {
  switch (event.kind) {
    case 'bidPlaced':
      return event.seat === viewer ? event : { ...event, ducats: null }
    case 'contractOrdered':
      return event.seat === viewer ? event : { ...event, contract: null }
    default:
      return event
  }
}

export const reveals = (event: BazaarEvent): boolean => REVEALING.has(event.kind)

const REVEALING: ReadonlySet<BazaarEvent['kind']> = new Set([
  'roundBegan',
  'bidsOpened',
  'tieDrawn',
  'contractOrdered',
  'contractsShown',
])

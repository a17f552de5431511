import type { Resource } from '../../data/types.ts'

/** What happens here; see `../events.ts` for how an event is written. */
export type MovementEvent =
  | {
      readonly kind: 'setOut'
      readonly seat: number
      readonly from: number
      readonly armies: number
      readonly scouts: number
    }
  | { readonly kind: 'wentOn'; readonly seat: number; readonly square: number }
  | { readonly kind: 'stopped'; readonly seat: number; readonly square: number }
  | { readonly kind: 'tileRevealed'; readonly seat: number; readonly square: number; readonly tile: number }
  | {
      readonly kind: 'hutTaken'
      readonly seat: number
      readonly square: number
      /** C-3.17 */
      readonly own?: { readonly resource: Resource }
    }

export const MOVEMENT_REVEALS: readonly MovementEvent['kind'][] = ['tileRevealed', 'hutTaken']

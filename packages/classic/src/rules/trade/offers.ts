import type { Deal } from './deal.ts'

/** An open offer; its number names it until the end of the phase. */
export type Offer = { readonly number: number; readonly from: number; readonly deal: Deal }

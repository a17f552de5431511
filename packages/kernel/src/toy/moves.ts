import type { Seat } from '../game.ts'
import { type Bundle, bundleText, parseBundle } from './wares.ts'

export type BazaarMove =
  | { readonly kind: 'bid'; readonly ducats: number }
  | { readonly kind: 'offer'; readonly to: Seat; readonly give: Bundle; readonly want: Bundle }
  | { readonly kind: 'accept' }
  | { readonly kind: 'decline' }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'order' }
  | { readonly kind: 'leave' }

export const ACCEPT: BazaarMove = { kind: 'accept' }
export const DECLINE: BazaarMove = { kind: 'decline' }
export const WITHDRAW: BazaarMove = { kind: 'withdraw' }
export const ORDER: BazaarMove = { kind: 'order' }
export const LEAVE: BazaarMove = { kind: 'leave' }

/** The same value for the same bid, so that listing them allocates nothing. */
export const bidOf = (ducats: number): BazaarMove => BIDS[ducats] ?? { kind: 'bid', ducats }

const BIDS: readonly BazaarMove[] = Array.from({ length: 64 }, (_, ducats) => ({ kind: 'bid', ducats }))

/** `bid 3`, `offer 1 2silk,1ducat for 1salt`, `leave`. */
export const notate = (move: BazaarMove): string => {
  switch (move.kind) {
    case 'bid':
      return `bid ${move.ducats}`
    case 'offer':
      return `offer ${move.to} ${bundleText(move.give)} for ${bundleText(move.want)}`
    default:
      return move.kind
  }
}

export const parse = (text: string): BazaarMove | null => {
  const move = PLAIN.get(text) ?? parseBid(text) ?? parseOffer(text)
  // One text for one move: `bid 03` and unordered bundles are refused.
  return move !== null && notate(move) === text ? move : null
}

const PLAIN = new Map([ACCEPT, DECLINE, WITHDRAW, ORDER, LEAVE].map((move) => [notate(move), move]))

const parseBid = (text: string): BazaarMove | null => {
  const [, ducats] = /^bid (\d{1,4})$/.exec(text) ?? []
  return ducats === undefined ? null : bidOf(Number(ducats))
}

const parseOffer = (text: string): BazaarMove | null => {
  const [, to, giveText, wantText] = /^offer (\d) (\S+) for (\S+)$/.exec(text) ?? []
  if (to === undefined || giveText === undefined || wantText === undefined) return null
  const give = parseBundle(giveText)
  const want = parseBundle(wantText)
  return give === null || want === null ? null : { kind: 'offer', to: Number(to), give, want }
}

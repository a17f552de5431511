import type { Message } from '@ecumene/kernel'
import { CULTURE_EVENTS } from '../../data/events.ts'
import { ERAS } from '../../data/types.ts'
import type { WordKey } from '../../words/en.ts'
import { because } from '../because.ts'
import { countOf, total } from '../counts.ts'
import type { Teller } from '../events.ts'
import { type Player, playerOf, type State } from '../state.ts'
import { backsOf, type Deal, type Given, type Wanted } from './deal.ts'
import { MOST_OFFERS } from './moves.ts'

/** An open offer; its number names it until the end of the phase. */
export type Offer = { readonly number: number; readonly from: number; readonly deal: Deal }

const covers = (held: readonly number[], counts: readonly number[]): boolean => {
  for (let kind = 0; kind < counts.length; kind++) if ((counts[kind] ?? 0) > (held[kind] ?? 0)) return false
  return true
}

/** C-10.14: has the player all of this, by face? */
export const holds = (player: Player, give: Given): boolean =>
  give.trade <= player.trade &&
  give.culture <= player.culture &&
  covers(player.resources, give.resources) &&
  covers(player.huts, give.huts) &&
  covers(player.villages, give.villages) &&
  give.events.every((event) => countOf(player.hand, event) >= countOf(give.events, event))

/** The same as far as everybody can see. */
export const couldGive = (player: Player, want: Wanted): boolean =>
  want.trade <= player.trade &&
  want.culture <= player.culture &&
  covers(player.resources, want.resources) &&
  want.huts <= total(player.huts) &&
  want.villages <= total(player.villages) &&
  ERAS.every((_name, era) => (want.events[era] ?? 0) <= eventsOf(player, era))

const eventsOf = ({ hand }: Player, era: number): number => {
  let count = 0
  for (let card = 0; card < hand.length; card++) if (CULTURE_EVENTS[hand[card] ?? 0]?.era === era) count++
  return count
}

const size = (bundle: Wanted): number =>
  bundle.trade + bundle.culture + total(bundle.resources) + bundle.huts + bundle.villages + total(bundle.events)

/** C-10.8, C-10.9, C-10.13: gifts are allowed, and so is asking for one. */
export const whyNotOffer = (state: State, seat: number, deal: Deal): Message<WordKey> | null => {
  const partner = state.players[deal.to]
  if (partner === undefined || deal.to === seat) return because('reason.noPartner')
  if (state.offered >= MOST_OFFERS) return because('reason.tooManyOffers')
  if (size(backsOf(deal.give)) + size(deal.want) === 0) return because('reason.emptyOffer')
  if (!holds(playerOf(state, seat), deal.give)) return because('reason.youLack')
  return couldGive(partner, deal.want) ? null : because('reason.partnerLacks', { player: { seat: deal.to } })
}

/** C-D13; a partner who was done is asked once more (C-D16). */
export const makeOffer = (state: State, seat: number, deal: Deal, tell: Teller): void => {
  state.offered++
  state.offers.push({ number: state.offered, from: seat, deal })
  playerOf(state, deal.to).done = 0
  tell?.({ kind: 'offerMade', seat, partner: deal.to, give: backsOf(deal.give), want: deal.want })
}

export const offerNumbered = (state: State, number: number): Offer | undefined =>
  state.offers.find((offer) => offer.number === number)

export const dropOffer = (state: State, number: number): void => {
  state.offers = state.offers.filter((offer) => offer.number !== number)
}

/**
 * All offers of a player lapse when the player has spent or handed over anything: checking each by its faces would reveal
 * what they are.
 */
export const lapseOffersOf = (state: State, seat: number): void => {
  if (state.offers.length > 0) state.offers = state.offers.filter((offer) => offer.from !== seat)
}

import type { Event, OfferView } from '@ecumene/classic'
import type { Seen } from '@ecumene/kernel'

export type Fate = 'open' | 'accepted' | 'declined' | 'withdrawn' | 'lapsed'

/** An offer of this Trade phase from a player or to them, and what became of it. */
export type PastOffer = OfferView & { readonly fate: Fate }

/**
 * What became of the offers from a player and to them since the phase began. An event does not say which offer was declined: of
 * several to one partner it was the oldest that is gone. A partner who ends trading has declined what lay before them. What is gone
 * without a word has lapsed.
 */
export const fatesOf = (
  { history, open }: { readonly history: Seen<unknown, Event>['history']; readonly open: readonly OfferView[] },
  seat: number,
): readonly PastOffer[] => {
  const events = history.filter(({ undone, undo }) => !undone && undo === undefined).flatMap((item) => item.events)
  const began = events.findLastIndex((event) => event.kind === 'phaseBegan')
  const told = events.slice(began + 1)
  // Offers are numbered in the order in which they are made, whoever makes them.
  const offers = told.filter((event) => event.kind === 'offerMade')
  const made = offers
    .map(({ seat: from, partner: to, give, want }, index): OfferView => ({ number: index + 1, from, to, give, want }))
    .filter(({ from, to }) => from === seat || to === seat)
  const madeBefore = (moment: number) => offers.filter((offer) => told.indexOf(offer) < moment).length
  const gone = made.filter(({ number }) => !open.some((offer) => offer.number === number))
  const fates = new Map<number, Fate>()
  const settle = (fate: Fate, from: number, to: number, isMeant: (offer: OfferView) => boolean = () => true) => {
    const offer = gone.find((one) => one.from === from && one.to === to && !fates.has(one.number) && isMeant(one))
    if (offer !== undefined) fates.set(offer.number, fate)
  }
  for (const event of told) {
    if (event.kind === 'exchanged') {
      const { give, want } = event
      settle('accepted', event.seat, event.partner, (offer) => isSame([offer.give, offer.want], [give, want]))
    }
  }
  for (const event of told) {
    if (event.kind === 'offerDeclined') settle('declined', event.partner, event.seat)
    if (event.kind === 'offerWithdrawn') settle('withdrawn', event.seat, event.partner)
  }
  // While it is chosen what changes hands face down, nothing has been exchanged yet.
  const closing = told.findLast(({ kind }) => kind === 'offerAccepted' || kind === 'exchanged')
  if (closing?.kind === 'offerAccepted') settle('accepted', closing.partner, closing.seat)
  for (const [moment, event] of told.entries()) {
    if (event.kind !== 'tradingDone') continue
    const heard = madeBefore(moment)
    for (const { number, to } of gone) {
      if (to === event.seat && number <= heard && !fates.has(number)) fates.set(number, 'declined')
    }
  }
  return made.map((offer) => ({
    ...offer,
    fate: gone.includes(offer) ? (fates.get(offer.number) ?? 'lapsed') : 'open',
  }))
}

/**
 * Of the offers that are settled, what a player does not know by having done it: with each partner the last that was accepted and
 * the last that came to nothing. The log has the others.
 */
export const lastSettled = (offers: readonly PastOffer[], seat: number): readonly PastOffer[] => {
  const news = offers.filter(
    ({ from, fate }) => fate !== 'open' && (from === seat || fate === 'withdrawn' || fate === 'lapsed'),
  )
  const kindOf = ({ from, to, fate }: PastOffer) => `${from === seat ? to : from} ${fate === 'accepted'}`
  return news.filter((offer, index) => !news.slice(index + 1).some((later) => kindOf(later) === kindOf(offer)))
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

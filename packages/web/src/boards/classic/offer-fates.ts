import type { Event, OfferView } from '@ecumene/classic'
import type { Seen } from '@ecumene/kernel'

export type Fate = 'open' | 'accepted' | 'declined' | 'withdrawn' | 'lapsed'

/** An offer of one's own in this Trade phase, and what became of it. */
export type MadeOffer = OfferView & { readonly fate: Fate }

/**
 * What became of a player's offers since the phase began. An event does not say which offer was declined: of several to one
 * partner it was the oldest that is gone. A partner who ends trading has declined what lay before them. What is gone without a
 * word has lapsed.
 */
export const fatesOf = (
  { history, open }: { readonly history: Seen<unknown, Event>['history']; readonly open: readonly OfferView[] },
  seat: number,
): readonly MadeOffer[] => {
  const events = history.filter(({ undone, undo }) => !undone && undo === undefined).flatMap((item) => item.events)
  const began = events.findLastIndex((event) => event.kind === 'phaseBegan')
  const told = events.slice(began + 1)
  // Offers are numbered in the order in which they are made, whoever makes them.
  const offers = told.filter((event) => event.kind === 'offerMade')
  const made = offers
    .map(({ seat: from, partner: to, give, want }, index): OfferView => ({ number: index + 1, from, to, give, want }))
    .filter(({ from }) => from === seat)
  const madeBefore = (moment: number) => offers.filter((offer) => told.indexOf(offer) < moment).length
  const gone = made.filter(({ number }) => !open.some((offer) => offer.number === number))
  const fates = new Map<number, Fate>()
  const settle = (fate: Fate, isMeant: (offer: OfferView) => boolean) => {
    const offer = gone.find((other) => !fates.has(other.number) && isMeant(other))
    if (offer !== undefined) fates.set(offer.number, fate)
  }
  for (const event of told) {
    if (event.kind === 'exchanged' && event.seat === seat) {
      const { partner, give, want } = event
      settle('accepted', (offer) => offer.to === partner && isSame([offer.give, offer.want], [give, want]))
    }
  }
  for (const event of told) {
    if (event.kind === 'offerDeclined' && event.partner === seat) settle('declined', ({ to }) => to === event.seat)
    if (event.kind === 'offerWithdrawn' && event.seat === seat) settle('withdrawn', ({ to }) => to === event.partner)
  }
  for (const [moment, event] of told.entries()) {
    if (event.kind !== 'tradingDone' || event.seat === seat) continue
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

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

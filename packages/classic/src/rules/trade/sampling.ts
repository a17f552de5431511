import { below, type Random } from '@ecumene/kernel'
import { CULTURE_EVENTS } from '../../data/events.ts'
import { ERAS } from '../../data/types.ts'
import { add, countsBy } from '../counts.ts'
import { drawFrom } from '../drawing.ts'
import { type Player, playerOf, type State } from '../state.ts'
import { backsOf, type Given, type GivenBacks } from './deal.ts'

/**
 * Faces in other players' offers, and in what they have chosen to hand over, are as unknown as those in their hands
 * (C-3.19): they are chosen again from what the sample deals them.
 */
export const sampleOffers = (state: State, hidden: readonly number[]): void => {
  const { random, closing } = state
  const anew = (seat: number, given: Given): Given => facesFor(random, playerOf(state, seat), backsOf(given))
  state.offers = state.offers.map((offer) =>
    hidden.includes(offer.from)
      ? { ...offer, deal: { ...offer.deal, give: anew(offer.from, offer.deal.give) } }
      : offer,
  )
  if (closing === null) return
  const { from, deal } = closing
  const give = hidden.includes(from) ? anew(from, deal.give) : deal.give
  const chosen = { ...give, huts: closing.huts, villages: closing.villages, events: closing.events }
  const { huts, villages, events } = hidden.includes(deal.to) ? anew(deal.to, chosen) : chosen
  state.closing = { from, deal: { ...deal, give }, huts: [...huts], villages: [...villages], events: [...events] }
}

const facesFor = (random: Random, { huts, villages, hand }: Player, backs: GivenBacks): Given => ({
  trade: backs.trade,
  culture: backs.culture,
  resources: backs.resources,
  huts: someFaces(random, huts, backs.huts),
  villages: someFaces(random, villages, backs.villages),
  events: ERAS.flatMap((_name, era) => {
    const left = hand.filter((event) => CULTURE_EVENTS[event]?.era === era)
    return Array.from({ length: backs.events[era] ?? 0 }, () => left.splice(below(random, left.length), 1)[0] ?? 0)
  }).sort((one, other) => one - other),
})

const someFaces = (random: Random, held: readonly number[], count: number): readonly number[] => {
  const left = held.slice()
  const faces = countsBy(held, () => 0)
  for (let marker = 0; marker < count; marker++) {
    const face = drawFrom(random, left)
    add(faces, face, 1)
  }
  return faces
}

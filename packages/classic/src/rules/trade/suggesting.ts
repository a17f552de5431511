import { below, type Random } from '@ecumene/kernel'
import { MARKET_RESOURCES, RESOURCES } from '../../data/types.ts'
import { type Move, offerOf } from '../moves.ts'
import { playerOf, type State } from '../state.ts'
import { backsOf, type Given } from './deal.ts'
import { whyNotOffer } from './offers.ts'

/** Bots make so many offers for each seat in one phase, and then let it rest. */
const ENOUGH = 2

export const mightSuggest = (state: State, seat: number): boolean =>
  state.pending[state.pending.length - 1]?.kind === 'negotiate' &&
  playerOf(state, seat).done === 0 &&
  state.offered < ENOUGH * state.players.length

/** An offer that a bot or the fuzzer could make: a thing of one's own for a thing of another player's. */
export const suggestOffer = (state: State, seat: number, random: Random): Move | null => {
  if (!mightSuggest(state, seat)) return null
  const seats = state.players.length
  const to = (seat + 1 + below(random, seats - 1)) % seats
  const give = someOf(state, seat, random)
  const deal = { to, give, want: backsOf(someOf(state, to, random)) }
  return whyNotOffer(state, seat, deal) === null ? offerOf(deal) : null
}

const NOTHING: Given = {
  trade: 0,
  culture: 0,
  resources: Array.from({ length: MARKET_RESOURCES }, () => 0),
  huts: RESOURCES.map(() => 0),
  villages: RESOURCES.map(() => 0),
  events: [],
}

/** One thing that a player has, or a few of what there is much of. */
const someOf = (state: State, seat: number, random: Random): Given => {
  const { trade, culture, resources, huts, villages, hand } = playerOf(state, seat)
  const few = (count: number): number => 1 + below(random, Math.min(3, count))
  const choices: Given[] = []
  if (trade > 0) choices.push({ ...NOTHING, trade: few(trade) })
  if (culture > 0) choices.push({ ...NOTHING, culture: few(culture) })
  for (const [name, counts] of Object.entries({ resources, huts, villages })) {
    for (const [kind, count] of counts.entries()) {
      if (count > 0) choices.push({ ...NOTHING, [name]: counts.map((_count, other) => (other === kind ? 1 : 0)) })
    }
  }
  for (const event of hand) choices.push({ ...NOTHING, events: [event] })
  return choices[below(random, choices.length + 1)] ?? NOTHING
}

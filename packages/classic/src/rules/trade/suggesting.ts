import { below, type Random } from '@ecumene/kernel'
import { MARKET_RESOURCES, NONE, RESOURCES } from '../../data/types.ts'
import { type Move, offerOf } from '../moves.ts'
import { playerOf, type State } from '../state.ts'
import { backsOf, type Given } from './deal.ts'
import { whyNotOffer } from './offers.ts'

/** Bots make at most this many offers per seat in one phase. */
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

const HUTS = 2
const VILLAGES = HUTS + RESOURCES.length
const TOKENS = VILLAGES + RESOURCES.length
const CARDS = TOKENS + MARKET_RESOURCES

/** One thing that a player has, or a few if there are many; sometimes nothing. */
const someOf = (state: State, seat: number, random: Random): Given => {
  const { trade, culture, resources, huts, villages, hand } = playerOf(state, seat)
  const choices: number[] = [NONE]
  if (trade > 0) choices.push(0)
  if (culture > 0) choices.push(1)
  for (let kind = 0; kind < RESOURCES.length; kind++) {
    if ((huts[kind] ?? 0) > 0) choices.push(HUTS + kind)
    if ((villages[kind] ?? 0) > 0) choices.push(VILLAGES + kind)
  }
  for (let kind = 0; kind < MARKET_RESOURCES; kind++) if ((resources[kind] ?? 0) > 0) choices.push(TOKENS + kind)
  for (let card = 0; card < hand.length; card++) choices.push(CARDS + card)
  const choice = choices[below(random, choices.length)] ?? 0
  if (choice === NONE) return NOTHING
  if (choice === 0) return { ...NOTHING, trade: few(random, trade) }
  if (choice === 1) return { ...NOTHING, culture: few(random, culture) }
  if (choice < VILLAGES) return { ...NOTHING, huts: one(RESOURCES.length, choice - HUTS) }
  if (choice < TOKENS) return { ...NOTHING, villages: one(RESOURCES.length, choice - VILLAGES) }
  if (choice < CARDS) return { ...NOTHING, resources: one(MARKET_RESOURCES, choice - TOKENS) }
  return { ...NOTHING, events: hand.slice(choice - CARDS, choice - CARDS + 1) }
}

const few = (random: Random, count: number): number => 1 + below(random, Math.min(3, count))

const one = (length: number, at: number): readonly number[] =>
  Array.from({ length }, (_, kind) => (kind === at ? 1 : 0))

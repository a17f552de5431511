import {
  classic,
  type Deal,
  dealOf,
  type Move,
  moveOf,
  offerOf,
  type Player,
  RESOURCES,
  type State,
} from '@ecumene/classic'
import type { ClassicJudge } from '../evaluators/classic.ts'

/**
 * The offer that the seat would like best among those that its partner should like as well, or `null`. Of its own accord a bot offers
 * something only where nobody else has yet, and once in a Trade phase: so nobody is pestered, and no offer follows its own refusal.
 * To an offer that is not good for it, it answers with what it would rather give or have instead.
 */
export const offerFor = (judge: ClassicJudge, worlds: readonly State[], seat: number): Move | null => {
  const [first] = worlds
  if (first === undefined || first.pending[first.pending.length - 1]?.kind !== 'negotiate') return null
  if (first.offered === 0) return bestOf(judge, worlds, seat, deals(first, seat))
  const asked = lastOffer(first, seat)
  if (asked === null || first.offered >= MOST_IN_A_ROW || isGood(judge, first, seat, asked.number)) return null
  return bestOf(judge, worlds, seat, dealsLike(asked, first, seat))
}

/** Is an offer so good for the seat that it accepts? Small gains are not worth helping somebody else. */
export const isGoodOffer = ({ evaluate }: ClassicJudge, world: State, seat: number, accept: Move): boolean => {
  const after = classic.clone(world)
  classic.apply(after, seat, accept)
  return evaluate(after, seat) - evaluate(world, seat) >= LEAST_GAIN
}

/** Does somebody wait for the seat's answer? Then it says yes or no before it is done. */
export const owesAnswer = ({ offers }: State, seat: number): boolean => offers.some(({ deal }) => deal.to === seat)

/** Bots that answer each other's offers with offers come to an end. */
const MOST_IN_A_ROW = 3

const bestOf = (judge: ClassicJudge, worlds: readonly State[], seat: number, deals: readonly Deal[]): Move | null => {
  const gains = worlds.map((world) => gainsIn(judge, world, seat))
  let best: Move | null = null
  let most = LEAST_GAIN
  for (const deal of deals) {
    const move = offerOf(deal)
    let own = 0
    let partner = 0
    for (const gain of gains) {
      const gained = gain(move, deal.to)
      own += gained.own / worlds.length
      partner += gained.partner / worlds.length
      // What one world speaks against is not looked at in the others.
      if (gained.own < LEAST_GAIN || gained.partner < LEAST_GAIN) break
    }
    if (own <= most || partner < LEAST_GAIN) continue
    most = own
    best = move
  }
  return best
}

/** What an exchange would bring both, in the chance to win; what one loses is not told if the other loses by it. */
const gainsIn = (judge: ClassicJudge, world: State, seat: number) => {
  const before = world.players.map((_player, other) => standing(judge, world, other, seat))
  return (offer: Move, partner: number): { readonly own: number; readonly partner: number } => {
    const after = afterDeal(world, seat, offer, partner)
    if (after === null) return NOTHING
    const own = standing(judge, after, seat, seat) - (before[seat] ?? 0)
    if (own < LEAST_GAIN) return NOTHING
    return { own, partner: standing(judge, after, partner, seat) - (before[partner] ?? 0) }
  }
}

const NOTHING = { own: Number.NEGATIVE_INFINITY, partner: Number.NEGATIVE_INFINITY }

/**
 * What a position is worth to a player. Between two players one's gain is the other's loss, and two bots agree on nothing; but a person
 * may see the future otherwise, so it is enough there that the partner gets more than is given.
 */
const standing = ({ evaluate, points }: ClassicJudge, state: State, player: number, seat: number): number =>
  state.players.length === 2 && player !== seat ? points(state, player) * PER_POINT : evaluate(state, player)

/** Chance of winning. */
const LEAST_GAIN = 0.001

/** The part of that which a point is worth in an open game. */
const PER_POINT = 1 / 120

/** The newest offer, if it is for the seat. */
const lastOffer = ({ offers, offered }: State, seat: number): Offer | null => {
  const last = offers[offers.length - 1]
  return last !== undefined && last.number === offered && last.deal.to === seat ? last : null
}

const isGood = (judge: ClassicJudge, world: State, seat: number, number: number): boolean => {
  const accept = moveOf('accept', number)
  return classic.presentation.whyNot(world, seat, accept) === null && isGoodOffer(judge, world, seat, accept)
}

const afterDeal = (world: State, seat: number, move: Move, partner: number): State | null => {
  if (classic.presentation.whyNot(world, seat, move) !== null) return null
  const after = classic.clone(world)
  classic.apply(after, seat, move)
  const accept = moveOf('accept', after.offered)
  if (classic.presentation.whyNot(after, partner, accept) !== null) return null
  classic.apply(after, partner, accept)
  return after
}

/** Deals with whoever has made an offer that give something else for the same, or the same for something else. */
const dealsLike = ({ from, deal }: Offer, state: State, seat: number): readonly Deal[] => {
  const has = (
    side: Deal['give'] | Deal['want'],
    { trade, culture, resources }: Deal['give'] | Deal['want'],
  ): boolean =>
    (side.trade > 0 && trade > 0) ||
    (side.culture > 0 && culture > 0) ||
    side.resources.some((count, kind) => count > 0 && (resources[kind] ?? 0) > 0)
  return deals(state, seat).filter(
    ({ to, give, want }) => to === from && (has(deal.want, give) || has(deal.give, want)),
  )
}

/** One thing of the seat's for one thing of another player's, everything that changes hands being known to the seat. */
const deals = (state: State, seat: number): readonly Deal[] => {
  const own = thingsOf(state.players[seat] as Player, true)
  return state.players.flatMap((player, to) =>
    to === seat
      ? []
      : thingsOf(player, false).flatMap((want) =>
          own
            .filter((give) => give.of !== want.of)
            .map((give) => dealOf(to, new Map([[give.name, give.count]]), new Map([[want.name, want.count]]))),
        ),
  )
}

type Offer = State['offers'][number]

/** `of`: what it comes to, whatever it is printed on. */
type Thing = { readonly name: string; readonly count: number; readonly of: string }

const AMOUNTS = [2, 3, 4, 6]

const thingsOf = ({ trade, culture, resources, huts, villages }: Player, withFaces: boolean): readonly Thing[] => [
  ...AMOUNTS.filter((count) => count <= trade).map((count) => ({ name: 'trade', count, of: 'trade' })),
  ...AMOUNTS.filter((count) => count <= culture).map((count) => ({ name: 'culture', count, of: 'culture' })),
  ...RESOURCES.flatMap((name, kind) => [
    ...((resources[kind] ?? 0) > 0 ? [{ name, count: 1, of: name }] : []),
    ...(withFaces && (huts[kind] ?? 0) > 0 ? [{ name: `hut.${name}`, count: 1, of: name }] : []),
    ...(withFaces && (villages[kind] ?? 0) > 0 ? [{ name: `village.${name}`, count: 1, of: name }] : []),
  ]),
]

import { classic, type Deal, dealOf, type Move, offerOf, type Player, RESOURCES, type State } from '@ecumene/classic'
import type { ClassicJudge } from '../evaluators/classic.ts'

/**
 * The offer that the seat would like best among those that its partner should like as well, or `null`. There is one offer of
 * a bot in a Trade phase at most, and none once anybody has made one: so nobody is pestered, and no offer follows its own
 * refusal.
 */
export const offerFor = ({ evaluate, points }: ClassicJudge, worlds: readonly State[], seat: number): Move | null => {
  const [first] = worlds
  if (first === undefined || !mayOffer(first)) return null
  let best: Move | null = null
  let most = LEAST_GAIN
  for (const deal of deals(first, seat)) {
    const move = offerOf(deal)
    let own = 0
    let partner = 0
    for (const world of worlds) {
      const after = afterDeal(world, seat, move, deal.to)
      if (after === null) {
        own = Number.NEGATIVE_INFINITY
        break
      }
      own += (evaluate(after, seat) - evaluate(world, seat)) / worlds.length
      partner += gainOfPartner({ evaluate, points }, world, after, deal.to) / worlds.length
    }
    if (own <= most || partner < LEAST_GAIN) continue
    most = own
    best = move
  }
  return best
}

/** Is an offer so good for the seat that it accepts? Small gains are not worth helping somebody else. */
export const isGoodOffer = ({ evaluate }: ClassicJudge, world: State, seat: number, accept: Move): boolean => {
  const after = classic.clone(world)
  classic.apply(after, seat, accept)
  return evaluate(after, seat) - evaluate(world, seat) >= LEAST_GAIN
}

/** Chance of winning. */
const LEAST_GAIN = 0.001

/** The part of that which a point is worth in an open game. */
const PER_POINT = 1 / 120

/**
 * What a partner gains. Between two players one's gain is the other's loss, and two bots agree on nothing; but a person may
 * see the future otherwise, so it is enough there that the partner gets more than is given.
 */
const gainOfPartner = (
  { evaluate, points }: Pick<ClassicJudge, 'evaluate' | 'points'>,
  world: State,
  after: State,
  partner: number,
): number =>
  world.players.length === 2
    ? (points(after, partner) - points(world, partner)) * PER_POINT
    : evaluate(after, partner) - evaluate(world, partner)

const mayOffer = ({ offered, pending }: State): boolean =>
  offered === 0 && pending[pending.length - 1]?.kind === 'negotiate'

const afterDeal = (world: State, seat: number, move: Move, partner: number): State | null => {
  if (classic.presentation.whyNot(world, seat, move) !== null) return null
  const after = classic.clone(world)
  classic.apply(after, seat, move)
  const accept = classic.legal(after, partner).find(({ kind }) => kind === 'accept')
  if (accept === undefined) return null
  classic.apply(after, partner, accept)
  return after
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

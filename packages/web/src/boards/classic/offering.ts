import {
  CULTURE_EVENTS,
  ERAS,
  MARKET_RESOURCES,
  type MoveOf,
  type OfferView,
  type PlayerView,
  RESOURCES,
  type Wanted,
} from '@ecumene/classic'
import type { Say } from '../../words/use-words.tsx'
import { moveBy } from './moves.ts'
import { tradableName } from './tradable.ts'

/** Something that can change hands: as the notation calls it, in words, and how much of it there is. */
export type Tradable = { readonly id: string; readonly name: string; readonly most: number }

const MARKET = RESOURCES.slice(0, MARKET_RESOURCES)

const open = ({ trade, culture, resources }: PlayerView): readonly Held[] => [
  ['trade', trade],
  ['culture', culture],
  ...MARKET.map((id, kind) => [id, resources[kind] ?? 0] as const),
]

const markers = (kind: 'hut' | 'village', counts: readonly number[]): readonly Held[] =>
  RESOURCES.map((resource, number) => [`${kind}.${resource}`, counts[number] ?? 0])

type Held = readonly [id: string, most: number]

const there = (held: readonly Held[], say: Say): readonly Tradable[] =>
  held.filter(([, most]) => most > 0).map(([id, most]) => ({ id, name: tradableName(id, say), most }))

/** What a player can give, by its face (C-3.19). */
export const givable = (player: PlayerView, say: Say): readonly Tradable[] => {
  const { own } = player
  if (own === null) return []
  const events = [...new Set(own.hand)].map((id): Held => [id, own.hand.filter((other) => other === id).length])
  return there([...open(player), ...markers('hut', own.huts), ...markers('village', own.villages), ...events], say)
}

/** What can be asked of another player, by its back. */
export const wantable = (player: PlayerView, say: Say): readonly Tradable[] =>
  there(
    [
      ...open(player),
      ['hut', player.huts],
      ['village', player.villages],
      ...ERAS.map((era): Held => [era, player.handBacks[era]]),
    ],
    say,
  )

/** How much of each thing lies on a scale, under its name in the notation. */
export type Counts = ReadonlyMap<string, number>

export const NOTHING: Counts = new Map()

/** Puts some more of a thing on a scale, or takes it off; never more than there is, never less than nothing. */
export const changed = (counts: Counts, { id, most }: Pick<Tradable, 'id' | 'most'>, by: number): Counts => {
  const count = Math.min(most, Math.max(0, (counts.get(id) ?? 0) + by))
  const others = [...counts].filter(([other]) => other !== id)
  return new Map(count === 0 ? others : [...others, [id, count]])
}

/** What everybody sees of a bundle, under its names in the notation. */
export const countsOf = ({ trade, culture, resources, huts, villages, events }: Wanted): Counts =>
  new Map(
    [
      ['trade', trade] as const,
      ['culture', culture] as const,
      ...MARKET.map((id, kind) => [id, resources[kind] ?? 0] as const),
      ['hut', huts] as const,
      ['village', villages] as const,
      ...ERAS.map((era, number) => [era, events[number] ?? 0] as const),
    ].filter(([, count]) => count > 0),
  )

/** An offer that is being put together. */
export type Draft = { readonly to: number; readonly give: Counts; readonly want: Counts }

/** An offer of one's own, to be changed and made once more. */
export const onceMore = ({ number, from, to, give, want }: OfferView, own: PlayerView): Draft =>
  turnedRound({ number, from: to, to: from, give: want, want: give }, own)

/**
 * Another's offer turned round: I give what they asked for, as far as I have it, and ask for what they gave. What was asked
 * for by its back is given by its face: the first of the kind that there are.
 */
export const turnedRound = ({ from, give, want }: OfferView, { own, ...player }: PlayerView): Draft => {
  const asked = countsOf(want)
  const given = new Map<string, number>()
  const most: Readonly<Record<string, number>> = {
    trade: player.trade,
    culture: player.culture,
    ...Object.fromEntries(MARKET.map((id, kind) => [id, player.resources[kind] ?? 0])),
  }
  for (const [id, have] of Object.entries(most)) {
    const count = Math.min(have, asked.get(id) ?? 0)
    if (count > 0) given.set(id, count)
  }
  const faces = (kind: 'hut' | 'village', held: readonly number[]) => {
    let left = asked.get(kind) ?? 0
    for (const [number, resource] of RESOURCES.entries()) {
      const count = Math.min(left, held[number] ?? 0)
      if (count > 0) given.set(`${kind}.${resource}`, count)
      left -= count
    }
  }
  if (own !== null) {
    faces('hut', own.huts)
    faces('village', own.villages)
    for (const [era, name] of ERAS.entries()) {
      const held = own.hand.filter((id) => CULTURE_EVENTS.some((event) => event.id === id && event.era === era))
      for (const id of held.slice(0, asked.get(name) ?? 0)) given.set(id, (given.get(id) ?? 0) + 1)
    }
  }
  return { to: from, give: given, want: countsOf(give) }
}

/** What can be done about an offer, as the rules read it. */
export const answersIn = (moves: readonly string[]): readonly MoveOf<'accept' | 'decline' | 'withdraw'>[] =>
  moves.flatMap((handle) => {
    const move = moveBy(handle)
    return move?.kind === 'accept' || move?.kind === 'decline' || move?.kind === 'withdraw' ? [move] : []
  })

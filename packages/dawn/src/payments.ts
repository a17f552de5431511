import type { Message } from '@ecumene/kernel'
import { ALL_NATURAL_WONDERS } from './data/sights.ts'
import { RESOURCES, type Resource } from './data/types.ts'
import { say } from './describe.ts'
import { plansFor } from './plans.ts'
import { moveOf } from './rules/moves.ts'
import type { PlayerView, View } from './view.ts'
import type { WordKey } from './words/en.ts'

/** One way to pay what a world wonder still costs, with nothing in it that is not needed. */
export type Payment = {
  readonly parts: readonly PaymentPart[]
  /** The production that it comes to. */
  readonly production: number
  /** The moves, in notation, that spend it. */
  readonly moves: readonly string[]
}

/** What is spent: `thing` names the resource, or the kind of source. */
export type PaymentPart = {
  readonly thing: Resource | 'tokens' | 'naturalWonder'
  readonly count: number
  readonly words: Message<WordKey>
}

/** A thing of which some can be spent. */
type Source = {
  readonly most: number
  readonly worth: number
  /** So many of them are not lost: natural wonders and tokens of city-states stay (N-12.7, N-17.5). */
  readonly kept: number
  readonly move: string
  readonly part: (count: number) => PaymentPart
}

/** The ways to pay that cost least, the best first; none where nothing is to be paid. */
export const paymentsOf = (view: View): readonly Payment[] => {
  const { asked, paying } = view
  const player = view.players[asked?.seat ?? -1]
  if (asked?.kind !== 'pay' || paying === null || player === undefined) return []
  const cost = plansFor(view, asked.seat)[paying.wonder]?.cost.total ?? 0
  const sources = sourcesOf(view, asked.seat, player)
  return countsFor(sources, cost - paying.production)
    .map((counts) => ({ counts, lost: lostBy(sources, counts) }))
    .sort((one, other) => one.lost - other.lost || (one.counts[0] ?? 0) - (other.counts[0] ?? 0))
    .slice(0, MOST_SHOWN)
    .map(({ counts }) => ({
      parts: sources.flatMap(({ part }, at) => (counts[at] === 0 ? [] : [part(counts[at] ?? 0)])),
      production: paying.production + worthOf(sources, counts),
      moves: sources.flatMap(({ move }, at) => Array.from({ length: counts[at] ?? 0 }, () => move)),
    }))
}

export const describePayment = ({ parts }: Payment): Message<WordKey> =>
  say('payment.whole', { things: parts.map(({ words }) => words) })

const MOST_SHOWN = 3

/** Tokens first; natural wonders last, because the leader of America is asked where to keep one that is spent. */
const sourcesOf = (view: View, seat: number, player: PlayerView): readonly Source[] => {
  const plan = view.paying === null ? undefined : plansFor(view, seat)[view.paying.wonder]
  if (plan === undefined) return []
  const { tokens, resources, naturalWonders } = plan.production
  const sources: readonly Source[] = [
    {
      most: tokens,
      worth: 1,
      kept: view.spending?.cityStates ?? 0,
      move: moveOf('spend').notation,
      part: (count) => ({ thing: 'tokens', count, words: say('payment.tokens', { count }) }),
    },
    ...RESOURCES.map((resource, number): Source => {
      const most = player.resources[resource]
      const name = say(`resource.${resource}`)
      const words = (count: number) => (count === 1 ? name : say('payment.several', { thing: name, count }))
      return {
        most,
        worth: most === 0 ? 0 : (resources[resource] ?? 0) / most,
        kept: 0,
        move: moveOf('resource', number).notation,
        part: (count) => ({ thing: resource, count, words: words(count) }),
      }
    }),
    ...ALL_NATURAL_WONDERS.map(
      ({ id }, number): Source => ({
        most: 1,
        worth: naturalWonders[id] ?? 0,
        kept: 1,
        move: moveOf('natural', number).notation,
        part: (count) => ({ thing: 'naturalWonder', count, words: say(`natural.${id}`) }),
      }),
    ),
  ]
  return sources.filter(({ most, worth }) => most > 0 && worth > 0)
}

/** How many of each source, in every way that comes to what is missing and could spare none of them. */
const countsFor = (sources: readonly Source[], missing: number): readonly (readonly number[])[] => {
  const found: (readonly number[])[] = []
  const choose = (counts: readonly number[], left: number): void => {
    const source = sources[counts.length]
    if (left <= 0) {
      const padded = [...counts, ...sources.slice(counts.length).map(() => 0)]
      const isSpare = sources.some(({ worth }, at) => (padded[at] ?? 0) > 0 && left + worth <= 0)
      if (!isSpare) found.push(padded)
    } else if (source !== undefined) {
      for (let count = 0; count <= source.most; count++) choose([...counts, count], left - count * source.worth)
    }
  }
  if (missing > 0) choose([], missing)
  return found
}

const worthOf = (sources: readonly Source[], counts: readonly number[]): number =>
  sources.reduce((sum, { worth }, at) => sum + worth * (counts[at] ?? 0), 0)

const lostBy = (sources: readonly Source[], counts: readonly number[]): number =>
  sources.reduce((sum, { worth, kept }, at) => sum + worth * Math.max(0, (counts[at] ?? 0) - kept), 0)

import { has, membersOf } from '@ecumene/kernel'
import { type AgendaId, ALL_VICTORY_CARDS } from '../data/agendas.ts'
import type { CardId } from '../data/cards.ts'
import { naturalWonderId } from '../data/sights.ts'
import { type CityStateId, type NaturalWonderId, RESOURCES, type Resource } from '../data/types.ts'
import type { WonderId } from '../data/wonders.ts'
import { AGENDAS } from '../modules.ts'
import { clone } from '../rules/clone.ts'
import type { Event } from '../rules/events.ts'
import { countMature } from '../rules/map/spaces.ts'
import type { MoveKind } from '../rules/moves.ts'
import { playerOf, type State } from '../rules/state.ts'
import { districtWorth } from '../terra/districts/worth.ts'
import { askOf } from './ask-of.ts'

/** One thing that a move brings its player at once. */
export type Gain =
  | { readonly kind: 'resource'; readonly resource: Resource; readonly count: number }
  | { readonly kind: 'natural'; readonly natural: NaturalWonderId }
  | { readonly kind: 'wonder'; readonly wonder: WonderId }
  /** Trade tokens on a card, and those that are placed freely. */
  | { readonly kind: 'trade'; readonly card: CardId; readonly count: number }
  | { readonly kind: 'tokens'; readonly count: number }
  /** The diplomacy card of a city-state or of a player, for whoever wants it. */
  | { readonly kind: 'envoy'; readonly cityState: CityStateId }
  | { readonly kind: 'treaty'; readonly seat: number }
  /** Trade tokens that a district would bring if it acted now. */
  | { readonly kind: 'district'; readonly count: number }
  /** How many mature cities there are then, where the dial stands, and how far an agenda is. */
  | { readonly kind: 'mature'; readonly count: number }
  | { readonly kind: 'tech'; readonly space: number }
  | { readonly kind: 'agenda'; readonly agenda: AgendaId; readonly have: number; readonly need: number }

/** What follows from a move, given in notation. */
export type Yield = { readonly move: string; readonly gains: readonly Gain[] }

/** Moves whose consequences depend on nothing hidden and on no dice; of a wonder only what its builder gains is shown. */
const FORESEEN: ReadonlySet<MoveKind> = new Set<MoveKind>([
  'place',
  'city',
  'build',
  'district',
  'reinforce',
  'convert',
  'advance',
  'option',
  'activate',
])

/** What each legal move brings at once, tried out on copies; moves that bring nothing are left out. */
export const yieldsOf = (state: State): readonly Yield[] => {
  const frame = state.pending[state.pending.length - 1]
  if (frame === undefined) return NO_YIELDS
  const handler = askOf(frame.kind)
  const { seat } = frame
  const moves = handler.candidates(state, frame, seat).filter(({ kind }) => FORESEEN.has(kind))
  if (moves.length === 0) return NO_YIELDS
  const before = standingOf(state, seat)
  const yields: Yield[] = []
  for (const move of moves) {
    if (handler.whyNot(state, frame, seat, move) !== null) continue
    const after = clone(state)
    const events: Event[] = []
    handler.apply(after, frame, seat, move, (event) => events.push(event))
    const worth = move.kind === 'district' ? districtWorth(after, seat, move.district) : null
    const gains = [
      ...(worth === null ? [] : [{ kind: 'district', count: worth } as const]),
      ...gainsBetween(before, after, seat, events),
    ]
    if (gains.length > 0) yields.push({ move: move.notation, gains })
  }
  return yields
}

const NO_YIELDS: readonly Yield[] = []

/** What a player has before something happens. */
type Standing = {
  readonly resources: readonly number[]
  readonly naturals: readonly number[]
  readonly placing: number
  readonly mature: number
  readonly tech: number
  readonly agendas: readonly (readonly [agenda: AgendaId, have: number])[]
}

export const standingOf = (state: State, seat: number): Standing => {
  const player = playerOf(state, seat)
  return {
    resources: [...player.resources],
    naturals: membersOf(player.naturals),
    placing: player.placing,
    mature: countMature(state, seat),
    tech: player.tech,
    agendas: state.victoryCards.flatMap((card) =>
      has(player.markers, card)
        ? []
        : (ALL_VICTORY_CARDS[card] ?? []).map((id) => [id, AGENDAS[id].progress(state, player, seat)] as const),
    ),
  }
}

export const gainsBetween = (
  before: Standing,
  state: State,
  seat: number,
  events: readonly Event[],
): readonly Gain[] => {
  const after = standingOf(state, seat)
  const gains: Gain[] = []
  for (const [kind, resource] of RESOURCES.entries()) {
    const count = (after.resources[kind] ?? 0) - (before.resources[kind] ?? 0)
    if (count > 0) gains.push({ kind: 'resource', resource, count })
  }
  for (const natural of after.naturals) {
    if (!before.naturals.includes(natural)) gains.push({ kind: 'natural', natural: naturalWonderId(natural) })
  }
  for (const event of events) {
    if (event.kind === 'wonderGained' && event.seat === seat) gains.push({ kind: 'wonder', wonder: event.wonder })
    if (event.kind === 'tradePlaced' && event.seat === seat)
      gains.push({ kind: 'trade', card: event.card, count: event.count })
  }
  if (after.placing > before.placing) gains.push({ kind: 'tokens', count: after.placing - before.placing })
  if (after.tech !== before.tech) gains.push({ kind: 'tech', space: after.tech })
  if (after.mature !== before.mature) gains.push({ kind: 'mature', count: after.mature })
  for (const [agenda, had] of before.agendas) {
    const have = after.agendas.find(([id]) => id === agenda)?.[1] ?? had
    if (have !== had) gains.push({ kind: 'agenda', agenda, have, need: AGENDAS[agenda].goal })
  }
  return gains
}

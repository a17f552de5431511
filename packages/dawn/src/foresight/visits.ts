import { cityStateId } from '../data/sights.ts'
import { clone } from '../rules/clone.ts'
import type { Event } from '../rules/events.ts'
import { boardOf, cityStateOn } from '../rules/map/board.ts'
import { ownerOf } from '../rules/map/on-spaces.ts'
import { CITY_STATE, type Frame, type State } from '../rules/state.ts'
import { isVisitable } from '../rules/trade/caravans.ts'
import { visit } from '../rules/trade/visits.ts'
import type { Way } from '../rules/walks.ts'
import { askOf } from './ask-of.ts'
import { type Gain, gainsBetween, standingOf } from './gains.ts'

/** What a caravan that ends its way in a space brings from there (N-10.15 to N-10.24). */
export type Visit = { readonly space: number; readonly gains: readonly Gain[] }

/** What each visit at the end of a way brings, tried out on copies; those that bring nothing are left out. */
export const visitsOf = (state: State, ways: readonly Way[]): readonly Visit[] => {
  const frame = state.pending[state.pending.length - 1]
  if (frame === undefined || (frame.kind !== 'economy' && frame.kind !== 'caravan')) return NO_VISITS
  const { seat } = frame
  const spaces = new Set(ways.flatMap(({ space }) => (isVisitable(state, seat, space) ? [space] : [])))
  const before = standingOf(state, seat)
  return [...spaces].flatMap((space) => {
    const after = clone(state)
    const events: Event[] = []
    visit(after, seat, space, (event) => events.push(event))
    const gains = [...gainsBetween(before, after, seat, events), ...offered(after, seat, space)]
    return gains.length === 0 ? [] : [{ space, gains }]
  })
}

const NO_VISITS: readonly Visit[] = []

/** The diplomacy card that is asked about once the tokens have their place. */
const offered = (state: State, seat: number, space: number): readonly Gain[] => {
  const frame = state.pending.findLast(({ kind }) => kind === 'envoy' || kind === 'treaty')
  if (frame === undefined || !canTakeOne(state, frame, seat)) return []
  return state.piece[space] === CITY_STATE
    ? [{ kind: 'envoy', cityState: cityStateId(cityStateOn(boardOf(state.layout), space)) }]
    : [{ kind: 'treaty', seat: ownerOf(state, space) }]
}

const canTakeOne = (state: State, frame: Frame, seat: number): boolean => {
  const handler = askOf(frame.kind)
  if (handler.over?.(state, frame) === true) return false
  return handler
    .candidates(state, frame, seat)
    .some(
      (move) => (move.kind === 'accept' || move.kind === 'treaty') && handler.whyNot(state, frame, seat, move) === null,
    )
}

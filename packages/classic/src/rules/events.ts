import type { Tell, Viewer } from '@ecumene/kernel'
import type { CivilizationId } from '../data/civilizations.ts'
import type { Phase, Victory } from '../data/types.ts'
import { ABILITY_REVEALS, type AbilityEvent } from './abilities/events.ts'
import { BATTLE_REVEALS, type BattleEvent } from './battle/events.ts'
import { CITY_REVEALS, type CityEvent } from './cities/events.ts'
import { MOVEMENT_REVEALS, type MovementEvent } from './movement/events.ts'
import { RESEARCH_REVEALS, type ResearchEvent } from './research/events.ts'
import { START_REVEALS, type StartEvent } from './start/events.ts'
import { TRADE_REVEALS, type TradeEvent } from './trade/events.ts'

/**
 * What happened, one small thing at a time. A field has one meaning in all events (see `describe.ts`). What only one player may
 * know stands in `own` and is taken out for everybody else; `knower` is that player, where it is not `seat`.
 */
export type Event =
  | { readonly kind: 'tableSet' }
  | { readonly kind: 'roundBegan'; readonly round: number; readonly seat: number }
  | { readonly kind: 'phaseBegan'; readonly phase: Phase }
  | { readonly kind: 'partBegan'; readonly phase: Phase; readonly seat: number }
  /** Of all who were asked, this seat answers; until now that was secret. */
  | { readonly kind: 'answered'; readonly seat: number }
  | { readonly kind: 'civilizationChosen'; readonly seat: number; readonly civilization: CivilizationId }
  | {
      readonly kind: 'gameEnded'
      readonly ending: Victory | 'firstGame' | 'roundLimit'
      readonly winners: readonly number[]
    }
  | StartEvent
  | TradeEvent
  | CityEvent
  | MovementEvent
  | BattleEvent
  | ResearchEvent
  | AbilityEvent

type Kind = Event['kind']

/** The listener to events, if there is one. */
export type Teller = Tell<Event> | undefined

const REVEALING: ReadonlySet<Kind> = new Set<Kind>([
  'tableSet',
  'answered',
  ...START_REVEALS,
  ...TRADE_REVEALS,
  ...CITY_REVEALS,
  ...MOVEMENT_REVEALS,
  ...BATTLE_REVEALS,
  ...RESEARCH_REVEALS,
  ...ABILITY_REVEALS,
])

/** Moves cannot be undone past an event that shows chance or something hidden. */
export const reveals = (event: Event): boolean => REVEALING.has(event.kind)

type Private = { readonly seat?: number; readonly knower?: number; readonly own?: unknown }

/** C-3: takes out what the viewer may not know. */
export const project = (event: Event, viewer: Viewer): Event | null => {
  const { seat, knower, own } = event as Private
  if (own === undefined || (knower ?? seat) === viewer) return event
  const { own: _own, ...told } = event as Event & { own?: unknown }
  return told as Event
}

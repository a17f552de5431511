import type { Handlers } from '@ecumene/kernel'
import type { Asking } from '../asks.ts'
import type { Event } from '../events.ts'
import type { UnderWay } from '../movement/handlers.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { again, aim, strike } from './aiming.ts'
import { consent } from './consenting.ts'
import { bestow } from './gifts.ts'
import { discard } from './hand.ts'
import { infiltrate } from './infiltrating.ts'
import { learnBack, perform } from './performing.ts'
import { spend } from './spending.ts'
import type { EventUse, Use } from './use.ts'
import { welcome } from './welcoming.ts'

export type AbilityFrame =
  | Asking<'discard' | 'bestow'>
  /** C-19.2: a great person just drawn. */
  | Asking<'welcome', { person: number }>
  | Asking<'aim' | 'perform', { use: Use }>
  /** How often the effect may still happen. */
  | Asking<'again' | 'strike', { use: Use; left: number }>
  | Asking<'consent', { use: EventUse }>
  /** Resources that are still to be paid. */
  | Asking<'spend', { cost: readonly number[] }>
  /** From whom, and techs up to which level. */
  | Asking<'learnBack', { partner: number; level: number }>
  /** A figure at the gates of a city, still under way. */
  | Asking<'infiltrate', UnderWay>

export const abilityHandlers: Handlers<State, AbilityFrame, Move, Event> = {
  discard,
  welcome,
  aim,
  again,
  strike,
  consent,
  infiltrate,
  spend,
  bestow,
  perform,
  learnBack,
}

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
import { welcome } from './welcoming.ts'

export type AbilityFrame =
  | Asking<'discard' | 'welcome' | 'aim' | 'again' | 'strike' | 'consent' | 'spend' | 'bestow'>
  | Asking<'perform' | 'learnBack'>
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

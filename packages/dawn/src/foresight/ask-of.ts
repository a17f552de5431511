import type { Handler } from '@ecumene/kernel'
import { HANDLERS } from '../modules.ts'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import type { Frame, FrameKind, State } from '../rules/state.ts'

/** The rules of a decision, to be tried out on copies; it is up to the caller to hand them a frame of that kind. */
export const askOf = (kind: FrameKind): Handler<State, Frame, Move, Event> =>
  HANDLERS[kind] as unknown as Handler<State, Frame, Move, Event>

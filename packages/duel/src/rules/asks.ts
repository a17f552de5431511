import type { Handler } from '@ecumene/kernel'
import type { Event } from './events.ts'
import type { Move, MoveKind, MoveOf } from './moves.ts'
import type { Frame, FrameOf, State } from './state.ts'

/** What the rules know about one kind of frame, and by which kinds of moves it is answered. */
export type Asks<Kind extends Frame['kind'], Answer extends MoveKind> = Handler<
  State,
  FrameOf<Kind>,
  Move,
  Event,
  MoveOf<Answer>
>

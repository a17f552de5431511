import type { Handler } from '@ecumene/kernel'
import type { Event } from './events.ts'
import type { Frame } from './handlers.ts'
import type { Move, MoveKind, MoveOf } from './moves.ts'
import type { State } from './state.ts'

/** A frame of each of these kinds: it asks one seat, and carries what the answer needs. */
export type Asking<Kind extends string, Context = unknown> = Kind extends string
  ? { readonly kind: Kind; readonly seat: number } & Readonly<Context>
  : never

/** A frame that asks several seats at once, or nobody: its handler says whom. */
export type AskingAll<Kind extends string, Context = unknown> = Kind extends string
  ? { readonly kind: Kind } & Readonly<Context>
  : never

/** Frames of a kind. */
export type FrameOf<Kind extends Frame['kind']> = Extract<Frame, { readonly kind: Kind }>

/** What the rules know about one kind of frame, and by which kinds of moves it is answered. */
export type Asks<Kind extends Frame['kind'], Answer extends MoveKind> = Handler<
  State,
  FrameOf<Kind>,
  Move,
  Event,
  MoveOf<Answer>
>

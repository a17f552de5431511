import type { Hint } from '@ecumene/bots'
import type { Message, Result, WhyNot } from '@ecumene/kernel'
import type { LocalGame } from './local-game.ts'
import type { Snapshot, Trouble } from './table.ts'

/** What the page and the worker of a local table say to each other. */
export type ToWorker =
  /** A game of these rules is about to be opened. */
  | { readonly type: 'expect'; readonly game: string }
  /**
   * `made` is for browsers that keep nothing: the game as it was created during this visit. `leastThought`: how
   * long, in milliseconds, a bot takes at least, so that one can see what happened.
   */
  | { readonly type: 'open'; readonly id: string; readonly made: LocalGame | null; readonly leastThought: number }
  | { readonly type: 'playHere' }
  | { readonly type: 'takeOver' }
  | { readonly type: 'call'; readonly id: number; readonly call: Call }

export type Call =
  | { readonly name: 'submit'; readonly move: string }
  | { readonly name: 'whyNot'; readonly move: string }
  | { readonly name: 'whyNots' }
  | { readonly name: 'hint' }
  | { readonly name: 'undo'; readonly kept: number }
  | { readonly name: 'takeback'; readonly answer: 'ask' | 'agree' | 'refuse'; readonly kept: number }
  | { readonly name: 'resign' }

export type FromWorker =
  | { readonly type: 'snapshot'; readonly snapshot: Snapshot }
  | { readonly type: 'trouble'; readonly trouble: Trouble | null }
  | { readonly type: 'done'; readonly id: number; readonly result: Result<void, Message> }
  | { readonly type: 'why'; readonly id: number; readonly reason: Message | null }
  | { readonly type: 'whyNots'; readonly id: number; readonly reasons: readonly WhyNot[] }
  | { readonly type: 'hint'; readonly id: number; readonly hint: Hint<string> | null }

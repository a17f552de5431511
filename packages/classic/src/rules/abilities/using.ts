import type { Message, Tell } from '@ecumene/kernel'
import type { Timing } from '../../data/types.ts'
import type { WordKey } from '../../words/en.ts'
import { because } from '../asking.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'

/** Resource abilities and culture events that a seat could try at this time: `use` and `play` moves (C-8.7). */
export const usesOf = (_state: State, _seat: number, _timing: Timing): readonly Move[] => []

/** Why a `use` or `play` move is refused at this time. */
export const whyNotUse = (_state: State, _seat: number, _timing: Timing, _move: Move): Message<WordKey> | null =>
  because('reason.notNow')

/** The same legal ones, fast. */
export const addUses = (_state: State, _seat: number, _timing: Timing, _into: Move[]): void => {}

/** Carries out a `use` or `play` move: asks for what it still needs, or declares it. */
export const use = (_state: State, _seat: number, _move: Move, _tell: Tell<Event> | undefined): void => {}

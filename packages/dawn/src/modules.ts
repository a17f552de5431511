import type { Handlers } from '@ecumene/kernel'
import { base } from './abilities/base.ts'
import type { Event } from './rules/events.ts'
import { baseHandlers } from './rules/handlers.ts'
import type { Module } from './rules/module.ts'
import type { Move } from './rules/moves.ts'
import type { Frame, State } from './rules/state.ts'
import type { TerraEvent } from './terra/events.ts'
import type { TerraFrame } from './terra/frames.ts'
import { terraHandlers } from './terra/handlers.ts'
import { terra } from './terra/module.ts'
import type { TerraOptions } from './terra/setup/options.ts'
import type { TerraState } from './terra/state.ts'
import type { TerraView } from './terra/view.ts'
import type { TerraWordKey } from './terra/words/en.ts'

/**
 * The boxes this game is made of: the one place where what they do is registered (their contents are in `boxes.ts`).
 * An expansion is a further entry, in use when its table option says so.
 */
export const MODULES: readonly Module[] = [base, terra]

export const HANDLERS: Handlers<State, Frame, Move, Event> = { ...baseHandlers, ...terraHandlers }

export type ModuleEvent = TerraEvent
export type ModuleFrame = TerraFrame
export type ModuleOptions = Partial<TerraOptions>
/** What modules keep in the state and show in the view, each under its own name. */
export type ModuleStates = { readonly terra?: TerraState }
export type ModuleViews = { readonly terra?: TerraView }
export type ModuleWord = TerraWordKey

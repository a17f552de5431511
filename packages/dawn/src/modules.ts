import { type Handlers, has } from '@ecumene/kernel'
import { base } from './abilities/base.ts'
import type { AgendaId } from './data/agendas.ts'
import type { EventIcon } from './data/dials.ts'
import type { Agenda } from './rules/agendas/agendas.ts'
import type { IconEffect } from './rules/dial/icons.ts'
import type { Event } from './rules/events.ts'
import { baseHandlers } from './rules/handlers.ts'
import { fillHooks } from './rules/hooks/asking.ts'
import { composeHooks } from './rules/hooks/composing.ts'
import type { Aimings } from './rules/military/aims.ts'
import type { Module, StatePart } from './rules/module.ts'
import type { Move } from './rules/moves.ts'
import type { Places } from './rules/places.ts'
import type { SetupStep } from './rules/setup/steps.ts'
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
 * What each box does. What the boxes contain is in `boxes.ts`, what is played with in `kits.ts`. A module's index here
 * is its bit in `state.modules`.
 */
export const MODULES: readonly Module[] = [base, terra]

fillHooks(composeHooks(MODULES))

/** N-21.2: what each icon of the event dial does. */
export const ICONS: Readonly<Record<EventIcon, IconEffect>> = Object.assign({}, ...MODULES.map(({ icons }) => icons))

/** N-26: how far a player is with each agenda, and how far it must come. */
export const AGENDAS: Readonly<Record<AgendaId, Agenda>> = Object.assign({}, ...MODULES.map(({ agendas }) => agendas))

/** What could be attacked, by pending decision. */
export const AIMINGS: Aimings = Object.assign({}, ...MODULES.map(({ aimings }) => aimings))

/** The spaces that decisions are about, by their kind. */
export const PLACES: Places = Object.assign({}, ...MODULES.map(({ places }) => places))

/** Figures that move step by step. */
export const WALKS = MODULES.flatMap(({ walks }) => walks)

const REVEALING = new Set(MODULES.flatMap(({ reveals }) => reveals))

/** Moves cannot be undone past an event that shows chance or something hidden. */
export const reveals = (event: Event): boolean => REVEALING.has(event.kind)

/** Those of the modules in use, by `state.modules`. */
const IN_USE = Array.from({ length: 2 ** MODULES.length }, (_, modules) =>
  MODULES.filter((_module, index) => has(modules, index)),
)
const PARTS = IN_USE.map((modules) => modules.flatMap(({ part }) => part ?? []))
const SETUPS = IN_USE.map((modules) => modules.at(-1)?.setup ?? [])

export const partsOf = (modules: number): readonly StatePart[] => PARTS[modules] ?? []

export const setupOf = (state: State): readonly SetupStep[] => SETUPS[state.modules] ?? []

export const HANDLERS: Handlers<State, Frame, Move, Event> = { ...baseHandlers, ...terraHandlers }

export type ModuleEvent = TerraEvent
export type ModuleFrame = TerraFrame
export type ModuleOptions = Partial<TerraOptions>
/** What modules keep in the state and show in the view, each under its own name. */
export type ModuleStates = { readonly terra?: TerraState }
export type ModuleViews = { readonly terra?: TerraView }
export type ModuleWord = TerraWordKey

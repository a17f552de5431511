import type { Citations, Measures, OptionSchema, Random } from '@ecumene/kernel'
import type { CataloguePart } from '../catalogue/part.ts'
import type { AgendaId } from '../data/agendas.ts'
import type { EventIcon } from '../data/dials.ts'
import type { ModuleOptions, ModuleStates, ModuleViews, ModuleWord } from '../modules.ts'
import type { Agenda } from './agendas/agendas.ts'
import type { IconEffect } from './dial/icons.ts'
import type { Event } from './events.ts'
import type { Abilities } from './hooks/hooks.ts'
import type { Aimings } from './military/aims.ts'
import type { Places } from './places.ts'
import type { SetupStep } from './setup/steps.ts'
import type { Options, State } from './state.ts'
import type { Walk } from './walks.ts'

/** A box of the game with everything it does. The base game is one; an expansion is another. */
export type Module = Abilities & {
  /** The steps of set-up in their order, in place of those of the modules before it. */
  readonly setup: readonly SetupStep[]
  readonly options?: OptionSchema<Required<ModuleOptions>>
  readonly words?: Readonly<Record<'en' | 'uk' | 'pl' | 'ru', Readonly<Record<ModuleWord, string>>>>
  readonly icons: Readonly<Partial<Record<EventIcon, IconEffect>>>
  readonly agendas: Readonly<Partial<Record<AgendaId, Agenda>>>
  /** What can be attacked, by the decisions before an attack. */
  readonly aimings: Aimings
  /** The spaces that decisions are about, by their kind. */
  readonly places: Places
  /** Figures that move step by step. */
  readonly walks: readonly Walk[]
  /** Kinds of events that show chance or something hidden. */
  readonly reveals: readonly Event['kind'][]
  readonly part?: StatePart
  readonly catalogue?: CataloguePart
  /** The rules behind its reasons and events. */
  readonly citations?: Citations
}

/** The part of the state that belongs to one module. */
export type StatePart = {
  create(options: Options, seats: number): ModuleStates
  clone(states: ModuleStates): ModuleStates
  /** Redraws what nobody knows. */
  sample(state: State, random: Random): void
  audit(state: State): readonly string[]
  view(state: State): ModuleViews
  /** What the module adds to the measures of every game. */
  measures(state: State): Measures
}

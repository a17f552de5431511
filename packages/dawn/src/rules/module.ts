import type { Citations, Measures, OptionSchema, Random } from '@ecumene/kernel'
import type { CataloguePart } from '../catalogue/part.ts'
import type { AgendaId } from '../data/agendas.ts'
import type { EventIcon } from '../data/dials.ts'
import type { ModuleOptions, ModuleStates, ModuleViews, ModuleWord } from '../modules.ts'
import { type Abilities, learn } from './abilities.ts'
import { type Agenda, addAgendas } from './agendas/agendas.ts'
import { addIcons, type IconEffect } from './dial/icons.ts'
import { type Event, markRevealing } from './events.ts'
import { type Kit, keepKit, kitNumbered } from './kit.ts'
import { addDefenders, type Defender } from './military/defenders.ts'
import { addResolver, type Resolver } from './row/resolving.ts'
import type { Options, State } from './state.ts'
import { addWalks, type Walk } from './walks.ts'

/**
 * A box of the game with everything it does. The base game is one; an expansion is another that is in use when its
 * table option says so. What is left out stays as the modules before it made it.
 */
export type Module = Abilities & {
  readonly id: string
  isUsed(options: Options): boolean
  /** The contents and numbers of a game with this module, made from those of a game without it. */
  kit(without: Kit): Kit
  readonly options?: OptionSchema<Required<ModuleOptions>>
  readonly words?: Readonly<Record<'en' | 'uk' | 'pl' | 'ru', Readonly<Record<ModuleWord, string>>>>
  /** What further icons of the event dial do. */
  readonly icons?: Readonly<Partial<Record<EventIcon, IconEffect>>>
  /** What further things can be attacked, by kinds of their own. */
  readonly defenders?: Readonly<Record<number, Defender>>
  /** What goes over the map step by step. */
  readonly walks?: readonly Walk[]
  readonly agendas?: Readonly<Partial<Record<AgendaId, Agenda>>>
  /** Kinds of events that show chance or something hidden. */
  readonly reveals?: readonly Event['kind'][]
  /** Resolves focus cards in its own way; false if the card is none of its business. */
  readonly resolve?: Resolver
  /** What grows in a game with the module beside the measures of every game. */
  measures?(state: State): Measures
  readonly part?: StatePart
  readonly catalogue?: CataloguePart
  /** The rules behind its reasons and events. */
  readonly citations?: Citations
}

/** The part of the state that belongs to one module. */
export type StatePart = {
  create(options: Options, seats: number): ModuleStates
  clone(states: ModuleStates): ModuleStates
  /** Draws anew what nobody knows. */
  sample(state: State, random: Random): void
  audit(state: State): readonly string[]
  view(state: State): ModuleViews
}

const installed: Module[] = []

/** Makes a module known. Called once for each module, when the game is loaded, in the order of `MODULES`. */
export const install = (module: Module): void => {
  const bit = 1 << installed.length
  installed.push(module)
  // The first module is the base game, which every game has.
  for (let modules = bit === 1 ? 0 : 1; modules < bit; modules++) {
    const without = kitNumbered(modules)
    if (bit === 1 || without !== undefined) keepKit(modules | bit, module.kit(without))
  }
  learn(module, bit)
  addIcons(module.icons ?? {})
  addAgendas(module.agendas ?? {})
  addDefenders(module.defenders ?? {})
  addWalks(module.walks ?? [])
  markRevealing(module.reveals ?? [])
  if (module.resolve !== undefined) addResolver(module.resolve, bit)
}

/** The modules of a game, as bits. */
export const modulesFor = (options: Options): number =>
  installed.reduce((modules, module, index) => (module.isUsed(options) ? modules | (1 << index) : modules), 0)

export const measureParts = (state: State): Measures =>
  together(
    installed.flatMap(({ measures }, index) =>
      (state.modules & (1 << index)) !== 0 && measures !== undefined ? [measures(state)] : [],
    ),
  )

/** The state parts of the modules in use. */
const partsOf = (modules: number): readonly StatePart[] => {
  let parts = known.get(modules)
  if (parts === undefined) {
    parts = installed.flatMap(({ part }, index) => ((modules & (1 << index)) !== 0 && part !== undefined ? [part] : []))
    known.set(modules, parts)
  }
  return parts
}

const known = new Map<number, readonly StatePart[]>()

const together = <T extends object>(parts: readonly T[]): T => Object.assign({}, ...parts)

export const createParts = (modules: number, options: Options, seats: number): ModuleStates =>
  together(partsOf(modules).map((part) => part.create(options, seats)))

/** Games of the base box share one empty part. */
const NO_PARTS: ModuleStates = {}

export const cloneParts = (state: State): ModuleStates => {
  const parts = partsOf(state.modules)
  return parts.length === 0 ? NO_PARTS : together(parts.map((part) => part.clone(state.extras)))
}

export const sampleParts = (state: State, random: Random): void => {
  for (const part of partsOf(state.modules)) part.sample(state, random)
}

export const auditParts = (state: State): readonly string[] =>
  partsOf(state.modules).flatMap((part) => part.audit(state))

export const viewParts = (state: State): ModuleViews => together(partsOf(state.modules).map((part) => part.view(state)))

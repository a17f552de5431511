import { has, plus } from '@ecumene/kernel'
import { baseKit, type Kit, type KitChange } from './rules/kit.ts'
import type { Options, State } from './rules/state.ts'
import { terraKit } from './terra/kit.ts'

/** What the expansions are played with, in the order of `MODULES`, the base game left out. */
const EXPANSIONS: readonly KitChange[] = [terraKit]

/** By the modules in use, as bits; the first is the base game, which every game has. */
const KITS: readonly Kit[] = Array.from({ length: 2 << EXPANSIONS.length }, (_, modules) =>
  EXPANSIONS.reduce((kit, change, index) => (has(modules, index + 1) ? change.kit(kit) : kit), baseKit),
)

/** The modules of a game, as bits. */
export const modulesFor = (options: Options): number =>
  EXPANSIONS.reduce((modules, { isUsed }, index) => (isUsed(options) ? plus(modules, index + 1) : modules), 1)

export const kitNumbered = (modules: number): Kit => KITS[modules] as Kit

export const kitOf = (state: State): Kit => KITS[state.modules] as Kit

/** The card of a type and level in everyone's deck. */
export const cardOf = (state: State, type: number, level: number): number =>
  (kitOf(state).deck[type] as readonly number[])[level - 1] as number

import { has, plus, type SetOf, setOf } from '@ecumene/kernel'
import { baseKit, cardInDeck, type Kit, type KitChange } from './rules/kit.ts'
import type { Options, State } from './rules/state.ts'
import { terraKit } from './terra/kit.ts'

/** How each expansion changes the kit, in the order of `MODULES` without the base game. */
const EXPANSIONS: readonly KitChange[] = [terraKit]

/** By set of modules in use; every game has the first one, the base game. */
const KITS: readonly Kit[] = Array.from({ length: 2 ** (EXPANSIONS.length + 1) }, (_, modules) =>
  EXPANSIONS.reduce((kit, change, index) => (has(modules, index + 1) ? change.kit(kit) : kit), baseKit),
)

const BASE = setOf<'module'>(0)

/** The modules of a game. */
export const modulesFor = (options: Options): SetOf<'module'> =>
  EXPANSIONS.reduce((modules, { isUsed }, index) => (isUsed(options) ? plus(modules, index + 1) : modules), BASE)

export const kitNumbered = (modules: number): Kit => KITS[modules] as Kit

export const kitOf = (state: State): Kit => KITS[state.modules] as Kit

/** The card of a type and level in everyone's deck. */
export const cardOf = (state: State, type: number, level: number): number => cardInDeck(kitOf(state).deck, type, level)

import { NO_MEMBERS, plus, type SetOf } from '@ecumene/kernel'
import { ALL_CARDS } from '../../data/cards.ts'
import { ALL_LEADERS } from '../../data/leaders.ts'
import { ALL_CITY_STATES, ALL_TREATIES } from '../../data/sights.ts'
import { ALL_WONDERS } from '../../data/wonders.ts'
import { addWonder, noWonders, type WonderSet } from '../industry/wonders.ts'
import type { Source } from '../source.ts'
import type { Abilities, HookName, Hooks } from './hooks.ts'

/** What all modules do at the moments of the game, by the numbers of the things that do it. */
export type ComposedHooks = Readonly<Record<Owners, readonly (Partial<Hooks> | undefined)[]>> & {
  readonly tables: ReadonlyMap<HookName, Holders>
  /** Whose hooks they are; those of the rules are nobody's. */
  readonly sources: ReadonlyMap<Partial<Hooks>, Source>
}

type Owners = keyof Abilities

/** Who has one of the hooks. Most seats have none, and then nothing more is checked. */
export type Holders = {
  leaders: SetOf<string>
  readonly wonders: WonderSet
  /** Is there any? */
  ofWonders: boolean
  cityStates: SetOf<string>
  treaties: SetOf<string>
  /** By card. */
  readonly cards: boolean[]
  /** Modules whose rules have it, and those that have brought anything at all. */
  rules: SetOf<string>
  modules: SetOf<'module'>
}

/** A module's place in the list is its bit in `state.modules`. */
export const composeHooks = (modules: readonly Abilities[]): ComposedHooks => {
  const tables = new Map<HookName, Holders>()
  const sources = new Map<Partial<Hooks>, Source>()
  const composed: Record<Owners, (Partial<Hooks> | undefined)[]> = {
    leaders: [],
    wonders: [],
    cityStates: [],
    treaties: [],
    cards: [],
    rules: [],
  }
  for (const [index, module] of modules.entries()) {
    const enter = (owners: Owners, number: number, hooks: Partial<Hooks>): void => {
      composed[owners][number] = hooks
      for (const name of Object.keys(hooks) as HookName[]) {
        const table = tables.get(name) ?? newHolders()
        table.modules = plus(table.modules, index)
        if (owners === 'wonders') {
          addWonder(table.wonders, number)
          table.ofWonders = true
        } else if (owners === 'cards') table.cards[number] = true
        else table[owners] = plus(table[owners], number)
        tables.set(name, table)
      }
    }
    for (const [owners, ids] of Object.entries(IDS) as [keyof typeof IDS, readonly string[]][]) {
      for (const [id, hooks] of Object.entries(module[owners] ?? {})) {
        enter(owners, ids.indexOf(id), hooks)
        sources.set(hooks, { kind: KINDS[owners], id } as Source)
      }
    }
    if (module.rules !== undefined) enter('rules', index, module.rules)
  }
  return { tables, sources, ...composed }
}

const IDS = {
  leaders: ALL_LEADERS.map(({ id }) => id),
  wonders: ALL_WONDERS.map(({ id }) => id),
  cityStates: ALL_CITY_STATES.map(({ id }) => id),
  treaties: ALL_TREATIES,
  cards: ALL_CARDS.map(({ id }) => id),
}

const KINDS = {
  leaders: 'leader',
  wonders: 'wonder',
  cityStates: 'cityState',
  treaties: 'treaty',
  cards: 'card',
} as const satisfies Record<keyof typeof IDS, Source['kind']>

const newHolders = (): Holders => ({
  leaders: NO_MEMBERS,
  wonders: noWonders(),
  ofWonders: false,
  cityStates: NO_MEMBERS,
  treaties: NO_MEMBERS,
  cards: ALL_CARDS.map(() => false),
  rules: NO_MEMBERS,
  modules: NO_MEMBERS,
})

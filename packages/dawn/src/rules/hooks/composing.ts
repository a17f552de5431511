import { ALL_CARDS } from '../../data/cards.ts'
import { ALL_LEADERS } from '../../data/leaders.ts'
import { ALL_CITY_STATES, ALL_TREATIES } from '../../data/sights.ts'
import { ALL_WONDERS } from '../../data/wonders.ts'
import { addWonder, noWonders } from '../industry/wonders.ts'
import type { Source } from '../source.ts'
import type { Abilities, HookName, Hooks } from './hooks.ts'

/** What all modules do at the moments of the game, by the numbers of the things that do it. */
export type ComposedHooks = Readonly<Record<Owners, readonly (Partial<Hooks> | undefined)[]>> & {
  readonly tables: ReadonlyMap<HookName, Table>
  /** Whose hooks they are; those of the rules are nobody's. */
  readonly sources: ReadonlyMap<Partial<Hooks>, Source>
}

type Owners = keyof Abilities

/** Who has one of the hooks, as bits: most seats have none of them, and then nothing more is looked at. */
export type Table = {
  leaders: number
  /** By type, as in a `WonderSet`; is there any? */
  readonly wonders: number[]
  ofWonders: boolean
  cityStates: number
  treaties: number
  /** By card. */
  readonly cards: boolean[]
  /** By module: whose rules have it, and who has brought anything at all. */
  rules: number
  modules: number
}

/** A module's place in the list is its bit in `state.modules`. */
export const composeHooks = (modules: readonly Abilities[]): ComposedHooks => {
  const tables = new Map<HookName, Table>()
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
        const table = tables.get(name) ?? newTable()
        table.modules |= 1 << index
        if (owners === 'wonders') {
          addWonder(table.wonders, number)
          table.ofWonders = true
        } else if (owners === 'cards') table.cards[number] = true
        else table[owners] |= 1 << number
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

const newTable = (): Table => ({
  leaders: 0,
  wonders: noWonders(),
  ofWonders: false,
  cityStates: 0,
  treaties: 0,
  cards: ALL_CARDS.map(() => false),
  rules: 0,
  modules: 0,
})

import { both, firstOf, has, membersOf, shares } from '@ecumene/kernel'
import { treatyGiver, treatyKind } from '../../data/sights.ts'
import { WONDERS_OF_TYPE } from '../../data/wonders.ts'
import type { Source } from '../source.ts'
import type { State } from '../state.ts'
import { currentCard } from '../undertakings.ts'
import { type ComposedHooks, composeHooks } from './composing.ts'
import type { HookName, Hooks } from './hooks.ts'

/** One hook that is in force for a seat. */
export type Active<H extends HookName> = {
  readonly does: Hooks[H]
  readonly giver: number
  /** Whose hook it is, for `sourceOf`. */
  readonly by: Partial<Hooks>
}

/**
 * Rules call hooks, and hooks are written with rules, so one must be told of the other at run time. This is the only
 * binding of the package that is ever reassigned: `modules.ts` sets it, once, to the composed hooks of all modules.
 */
let composed: ComposedHooks = composeHooks([])

export const fillHooks = (hooks: ComposedHooks): void => {
  composed = hooks
}

/** Everything in force for a seat at one of the moments. */
export const active = <H extends HookName>(hook: H, state: State, seat: number): readonly Active<H>[] => {
  const table = composed.tables.get(hook)
  if (table === undefined || !shares(table.modules, state.modules)) return NO_ONE
  const player = state.players[seat]
  if (player === undefined) return NO_ONE
  const own = player.wonders
  let ownWonders = 0
  if (table.ofWonders) {
    for (let type = 0; type < own.length; type++) ownWonders |= (own[type] ?? 0) & (table.wonders[type] ?? 0)
  }
  const ownEnvoys = player.envoys & table.cityStates
  const leads = player.leader >= 0 && has(table.leaders, player.leader)
  const holdsTreaty = table.treaties !== 0 && state.treaties.includes(seat)
  const general = table.rules & state.modules
  const card = currentCard(state)
  const resolves = card >= 0 && state.active === seat && state.phase === 'resolve' && table.cards[card] === true
  if (ownWonders === 0 && ownEnvoys === 0 && !leads && !holdsTreaty && general === 0 && !resolves) return NO_ONE
  const found: Active<H>[] = []
  for (let rest = general; rest !== 0; rest &= rest - 1) {
    enlist(found, hook, composed.rules[firstOf(rest)], seat)
  }
  if (resolves) enlist(found, hook, composed.cards[card], seat)
  if (leads) enlist(found, hook, composed.leaders[player.leader], seat)
  if (ownWonders !== 0) {
    for (let type = 0; type < own.length; type++) {
      const numbers = WONDERS_OF_TYPE[type] as readonly number[]
      for (let rest = (own[type] ?? 0) & (table.wonders[type] ?? 0); rest !== 0; rest &= rest - 1) {
        enlist(found, hook, composed.wonders[numbers[firstOf(rest)] ?? NOBODY], seat)
      }
    }
  }
  for (let rest = ownEnvoys; rest !== 0; rest &= rest - 1) {
    enlist(found, hook, composed.cityStates[firstOf(rest)], seat)
  }
  if (holdsTreaty) {
    const cards = state.treaties
    for (let card = 0; card < cards.length; card++) {
      if (cards[card] !== seat) continue
      enlist(found, hook, composed.treaties[treatyKind(card)], treatyGiver(card))
    }
  }
  return found
}

const enlist = <H extends HookName>(
  found: Active<H>[],
  hook: H,
  hooks: Partial<Hooks> | undefined,
  giver: number,
): void => {
  const does = hooks?.[hook]
  if (hooks !== undefined && does !== undefined) found.push({ does, giver, by: hooks })
}

/** What is in force for everyone, where no seat in particular is concerned. */
export const general = <H extends HookName>(hook: H, state: State): readonly Active<H>[] => {
  const table = composed.tables.get(hook)
  if (table === undefined || !shares(table.rules, state.modules)) return NO_ONE
  const found: Active<H>[] = []
  for (const module of membersOf(both(table.rules, state.modules))) enlist(found, hook, composed.rules[module], NOBODY)
  return found
}

const NOBODY = -1

/** Has the seat anything in force at this moment? */
export const isInForce = (hook: HookName, state: State, seat: number): boolean => active(hook, state, seat).length > 0

/** What the hook belongs to. */
export const sourceOf = ({ by }: Active<HookName>): Source => composed.sources.get(by) ?? RULE

const RULE: Source = { kind: 'rule' }

/** What a card does, for when it has been reset. */
export const cardHooks = (card: number): Partial<Hooks> | undefined => composed.cards[card]

/** What a wonder does, for when it is built or lost. */
export const wonderHooks = (wonder: number): Partial<Hooks> | undefined => composed.wonders[wonder]

/** What a city-state's card does, for when it is taken. */
export const cityStateHooks = (cityState: number): Partial<Hooks> | undefined => composed.cityStates[cityState]

/** What another player's diplomacy card does, for when it is given back. */
export const treatyHooks = (kind: number): Partial<Hooks> | undefined => composed.treaties[kind]

const NO_ONE: readonly never[] = []

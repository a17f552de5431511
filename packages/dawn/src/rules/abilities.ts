import type { Message, Tell } from '@ecumene/kernel'
import type { ActionId } from '../data/actions.ts'
import { ALL_CARDS, type CardId, cardNumber } from '../data/cards.ts'
import { type LeaderId, leaderNumber } from '../data/leaders.ts'
import { ALL_CITY_STATES, ALL_TREATIES, TREATY_GIVER, TREATY_KIND, type TreatyId } from '../data/sights.ts'
import type { CityStateId } from '../data/types.ts'
import { WONDERS_OF_TYPE, type WonderId, wonderNumber } from '../data/wonders.ts'
import type { WordKey } from '../words/en.ts'
import type { Event } from './events.ts'
import { addWonder, noWonders } from './industry/wonders.ts'
import type { TargetId } from './military/defenders.ts'
import type { Move } from './moves.ts'
import type { State } from './state.ts'
import { currentCard } from './undertakings.ts'

/** For what a difficulty is asked: placing a control token, moving a caravan or an army, building a city, defending. */
export type Purpose = 'place' | 'travel' | 'march' | 'settle' | 'fight'

/**
 * The closed set of moments at which something other than the rules has a say. A leader, wonder or diplomacy card is
 * an entry that fills some of them; an expansion adds entries, never conditions. `giver` is the player whose diplomacy
 * card it is.
 */
export type Hooks = {
  /** A changed difficulty of a space. */
  difficulty(state: State, seat: number, space: number, difficulty: number, purpose: Purpose): number
  /** A control token may be placed here although no friendly city is near. */
  mayPlace(state: State, seat: number, space: number): boolean
  /** A control token of the seat has just been placed here. */
  spreads(state: State, seat: number, space: number): void
  /** More control tokens of a culture card. */
  extraTokens(state: State, seat: number): number
  /** This space counts as held by a friendly control token when maturity is judged. */
  ripens(state: State, seat: number, space: number, giver: number): boolean
  /** Caravans may start from any own city. */
  departsAnywhere(): boolean
  /** Spaces of movement that all caravans share. */
  caravanPool(): number
  /** The card's effect has begun: what is asked now comes before it. */
  cardBegins(state: State, seat: number): void
  /** What follows when the control tokens of a culture card are placed. */
  cultureEnds(state: State, seat: number): void
  /** More spaces of the tech dial with a science card. */
  advances(state: State, seat: number): number
  /** Caravans and armies may enter water; all water on the map edge is one space from other such water for caravans. */
  sails(): boolean
  joinsEdgeWaters(): boolean
  /** A caravan has visited a rival's city or a city-state; tokens and card are taken. */
  visits(state: State, seat: number, space: number, giver: number, tell: Tell<Event> | undefined): void
  /** This space counts as in range for building a city. */
  cityRange(state: State, seat: number, space: number): boolean
  /** A city may be built here whatever the distance and the difficulty. */
  settlesFreely(state: State, seat: number, space: number): boolean
  /** The range for building a city may be counted through water. */
  settlesThroughWater(): boolean
  /** Added to the production of an industry card; what each resource gives, if not 2; a wonder has been built. */
  production(state: State, seat: number): number
  resourceWorth(): number
  wonderBuilt(state: State, seat: number, tell: Tell<Event> | undefined): void
  /** Resources may be spent as trade tokens of the card being resolved. */
  resourcesAsTrade(): boolean
  /** Added to the cost of a wonder. */
  wonderCost(state: State, seat: number, wonder: number): number
  /** Added to the combat value in the attack going on. */
  combat(state: State, seat: number, attacking: boolean, giver: number): number
  /** What a side of an attack may do beside spending tokens of its card. */
  inCombat(): CombatOption
  /** How far armies move with a card; what they need not stop at, by kinds of defenders. */
  marches(distance: number): number
  passes(state: State, seat: number, space: number, kind: number): boolean
  /** Armies of the seat may not end their way here. */
  deniesRest(state: State, seat: number, space: number): boolean
  /** Every target on the map is in range. */
  attacksAnywhere(): boolean
  /** The number with which a card in this slot is resolved. */
  slot(slot: number): number
  /** By how many places to the right of where it counts as lying the card in this place of the row is resolved. */
  slotsToTheRight(state: State, seat: number, place: number, asIn: number): number
  /** Why no control token of the seat may be placed here, or no city built. */
  forbidsControl(state: State, seat: number, space: number): Message<WordKey> | null
  forbidsCity(state: State, seat: number, space: number): Message<WordKey> | null
  /** Nothing here can be removed or replaced by an effect other than an attack or a barbarian. */
  protects(state: State, space: number): boolean
  /** Barbarians may not enter this space of the seat. */
  barsBarbarians(state: State, space: number): boolean
  /** A barbarian enters a space: true if this is all that happens there, and it is thrown back. */
  meetsBarbarian(state: State, space: number, tell: Tell<Event> | undefined): boolean
  /** A barbarian has appeared on its icon. */
  barbarianSpawned(state: State, space: number, tell: Tell<Event> | undefined): void
  /** A figure of a module stands here. */
  occupies(state: State, space: number): boolean
  /** The control token of the seat here is none that can be taken back to be placed elsewhere. */
  staysPut(state: State, seat: number, space: number): boolean
  /** What the control token of the seat here is called when it is attacked, if not that. */
  attackedAs(state: State, seat: number, space: number): TargetId | null
  /** A control token of this seat is moved by an effect; a piece of this seat has left a space. */
  moves(state: State, seat: number, from: number, to: number): void
  leaves(state: State, seat: number, space: number, tell: Tell<Event> | undefined): void
  /** The row of the seat has a new card in place of another of the same or another type. */
  cardReplaced(state: State, seat: number, card: number, replaced: number, tell: Tell<Event> | undefined): void
  /** The seat's turn begins. */
  turnBegins(state: State, seat: number, tell: Tell<Event> | undefined): void
  /** The seat has built a city, not by conquest; `byCard` if that is what its industry card does. */
  cityBuilt(state: State, seat: number, space: number, tell: Tell<Event> | undefined, byCard: boolean): void
  /** A rival city is about to become the seat's own. */
  takesCity(state: State, seat: number, space: number, tell: Tell<Event> | undefined): void
  /** Why the seat may not attack or destroy this player's pieces. */
  forbidsHarm(state: State, seat: number, owner: number, giver: number): Message<WordKey> | null
  /** Another player attacks or destroys a piece of the seat. */
  harmed(state: State, seat: number, by: number, giver: number): void
  /** An attack of the seat has been won; nothing has come of it yet. */
  attackWon(state: State, seat: number, tell: Tell<Event> | undefined): void
  /** A beaten control token is about to be replaced: true if something else is asked instead. */
  spurnsToken(state: State, seat: number): boolean
  /** An attack of the seat is over, with all that follows from it. */
  attackSettled(state: State, seat: number, won: boolean, tell: Tell<Event> | undefined): void
  /** Next to a district of the seat this space counts as friendly and of every terrain. */
  feedsDistricts(state: State, space: number, isCounted: boolean, giver: number): boolean
  /** Something that a caravan on its way may do instead of a step. */
  detour(): Detour
  /** The next wonder card of a type has been turned up. */
  wonderRevealed(state: State, type: number): void
  /** Something to use at the start of the turn. */
  action(): StartAction
  /** After a card was resolved, and after it was reset: true if something is asked now. */
  afterResolving(state: State, seat: number): boolean
  afterReset(state: State, seat: number): boolean
  /** The turn is about to end: true if something is asked now. */
  turnEnds(state: State, seat: number, tell: Tell<Event> | undefined): boolean
  /** The wonder is built under a new city that comes with it. */
  ownCity(): OwnCity
  /** The seat may control the world wonder on a space that nobody holds. */
  keepsWonder(state: State, space: number): boolean
  /** The wonder has just been built, taken in an attack, or lost. */
  built(state: State, seat: number): void
  captured(state: State, seat: number): void
  lost(state: State, seat: number, tell: Tell<Event> | undefined): void
  /** The seat has just taken the city-state's card. */
  cardTaken(state: State, seat: number): void
  /** Diplomacy cards that may be held of one player, the giver. */
  treatyLimit(state: State, seat: number, giver: number): number
  /** A gained card may replace a card of another type. */
  replacesAnyType(): boolean
  /** Trade tokens that can be stored. */
  storage(): number
  /** The seat has defeated a barbarian. */
  defeatsBarbarian(state: State, seat: number): void
  /** Natural wonders lie on focus cards and serve as trade tokens there. */
  keepsNaturalsOnCards(): boolean
}

export type HookName = keyof Hooks

export type StartAction = {
  readonly id: ActionId
  /** Could anything be done with it now? */
  available(state: State, seat: number): boolean
  begin(state: State, seat: number, tell: Tell<Event> | undefined): void
}

/** What a caravan may do on its way; it takes one step's worth of movement. */
export type Detour = {
  readonly move: Move
  whyNot(state: State, seat: number, caravan: number, at: number, steps: number): Message<WordKey> | null
  begin(state: State, seat: number, caravan: number, at: number, tell: Tell<Event> | undefined): void
}

/** The city that comes with a world wonder; if none can be founded, the wonder goes under an own city like any other. */
export type OwnCity = {
  whyNot(state: State, seat: number, space: number): Message<WordKey> | null
  found(state: State, seat: number, space: number, tell: Tell<Event> | undefined): void
}

/** A way to change the own value in an attack; it may be taken again and again. */
export type CombatOption<Answer extends Move = Move> = {
  readonly kinds: readonly Answer['kind'][]
  moves(state: State, seat: number): readonly Move[]
  /** `place` is where the seat's military card lies. */
  whyNot(state: State, seat: number, place: number, move: Answer): Message<WordKey> | null
  apply(state: State, seat: number, place: number, move: Answer, tell: Tell<Event> | undefined): void
}

/** The hooks that a module's things fill. */
export type Abilities = {
  /** In force for everyone in a game with the module. */
  readonly rules?: Partial<Hooks>
  /** In force for whoever is resolving the card. */
  readonly cards?: Readonly<Partial<Record<CardId, Partial<Hooks>>>>
  readonly leaders?: Readonly<Partial<Record<LeaderId, Partial<Hooks>>>>
  readonly wonders?: Readonly<Partial<Record<WonderId, Partial<Hooks>>>>
  readonly cityStates?: Readonly<Partial<Record<CityStateId, Partial<Hooks>>>>
  readonly treaties?: Readonly<Partial<Record<TreatyId, Partial<Hooks>>>>
}

/** One hook that is in force for a seat. */
export type Active<H extends HookName> = { readonly does: Hooks[H]; readonly giver: number }

type Table = {
  /** Who has this hook, as bits: most seats have none of them, and then nothing more is looked at. */
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

type Known = (Partial<Hooks> | undefined)[]

const leaders: Known = []
const wonders: Known = []
const cityStates: Known = []
const treaties: Known = []
const cards: Known = []
const rules: Known = []
const tables = new Map<HookName, Table>()

/** Makes the abilities of a module known; `bit` is the module's in `state.modules`. */
export const learn = (module: Abilities, bit: number): void => {
  const enter = (
    kind: Exclude<keyof Table, 'modules' | 'ofWonders'>,
    list: Known,
    number: number,
    hooks: Partial<Hooks>,
  ): void => {
    list[number] = hooks
    for (const name of Object.keys(hooks) as HookName[]) {
      const table = tables.get(name) ?? newTable()
      table.modules |= bit
      if (kind === 'wonders') {
        addWonder(table.wonders, number)
        table.ofWonders = true
      } else if (kind === 'cards') table.cards[number] = true
      else table[kind] |= 1 << number
      tables.set(name, table)
    }
  }
  for (const [id, hooks] of Object.entries(module.leaders ?? {}))
    enter('leaders', leaders, leaderNumber(id as LeaderId), hooks)
  for (const [id, hooks] of Object.entries(module.wonders ?? {}))
    enter('wonders', wonders, wonderNumber(id as WonderId), hooks)
  for (const [id, hooks] of Object.entries(module.cityStates ?? {})) {
    enter(
      'cityStates',
      cityStates,
      ALL_CITY_STATES.findIndex((one) => one.id === id),
      hooks,
    )
  }
  for (const [id, hooks] of Object.entries(module.treaties ?? {})) {
    enter('treaties', treaties, ALL_TREATIES.indexOf(id as TreatyId), hooks)
  }
  for (const [id, hooks] of Object.entries(module.cards ?? {})) enter('cards', cards, cardNumber(id as CardId), hooks)
  if (module.rules !== undefined) enter('rules', rules, 31 - Math.clz32(bit), module.rules)
}

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

/** Everything in force for a seat at one of the moments. */
export const active = <H extends HookName>(hook: H, state: State, seat: number): readonly Active<H>[] => {
  const table = tables.get(hook)
  if (table === undefined || (table.modules & state.modules) === 0) return NO_ONE
  const player = state.players[seat]
  if (player === undefined) return NO_ONE
  const own = player.wonders
  let ownWonders = 0
  if (table.ofWonders) {
    for (let type = 0; type < own.length; type++) ownWonders |= (own[type] as number) & (table.wonders[type] as number)
  }
  const ownEnvoys = player.envoys & table.cityStates
  const leads = player.leader >= 0 && (table.leaders & (1 << player.leader)) !== 0
  const holdsTreaty = table.treaties !== 0 && state.treaties.includes(seat)
  const general = table.rules & state.modules
  const card = currentCard(state)
  const resolves = card >= 0 && state.active === seat && state.phase === 'resolve' && table.cards[card] === true
  if (ownWonders === 0 && ownEnvoys === 0 && !leads && !holdsTreaty && general === 0 && !resolves) return NO_ONE
  const found: Active<H>[] = []
  for (let rest = general; rest !== 0; rest &= rest - 1) {
    enlist(found, hook, rules[31 - Math.clz32(rest & -rest)], seat)
  }
  if (resolves) enlist(found, hook, cards[card], seat)
  if (leads) enlist(found, hook, leaders[player.leader], seat)
  if (ownWonders !== 0) {
    for (let type = 0; type < own.length; type++) {
      const numbers = WONDERS_OF_TYPE[type] as readonly number[]
      for (let rest = (own[type] as number) & (table.wonders[type] as number); rest !== 0; rest &= rest - 1) {
        enlist(found, hook, wonders[numbers[31 - Math.clz32(rest & -rest)] as number], seat)
      }
    }
  }
  for (let rest = ownEnvoys; rest !== 0; rest &= rest - 1) {
    enlist(found, hook, cityStates[31 - Math.clz32(rest & -rest)], seat)
  }
  if (holdsTreaty) {
    const cards = state.treaties
    for (let card = 0; card < cards.length; card++) {
      if (cards[card] !== seat) continue
      enlist(found, hook, treaties[TREATY_KIND[card] as number], TREATY_GIVER[card] as number)
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
  if (does !== undefined) found.push({ does, giver })
}

/** What is in force for everyone, where no seat in particular is concerned. */
export const general = <H extends HookName>(hook: H, state: State): readonly Active<H>[] => {
  const table = tables.get(hook)
  if (table === undefined || (table.rules & state.modules) === 0) return NO_ONE
  const found: Active<H>[] = []
  for (const [index, hooks] of rules.entries()) {
    if ((table.rules & state.modules & (1 << index)) !== 0) enlist(found, hook, hooks, NOBODY)
  }
  return found
}

const NOBODY = -1

/** Has the seat anything in force at this moment? */
export const has = (hook: HookName, state: State, seat: number): boolean => active(hook, state, seat).length > 0

/** What a card does, for when it has been reset. */
export const cardHooks = (card: number): Partial<Hooks> | undefined => cards[card]

/** What a wonder does, for when it is built or lost. */
export const wonderHooks = (wonder: number): Partial<Hooks> | undefined => wonders[wonder]

/** What a city-state's card does, for when it is taken. */
export const cityStateHooks = (cityState: number): Partial<Hooks> | undefined => cityStates[cityState]

/** What another player's diplomacy card does, for when it is given back. */
export const treatyHooks = (kind: number): Partial<Hooks> | undefined => treaties[kind]

const NO_ONE: readonly never[] = []

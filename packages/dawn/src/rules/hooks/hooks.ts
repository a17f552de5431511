import type { Message, Tell } from '@ecumene/kernel'
import type { ActionId } from '../../data/actions.ts'
import type { Card, CardId } from '../../data/cards.ts'
import type { LeaderId } from '../../data/leaders.ts'
import type { TreatyId } from '../../data/sights.ts'
import type { CityStateId } from '../../data/types.ts'
import type { WonderId } from '../../data/wonders.ts'
import type { WordKey } from '../../words/en.ts'
import type { Event } from '../events.ts'
import type { Defender, TargetId } from '../military/defenders.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'

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
  /** A focus card is about to take effect: true if it has done so in its own way. */
  resolvesCard(state: State, seat: number, card: Card, tell: Tell<Event> | undefined): boolean
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
  /** What defends by this kind of `defenderKind`, which no piece and no other module uses. */
  defender(kind: number): Defender | undefined
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

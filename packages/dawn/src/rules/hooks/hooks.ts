import type { Message } from '@ecumene/kernel'
import type { ActionId } from '../../data/actions.ts'
import type { Card, CardId } from '../../data/cards.ts'
import type { LeaderId } from '../../data/leaders.ts'
import type { TreatyId } from '../../data/sights.ts'
import type { CityStateId } from '../../data/types.ts'
import type { WonderId } from '../../data/wonders.ts'
import type { WordKey } from '../../words/en.ts'
import type { Teller } from '../events.ts'
import type { Defender, TargetId } from '../military/defenders.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'

/** What needs a difficulty: placing a control token, moving a caravan or an army, building a city, defending. */
export type Purpose = 'place' | 'travel' | 'march' | 'settle' | 'fight'

/**
 * The closed set of moments at which something other than the rules can act. A leader, wonder or diplomacy card is
 * an entry that fills some of them; an expansion adds entries, never conditions. `giver` is the player whose diplomacy
 * card it is.
 */
export type Hooks = {
  /* The turn and the focus row. */

  /** The seat's turn begins. */
  turnBegins(state: State, seat: number, tell: Teller): void
  /** An action offered at the start of the turn. */
  startAction(): StartAction
  /** The number with which a card in this slot is resolved. */
  resolvedSlot(slot: number): number
  /** Added to the place in the row that a card counts as. */
  slotShift(state: State, seat: number, place: number, asIn: number): number
  /** A focus card is about to take effect: true if the hook has resolved it instead. */
  resolvesCard(state: State, seat: number, card: Card, tell: Teller): boolean
  /** The card's effect has begun: what is asked now comes before it. */
  cardBegins(state: State, seat: number): void
  /** The card is resolved: true if something is asked now. */
  cardResolved(state: State, seat: number): boolean
  /** The card has been reset: true if something is asked now. */
  cardReset(state: State, seat: number): boolean
  /** The turn is about to end: true if something is asked now. */
  turnEnds(state: State, seat: number, tell: Teller): boolean
  /** A science card advances the tech dial: spaces to add. */
  extraAdvance(state: State, seat: number): number
  /** A card is gained: may it replace a card of another type? */
  replacesAnyType(): boolean
  /** The row of the seat has a new card in place of another. */
  cardReplaced(state: State, seat: number, card: number, replaced: number, tell: Teller): void

  /* Spaces and pieces. */

  /** The difficulty of a space, changed or not. */
  difficulty(state: State, seat: number, space: number, difficulty: number, purpose: Purpose): number
  /** Maturity is judged: does the control token of another player on this space count as friendly? */
  countsForMaturity(state: State, seat: number, space: number, giver: number): boolean
  /** A figure stands here, so the space is not empty. */
  isOccupied(state: State, space: number): boolean
  /** Nothing here can be removed or replaced by an effect other than an attack or a barbarian. */
  protects(state: State, space: number): boolean
  /** An effect has moved a control token of the seat. */
  controlMoved(state: State, seat: number, from: number, to: number): void
  /** A piece of the seat has left a space. */
  pieceLeft(state: State, seat: number, space: number, tell: Teller): void

  /* Control tokens. */

  /** A culture card begins: control tokens to add. */
  extraTokens(state: State, seat: number): number
  /** A control token may be placed here although no friendly city is near. */
  mayPlace(state: State, seat: number, space: number): boolean
  /** Why no control token of the seat may be placed here. */
  forbidsControl(state: State, seat: number, space: number): Message<WordKey> | null
  /** A control token of the seat has just been placed here. */
  controlPlaced(state: State, seat: number, space: number): void
  /** The control tokens of a culture card are placed. */
  cultureEnds(state: State, seat: number): void
  /** The control token of the seat here cannot be taken back to be placed elsewhere. */
  cannotBeTakenBack(state: State, seat: number, space: number): boolean
  /** A district counts spaces: does this one count as friendly and of every terrain? */
  countsForDistricts(state: State, space: number, isCounted: boolean, giver: number): boolean

  /* Trade and caravans. */

  /** Trade tokens that can be stored. */
  tradeStorage(): number
  /** Resources may be spent as trade tokens of the card being resolved. */
  resourcesAsTrade(): boolean
  /** Natural wonders lie on focus cards and count as trade tokens there. */
  keepsNaturalsOnCards(): boolean
  /** Caravans may start from any own city. */
  departsAnywhere(): boolean
  /** Spaces of movement that all caravans share. */
  caravanPool(): number
  /** Caravans and armies may enter water. */
  sails(): boolean
  /** For caravans all water on the map edge is one space from other such water. */
  joinsEdgeWaters(): boolean
  /** A caravan is on its way: something it may do instead of a step. */
  caravanOption(): CaravanOption
  /** A caravan has visited a rival's city or a city-state; tokens and card are taken. */
  cityVisited(state: State, seat: number, space: number, giver: number, tell: Teller): void
  /** The seat has just taken the city-state's card. */
  cardTaken(state: State, seat: number): void
  /** Diplomacy cards that may be held of one player, the giver. */
  treatyLimit(state: State, seat: number, giver: number): number

  /* Cities and wonders. */

  /** This space counts as in range for building a city. */
  isInCityRange(state: State, seat: number, space: number): boolean
  /** A city may be built here whatever the distance and the difficulty. */
  settlesFreely(state: State, seat: number, space: number): boolean
  /** The range for building a city may be counted through water. */
  settlesThroughWater(): boolean
  /** Why the seat may not build a city here. */
  forbidsCity(state: State, seat: number, space: number): Message<WordKey> | null
  /** The seat has built a city, not by conquest; `byCard` if that is what its industry card does. */
  cityBuilt(state: State, seat: number, space: number, tell: Teller, byCard: boolean): void
  /** Added to the production of an industry card. */
  production(state: State, seat: number): number
  /** What each resource adds to production, if not 2. */
  resourceWorth(): number
  /** Added to the cost of a wonder. */
  wonderCost(state: State, seat: number, wonder: number): number
  /** The seat has built any wonder. */
  wonderBuilt(state: State, seat: number, tell: Teller): void
  /** The next wonder card of a type has been turned up. */
  wonderRevealed(state: State, type: number): void
  /** The wonder is about to be built: the new city that comes with it. */
  ownCity(): OwnCity
  /** The wonder itself has just been built, taken in an attack, or lost. */
  built(state: State, seat: number): void
  captured(state: State, seat: number): void
  lost(state: State, seat: number, tell: Teller): void
  /** The seat may control the world wonder on a space that nobody holds. */
  keepsWonder(state: State, space: number): boolean

  /* Attacks, armies and barbarians. */

  /** Every target on the map is in range. */
  attacksAnywhere(): boolean
  /** How far armies move with a card. */
  marchDistance(distance: number): number
  /** Armies need not stop at this kind of defender. */
  marchesPast(state: State, seat: number, space: number, kind: number): boolean
  /** Armies of the seat may not end their way here. */
  forbidsRest(state: State, seat: number, space: number): boolean
  /** What defends as this `defenderKind`, one that no piece and no other module uses. */
  defender(kind: number): Defender | undefined
  /** A control token of the seat is attacked: its name, if it is something more. */
  targetName(state: State, seat: number, space: number): TargetId | null
  /** Why the seat may not attack or destroy this player's pieces. */
  forbidsHarm(state: State, seat: number, owner: number, giver: number): Message<WordKey> | null
  /** Another player attacks or destroys a piece of the seat. */
  harmed(state: State, seat: number, by: number, giver: number): void
  /** Added to the combat value in the current attack. */
  combatValue(state: State, seat: number, attacking: boolean, giver: number): number
  /** The seat defends: what its supporting pieces add. */
  supports(state: State, seat: number): number
  /** The seat attacks: added to the defence value, so negative. */
  breaches(state: State, seat: number): number
  /** What a side in an attack may do other than spend tokens from its card. */
  combatOption(): CombatOption
  /** The seat has won an attack; its effects are still to come. */
  attackWon(state: State, seat: number, tell: Teller): void
  /** A beaten control token is about to be replaced: true if something else is asked instead. */
  controlBeaten(state: State, seat: number): boolean
  /** A rival city is about to become the seat's own. */
  cityFalls(state: State, seat: number, space: number, tell: Teller): void
  /** An attack of the seat is over, with all its effects. */
  attackEnded(state: State, seat: number, won: boolean, tell: Teller): void
  /** The seat has defeated a barbarian. */
  barbarianDefeated(state: State, seat: number): void
  /** Barbarians may not enter this space of the seat. */
  forbidsBarbarians(state: State, space: number): boolean
  /** A barbarian enters a space: true if it is thrown back and nothing else happens there. */
  barbarianEnters(state: State, space: number, tell: Teller): boolean
  /** A barbarian has appeared on its icon. */
  barbarianSpawned(state: State, space: number, tell: Teller): void
}

export type HookName = keyof Hooks

export type StartAction = {
  readonly id: ActionId
  /** Could anything be done with it now? */
  available(state: State, seat: number): boolean
  begin(state: State, seat: number, tell: Teller): void
}

/** What a caravan may do on its way in place of one step. */
export type CaravanOption = {
  readonly move: Move
  whyNot(state: State, seat: number, caravan: number, at: number, steps: number): Message<WordKey> | null
  begin(state: State, seat: number, caravan: number, at: number, tell: Teller): void
}

/** The city that comes with a world wonder; if none can be founded, the wonder goes under an own city like any other. */
export type OwnCity = {
  whyNot(state: State, seat: number, space: number): Message<WordKey> | null
  found(state: State, seat: number, space: number, tell: Teller): void
}

/** A way to change one's own value in an attack; it may be used repeatedly. */
export type CombatOption<Answer extends Move = Move> = {
  readonly kinds: readonly Answer['kind'][]
  moves(state: State, seat: number): readonly Move[]
  /** `place` is where the seat's military card lies. */
  whyNot(state: State, seat: number, place: number, move: Answer): Message<WordKey> | null
  apply(state: State, seat: number, place: number, move: Answer, tell: Teller): void
}

/** The hooks that a module's things fill. */
export type Abilities = {
  /** In force for everyone in a game with the module. */
  readonly rules?: Partial<Hooks>
  /** In force for the player who is resolving the card. */
  readonly cards?: Readonly<Partial<Record<CardId, Partial<Hooks>>>>
  readonly leaders?: Readonly<Partial<Record<LeaderId, Partial<Hooks>>>>
  readonly wonders?: Readonly<Partial<Record<WonderId, Partial<Hooks>>>>
  readonly cityStates?: Readonly<Partial<Record<CityStateId, Partial<Hooks>>>>
  readonly treaties?: Readonly<Partial<Record<TreatyId, Partial<Hooks>>>>
}

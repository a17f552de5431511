import type { Tell } from '@ecumene/kernel'
import type { ActionId } from '../data/actions.ts'
import type { AgendaId } from '../data/agendas.ts'
import type { CardId } from '../data/cards.ts'
import type { EventIcon } from '../data/dials.ts'
import type { LeaderId } from '../data/leaders.ts'
import type { TreatyId } from '../data/sights.ts'
import type { BarbarianLetter } from '../data/tiles.ts'
import type { CityStateId, Colour, NaturalWonderId, Resource } from '../data/types.ts'
import type { WonderId } from '../data/wonders.ts'
import type { ModuleEvent } from '../modules.ts'
import type { TargetId } from './military/defenders.ts'

/** What happened, one small thing at a time. All events are public (N-2.9). */
export type Event = BaseEvent | ModuleEvent

/** The listener to events, if there is one. */
export type Teller = Tell<Event> | undefined

export type BaseEvent =
  | { readonly kind: 'leaderChosen'; readonly seat: number; readonly leader: LeaderId }
  | { readonly kind: 'colourChosen'; readonly seat: number; readonly colour: Colour }
  | { readonly kind: 'tileLaid'; readonly seat: number; readonly tile: number; readonly side: 'A' | 'B' }
  | { readonly kind: 'tilesDealt' }
  | { readonly kind: 'mapReady' }
  | { readonly kind: 'directionSet'; readonly seat: number; readonly direction: number }
  | { readonly kind: 'turnBegan'; readonly seat: number; readonly round: number }
  | { readonly kind: 'actionUsed'; readonly seat: number; readonly action: ActionId }
  | { readonly kind: 'cardChosen'; readonly seat: number; readonly card: CardId; readonly slot: number }
  | { readonly kind: 'cardReset'; readonly seat: number; readonly card: CardId }
  | { readonly kind: 'controlPlaced'; readonly seat: number; readonly space: number }
  | { readonly kind: 'controlRemoved'; readonly seat: number; readonly space: number }
  | { readonly kind: 'controlShifted'; readonly seat: number; readonly from: number; readonly space: number }
  | { readonly kind: 'controlConverted'; readonly seat: number; readonly owner: number; readonly space: number }
  | { readonly kind: 'controlWeakened'; readonly owner: number; readonly space: number }
  | { readonly kind: 'controlDestroyed'; readonly owner: number; readonly space: number }
  | { readonly kind: 'resourceGained'; readonly seat: number; readonly resource: Resource }
  | { readonly kind: 'resourceSpent'; readonly seat: number; readonly resource: Resource }
  | { readonly kind: 'naturalGained'; readonly seat: number; readonly natural: NaturalWonderId }
  | { readonly kind: 'naturalSpent'; readonly seat: number; readonly natural: NaturalWonderId }
  | { readonly kind: 'naturalReturned'; readonly natural: NaturalWonderId }
  | { readonly kind: 'naturalKept'; readonly seat: number; readonly natural: NaturalWonderId; readonly card: CardId }
  | { readonly kind: 'tradeSpent'; readonly seat: number; readonly card: CardId }
  | { readonly kind: 'tradePlaced'; readonly seat: number; readonly card: CardId; readonly count: number }
  | { readonly kind: 'tradeStored'; readonly seat: number }
  | { readonly kind: 'tradeLost'; readonly seat: number; readonly card: CardId; readonly count: number }
  | { readonly kind: 'techAdvanced'; readonly seat: number; readonly from: number; readonly to: number }
  | { readonly kind: 'cardGained'; readonly seat: number; readonly card: CardId; readonly replaced: CardId }
  | { readonly kind: 'cardsSwapped'; readonly seat: number; readonly one: CardId; readonly other: CardId }
  | { readonly kind: 'caravanMoved'; readonly seat: number; readonly from: number; readonly space: number }
  | { readonly kind: 'caravanVisited'; readonly seat: number; readonly space: number }
  | { readonly kind: 'caravanLost'; readonly seat: number; readonly space: number }
  | { readonly kind: 'treatyTaken'; readonly seat: number; readonly giver: number; readonly treaty: TreatyId }
  | { readonly kind: 'treatyReturned'; readonly seat: number; readonly giver: number; readonly treaty: TreatyId }
  | { readonly kind: 'envoyTaken'; readonly seat: number; readonly cityState: CityStateId }
  | { readonly kind: 'envoyReturned'; readonly seat: number; readonly cityState: CityStateId }
  | { readonly kind: 'cityBuilt'; readonly seat: number; readonly space: number }
  | { readonly kind: 'wonderBuilt'; readonly seat: number; readonly wonder: WonderId; readonly space: number }
  | { readonly kind: 'wonderRevealed'; readonly wonder: WonderId }
  | { readonly kind: 'wonderGained'; readonly seat: number; readonly wonder: WonderId }
  | { readonly kind: 'wonderLost'; readonly seat: number; readonly wonder: WonderId }
  | { readonly kind: 'reinforced'; readonly seat: number; readonly space: number }
  | {
      readonly kind: 'attackDeclared'
      readonly seat: number
      readonly from: number
      readonly space: number
      readonly defender: number
      /** What is attacked, and which barbarian or city-state if it is one. */
      readonly target: TargetId
      readonly barbarian?: BarbarianLetter
      readonly cityState?: CityStateId
    }
  | {
      readonly kind: 'diceRolled'
      readonly seat: number
      readonly attackDie: number
      readonly defenceDie: number
      readonly attack: number
      readonly defence: number
    }
  | { readonly kind: 'combatRaised'; readonly seat: number; readonly value: number }
  | {
      readonly kind: 'attackWon'
      readonly seat: number
      readonly space: number
      readonly attack: number
      readonly defence: number
    }
  | {
      readonly kind: 'attackLost'
      readonly seat: number
      readonly space: number
      readonly attack: number
      readonly defence: number
    }
  | { readonly kind: 'barbarianDefeated'; readonly seat: number; readonly barbarian: BarbarianLetter }
  | { readonly kind: 'spaceTaken'; readonly seat: number; readonly space: number; readonly owner: number }
  | { readonly kind: 'capitalDefeated'; readonly seat: number; readonly owner: number }
  | { readonly kind: 'tradeLooted'; readonly seat: number; readonly owner: number; readonly card: CardId }
  | { readonly kind: 'cityStateConquered'; readonly seat: number; readonly cityState: CityStateId }
  | { readonly kind: 'cityStateLiberated'; readonly seat: number; readonly cityState: CityStateId }
  | { readonly kind: 'cityStateFreed'; readonly cityState: CityStateId }
  | { readonly kind: 'cityDestroyed'; readonly owner: number; readonly space: number }
  | { readonly kind: 'dialAdvanced'; readonly icon: EventIcon }
  | { readonly kind: 'directionRolled'; readonly die: number; readonly direction: number }
  | {
      readonly kind: 'barbarianMoved'
      readonly barbarian: BarbarianLetter
      readonly from: number
      readonly space: number
    }
  | { readonly kind: 'barbarianSpawned'; readonly barbarian: BarbarianLetter; readonly space: number }
  | { readonly kind: 'capitalRaided'; readonly owner: number; readonly count: number }
  | { readonly kind: 'nuked'; readonly seat: number; readonly space: number }
  | { readonly kind: 'agendaFulfilled'; readonly seat: number; readonly agenda: AgendaId }
  | { readonly kind: 'agendaLost'; readonly seat: number; readonly agenda: AgendaId }
  | { readonly kind: 'gameEnded'; readonly ending: 'agendas' | 'roundLimit'; readonly winners: readonly number[] }

/** N-2.9: there is nothing that only some may know. */
export const project = (event: Event): Event => event

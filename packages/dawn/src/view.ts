import { has, membersOf, type Outcome } from '@ecumene/kernel'
import { type AgendaId, ALL_VICTORY_CARDS } from './data/agendas.ts'
import { type CardId, cardNumbered } from './data/cards.ts'
import { ALL_COLOURS } from './data/colours.ts'
import type { EventIcon } from './data/dials.ts'
import { ALL_LEADERS, type LeaderId } from './data/leaders.ts'
import { ALL_TREATIES, cityStateId, naturalWonderId, type TreatyId, treatyGiver, treatyKind } from './data/sights.ts'
import { ALL_BARBARIANS, type BarbarianLetter } from './data/tiles.ts'
import {
  type CityStateId,
  type Colour,
  ERAS,
  type NaturalWonderId,
  NONE,
  type Resource,
  WONDER_TYPES,
  type WonderType,
} from './data/types.ts'
import { type WonderId, wonderId } from './data/wonders.ts'
import { type Fight, fightNow } from './foresight/fight.ts'
import { type Forecast, forecastsOf } from './foresight/forecasts.ts'
import { type Yield, yieldsOf } from './foresight/gains.ts'
import { idlePlaces } from './foresight/idle.ts'
import { placeAsked } from './foresight/place.ts'
import { type Spending, spendingOf } from './foresight/spending.ts'
import { type Visit, visitsOf } from './foresight/visits.ts'
import { waysOf } from './foresight/ways.ts'
import type { Placement } from './hex.ts'
import { kitOf } from './kits.ts'
import type { ModuleViews } from './modules.ts'
import { AGENDAS, partsOf } from './modules.ts'
import { outcome } from './rules/agendas/outcome.ts'
import { planWonders, type WonderPlan } from './rules/industry/wonder-plan.ts'
import { wondersIn } from './rules/industry/wonders.ts'
import { unusedCities, unusedControls } from './rules/map/pieces.ts'
import { countMature } from './rules/map/spaces.ts'
import { slotNumber, slotOf } from './rules/row/turn.ts'
import { type FrameKind, ON_CARD, type Options, type Player, type State, tradeOn } from './rules/state.ts'
import { stepsLeft } from './rules/trade/caravans.ts'
import { caravansToMove } from './rules/trade/economy.ts'
import type { Way } from './rules/walks.ts'
import { type SpaceView, spacesOf } from './space-view.ts'

/** Everything that anybody may know, with names instead of numbers. Nothing in New Dawn is private (N-2.9). */
export type View = {
  readonly options: Options
  readonly turn: number
  readonly round: number
  readonly first: number
  readonly active: number
  /** What is asked of whom, and about which space, if it is about one; `null` when the game is over. */
  readonly asked: { readonly kind: FrameKind; readonly seat: number; readonly space: number | null } | null
  /** What the section of the event dial shows: its first icon, and all of them. */
  readonly event: EventIcon
  readonly section: readonly EventIcon[]
  /** N-21.1: the sections that come after it, in their order: the first at the end of this round. The dial itself comes last. */
  readonly coming: readonly (readonly EventIcon[])[]
  readonly direction: number
  readonly layout: readonly Placement[]
  /** Tiles in hand during map building (N-2.6), and the tile about to be placed. */
  readonly hands: readonly (readonly number[])[]
  readonly laying: number | null
  readonly spaces: readonly SpaceView[]
  readonly barbarians: readonly { readonly letter: BarbarianLetter; readonly space: number | null }[]
  readonly wonders: readonly WonderDeckView[]
  readonly supply: Readonly<Record<Resource, number>>
  readonly victoryCards: readonly (readonly AgendaId[])[]
  readonly players: readonly PlayerView[]
  /** The card being resolved, the current attack, the wonder being paid for. */
  readonly resolving: { readonly card: CardId; readonly slot: number } | null
  readonly attack: Fight | null
  readonly paying: { readonly wonder: WonderId; readonly production: number } | null
  /** The caravan on its way and the steps it can still make. */
  readonly walking: { readonly space: number; readonly steps: number } | null
  /** Where the caravan or army asked about could go; empty while nobody is asked about a walk. */
  readonly ways: readonly Way[]
  /** What a caravan brings from each city it could visit at the end of a way. */
  readonly visits: readonly Visit[]
  /** How each attack that could be declared now, or follows at the end of a way, would stand. */
  readonly forecasts: readonly Forecast[]
  /** What the moves of the decision bring at once, where that can be told; moves that bring nothing are left out. */
  readonly yields: readonly Yield[]
  /** The places of the row, from 0, whose cards would do nothing if one of them were chosen now. */
  readonly idle: readonly number[]
  /** From which card a trade token can be spent now, and what for. */
  readonly spending: Spending | null
  /** What is left to do in the pending decision: tokens to place, attacks and reinforcements, caravans to move. */
  readonly left: Readonly<Record<'tokens' | 'attacks' | 'reinforces' | 'caravans', number>>
  /** What each module in use adds. */
  readonly modules: ModuleViews
  readonly outcome: Outcome | null
}

export type WonderDeckView = {
  readonly type: WonderType
  readonly top: WonderId | null
  /** Cards below the top card by era (N-2.2, N-2.3). */
  readonly below: readonly number[]
}

export type PlayerView = {
  readonly leader: LeaderId | null
  readonly colour: Colour | null
  /** The cards from left to right, each with the number of its slot, and the one it would be resolved with now. */
  readonly row: readonly {
    readonly card: CardId
    readonly trade: number
    readonly slot: number
    readonly counts: number
  }[]
  readonly tech: number
  readonly resources: Readonly<Record<Resource, number>>
  readonly naturalWonders: readonly { readonly id: NaturalWonderId; readonly card: CardId | null }[]
  readonly wonders: readonly WonderId[]
  readonly conquered: readonly CityStateId[]
  readonly envoys: readonly CityStateId[]
  readonly treaties: readonly { readonly giver: number; readonly treaty: TreatyId }[]
  /** Spaces of caravans on the map, and how many are on the economy card. */
  readonly caravans: readonly number[]
  readonly caravansOnCard: number
  readonly unusedCities: number
  readonly unusedControls: number
  readonly matureCities: number
  readonly stored: number
  readonly placing: number
  readonly discarding: number
  /** What each face-up wonder would cost now, and what could pay for it. */
  readonly plans: readonly WonderPlan[]
  /** Markers and progress at each victory card in play. */
  readonly agendas: readonly {
    readonly marked: boolean
    readonly progress: readonly { readonly agenda: AgendaId; readonly have: number; readonly need: number }[]
  }[]
}

export const view = (state: State): View => {
  const top = state.pending[state.pending.length - 1]
  const { resolving } = state
  const { dial } = kitOf(state)
  const section = dial[state.dial] as readonly EventIcon[]
  const ways = waysOf(state)
  return {
    options: state.options,
    turn: state.turn,
    round: state.round,
    first: state.first,
    active: state.active,
    asked: top === undefined ? null : { kind: top.kind, seat: top.seat, space: placeAsked(state, top) },
    event: section[0] as EventIcon,
    section,
    coming: [...dial.slice(state.dial + 1), ...dial.slice(0, state.dial + 1)],
    direction: state.direction,
    layout: state.layout,
    hands: state.hands.map((hand) => [...hand]),
    laying: state.laying === NONE ? null : state.laying,
    spaces: spacesOf(state),
    barbarians: state.barbarians.flatMap((space, number) =>
      space < NONE ? [] : { letter: ALL_BARBARIANS[number] as BarbarianLetter, space: space === NONE ? null : space },
    ),
    wonders: WONDER_TYPES.map((type, number) => ({
      type,
      top: state.tops[number] === NONE ? null : wonderId(state.tops[number] ?? 0),
      below: state.decks.slice(number * ERAS.length, (number + 1) * ERAS.length),
    })),
    supply: byResource(state.supply),
    victoryCards: state.victoryCards.map((card) => ALL_VICTORY_CARDS[card] as readonly AgendaId[]),
    players: state.players.map((player, seat) => playerView(state, player, seat)),
    resolving:
      state.phase === 'resolve' && resolving !== null
        ? { card: cardNumbered(resolving.card).id, slot: resolving.slot }
        : null,
    attack: fightNow(state),
    paying: top?.kind === 'pay' ? { wonder: wonderId(top.wonder), production: top.production } : null,
    walking: top?.kind === 'caravan' ? { space: top.at, steps: stepsLeft(state, top.walked) } : null,
    ways,
    visits: visitsOf(state, ways),
    forecasts: forecastsOf(state, ways),
    yields: yieldsOf(state),
    idle: idlePlaces(state),
    spending: spendingOf(state),
    left: {
      tokens: top?.kind === 'place' ? top.left : 0,
      attacks: top?.kind === 'military' ? top.attacks : 0,
      reinforces: top?.kind === 'military' || top?.kind === 'growth' ? top.reinforces : 0,
      caravans: top?.kind === 'economy' ? caravansToMove(state, top.seat) : 0,
    },
    modules: Object.assign({}, ...partsOf(state.modules).map((part) => part.view(state))),
    outcome: outcome(state),
  }
}

const byResource = (counts: readonly number[]): Readonly<Record<Resource, number>> => ({
  marble: counts[0] ?? 0,
  mercury: counts[1] ?? 0,
  oil: counts[2] ?? 0,
  diamonds: counts[3] ?? 0,
})

const idOf = <T extends { readonly id: string }>(list: readonly T[], number: number | undefined): T['id'] | null =>
  list[number ?? NONE]?.id ?? null

const playerView = (state: State, player: Player, seat: number): PlayerView => ({
  leader: idOf(ALL_LEADERS, player.leader),
  colour: ALL_COLOURS[player.colour] ?? null,
  row: player.row.map((card, place) => ({
    card: cardNumbered(card).id,
    trade: tradeOn(player, place),
    slot: slotNumber(state, place),
    counts: slotOf(state, seat, place),
  })),
  tech: player.tech,
  resources: byResource(player.resources),
  naturalWonders: membersOf(player.naturals).map((number) => ({
    id: naturalWonderId(number),
    card: state.naturalCard[number] === NONE ? null : cardNumbered(state.naturalCard[number] ?? 0).id,
  })),
  wonders: player.wonders.flatMap((ofType, type) => wondersIn(type, ofType).map(wonderId)),
  conquered: membersOf(player.conquered).map(cityStateId),
  envoys: membersOf(player.envoys).map(cityStateId),
  treaties: state.treaties.flatMap((holder, card) =>
    holder === seat ? [{ giver: treatyGiver(card), treaty: ALL_TREATIES[treatyKind(card)] as TreatyId }] : [],
  ),
  caravans: player.caravans.filter((at) => at >= 0),
  caravansOnCard: player.caravans.filter((at) => at === ON_CARD).length,
  unusedCities: unusedCities(player),
  unusedControls: unusedControls(player),
  matureCities: countMature(state, seat),
  stored: player.stored,
  placing: player.placing,
  discarding: player.discarding,
  plans: planWonders(state, seat),
  agendas: state.victoryCards.map((card) => ({
    marked: has(player.markers, card),
    progress: (ALL_VICTORY_CARDS[card] as readonly AgendaId[]).map((agenda) => ({
      agenda,
      have: AGENDAS[agenda].progress(state, player, seat),
      need: AGENDAS[agenda].goal,
    })),
  })),
})

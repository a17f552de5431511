import { has, type Outcome, type SetOf, type Viewer } from '@ecumene/kernel'
import { type BuildingMarker, MARKER_KINDS } from './data/buildings.ts'
import { CIVILIZATIONS, type CivilizationId } from './data/civilizations.ts'
import { CULTURE_EVENTS, type CultureEventId } from './data/events.ts'
import { GOVERNMENT_IDS, type GovernmentId } from './data/governments.ts'
import { GREAT_PEOPLE, type GreatPersonId } from './data/great-people.ts'
import { TECHS, type TechId } from './data/techs.ts'
import { ERAS, type Era, MARKET_RESOURCES, NONE, RESOURCES, UNIT_TYPES, type UnitType } from './data/types.ts'
import { WONDERS, type WonderId } from './data/wonders.ts'
import { type Account, accountsOf } from './foresight/accounts.ts'
import { type Bill, billsOf } from './foresight/bills.ts'
import { type Change, changesOf } from './foresight/changes.ts'
import { type Clash, clashNow } from './foresight/clashes.ts'
import type { Reach } from './foresight/reach.ts'
import { type Site, sitesOf } from './foresight/sites.ts'
import { type Strike, strikesOf } from './foresight/strikes.ts'
import { coursesOf, NO_COURSES, type Way } from './foresight/ways.ts'
import { type BattleView, battleView } from './rules/battle/view.ts'
import type { CityAction } from './rules/cities/deeds.ts'
import { wordOf } from './rules/cities/items.ts'
import { total } from './rules/counts.ts'
import { deciders } from './rules/decisions.ts'
import { currentDeed, type DeedKind } from './rules/deeds.ts'
import type { FrameKind } from './rules/handlers.ts'
import { squareAfoot } from './rules/map/figures.ts'
import { layoutFor } from './rules/map/layouts.ts'
import { centreOf } from './rules/map/outskirts.ts'
import { armiesAmong, scoutsAmong } from './rules/movement/groups.ts'
import { underWay } from './rules/movement/under-way.ts'
import { knows } from './rules/powers.ts'
import { COIN_TECHS } from './rules/research/learning.ts'
import {
  FIRST_SCOUT,
  IN_RESERVE,
  type Options,
  type Player,
  STRENGTHS,
  type Stage,
  type State,
  UNDECIDED,
} from './rules/state.ts'
import { backsOf, type Deal, type GivenBacks, type Wanted } from './rules/trade/deal.ts'
import { outcome } from './rules/victory.ts'
import { type SquareView, squareView } from './square-view.ts'

/** C-3: everything a viewer may know. */
export type View = {
  readonly options: Options
  readonly phase: Stage
  readonly round: number
  readonly turn: number
  readonly first: number
  readonly active: number
  /** What is asked; `seat` is `null` where several are asked at once. */
  readonly asked: { readonly kind: FrameKind; readonly seat: number | null } | null
  /** What somebody is doing that others may answer. */
  readonly deed: { readonly kind: DeedKind; readonly seat: number; readonly target: number | null } | null
  /** What a city is about to do (C-11.2), announced and not yet done; `thing` is `null` for the arts. */
  readonly acting: { readonly seat: number; readonly square: number; readonly thing: string | null } | null
  readonly tiles: readonly TileView[]
  readonly squares: readonly SquareView[]
  readonly market: MarketView
  readonly players: readonly PlayerView[]
  readonly offers: readonly OfferView[]
  /** The accepted offer that is being carried out. */
  readonly closing: Omit<OfferView, 'number'> | null
  /** Where the figures under way are; `null` while none are. */
  readonly marching: number | null
  /** Figures on a square that they only pass or attack; the square itself says who stands there. */
  readonly afoot: AfootView | null
  readonly battle: BattleView | null
  /** What each side will draw and add, while it is asked what to play before the battle; else `null`. */
  readonly clash: Clash | null
  /** What every city makes. */
  readonly accounts: readonly Account[]
  /** What the viewer's own next moves would cost, give and change; nothing while somebody else is asked. */
  readonly bills: readonly Bill[]
  readonly sites: readonly Site[]
  readonly changes: readonly Change[]
  readonly ways: readonly Way[]
  readonly reaches: readonly Reach[]
  readonly strikes: readonly Strike[]
  readonly outcome: Outcome | null
}

export type AfootView = {
  readonly seat: number
  readonly square: number
  readonly armies: number
  readonly scouts: number
}

export type TileView = { readonly tile: number | null; readonly turns: number }

export type MarketView = {
  readonly buildings: Readonly<Record<BuildingMarker, number>>
  readonly resources: readonly number[]
  readonly wonders: readonly (WonderId | null)[]
  readonly wondersLeft: number
  readonly given: WonderId | null
  readonly obsolete: readonly WonderId[]
  /** Cards of each type left to draw, and those of them that lie face up. */
  readonly units: Readonly<Record<UnitType, number>>
  readonly fallen: readonly number[]
  readonly events: Readonly<Record<Era, number>>
  readonly discards: readonly CultureEventId[]
  readonly people: number
  readonly huts: number
  readonly villages: number
  readonly disasters: number
  readonly canalCoins: number
}

export type PlayerView = {
  readonly civilization: CivilizationId | null
  readonly trade: number
  readonly coins: number
  readonly culture: number
  readonly level: number
  readonly techs: readonly TechId[]
  readonly rows: readonly number[]
  readonly coinTokens: Readonly<Partial<Record<TechId, number>>>
  readonly sheetCoins: number
  readonly ranks: readonly number[]
  readonly aircraft: boolean
  readonly speed: number
  readonly stacking: number
  /** What figures do about water: 0 not enter it, 1 cross it, 2 also stop on it (C-21.15 to C-21.18). */
  readonly water: number
  readonly cultureHand: number
  readonly cityLimit: number
  readonly government: GovernmentId
  readonly unlocked: readonly GovernmentId[]
  /** May be adopted directly: in the next Start of Turn, and in the current one. */
  readonly fresh: readonly GovernmentId[]
  readonly ripe: readonly GovernmentId[]
  readonly resources: readonly number[]
  /** How many there are; only their owner sees their faces. */
  readonly huts: number
  readonly villages: number
  readonly handBacks: Readonly<Record<Era, number>>
  readonly unitCounts: Readonly<Record<UnitType, number>>
  readonly people: readonly GreatPersonId[]
  readonly cities: readonly number[]
  readonly reserve: { readonly armies: number; readonly scouts: number }
  readonly acted: readonly number[]
  readonly extra: readonly number[]
  readonly boosts: readonly number[]
  readonly used: number
  readonly once: number
  readonly sends: readonly { readonly square: number; readonly city: number }[]
  /** Is done with trading; has chosen in secret what to research. */
  readonly done: boolean
  readonly chosen: boolean
  /** Set-up steps done. */
  readonly step: number
  readonly own: OwnView | null
}

/** What only its owner sees. */
export type OwnView = {
  readonly huts: readonly number[]
  readonly villages: readonly number[]
  readonly hand: readonly CultureEventId[]
  readonly units: readonly number[]
  readonly research: TechId | 'none' | null
}

export type OfferView = {
  readonly number: number
  readonly from: number
  readonly to: number
  readonly give: GivenBacks
  readonly want: Wanted
}

export const view = (state: State, viewer: Viewer): View => {
  const top = state.pending[state.pending.length - 1]
  const asks = viewer !== null && deciders(state).includes(viewer) ? viewer : null
  const deed = state.deeds.length === 0 ? null : currentDeed(state).deed
  const { ways, reaches } = asks === null ? NO_COURSES : coursesOf(state, asks)
  return {
    options: state.options,
    phase: state.phase,
    round: state.round,
    turn: state.turn,
    first: state.first,
    active: state.active,
    asked: top === undefined ? null : { kind: top.kind, seat: 'seat' in top ? top.seat : null },
    deed:
      deed === null
        ? null
        : { kind: deed.kind, seat: deed.seat, target: 'aim' in deed ? (deed.aim.seat ?? null) : null },
    acting: actingView(state),
    tiles: state.tiles.map((tile, place) => ({ tile: orNull(tile), turns: state.turns[place] ?? 0 })),
    squares: layoutFor(state.players.length).squares.map((square) => squareView(state, square)),
    market: marketView(state),
    players: state.players.map((player, seat) => playerView(player, seat === viewer)),
    offers: state.offers.map(({ number, from, deal }) => ({ number, ...dealView(from, deal) })),
    closing: state.closing === null ? null : dealView(state.closing.from, state.closing.deal),
    marching: underWay(state)?.at ?? null,
    afoot: afootView(state),
    battle: battleView(state, viewer),
    clash: clashNow(state),
    accounts: accountsOf(state),
    bills: asks === null ? [] : billsOf(state, asks),
    sites: asks === null ? [] : sitesOf(state, asks),
    changes: asks === null ? [] : changesOf(state, asks),
    ways,
    reaches,
    strikes: asks === null ? [] : strikesOf(state, asks),
    outcome: outcome(state),
  }
}

const actingView = (state: State): View['acting'] => {
  const top = state.pending[state.pending.length - 1]
  if (top?.kind === 'put')
    return { seat: top.seat, square: centreOf(state, top.seat, top.city), thing: wordOf(top.item) }
  const deed = state.deeds.length === 0 ? null : currentDeed(state).deed
  if (deed?.kind !== 'action') return null
  const { seat, action } = deed
  return { seat, square: centreOf(state, seat, action.city), thing: thingOf(action) }
}

const thingOf = (action: CityAction): string | null => {
  if (action.does === 'arts') return null
  return action.does === 'harvest' ? `resource.${RESOURCES[action.resource]}` : wordOf(action.item)
}

const afootView = (state: State): AfootView | null => {
  const square = squareAfoot(state)
  if (square === NONE) return null
  const { afoot } = state
  return { seat: state.active, square, armies: armiesAmong(afoot), scouts: scoutsAmong(afoot) }
}

const dealView = (from: number, { to, give, want }: Deal) => ({ from, to, give: backsOf(give), want })

const orNull = (number: number): number | null => (number === NONE ? null : number)

const idAt = <T extends { readonly id: string }>(list: readonly T[], number: number): T['id'] | null =>
  list[number]?.id ?? null

const ofType = (counts: readonly number[], type: number): number => {
  let sum = 0
  for (let card = type * STRENGTHS; card < (type + 1) * STRENGTHS; card++) sum += counts[card] ?? 0
  return sum
}

const byName = <Name extends string>(names: readonly Name[], of: (number: number) => number): Record<Name, number> => {
  const record = {} as Record<Name, number>
  for (let number = 0; number < names.length; number++) record[names[number] as Name] = of(number)
  return record
}

const byType = (of: (type: number) => number) => byName(UNIT_TYPES, of)
const byEra = (of: (era: number) => number) => byName(ERAS, of)

/** Each thing, repeated as often as there are copies. */
const asOften = <Id extends string>(
  things: readonly { readonly id: Id; readonly number: number }[],
  counts: readonly number[],
): readonly Id[] => {
  const ids: Id[] = []
  for (const { id, number } of things) for (let count = counts[number] ?? 0; count > 0; count--) ids.push(id)
  return ids
}

const among = <T, Member extends string>(list: readonly T[], set: SetOf<Member>): readonly T[] =>
  list.filter((_item, number) => has(set, number))

const marketView = (state: State): MarketView => ({
  buildings: byName(MARKER_KINDS, (marker) => state.markers[marker] ?? 0),
  resources: state.supply.slice(0, MARKET_RESOURCES),
  wonders: state.market.map((wonder) => idAt(WONDERS, wonder)),
  wondersLeft: among(WONDERS, state.unseenWonders).length,
  given: idAt(WONDERS, state.given),
  obsolete: among(WONDERS, state.obsolete).map(({ id }) => id),
  units: byType((type) => ofType(state.deck, type) + ofType(state.fallen, type)),
  fallen: state.fallen.slice(),
  events: byEra((era) => {
    let sum = 0
    for (const event of CULTURE_EVENTS) if (event.era === era) sum += state.events[event.number] ?? 0
    return sum
  }),
  discards: asOften(CULTURE_EVENTS, state.discards),
  people: total(state.people),
  huts: state.huts,
  villages: state.villages,
  disasters: state.disasters,
  canalCoins: state.canalCoins,
})

const playerView = (player: Player, isOwn: boolean): PlayerView => ({
  civilization: idAt(CIVILIZATIONS, player.civilization),
  trade: player.trade,
  coins: player.coins,
  culture: player.culture,
  level: player.level,
  techs: TECHS.filter(({ number }) => knows(player, number)).map(({ id }) => id),
  rows: player.rows.slice(),
  coinTokens: Object.fromEntries(
    COIN_TECHS.map((tech, at) => [TECHS[tech]?.id, player.coinTokens[at] ?? 0] as const).filter(
      ([, count]) => count > 0,
    ),
  ),
  sheetCoins: player.sheetCoins,
  ranks: player.ranks.slice(),
  aircraft: player.aircraft === 1,
  speed: player.speed,
  stacking: player.stacking,
  water: player.water,
  cultureHand: player.cultureHand,
  cityLimit: player.cityLimit,
  government: GOVERNMENT_IDS[player.government] as GovernmentId,
  unlocked: among(GOVERNMENT_IDS, player.unlocked),
  fresh: among(GOVERNMENT_IDS, player.fresh),
  ripe: among(GOVERNMENT_IDS, player.ripe),
  resources: player.resources.slice(),
  huts: total(player.huts),
  villages: total(player.villages),
  handBacks: byEra((era) => player.hand.filter((event) => CULTURE_EVENTS[event]?.era === era).length),
  unitCounts: byType((type) => ofType(player.units, type)),
  people: asOften(GREAT_PEOPLE, player.people),
  cities: player.cities.slice(),
  reserve: {
    armies: player.figures.slice(0, FIRST_SCOUT).filter((square) => square === IN_RESERVE).length,
    scouts: player.figures.slice(FIRST_SCOUT).filter((square) => square === IN_RESERVE).length,
  },
  acted: player.acted.slice(),
  extra: player.extra.slice(),
  boosts: player.boosts.slice(),
  used: player.used,
  once: player.once,
  sends: player.sendFrom.flatMap((square, at) => (square === NONE ? [] : [{ square, city: player.sendTo[at] ?? 0 }])),
  done: player.done === 1,
  chosen: player.research !== UNDECIDED,
  step: player.step,
  own: isOwn ? ownView(player) : null,
})

const ownView = (player: Player): OwnView => ({
  huts: player.huts.slice(),
  villages: player.villages.slice(),
  hand: player.hand.map((event) => idAt(CULTURE_EVENTS, event) as CultureEventId),
  units: player.units.slice(),
  research: player.research === UNDECIDED ? null : (idAt(TECHS, player.research) ?? 'none'),
})

import {
  AIRCRAFT_COST,
  ARMY_COST,
  BUILDINGS,
  type Building,
  FIGURES,
  type Figure,
  MARKER_KINDS,
  type PlayerView,
  RESOURCES,
  SCOUT_COST,
  TECHS,
  UNIT_COST,
  UNIT_TYPES,
  type UnitType,
  type View,
  WONDERS,
  type Wonder,
} from '@ecumene/classic'
import { cityOf, mayBuild } from './city-deeds.ts'
import { moveBy } from './moves.ts'

type MovesAt = (thing: string) => readonly string[]

/** The two sides of a building marker, and the one that matters to this player now. */
export type MarkerGoods = {
  readonly sides: readonly Building[]
  readonly left: number
  /** All sides that can be built now; else the one that this player may build or would build first. */
  readonly shown: readonly Building[]
}

export const markerGoods = (view: View, player: PlayerView | undefined, movesAt: MovesAt): readonly MarkerGoods[] =>
  MARKER_KINDS.map((kind, marker) => {
    const sides = BUILDINGS.filter((building) => building.marker === marker)
    const lit = sides.filter(({ id }) => movesAt(`building:${id}`).length > 0)
    const open = sides.filter(({ number }) => player !== undefined && mayBuild(player, number))
    const shown = lit.length > 0 ? lit : open.length > 0 ? open : sides.slice(0, 1)
    return { sides, left: view.market.buildings[kind], shown }
  })

/** Seats whose techs let them build it. */
export const buildersOf = ({ players }: View, { number }: Building): readonly number[] =>
  players.flatMap((player, seat) => (mayBuild(player, number) ? [seat] : []))

/** The tech that unlocks a building. */
export const techOf = ({ number }: Building): string | null =>
  TECHS.find(({ building }) => building === number)?.id ?? null

/** What a wonder costs this player, and what it costs without the tech that makes it cheaper. */
export const wonderPrice = ({ cost, discountCost, discountTech }: Wonder, player: PlayerView | undefined) => {
  const tech = TECHS[discountTech]?.id ?? null
  const isKnown = tech !== null && player?.techs.includes(tech) === true
  return { price: isKnown ? discountCost : cost, full: cost, cheaper: discountCost, tech }
}

/** Wonders on the market, and others that something can be done about now. */
export const wondersShown = ({ market }: View, movesAt: MovesAt): readonly Wonder[] =>
  WONDERS.filter(({ id }) => market.wonders.includes(id) || movesAt(`wonder:${id}`).length > 0)

/** What a unit of this type costs the player at their rank. */
export const unitPrice = (type: UnitType, player: PlayerView | undefined): number =>
  type === 'aircraft' ? AIRCRAFT_COST : (UNIT_COST[player?.ranks[UNIT_TYPES.indexOf(type)] ?? 1] ?? 0)

export const figurePrice = (figure: Figure): number => (figure === 'army' ? ARMY_COST : SCOUT_COST)

/** Can something be bought, built or harvested now? */
export const areGoodsLit = (movesAt: MovesAt): boolean =>
  [
    ...BUILDINGS.map(({ id }) => `building:${id}`),
    ...WONDERS.map(({ id }) => `wonder:${id}`),
    ...UNIT_TYPES.map((type) => `unit:${type}`),
    ...FIGURES.map((figure) => `figure:${figure}`),
    ...RESOURCES.map((id) => `market:${id}`),
  ].some((thing) => movesAt(thing).length > 0)

/** Is a thing lit by something else than the work of a city, which its panel shows as well? */
const isLitByItself = (thing: string, movesAt: MovesAt): boolean =>
  movesAt(thing).some((handle) => {
    const move = moveBy(handle)
    return move !== null && cityOf(move) === undefined
  })

/** Things of the market that must be in sight even while it is folded: nothing else shows them. */
export const urgentGoods = (movesAt: MovesAt) => ({
  track: movesAt('track').length > 0,
  wonders: WONDERS.filter(({ id }) => isLitByItself(`wonder:${id}`, movesAt)),
})

/** Can something be done that only the market shows? */
export const isMarketUrgent = (movesAt: MovesAt): boolean => {
  const { track, wonders } = urgentGoods(movesAt)
  return track || wonders.length > 0
}

import { minus, numberAt, plus, setOf, union } from '@ecumene/kernel'
import { BUILDING, type BuildingId } from '../data/buildings.ts'
import { CIVILIZATION, type CivilizationId } from '../data/civilizations.ts'
import { CULTURE_EVENT, type CultureEventId } from '../data/events.ts'
import { GOVERNMENT, type GovernmentId } from '../data/governments.ts'
import { GREAT_PERSON, type GreatPersonId } from '../data/great-people.ts'
import { TECH, TECHS, type TechId } from '../data/techs.ts'
import {
  MARKET_RESOURCES,
  NONE,
  type Phase,
  RESOURCES,
  type Resource,
  UNIT_TYPES,
  type UnitType,
} from '../data/types.ts'
import { FIRST_STRENGTH } from '../data/units.ts'
import { WONDER, type WonderId } from '../data/wonders.ts'
import { add } from '../rules/counts.ts'
import { settle } from '../rules/decisions.ts'
import { addToHand } from '../rules/drawing.ts'
import { reserveFigure, setFigure } from '../rules/map/figures.ts'
import { layoutFor } from '../rules/map/layouts.ts'
import { placeCity, putMarker } from '../rules/map/placing.ts'
import { COIN_TECHS, learn } from '../rules/research/learning.ts'
import { newGame } from '../rules/start/setup.ts'
import {
  BUILDING_CODE,
  FIRST_SCOUT,
  HUT_TOKEN,
  NOT_OWNED,
  type Options,
  PERSON_CODE,
  type Player,
  playerOf,
  STRENGTHS,
  type State,
  VILLAGE_TOKEN,
  WONDER_CODE,
} from '../rules/state.ts'
import { drawMap, type MapSketch } from './map.ts'
import { at } from './play.ts'

/** What a test wants a player to have; everything left out is empty or as at the start of a game. */
export type PlayerSketch = {
  readonly civilization?: CivilizationId
  readonly trade?: number
  readonly culture?: number
  readonly level?: number
  readonly techs?: readonly TechId[]
  /** Coin tokens on techs, and on the civilization sheet. */
  readonly coinTokens?: Partial<Record<TechId, number>>
  readonly sheetCoins?: number
  readonly government?: GovernmentId
  /** Governments that may be adopted directly in this Start of Turn. */
  readonly fresh?: readonly GovernmentId[]
  readonly resources?: Partial<Record<Resource, number>>
  readonly huts?: Partial<Record<Resource, number>>
  readonly villages?: Partial<Record<Resource, number>>
  readonly hand?: readonly CultureEventId[]
  readonly people?: readonly GreatPersonId[]
  /** Unit cards: `['infantry', 2]` has strength 2 at rank 1. */
  readonly units?: readonly (readonly [type: UnitType, strength: number])[]
  readonly capital?: string
  readonly cities?: readonly string[]
  /** Centres of walled cities. */
  readonly walled?: readonly string[]
  /** What stands on the player's outskirts. */
  readonly built?: Readonly<Record<string, BuildingId | WonderId | GreatPersonId>>
  readonly armies?: Readonly<Record<string, number>>
  readonly scouts?: readonly string[]
  /** Squares sent this round, and the number of the city they are sent to. */
  readonly sends?: Readonly<Record<string, number>>
}

export type Sketch = MapSketch & {
  readonly options?: Partial<Options>
  readonly seed?: string
  readonly players: readonly PlayerSketch[]
  /** The phase that begins for the active player (for all: Trade, Research); by default Start of Turn. */
  readonly phase?: Phase
  readonly active?: number
  readonly first?: number
  readonly round?: number
  /** Face-down markers by square. */
  readonly tokens?: Readonly<Record<string, 'hut' | 'village'>>
  /** Face-up wonders of the market; by default none. */
  readonly market?: readonly WonderId[]
}

export const DEFAULT_OPTIONS: Options = {
  governments: 'core',
  loot: 'core',
  firstGame: false,
  civilizations: 'random',
  rounds: 0,
}

const SEATED: readonly CivilizationId[] = ['germany', 'america', 'china', 'rome']

/** A position drawn for a test, at the beginning of a part of a phase. */
export const position = (sketch: Sketch): State => {
  const seats = Math.max(2, sketch.players.length)
  const state = newGame({ ...DEFAULT_OPTIONS, ...sketch.options }, seats, sketch.seed ?? 'position')
  drawMap(state, sketch)
  for (let seat = 0; seat < seats; seat++) furnish(state, seat, sketch.players[seat] ?? {})
  for (const [name, token] of Object.entries(sketch.tokens ?? {})) layToken(state, at(name), token)
  for (const [space, id] of (sketch.market ?? []).entries()) takeWonder(state, WONDER[id], space)
  state.first = sketch.first ?? 0
  state.active = sketch.active ?? state.first
  state.round = sketch.round ?? 2
  state.phase = sketch.phase ?? 'start'
  const isForAll = state.phase === 'trade' || state.phase === 'research'
  state.part = isForAll ? 0 : (state.active - state.first + seats) % seats
  settle(state)
  return state
}

const layToken = (state: State, square: number, token: 'hut' | 'village'): void => {
  state.token[square] = token === 'hut' ? HUT_TOKEN : VILLAGE_TOKEN
  if (token === 'hut') state.huts--
  else state.villages--
}

const takeWonder = (state: State, wonder: number, space: number): void => {
  state.unseenWonders = minus(state.unseenWonders, wonder)
  if (space >= 0) state.market[space] = wonder
}

const furnish = (state: State, seat: number, sketch: PlayerSketch): void => {
  const player = playerOf(state, seat)
  player.civilization = CIVILIZATION[sketch.civilization ?? (SEATED[seat] as CivilizationId)]
  player.step = READY
  if (sketch.civilization !== 'russia') player.figures[FIRST_SCOUT - 1] = NOT_OWNED
  player.trade = sketch.trade ?? 0
  player.culture = sketch.culture ?? 0
  player.level = sketch.level ?? 0
  player.sheetCoins = sketch.sheetCoins ?? 0
  for (const id of sketch.techs ?? []) {
    const { number, level } = TECHS[TECH[id]] as (typeof TECHS)[number]
    learn(state, seat, number, level - 1, undefined)
  }
  for (const [id, count] of Object.entries(sketch.coinTokens ?? {})) {
    player.coinTokens[COIN_TECHS.indexOf(TECH[id as TechId])] = count
  }
  player.government = GOVERNMENT[sketch.government ?? 'despotism']
  player.fresh = setOf(...(sketch.fresh ?? []).map((id) => GOVERNMENT[id]))
  player.unlocked = union(plus(player.unlocked, player.government), player.fresh)
  furnishHand(state, player, sketch)
  furnishMap(state, seat, sketch)
}

/** A player who has finished set-up. */
const READY = 7

const furnishHand = (state: State, player: Player, sketch: PlayerSketch): void => {
  const take = (supply: number[], from: number, held: number[], to: number, count: number): void => {
    add(supply, from, -count)
    add(held, to, count)
  }
  for (const [kind, resource] of RESOURCES.entries()) {
    const tokens = sketch.resources?.[resource] ?? 0
    if (kind < MARKET_RESOURCES) take(state.supply, kind, player.resources, kind, tokens)
    const huts = sketch.huts?.[resource] ?? 0
    take(state.hutFaces, kind, player.huts, kind, huts)
    state.huts -= huts
    const villages = sketch.villages?.[resource] ?? 0
    take(state.villageFaces, kind, player.villages, kind, villages)
    state.villages -= villages
  }
  for (const id of sketch.hand ?? []) {
    const event = CULTURE_EVENT[id]
    add(state.events, event, -1)
    addToHand(player.hand, event)
  }
  for (const id of sketch.people ?? []) take(state.people, GREAT_PERSON[id], player.people, GREAT_PERSON[id], 1)
  for (const [name, strength] of sketch.units ?? []) {
    const type = UNIT_TYPES.indexOf(name)
    const unit = type * STRENGTHS + strength - FIRST_STRENGTH(type)
    take(state.deck, unit, player.units, unit, 1)
  }
}

const furnishMap = (state: State, seat: number, sketch: PlayerSketch): void => {
  const player = playerOf(state, seat)
  const capital = sketch.capital === undefined ? homeCentre(state, seat) : at(sketch.capital)
  placeCity(state, seat, 0, capital, false)
  for (const [city, name] of (sketch.cities ?? []).entries()) placeCity(state, seat, city + 1, at(name), false)
  for (const name of sketch.walled ?? []) {
    placeCity(state, seat, player.cities.indexOf(at(name)), at(name), true)
  }
  for (const [name, id] of Object.entries(sketch.built ?? {})) {
    if (id in WONDER) takeWonder(state, WONDER[id as WonderId], NONE)
    if (id in GREAT_PERSON) add(state.people, GREAT_PERSON[id as GreatPersonId], -1)
    putMarker(state, at(name), codeOf(id))
  }
  for (const [name, count] of Object.entries(sketch.armies ?? {})) {
    for (let army = 0; army < count; army++) setFigure(state, seat, reserveFigure(state, seat, false), at(name))
  }
  for (const name of sketch.scouts ?? []) setFigure(state, seat, reserveFigure(state, seat, true), at(name))
  for (const [place, [name, city]] of Object.entries(sketch.sends ?? {}).entries()) {
    player.sendFrom[place] = at(name)
    player.sendTo[place] = city
  }
}

const codeOf = (id: BuildingId | WonderId | GreatPersonId): number => {
  if (id in WONDER) return WONDER_CODE + WONDER[id as WonderId]
  if (id in GREAT_PERSON) return PERSON_CODE + GREAT_PERSON[id as GreatPersonId]
  return BUILDING_CODE + BUILDING[id as BuildingId]
}

const homeCentre = (state: State, seat: number): number =>
  numberAt(layoutFor(state.players.length).places[seat]?.centre ?? [], 0)

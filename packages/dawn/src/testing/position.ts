import { both, numberAt, plus, setOf, sizeOf } from '@ecumene/kernel'
import { type CardId, cardNumber } from '../data/cards.ts'
import { type LeaderId, leaderNumber } from '../data/leaders.ts'
import { ALL_CITY_STATES, ALL_NATURAL_WONDERS, ALL_TREATIES, type TreatyId, treatyCard } from '../data/sights.ts'
import { ALL_BARBARIANS, type BarbarianLetter, type Icon } from '../data/tiles.ts'
import { type CityStateId, ERAS, NONE, RESOURCES, type Resource, WATER, WONDER_TYPES } from '../data/types.ts'
import { type WonderId, wonderNumber, wondersOfEra, wonderType } from '../data/wonders.ts'
import { dawn } from '../game.ts'
import type { Placement } from '../hex.ts'
import { kitOf } from '../kits.ts'
import { addWonder, dropWonder } from '../rules/industry/wonders.ts'
import { adoptBoard, boardFrom, boardOf, naturalOn, TERRAIN_LETTERS } from '../rules/map/board.ts'
import { tokenOn } from '../rules/map/on-spaces.ts'
import { gainNatural, put } from '../rules/map/pieces.ts'
import { beginTurn } from '../rules/row/turn.ts'
import {
  addTo,
  CAPITAL,
  CITY,
  CITY_STATE,
  CONTROL,
  NATURAL_TOKEN,
  newPlayer,
  type Options,
  REINFORCED,
  type State,
} from '../rules/state.ts'
import { fitCaravans } from '../rules/trade/caravans.ts'

/** What a test wants a player to have; everything left out is as at the start, with no leader. */
export type PlayerSketch = {
  readonly leader?: LeaderId
  readonly capital?: number
  readonly cities?: readonly number[]
  readonly controls?: readonly number[]
  readonly reinforced?: readonly number[]
  readonly caravans?: readonly number[]
  /** The row from the left, and the trade tokens on it. */
  readonly row?: readonly CardId[]
  readonly trade?: readonly number[]
  readonly tech?: number
  readonly resources?: Partial<Record<Resource, number>>
  /** World wonders by the space of the city they lie under. */
  readonly wonders?: Partial<Record<WonderId, number>>
  readonly envoys?: readonly CityStateId[]
  /** City-states whose space holds a city (or reinforced token) of this player. */
  readonly conquered?: readonly CityStateId[]
  /** Diplomacy cards taken from other seats. */
  readonly treaties?: readonly (readonly [giver: number, treaty: TreatyId])[]
  readonly stored?: number
}

export type Sketch = {
  readonly options?: Partial<Options>
  readonly seed?: string
  /** Rows of terrain letters (g h f d m w n), a parallelogram: space = row × width + column. Default: 7 × 7 grassland. */
  readonly map?: readonly string[]
  /** What is printed on spaces; resources and natural wonders still lie there unless a control token took them. */
  readonly icons?: Readonly<Record<number, Icon>>
  readonly players: readonly PlayerSketch[]
  readonly active?: number
  readonly first?: number
  readonly barbarians?: Partial<Record<BarbarianLetter, number>>
  /** Face-up wonders. */
  readonly tops?: readonly WonderId[]
  readonly victoryCards?: readonly number[]
  readonly round?: number
  readonly dial?: number
}

export const FULL_ROW: readonly CardId[] = ['early-empire', 'astrology', 'foreign-trade', 'pottery', 'masonry']

const MEADOW = ['ggggggg', 'ggggggg', 'ggggggg', 'ggggggg', 'ggggggg', 'ggggggg', 'ggggggg']

export const DEFAULT_OPTIONS: Options = {
  map: 'random',
  leaders: 'random',
  colours: 'seats',
  epic: false,
  attackThroughCityStates: false,
  barbariansStayInCapitals: false,
  rounds: 0,
}

/** A position on a small map drawn for a test, at the start of a turn. */
export const position = (sketch: Sketch): State => {
  const options: Options = { ...DEFAULT_OPTIONS, ...sketch.options }
  const state = dawn.setup(options, Math.max(2, sketch.players.length), sketch.seed ?? 'position')
  drawMap(state, sketch)
  state.pending.length = 0
  state.first = sketch.first ?? 0
  state.round = sketch.round ?? 1
  state.dial = sketch.dial ?? 0
  state.victoryCards = [...(sketch.victoryCards ?? [4])]
  state.players = Array.from({ length: Math.max(2, sketch.players.length) }, () => newPlayer(kitOf(state)))
  state.treaties = state.treaties.map((holder) => (holder >= 0 ? NONE : holder))
  for (const [seat, player] of sketch.players.entries()) furnish(state, seat, player)
  layWonders(state, sketch)
  beginTurn(state, sketch.active ?? 0, undefined)
  return state
}

const drawMap = (state: State, sketch: Sketch): void => {
  const rows = sketch.map ?? MEADOW
  const width = rows[0]?.length ?? 0
  const icons: Record<number, Icon> = { ...sketch.icons }
  // A barbarian without an icon of its letter gets one at the end of the map, out of the way.
  let free = rows.length * width - 1
  for (const letter of ALL_BARBARIANS.slice(0, state.barbarians.length)) {
    if (sketch.barbarians?.[letter] === undefined || Object.values(icons).includes(letter)) continue
    while (icons[free] !== undefined) free--
    icons[free] = letter
  }
  const cells = rows.flatMap((row, r) =>
    [...row].map((letter, q) => ({
      q,
      r,
      terrain: TERRAIN_LETTERS.indexOf(letter),
      icon: icons[r * width + q],
      tile: 1,
    })),
  )
  const layout: readonly Placement[] = [{ tile: 1, side: 0, rotation: 0, q: 0, r: 0 }]
  const board = boardFrom(cells)
  adoptBoard(layout, board)
  state.layout = layout
  state.owner = cells.map(() => NONE)
  state.piece = cells.map(({ icon }) => (ALL_CITY_STATES.some(({ id }) => id === icon) ? CITY_STATE : 0))
  state.token = cells.map(({ icon }) => {
    if (ALL_NATURAL_WONDERS.some(({ id }) => id === icon)) return NATURAL_TOKEN
    return (RESOURCES as readonly (string | undefined)[]).indexOf(icon) + 1
  })
  state.wonder = cells.map(() => 0)
  state.naturalHolder = state.naturalHolder.map(() => NONE)
  state.conqueror = state.conqueror.map(() => NONE)
  state.barbarians = state.barbarians.map((_at, number) => {
    const letter = ALL_BARBARIANS[number] as BarbarianLetter
    const space = sketch.barbarians?.[letter]
    if (space !== undefined) return space
    return board.lairs[number] === NONE ? -2 : -1
  })
  state.supply = RESOURCES.map(
    (_resource, kind) =>
      kitOf(state).resourceTokens -
      state.token.filter((token) => token === kind + 1).length -
      sketch.players.reduce((sum, { resources }) => sum + (resources?.[RESOURCES[kind] as Resource] ?? 0), 0),
  )
  if (board.terrain.every((terrain) => terrain === WATER)) throw new Error('a map needs land')
}

const furnish = (state: State, seat: number, sketch: PlayerSketch): void => {
  const player = state.players[seat] as State['players'][number]
  player.leader = sketch.leader === undefined ? NONE : leaderNumber(sketch.leader)
  player.colour = seat
  player.row = (sketch.row ?? FULL_ROW).map(cardNumber)
  player.trade = [...(sketch.trade ?? player.trade)]
  player.tech = sketch.tech ?? 0
  player.resources = RESOURCES.map((resource) => sketch.resources?.[resource] ?? 0)
  player.stored = sketch.stored ?? 0
  for (const id of sketch.conquered ?? []) {
    const cityState = ALL_CITY_STATES.findIndex((one) => one.id === id)
    state.conqueror[cityState] = seat
    player.conquered = plus(player.conquered, cityState)
  }
  const stand = (space: number, kind: number): void => {
    state.piece[space] = 0
    put(state, space, seat, kind, undefined)
    const natural = state.token[space] === NATURAL_TOKEN ? naturalOn(boardOf(state.layout), space) : NONE
    if (natural !== NONE) gainNatural(state, seat, natural, undefined)
    else if (state.token[space] !== 0) {
      addTo(state.supply, tokenOn(state, space) - 1, 1)
    }
    state.token[space] = 0
  }
  if (sketch.capital !== undefined) stand(sketch.capital, CAPITAL)
  for (const space of sketch.cities ?? []) stand(space, CITY)
  for (const space of sketch.controls ?? []) stand(space, CONTROL)
  for (const space of sketch.reinforced ?? []) stand(space, REINFORCED)
  fitCaravans(state, seat, undefined)
  for (const [number, space] of (sketch.caravans ?? []).entries()) player.caravans[number] = space
  player.envoys = setOf(...(sketch.envoys ?? []).map((id) => ALL_CITY_STATES.findIndex((one) => one.id === id)))
  for (const [giver, treaty] of sketch.treaties ?? [])
    state.treaties[treatyCard(giver, ALL_TREATIES.indexOf(treaty))] = seat
}

const layWonders = (state: State, sketch: Sketch): void => {
  state.unseen = kitOf(state).wonders.slice()
  for (const [seat, player] of sketch.players.entries()) {
    for (const [id, space] of Object.entries(player.wonders ?? {})) {
      const wonder = wonderNumber(id as WonderId)
      state.wonder[space] = wonder + 1
      dropWonder(state.unseen, wonder)
      addWonder((state.players[seat] as State['players'][number]).wonders, wonder)
    }
  }
  state.tops = state.unseen.map(() => NONE)
  for (const id of sketch.tops ?? []) {
    const wonder = wonderNumber(id)
    state.tops[wonderType(wonder)] = wonder
    dropWonder(state.unseen, wonder)
  }
  state.decks = WONDER_TYPES.flatMap((_name, type) =>
    ERAS.map((_era, era) => sizeOf(both(wondersOfEra(type, era), numberAt(state.unseen, type)))),
  )
}

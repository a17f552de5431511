import { below, shuffle } from '@ecumene/kernel'
import { ALL_TILES, type TileKind } from '../../data/tiles.ts'
import { NONE } from '../../data/types.ts'
import { distance } from '../../hex.ts'
import type { Teller } from '../../rules/events.ts'
import { boardOf, hexOn } from '../../rules/map/board.ts'
import { put } from '../../rules/map/pieces.ts'
import { type Laying, placementOf } from '../../rules/moves.ts'
import {
  beginPlay,
  chooseColours,
  chooseLeaders,
  fillIcons,
  type SetupStep,
  setTable,
} from '../../rules/setup/steps.ts'
import { addTo, ask, CAPITAL, playerOf, type State } from '../../rules/state.ts'
import { coreOf, coreTiles } from '../data/core.ts'
import { fortOf } from '../data/forts.ts'
import { laying } from '../map/laying.ts'
import { growMap, isFort } from '../map/map.ts'
import { capitalPlaces, fortPlaces } from '../map/tile-places.ts'
import { terraOf } from '../state.ts'
import { handicapsOf } from './options.ts'

const IN_STACK: ReadonlySet<TileKind> = new Set(['plain', 'naturalWonder', 'cityState'])

/** T-3.14 to T-3.20: capital tiles, first player, the stack, and the core from its bottom. */
const dealTerra: SetupStep = (state, tell) => {
  const { random } = state
  const seats = state.players.length
  const terra = terraOf(state)
  const capitals = ALL_TILES.flatMap(({ number, kind }) => (kind === 'capital' ? [number] : []))
  const others = ALL_TILES.flatMap(({ number, kind }) => (IN_STACK.has(kind) ? [number] : []))
  shuffle(random, capitals, seats)
  terra.capitalTiles = capitals.slice(0, seats)
  state.first = below(random, seats)
  state.active = state.first
  shuffle(random, others)
  terra.core = coreTiles(seats)
  terra.stack = others.slice(terra.core)
  const side = below(random, 6) < 3 ? 0 : 1
  for (const [index, { q, r, rotation }] of coreOf(side, seats).entries()) {
    growMap(state, { tile: others[index] ?? 0, side, rotation, q, r })
  }
  tell?.({ kind: 'tilesDealt' })
  return true
}

const placedForts = (state: State): number => state.layout.filter(({ tile }) => isFort(tile)).length

/** The players place things from the first player on; quick play draws the places. */
const nextSeat = (state: State, placed: number): number => (state.first + placed) % state.players.length

/** T-3.21 */
const placeForts: SetupStep = (state, tell) => {
  const placed = placedForts(state)
  if (placed === state.players.length) return true
  const seat = nextSeat(state, placed)
  if (state.options.map === 'build') ask(state, { kind: 'fort', seat })
  else {
    const { legal } = fortPlaces(state.layout, terraOf(state).core)
    layFort(state, seat, legal[below(state.random, legal.length)] as Laying, tell)
  }
  return false
}

/** T-3.25 */
const placeCapitals: SetupStep = (state, tell) => {
  const placed = state.players.filter(({ capital }) => capital !== NONE).length
  if (placed === state.players.length) return true
  const seat = nextSeat(state, placed)
  if (state.options.map === 'build') ask(state, { kind: 'capitalTile', seat })
  else {
    const legal = farthest(state, capitalPlaces(state.layout, terraOf(state).core).legal)
    layCapital(state, seat, legal[below(state.random, legal.length)] as Laying, tell)
  }
  return false
}

/** Quick play keeps capitals as far from one another as is fair to all. */
const FAR = 8

const farthest = (state: State, moves: readonly Laying[]): readonly Laying[] => {
  const board = boardOf(state.layout)
  const capitals = state.players.flatMap(({ capital }) => (capital === NONE ? [] : [hexOn(board, capital)]))
  const room = (move: Laying): number =>
    Math.min(FAR, ...capitals.map((capital) => distance(capital, placementOf(move, NONE))))
  const most = Math.max(...moves.map(room))
  return moves.filter((move) => room(move) === most)
}

const layFort = (state: State, seat: number, move: Laying, tell: Teller): void => {
  const space = growMap(state, placementOf(move, fortOf(seat)))
  tell?.({ kind: 'fortPlaced', seat, space })
}

/** T-3.25, T-3.27 */
const layCapital = (state: State, seat: number, move: Laying, tell: Teller): void => {
  const tile = terraOf(state).capitalTiles[seat] ?? 0
  const placement = placementOf(move, tile)
  const from = growMap(state, placement)
  tell?.({ kind: 'tileLaid', seat, tile, side: placement.side === 0 ? 'A' : 'B' })
  put(state, boardOf(state.layout).capital.indexOf(1, from), seat, CAPITAL, tell)
}

/** T-3.31, T-17.6 to T-17.8: icons are filled; a handicap is spread evenly from the left. */
const fillTable: SetupStep = (state) => {
  fillIcons(state, 0)
  const handicaps = handicapsOf(state.options)
  for (let seat = 0; seat < state.players.length; seat++) {
    const { trade } = playerOf(state, seat)
    for (let token = 0; token < (handicaps[seat] ?? 0); token++) {
      const place = token % trade.length
      addTo(trade, place, 1)
    }
  }
  return true
}

/** T-3: these steps replace those of the base game as a whole. */
export const TERRA_SETUP: readonly SetupStep[] = [
  chooseLeaders,
  chooseColours,
  dealTerra,
  placeForts,
  placeCapitals,
  fillTable,
  setTable,
  beginPlay,
]

/** T-3.21 to T-3.24 */
export const fort = laying<'fort'>('decision.fort', (state) => fortPlaces(state.layout, terraOf(state).core), layFort)

/** T-3.25 to T-3.27 */
export const capitalTile = laying<'capitalTile'>(
  'decision.capitalTile',
  (state) => capitalPlaces(state.layout, terraOf(state).core),
  layCapital,
)

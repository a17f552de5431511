import { ALL_CITY_STATES, ALL_NATURAL_WONDERS } from './data/sights.ts'
import { ALL_BARBARIANS, type BarbarianLetter } from './data/tiles.ts'
import {
  type CityStateId,
  type NaturalWonderId,
  NONE,
  RESOURCES,
  type Resource,
  TERRAINS,
  type Terrain,
} from './data/types.ts'
import { type WonderId, wonderId } from './data/wonders.ts'
import { type Board, boardOf, tileOn } from './rules/map/board.ts'
import { ownerOf, pieceOn, tokenOn, wonderOn } from './rules/map/on-spaces.ts'
import { isMature } from './rules/map/spaces.ts'
import { CAPITAL, CITY, type CITY_STATE, NATURAL_TOKEN, type REINFORCED, type State } from './rules/state.ts'

export type SpaceView = {
  readonly q: number
  readonly r: number
  readonly tile: number
  readonly terrain: Terrain
  readonly piece: 'control' | 'reinforced' | 'city' | 'capital' | 'cityState' | null
  readonly owner: number | null
  readonly mature: boolean
  readonly cityState: CityStateId | null
  readonly naturalWonder: NaturalWonderId | null
  readonly lair: BarbarianLetter | null
  /** Token lying on the space. */
  readonly token: Resource | 'naturalWonder' | null
  readonly wonder: WonderId | null
}

/** All spaces. Most stay as they are from one view to the next: then the last view of the space serves again. */
export const spacesOf = (state: State): readonly SpaceView[] => {
  const board = boardOf(state.layout)
  const views: SpaceView[] = []
  for (let space = 0; space < state.owner.length; space++) {
    const piece = pieceOn(state, space)
    const owner = ownerOf(state, space)
    const token = tokenOn(state, space)
    const wonder = wonderOn(state, space)
    const mature = (piece === CITY || piece === CAPITAL) && isMature(state, owner, space)
    let last = LAST[space]
    if (
      last === undefined ||
      last.board !== board ||
      last.piece !== piece ||
      last.owner !== owner ||
      last.token !== token ||
      last.wonder !== wonder ||
      last.view.mature !== mature
    ) {
      last = { board, piece, owner, token, wonder, view: newView(board, space, piece, owner, token, wonder, mature) }
      LAST[space] = last
    }
    views.push(last.view)
  }
  return views
}

/** The last view of each space, and all that it was made from. */
type Last = {
  readonly board: Board
  readonly piece: number
  readonly owner: number
  readonly token: number
  readonly wonder: number
  readonly view: SpaceView
}

const LAST: Last[] = []

const PIECES = [null, 'control', 'reinforced', 'city', 'capital', 'cityState'] as const

const newView = (
  board: Board,
  space: number,
  piece: number,
  owner: number,
  token: number,
  wonder: number,
  mature: boolean,
): SpaceView => ({
  q: board.q[space] ?? 0,
  r: board.r[space] ?? 0,
  tile: tileOn(board, space),
  terrain: TERRAINS[board.terrain[space] ?? 0] as Terrain,
  piece: PIECES[piece as 0 | typeof REINFORCED | typeof CITY_STATE] ?? null,
  owner: owner === NONE ? null : owner,
  mature,
  cityState: ALL_CITY_STATES[board.cityState[space] ?? NONE]?.id ?? null,
  naturalWonder: ALL_NATURAL_WONDERS[board.naturalWonder[space] ?? NONE]?.id ?? null,
  lair: ALL_BARBARIANS[board.barbarian[space] ?? 0] ?? null,
  token: token === NATURAL_TOKEN ? 'naturalWonder' : (RESOURCES[token - 1] ?? null),
  wonder: wonder === NONE ? null : wonderId(wonder),
})

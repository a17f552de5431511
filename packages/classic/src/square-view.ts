import { BUILDINGS, type BuildingId } from './data/buildings.ts'
import { GREAT_PEOPLE, type GreatPersonId } from './data/great-people.ts'
import { NONE, RESOURCES, type Resource, TERRAINS, type Terrain } from './data/types.ts'
import { WONDERS, type WonderId } from './data/wonders.ts'
import { armiesOn, holderOf, scoutsOn } from './rules/map/figures.ts'
import { coinOn, cultureOn, DISASTER_LAND, productionOn, resourceOn, terrainOn, tradeOn } from './rules/map/land.ts'
import { ownerOf } from './rules/map/outskirts.ts'
import { isBuilding, isCity, isPerson, isWonder } from './rules/map/placing.ts'
import { builtOn, landOn, tokenOn } from './rules/map/squares.ts'
import { BUILDING_CODE, PERSON_CODE, type State, WALLED_CODE, WONDER_CODE } from './rules/state.ts'

export type SquareView = {
  readonly square: number
  /** `null` while the tile is face down. */
  readonly terrain: Terrain | null
  readonly trade: number
  readonly production: number
  readonly culture: number
  readonly coin: number
  readonly resource: Resource | null
  readonly disaster: boolean
  readonly token: 'hut' | 'village' | null
  /** Whose city this square belongs to. */
  readonly owner: number | null
  readonly city: 'open' | 'walled' | null
  readonly building: BuildingId | null
  readonly wonder: WonderId | null
  readonly person: GreatPersonId | null
  readonly holder: number | null
  readonly armies: number
  readonly scouts: number
}

/**
 * What a square shows. There are hundreds of squares, and few change from one view to the next: where nothing changed,
 * the last view of the square serves again.
 */
export const squareView = (state: State, square: number): SquareView => {
  const { land, built, token, region, force } = state
  const last = LAST[square]
  if (
    last !== undefined &&
    last.land === land[square] &&
    last.built === built[square] &&
    last.token === token[square] &&
    last.region === region[square] &&
    last.force === force[square]
  )
    return last.view
  const view = newView(state, square)
  LAST[square] = {
    land: land[square],
    built: built[square],
    token: token[square],
    region: region[square],
    force: force[square],
    view,
  }
  return view
}

/** The last view of each square, and all of the state that it was made from. */
type Last = { readonly [of in 'land' | 'built' | 'token' | 'region' | 'force']: number | undefined } & {
  readonly view: SquareView
}

const LAST: Last[] = []

const orNull = (number: number): number | null => (number === NONE ? null : number)

const newView = (state: State, square: number): SquareView => {
  const code = builtOn(state, square)
  const token = tokenOn(state, square)
  return {
    square,
    terrain: TERRAINS[terrainOn(state, square)] ?? null,
    trade: tradeOn(state, square),
    production: productionOn(state, square),
    culture: cultureOn(state, square),
    coin: coinOn(state, square),
    resource: RESOURCES[resourceOn(state, square)] ?? null,
    disaster: landOn(state, square) >= DISASTER_LAND,
    token: token === 0 ? null : token === 1 ? 'hut' : 'village',
    owner: orNull(ownerOf(state, square)),
    city: isCity(code) ? (code === WALLED_CODE ? 'walled' : 'open') : null,
    building: isBuilding(code) ? (BUILDINGS[code - BUILDING_CODE]?.id ?? null) : null,
    wonder: isWonder(code) ? (WONDERS[code - WONDER_CODE]?.id ?? null) : null,
    person: isPerson(code) ? (GREAT_PEOPLE[code - PERSON_CODE]?.id ?? null) : null,
    holder: orNull(holderOf(state, square)),
    armies: armiesOn(state, square),
    scouts: scoutsOn(state, square),
  }
}

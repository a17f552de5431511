import { type SetOf, setOf } from '@ecumene/kernel'
import { type Icons, NONE, numbering, ofOneShape, TERRAINS, type Terrain } from './types.ts'

/** C-2.15: the markers of each kind; a basic building and its upgrade are the two sides of one marker (C-2.16). */
export const BUILDING_MARKERS = {
  harbor: 10,
  'trading-post': 6,
  'workshop-iron-mine': 6,
  'library-university': 6,
  'granary-aqueduct': 6,
  'market-bank': 5,
  'temple-cathedral': 5,
  'barracks-academy': 5,
} as const

export type BuildingMarker = keyof typeof BUILDING_MARKERS

const LAND = ['grassland', 'forest', 'mountain', 'desert'] as const

const LIST = [
  { id: 'harbor', marker: 'harbor', cost: 7, terrain: ['water'], icons: { trade: 2, production: 1 } },
  { id: 'trading-post', marker: 'trading-post', cost: 7, terrain: ['desert'], icons: { trade: 2, culture: 1 } },
  { id: 'workshop', marker: 'workshop-iron-mine', cost: 7, terrain: ['mountain'], icons: { production: 3 } },
  {
    id: 'iron-mine',
    marker: 'workshop-iron-mine',
    upgrades: 'workshop',
    cost: 10,
    terrain: ['mountain'],
    icons: { production: 4 },
  },
  { id: 'library', marker: 'library-university', cost: 5, terrain: ['grassland'], icons: { trade: 1, culture: 1 } },
  {
    id: 'university',
    marker: 'library-university',
    upgrades: 'library',
    cost: 8,
    terrain: ['grassland'],
    icons: { trade: 2, culture: 2 },
  },
  { id: 'granary', marker: 'granary-aqueduct', cost: 5, terrain: ['grassland'], icons: { trade: 1, production: 1 } },
  {
    id: 'aqueduct',
    marker: 'granary-aqueduct',
    upgrades: 'granary',
    cost: 8,
    terrain: ['grassland'],
    icons: { trade: 2, production: 2 },
  },
  {
    id: 'market',
    marker: 'market-bank',
    cost: 7,
    terrain: LAND,
    icons: { trade: 1, production: 1, culture: 1 },
    starred: true,
  },
  {
    id: 'bank',
    marker: 'market-bank',
    upgrades: 'market',
    cost: 10,
    terrain: LAND,
    icons: { trade: 1, production: 1, culture: 1, coin: 1 },
    starred: true,
  },
  { id: 'temple', marker: 'temple-cathedral', cost: 7, terrain: LAND, icons: { culture: 2 }, starred: true },
  {
    id: 'cathedral',
    marker: 'temple-cathedral',
    upgrades: 'temple',
    cost: 10,
    terrain: LAND,
    icons: { culture: 3 },
    starred: true,
  },
  {
    id: 'barracks',
    marker: 'barracks-academy',
    cost: 7,
    terrain: LAND,
    icons: { trade: 2 },
    combatBonus: 2,
    starred: true,
  },
  {
    id: 'academy',
    marker: 'barracks-academy',
    upgrades: 'barracks',
    cost: 10,
    terrain: LAND,
    icons: { trade: 2 },
    combatBonus: 4,
    starred: true,
  },
] as const satisfies readonly BuildingEntry[]

type BuildingEntry = {
  readonly id: string
  readonly marker: BuildingMarker
  readonly cost: number
  /** C-13.7 */
  readonly terrain: readonly Terrain[]
  readonly icons: Partial<Icons>
  /** The basic building on the other side of the marker. */
  readonly upgrades?: string
  /** C-27.15, C-27.16 */
  readonly combatBonus?: number
  /** C-13.9 */
  readonly starred?: true
}

export type BuildingId = (typeof LIST)[number]['id']

export type Building = Icons & {
  readonly number: number
  readonly id: BuildingId
  /** Index of the marker's kind in the market. */
  readonly marker: number
  readonly cost: number
  /** Allowed terrains (C-13.7). */
  readonly terrains: SetOf<Terrain>
  readonly combatBonus: number
  readonly starred: boolean
  /** The other side of the marker, or `NONE`. */
  readonly upgrade: number
  readonly basic: number
}

export const MARKER_KINDS = Object.keys(BUILDING_MARKERS) as readonly BuildingMarker[]
export const MARKER_SUPPLY: readonly number[] = Object.values(BUILDING_MARKERS)

const building = (entry: BuildingEntry, number: number): Building => ({
  number,
  id: entry.id as BuildingId,
  marker: MARKER_KINDS.indexOf(entry.marker),
  cost: entry.cost,
  terrains: setOf(...entry.terrain.map((terrain) => TERRAINS.indexOf(terrain))),
  trade: entry.icons.trade ?? 0,
  production: entry.icons.production ?? 0,
  culture: entry.icons.culture ?? 0,
  coin: entry.icons.coin ?? 0,
  combatBonus: entry.combatBonus ?? 0,
  starred: entry.starred ?? false,
  upgrade: (LIST as readonly BuildingEntry[]).findIndex(({ upgrades }) => upgrades === entry.id),
  basic: entry.upgrades === undefined ? NONE : LIST.findIndex(({ id }) => id === entry.upgrades),
})

export const BUILDINGS: readonly Building[] = ofOneShape(() => LIST.map(building))

export const BUILDING = numbering(LIST)

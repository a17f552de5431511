import { BOXES, type BoxNames } from '../boxes.ts'
import type { CityStateId, NaturalWonderId, Resource } from './types.ts'

/**
 * The sixteen two-sided tiles. A side is ten letters, one for each hex of `TILE_HEXES` (g grassland, h hills, f forest,
 * d desert, m mountains, w water, n natural wonder), and the icons printed on it. Where two transcriptions of a hex
 * differ, the preferred one stands here and the other in `disputed-hexes.ts`.
 */
export const TILES: readonly Tile[] = [
  {
    number: 1,
    kind: 'naturalWonder',
    sides: [
      { terrain: 'nhgdhmmmmw', icons: { 0: 'torres-del-paine', 6: 'A', 8: 'marble' } },
      { terrain: 'nwwwgfhgwg', icons: { 0: 'cliffs-of-dover', 4: 'A' } },
    ],
  },
  {
    number: 2,
    kind: 'naturalWonder',
    sides: [
      { terrain: 'nmhhmhghmm', icons: { 0: 'mt-everest', 8: 'B' } },
      { terrain: 'wnhmmmmhff', icons: { 1: 'crater-lake', 3: 'diamonds' } },
    ],
  },
  {
    number: 3,
    kind: 'plain',
    sides: [
      { terrain: 'wggdmwgmfm', icons: { 3: 'marble', 7: 'C', 8: 'oil' } },
      { terrain: 'ddhdhdgffd', icons: { 0: 'C', 4: 'oil', 9: 'mercury' } },
    ],
  },
  {
    number: 4,
    kind: 'naturalWonder',
    sides: [
      { terrain: 'nhdmmfhmgm', icons: { 0: 'grand-mesa', 8: 'D', 9: 'mercury' } },
      { terrain: 'nwwwwwghhm', icons: { 0: 'galapagos-islands', 9: 'D' } },
    ],
  },
  {
    number: 5,
    kind: 'plain',
    sides: [
      { terrain: 'mggmhhhfgf', icons: { 3: 'diamonds', 7: 'oil' } },
      { terrain: 'mhhffhhggg', icons: { 0: 'mercury', 7: 'E' } },
    ],
  },
  {
    number: 6,
    kind: 'cityState',
    sides: [
      { terrain: 'wmhfgfwwgw', icons: { 4: 'carthage' } },
      { terrain: 'hmhfghgfgm', icons: { 4: 'kumasi', 9: 'marble' } },
    ],
  },
  {
    number: 7,
    kind: 'capital',
    sides: [
      { terrain: 'ggmwwwwmff', icons: { 0: 'capital', 9: 'mercury' } },
      { terrain: 'ggmwfwgffg', icons: { 0: 'capital', 7: 'diamonds' } },
    ],
  },
  {
    number: 8,
    kind: 'plain',
    sides: [
      { terrain: 'fffggwwfff', icons: { 3: 'mercury', 7: 'diamonds' } },
      { terrain: 'fmfwwwdfmw', icons: { 2: 'mercury' } },
    ],
  },
  {
    number: 9,
    kind: 'capital',
    sides: [
      { terrain: 'hghwwghhgm', icons: { 0: 'capital', 9: 'diamonds' } },
      { terrain: 'hhhwffhfgf', icons: { 0: 'capital', 7: 'oil' } },
    ],
  },
  {
    number: 10,
    kind: 'plain',
    sides: [
      { terrain: 'wwhgghddmm', icons: { 6: 'oil', 7: 'F' } },
      { terrain: 'fgddfdgwww', icons: { 0: 'F', 2: 'diamonds', 5: 'marble' } },
    ],
  },
  {
    number: 11,
    kind: 'capital',
    sides: [
      { terrain: 'gfghmmhhff', icons: { 0: 'capital', 5: 'diamonds', 9: 'G' } },
      { terrain: 'gmgwhhgdgg', icons: { 0: 'capital', 8: 'marble' } },
    ],
  },
  {
    number: 12,
    kind: 'cityState',
    sides: [
      { terrain: 'ghddhhhmdd', icons: { 0: 'brussels', 7: 'mercury' } },
      { terrain: 'gwhfggwfgg', icons: { 3: 'mercury', 5: 'seoul', 9: 'H' } },
    ],
  },
  {
    number: 13,
    kind: 'naturalWonder',
    sides: [
      { terrain: 'ngghdddfgf', icons: { 0: 'mt-kilimanjaro' } },
      { terrain: 'ngwfwfwhfw', icons: { 0: 'pantanal', 7: 'diamonds' } },
    ],
  },
  {
    number: 14,
    kind: 'cityState',
    sides: [
      { terrain: 'fffghfhhfm', icons: { 3: 'geneva', 8: 'marble' } },
      { terrain: 'dggdfgghgm', icons: { 6: 'mohenjo-daro', 9: 'oil' } },
    ],
  },
  {
    number: 15,
    kind: 'cityState',
    sides: [
      { terrain: 'gmwwwwmfgm', icons: { 0: 'buenos-aires', 6: 'marble', 7: 'I' } },
      { terrain: 'gmmwddmggg', icons: { 4: 'oil', 6: 'I', 9: 'kabul' } },
    ],
  },
  {
    number: 16,
    kind: 'capital',
    sides: [
      { terrain: 'gggddggwhw', icons: { 0: 'capital', 3: 'oil' } },
      { terrain: 'fgghmdfghw', icons: { 0: 'capital', 8: 'marble' } },
    ],
  },
]

/** N-5.6: what a tile "has", whichever side is used. */
export type TileKind = 'capital' | 'naturalWonder' | 'cityState' | 'plain' | BoxNames['tileKind']

/** What is printed on a space: a capital's star, a resource, a natural wonder, a city-state or a barbarian's letter. */
export type Icon = 'capital' | Resource | NaturalWonderId | CityStateId | BarbarianLetter

export type BarbarianLetter = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | BoxNames['barbarian']

/** N-1.4: nine barbarians with different letters, in the order of N-22.4. */
export const BARBARIANS: readonly BarbarianLetter[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I']

/** The barbarians and tiles of all boxes; a tile's number is its place in this list, counted from 1. */
export const ALL_BARBARIANS: readonly BarbarianLetter[] = [
  ...BARBARIANS,
  ...BOXES.flatMap(({ barbarians }) => barbarians),
]

export const ALL_TILES: readonly Tile[] = [...TILES, ...BOXES.flatMap(({ tiles }) => tiles)]

export type TileSide = { readonly terrain: string; readonly icons: Readonly<Partial<Record<number, Icon>>> }

export type Tile = {
  readonly number: number
  readonly kind: TileKind
  /** Side A, side B. */
  readonly sides: readonly [TileSide, TileSide]
}

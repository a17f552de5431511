import type { DisputedHex } from '../../data/disputed-hexes.ts'
import type { Tile } from '../../data/tiles.ts'

/** T-1.4: the five tiles of the expansion, written like those of the base game. */
export const TERRA_TILES: readonly Tile[] = [
  {
    number: 17,
    kind: 'capital',
    sides: [
      { terrain: 'ddmfhhhddh', icons: { 0: 'capital', 3: 'oil' } },
      { terrain: 'gghmmhgwww', icons: { 0: 'capital', 4: 'mercury' } },
    ],
  },
  {
    number: 18,
    kind: 'naturalWonder',
    sides: [
      { terrain: 'nhwddmdhwg', icons: { 0: 'dead-sea', 3: 'J', 4: 'oil' } },
      { terrain: 'nfhghghgfg', icons: { 0: 'mato-tipila', 1: 'J', 9: 'marble' } },
    ],
  },
  {
    number: 19,
    kind: 'naturalWonder',
    sides: [
      { terrain: 'ngwwwfmfgf', icons: { 0: 'ha-long-bay' } },
      { terrain: 'nhmmhddfmf', icons: { 0: 'gobustan', 1: 'diamonds' } },
    ],
  },
  {
    number: 20,
    kind: 'cityState',
    sides: [
      { terrain: 'wwhwmwgfwh', icons: { 2: 'K', 4: 'diamonds', 6: 'auckland' } },
      { terrain: 'gwdddhwddd', icons: { 0: 'akkad', 8: 'mercury', 9: 'K' } },
    ],
  },
  {
    number: 21,
    kind: 'cityState',
    sides: [
      { terrain: 'whwfgwfmhg', icons: { 1: 'marble', 4: 'antananarivo' } },
      { terrain: 'hgmffwffmh', icons: { 1: 'palenque' } },
    ],
  },
]

/** T-2.2: the letters of the two further barbarians. */
export const TERRA_BARBARIANS = ['J', 'K'] as const

/** UNCERTAIN DATA, as in the base game's `disputed-hexes.ts`. */
export const TERRA_DISPUTED_HEXES: readonly DisputedHex[] = [
  { tile: 20, side: 'B', hex: 5, terrain: 'hills', alternative: 'desert' },
  { tile: 21, side: 'B', hex: 0, terrain: 'hills', alternative: 'forest' },
]

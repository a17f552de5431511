import type { Icon } from '../data/tiles.ts'
import { TERRAINS, type Terrain } from '../data/types.ts'
import { type Hex, hexesOf } from '../hex.ts'
import { TERRAIN_LETTERS, tileNumbered } from '../rules/map/board.ts'

export type TileSpace = Hex & { readonly terrain: Terrain; readonly icon: Icon | null }

/** The spaces of one side of a tile as they are printed, for a drawing of it. */
export const tileSpaces = (number: number, side: 0 | 1): readonly TileSpace[] => {
  const { terrain, icons } = tileNumbered(number).sides[side]
  const hexes = hexesOf({ tile: number, side, rotation: 0, q: 0, r: 0 })
  return [...terrain].flatMap((letter, at) => {
    const hex = hexes[at]
    const name = TERRAINS[TERRAIN_LETTERS.indexOf(letter)]
    return hex === undefined || name === undefined ? [] : [{ ...hex, terrain: name, icon: icons[at] ?? null }]
  })
}

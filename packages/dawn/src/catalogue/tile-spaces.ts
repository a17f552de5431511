import type { Icon } from '../data/tiles.ts'
import { TERRAINS, type Terrain } from '../data/types.ts'
import type { Hex, Placement } from '../hex.ts'
import { hexesLaid, TERRAIN_LETTERS, tileNumbered } from '../rules/map/board.ts'

export type TileSpace = Hex & { readonly terrain: Terrain; readonly icon: Icon | null }

/** The spaces of a tile as they are printed, where a placement puts them. */
export const spacesPrinted = (placement: Placement): readonly TileSpace[] => {
  const { terrain, icons } = tileNumbered(placement.tile).sides[placement.side === 0 ? 0 : 1]
  return hexesLaid(placement).flatMap((hex, at) => {
    const name = TERRAINS[TERRAIN_LETTERS.indexOf(terrain[at] ?? '')]
    return name === undefined ? [] : [{ ...hex, terrain: name, icon: icons[at] ?? null }]
  })
}

/** The spaces of one side of a tile as they are printed, for a drawing of it. */
export const tileSpaces = (number: number, side: 0 | 1): readonly TileSpace[] =>
  spacesPrinted({ tile: number, side, rotation: 0, q: 0, r: 0 })

import { DIFFICULTY, TERRAINS, type Terrain } from '../data/types.ts'
import { DIRECTIONS, type Hex } from '../hex.ts'

/** The land next to a space: each terrain with its printed difficulty, the easiest first. */
export type Surroundings = readonly {
  readonly terrain: Terrain
  readonly difficulty: number
  readonly count: number
}[]

export const difficultyOfTerrain = (terrain: Terrain): number => DIFFICULTY[TERRAINS.indexOf(terrain)] ?? 0

/** What a city there would have around it, and must hold to be mature (N-6.19). */
export const surroundings = (land: readonly (Hex & { readonly terrain: Terrain })[], at: Hex): Surroundings => {
  const counts = new Map<Terrain, number>()
  for (const { q, r } of DIRECTIONS) {
    const near = land.find((space) => space.q === at.q + q && space.r === at.r + r)
    if (near !== undefined) counts.set(near.terrain, (counts.get(near.terrain) ?? 0) + 1)
  }
  return TERRAINS.flatMap((terrain) => {
    const count = counts.get(terrain)
    return count === undefined ? [] : [{ terrain, difficulty: difficultyOfTerrain(terrain), count }]
  })
}

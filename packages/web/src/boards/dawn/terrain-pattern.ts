import { DIFFICULTY, TERRAINS, type Terrain } from '@ecumene/dawn'
import { LAND_PATTERNS } from '../../stage/land-patterns.ts'

/** Each terrain of New Dawn has its strokes. */
export const PATTERNS: Readonly<Record<Terrain, string>> = LAND_PATTERNS

/** N-6.2, N-6.3, N-6.7: how hard a terrain is, 1 to 5. */
export const difficultyOf = (terrain: Terrain): number => DIFFICULTY[TERRAINS.indexOf(terrain)] ?? 0

/** N-6.10: the hardest land that a slot of this number reaches. */
export const terrainOfSlot = (slot: number): Terrain => TERRAINS[DIFFICULTY.indexOf(slot)] ?? 'mountains'

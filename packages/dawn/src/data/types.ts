import type { BoxNames } from '../boxes.ts'

/** N-6.2, N-6.3: terrains in the order of their difficulty, then water; a natural wonder's space has none (N-6.6). */
export const TERRAINS = ['grassland', 'hills', 'forest', 'desert', 'mountains', 'water', 'naturalWonder'] as const
export type Terrain = (typeof TERRAINS)[number]

export const GRASSLAND = 0
export const HILLS = 1
export const FOREST = 2
export const DESERT = 3
export const MOUNTAINS = 4
export const WATER = 5
export const NATURAL_WONDER = 6

/** N-6.2, N-6.3, N-6.7 */
export const DIFFICULTY: readonly number[] = [1, 2, 3, 4, 5, 1, 5]

/** N-19.1 */
export const RESOURCES = ['marble', 'mercury', 'oil', 'diamonds'] as const
export type Resource = (typeof RESOURCES)[number]

/** N-1.4: tokens of each kind in the box. */
export const RESOURCE_TOKENS = 8

/** N-1.3: the types of focus cards. */
export const FOCUS_TYPES = ['culture', 'science', 'economy', 'industry', 'military'] as const
export type FocusType = (typeof FOCUS_TYPES)[number]

export const CULTURE = 0
export const SCIENCE = 1
export const ECONOMY = 2
export const INDUSTRY = 3
export const MILITARY = 4

/** N-20.1: industry has no wonders. */
export const WONDER_TYPES = ['culture', 'science', 'economy', 'military'] as const
export type WonderType = (typeof WONDER_TYPES)[number]

/** N-20.2 */
export const ERAS = ['ancient', 'medieval', 'modern'] as const
export type Era = (typeof ERAS)[number]

export const COLOURS = ['red', 'blue', 'orange', 'green'] as const
export type Colour = (typeof COLOURS)[number] | BoxNames['colour']

/** N-1.2: pieces of each colour. */
export const CITIES = 7
export const CARAVANS = 3
export const CONTROL_TOKENS = 31

/** N-16.6 */
export const TRADE_LIMIT = 3

/** N-7.16 */
export const SLOTS = 5

/** Nothing, nowhere, nobody: wherever a number stands for one thing of a list. */
export const NONE = -1

export type CityStateId =
  | BoxNames['cityState']
  | 'carthage'
  | 'kumasi'
  | 'brussels'
  | 'seoul'
  | 'geneva'
  | 'mohenjo-daro'
  | 'buenos-aires'
  | 'kabul'

export type NaturalWonderId =
  | BoxNames['naturalWonder']
  | 'torres-del-paine'
  | 'cliffs-of-dover'
  | 'mt-everest'
  | 'crater-lake'
  | 'grand-mesa'
  | 'galapagos-islands'
  | 'mt-kilimanjaro'
  | 'pantanal'

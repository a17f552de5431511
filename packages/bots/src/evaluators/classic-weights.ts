import { classicFactors } from '../learned/weights/classic-factors.ts'

/** How many points the things of a player are worth: see `classic-parts.ts`, where each of them is counted. */
export type ClassicWeights = {
  readonly [Name in keyof typeof GUESSES]: number
}

/** Guesses, in points, each times a factor; a factor that is not given is 1. */
export const classicWeightsWith = (factors: Readonly<Partial<Record<string, number>>>): ClassicWeights => {
  const weights: Record<keyof ClassicWeights, number> = { ...GUESSES }
  for (const name of CLASSIC_WEIGHT_NAMES) weights[name] *= factors[name] ?? 1
  return weights
}

const GUESSES = {
  /** The price of the spaces entered on the culture track, in points; the spaces themselves, and their square. */
  cultureTrack: 0.8,
  cultureSpaces: 0.7,
  cultureSquare: 0.05,
  culture: 0.33,
  events: 0.6,
  /** Techs by level, and what some are good for beyond their place in the pyramid. */
  techs1: 2.2,
  techs2: 6.2,
  techs3: 8,
  techs4: 10.6,
  techExtra: 1,
  /** Places for coins on known techs. */
  coinsByBattles: 0.2,
  coinsByResources: 0.4,
  coinsByTrade: 0.5,
  coinsByCulture: 0.5,
  coins: 4.5,
  coinsCubed: 22,
  resourceKinds: 1.6,
  resourcesMore: 0.8,
  resourcesOfUse: 0.4,
  people: 1.1,
  trade: 0.3,
  /** A tech that the trade of this round will buy. */
  research: 0.9,
  /** Cities that may still be founded. */
  cityRoom: 2,
  secondCity: 14,
  thirdCity: 10,
  walls: 0.6,
  tradeIcons: 1.3,
  productionIcons: 0.9,
  cultureIcons: 0.8,
  /** What the best building that each city could put up would add to its icons, in points. */
  building: 0.2,
  gathered: 1,
  government: 1,
  wonders: 1,
  roundToCome: 1,
  closeness: 60,
  units: 0.3,
  unitsMore: 0.12,
  armies: 1,
  battle: 1,
  errands: 1,
  scouts: 1,
  /** A site for a city that a scout could go to, what is around it, and unknown land that may have one. */
  sites: 9,
  surroundings: 0.6,
  unknown: 5,
  homeland: 0.15,
}

export const CLASSIC_WEIGHT_NAMES = Object.keys(GUESSES) as readonly (keyof ClassicWeights)[]

/** The weights in use. */
export const CLASSIC_WEIGHTS: ClassicWeights = classicWeightsWith(classicFactors.factors)

import { classicFactors } from '../learned/weights/classic-factors.ts'

/** How many points the things of a player are worth at a time of the game: see `classic-parts.ts`, where each of them is counted. */
export type ClassicWeights = {
  readonly [Name in keyof typeof GUESSES]: number
}

/** The weights of each round. What brings something in every round is worth less the fewer rounds are left. */
export type WeightsByRound = readonly ClassicWeights[]

export const weightsIn = (weights: WeightsByRound, round: number): ClassicWeights =>
  weights[Math.min(round, LAST)] as ClassicWeights

/**
 * Guesses, in points, each times a factor; a factor that is not given is 1. Another guess, with a factor of its own, says how a
 * weight changes in the course of a game: it is divided by it at first and multiplied by it at last.
 */
export const classicWeightsWith = (factors: Readonly<Partial<Record<string, number>>>): WeightsByRound =>
  Array.from({ length: LAST + 1 }, (_, round) => {
    const time = (2 * Math.max(0, round - 1)) / (LAST - 1) - 1
    const weights: Record<keyof ClassicWeights, number> = { ...GUESSES }
    for (const name of NAMES) {
      const change = (CHANGES[name] ?? 1) * (factors[changeOf(name)] ?? 1)
      weights[name] *= (factors[name] ?? 1) * change ** time
    }
    return weights
  })

/** The median of games lasts that long, in rounds. */
const LAST = 13

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
  closeness: 120,
  units: 0.3,
  unitsMore: 0.12,
  armies: 1,
  battle: 1,
  errands: 1,
  scouts: 1,
  /** A site for a city that a scout could go to, what is around it, and unknown land that may have one. */
  sites: 9,
  surroundings: 0.6,
  unknown: 7,
  /** How much a city to be founded is worth less for each round until then: the exponent. */
  delay: 0.22,
  homeland: 0.15,
  /** How much weight the plans of others and the player's own to take a capital get, and how much less if somebody wins before. */
  threat: 0.6,
  menace: 0.8,
  tooLate: 0.7,
  /** What a round on the way there costs such a plan, as an exponent, and strength that the city gains in it. */
  marching: 0.16,
  reinforcement: 1,
}

/** What is there to bring something in later rounds. */
const CHANGES: Readonly<Partial<Record<keyof ClassicWeights, number>>> = {
  cityRoom: 0.5,
  secondCity: 0.6,
  thirdCity: 0.6,
  tradeIcons: 0.5,
  productionIcons: 0.5,
  cultureIcons: 0.5,
  building: 0.5,
  sites: 0.6,
  unknown: 0.6,
}

const NAMES = Object.keys(GUESSES) as readonly (keyof ClassicWeights)[]

const changeOf = (name: string): string => `${name}, later`

/** What can be learned. */
export const CLASSIC_FACTORS: readonly string[] = NAMES.flatMap((name) => [name, changeOf(name)])

/** The weights in use. */
export const CLASSIC_WEIGHTS: WeightsByRound = classicWeightsWith(classicFactors.factors)

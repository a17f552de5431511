/**
 * A learned judgement for any number of seats: the same weights score every seat by its own features, and the scores race each other
 * for the win. Nobody, who scores the same in every position, races too: so standing still is worse than coming to the end.
 */
export type Race = Float32Array

/** What a row of features scores. */
export const scoreOf = (weights: Race, features: Float32Array, first: number): number => {
  let sum = 0
  for (let place = 0; place < weights.length; place++) sum += (features[first + place] ?? 0) * (weights[place] ?? 0)
  return sum
}

/** The logarithm of the odds that one of the seats wins before all others and nobody, by the features of all and what nobody scores. */
export const oddsOf = (weights: Race, features: Float32Array, seats: number, seat: number, nobody: number): number =>
  scoreOf(weights, features, seat * weights.length) -
  Math.log(Math.exp(nobody) + powerOfOthers(weights, features, seats, seat))

/** How much greater its odds would be if nobody did not race. */
export const shareOfNobody = (
  weights: Race,
  features: Float32Array,
  seats: number,
  seat: number,
  nobody: number,
): number => Math.log(1 + Math.exp(nobody) / powerOfOthers(weights, features, seats, seat))

const powerOfOthers = (weights: Race, features: Float32Array, seats: number, seat: number): number => {
  let power = 0
  for (let other = 0; other < seats; other++) {
    if (other !== seat) power += Math.exp(scoreOf(weights, features, other * weights.length))
  }
  return power
}

/** A race as it is kept in the repository. */
export type KeptRace = {
  /** The commands that made it. */
  readonly made: readonly string[]
  /** By feature; those that are left out weigh nothing. */
  readonly weights: Readonly<Record<string, number>>
}

export const keepRace = (weights: Race, features: readonly string[], made: readonly string[]): KeptRace => ({
  made,
  weights: Object.fromEntries(
    features
      .map((name, place): readonly [string, number] => [name, Math.round((weights[place] ?? 0) * EXACT) / EXACT])
      .filter(([, weight]) => weight !== 0),
  ),
})

const EXACT = 1000

export const raceFrom = (weights: KeptRace['weights'], features: readonly string[]): Race => {
  const unknown = Object.keys(weights).find((name) => !features.includes(name))
  if (unknown !== undefined) throw new Error(`the race knows "${unknown}", which is no feature`)
  return Float32Array.from(features, (name) => weights[name] ?? 0)
}

/** Games between players, by pair: `scores[a][b]` is what `a` scored against `b`, a level game being half. */
export type Scores = readonly (readonly number[])[]

/**
 * Elo ratings that explain the scores best: the Bradley–Terry model, fitted by Hunter's iteration (each step cannot
 * make the fit worse). The mean rating is 0. `prior` level games are added between any two who met, so that whoever
 * won all has a rating too.
 */
export const eloRatings = (scores: Scores, prior = 1): readonly number[] => {
  const padded = scores.map((row, a) =>
    row.map((score, b) => (a !== b && score + (scores[b]?.[a] ?? 0) > 0 ? score + prior / 2 : 0)),
  )
  let strengths: readonly number[] = padded.map(() => 1)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = centred(strengths.map((strength, a) => improved(padded, strengths, strength, a)))
    const change = Math.max(...next.map((strength, a) => Math.abs(Math.log(strength / (strengths[a] ?? 1)))))
    strengths = next
    if (change < ENOUGH) break
  }
  return strengths.map((strength) => 400 * Math.log10(strength))
}

const MOST_ROUNDS = 10_000
const ENOUGH = 1e-9

const improved = (scores: Scores, strengths: readonly number[], strength: number, a: number): number => {
  let won = 0
  let weight = 0
  for (const [b, score] of (scores[a] ?? []).entries()) {
    const games = score + (scores[b]?.[a] ?? 0)
    won += score
    weight += games / (strength + (strengths[b] ?? 1))
  }
  return weight === 0 ? strength : won / weight
}

/** Strengths matter only as ratios; this keeps their geometric mean at 1. */
const centred = (strengths: readonly number[]): readonly number[] => {
  const mean = Math.exp(strengths.reduce((sum, strength) => sum + Math.log(strength), 0) / strengths.length)
  return strengths.map((strength) => strength / mean)
}

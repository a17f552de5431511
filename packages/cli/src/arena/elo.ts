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

/**
 * How far the 95 % interval of each rating reaches to either side: from the curvature of the likelihood at the fit (Fisher's
 * information), with the mean rating held at 0. `worth` is how much of a game's information one pair of its players has.
 */
export const eloIntervals = (scores: Scores, ratings: readonly number[], worth = 1, prior = 1): readonly number[] => {
  const size = scores.length
  const information = scores.map(() => scores.map(() => 0))
  for (const [a, row] of scores.entries()) {
    for (const [b, score] of row.entries()) {
      const games = score + (scores[b]?.[a] ?? 0)
      if (a === b || games === 0) continue
      const share = 1 / (1 + 10 ** (((ratings[b] ?? 0) - (ratings[a] ?? 0)) / 400))
      const told = (games * worth + prior) * share * (1 - share)
      increase(information, a, a, told)
      increase(information, a, b, -told)
    }
  }
  // Ratings matter only as differences: without the mean held still, their information could not be inverted.
  const held = information.map((row) => row.map((value) => value + 1 / size))
  return inverted(held).map((row, at) => Z * ELO * Math.sqrt(Math.max(0, (row[at] ?? 0) - 1 / size)))
}

/** Two-sided 95 % point of the normal distribution, and Elo points to a natural logarithm of odds. */
const Z = 1.959964
const ELO = 400 / Math.LN10

const increase = (matrix: number[][], row: number, column: number, by: number): void => {
  const values = matrix[row] ?? []
  values[column] = (values[column] ?? 0) + by
}

/** The inverse of a positive definite matrix, by elimination. */
const inverted = (matrix: readonly (readonly number[])[]): readonly (readonly number[])[] => {
  const rows = matrix.map((row, at) => [...row, ...row.map((_value, column) => (column === at ? 1 : 0))])
  for (const [at, pivot] of rows.entries()) {
    const head = pivot[at] ?? 1
    for (const [column, value] of pivot.entries()) pivot[column] = value / head
    for (const [other, row] of rows.entries()) {
      const factor = row[at] ?? 0
      if (other === at || factor === 0) continue
      for (const [column, value] of pivot.entries()) row[column] = (row[column] ?? 0) - factor * value
    }
  }
  return rows.map((row) => row.slice(matrix.length))
}

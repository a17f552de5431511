/** Two-sided 95 % point of the normal distribution. */
const Z = 1.959964

/**
 * Wilson's 95 % confidence interval for a share: `score` of `games`. Unlike the textbook one it stays within 0 and 1
 * and means something for few games. Scores may be fractions, because victories can be shared.
 */
export const wilson = (score: number, games: number): readonly [number, number] => {
  if (games === 0) return [0, 1]
  const share = score / games
  const spread = (Z * Z) / games
  const centre = (share + spread / 2) / (1 + spread)
  const reach = (Z * Math.sqrt((share * (1 - share)) / games + spread / (4 * games))) / (1 + spread)
  return [Math.max(0, centre - reach), Math.min(1, centre + reach)]
}

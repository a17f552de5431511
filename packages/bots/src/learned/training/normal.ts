import { below, type Random } from '@ecumene/kernel'

/** A normally distributed number (Box and Muller). */
export const normal = (random: Random): number => {
  const one = (below(random, FINE) + 0.5) / FINE
  const other = (below(random, FINE) + 0.5) / FINE
  return Math.sqrt(-2 * Math.log(one)) * Math.cos(2 * Math.PI * other)
}

const FINE = 1 << 20

/** Lists of counts: how many there are of each kind. */

export const total = (counts: readonly number[]): number => {
  let sum = 0
  for (const count of counts) sum += count
  return sum
}

/**
 * A count for each kind. Not by `map`: once V8 has compiled that, it makes lists of another internal kind, and everything that
 * counts, for any player, is slower from then on.
 */
export const countsBy = <Kind>(kinds: readonly Kind[], count: (kind: Kind, number: number) => number): number[] =>
  Array.from(kinds, count)

/** Adds to the count of a kind; a negative number takes away. */
export const add = (counts: number[], kind: number, count: number): void => {
  // Keeps it a small integer: a sum of -0 would turn the list into one of floats.
  counts[kind] = ((counts[kind] ?? 0) + count) | 0
}

/** How often something is in a list. */
export const countOf = (list: readonly number[], item: number): number => {
  let count = 0
  for (let at = 0; at < list.length; at++) if (list[at] === item) count++
  return count
}

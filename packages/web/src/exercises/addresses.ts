import { DEPTHS, type Depth } from '@ecumene/bots'

export const exercisesAddress = (editionId: string): string => `/exercises/${editionId}`

/** Exercises of a set are counted from 0 in the program, and from 1 for people. */
export const exerciseAddress = (editionId: string, depth: Depth, number: number): string =>
  `${exercisesAddress(editionId)}/${depth}/${number + 1}`

/** The set and the exercise that an address names; `null` where it names none. */
export const exerciseNamed = (
  depth: string,
  number: string,
): { readonly depth: Depth; readonly number: number } | null => {
  const known = DEPTHS.find((name) => name === depth)
  return known === undefined || !/^[1-9]\d?$/.test(number) ? null : { depth: known, number: Number(number) - 1 }
}

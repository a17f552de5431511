import { DEPTHS, type Depth } from './exercise.ts'
import type { Moment } from './moments.ts'

/** A moment, and which match it is from. */
export type FoundMoment = Moment & { readonly match: number }

export const SET_SIZE = 10
/** So many of a set may teach the same, come from one match, or have the same answer. */
export const MOST_OF_A_KIND = 4
export const MOST_OF_A_MATCH = 3
export const MOST_OF_A_MOVE = 2

/**
 * Sets of various exercises, one for each depth: the kind of which there is least so far comes first, and of that kind where the
 * right move is furthest ahead. A set that cannot be filled stays short.
 */
export const setsFrom = (found: readonly FoundMoment[]): Readonly<Record<Depth, readonly FoundMoment[]>> => {
  const [glance, look, thought] = DEPTHS.map((depth) => setFrom(found.filter((moment) => moment.depth === depth)))
  return { glance: glance ?? [], look: look ?? [], thought: thought ?? [] }
}

const setFrom = (found: readonly FoundMoment[]): readonly FoundMoment[] => {
  const left = [...found].sort((one, other) => leadOf(other) - leadOf(one))
  const chosen: FoundMoment[] = []
  const count = (is: (moment: FoundMoment) => boolean): number => chosen.filter(is).length
  const ofKind = (moment: FoundMoment): number => count((other) => lessonOf(other) === lessonOf(moment))
  const fits = (moment: FoundMoment): boolean => {
    const isSameMatch = ({ match }: FoundMoment): boolean => match === moment.match
    const isSameMove = (other: FoundMoment): boolean => bestOf(other) === bestOf(moment)
    return (
      ofKind(moment) < MOST_OF_A_KIND &&
      count(isSameMatch) < MOST_OF_A_MATCH &&
      count(isSameMove) < MOST_OF_A_MOVE &&
      // A moment later the answer is often still the same.
      count((other) => isSameMatch(other) && isSameMove(other)) === 0
    )
  }
  while (chosen.length < SET_SIZE) {
    const [next] = left.filter(fits).sort((one, other) => ofKind(one) - ofKind(other))
    if (next === undefined) break
    chosen.push(next)
  }
  return chosen.sort((one, other) => leadOf(other) - leadOf(one))
}

/** What an exercise teaches: what to do, and for the sake of what. */
const lessonOf = ({ kind, reasons: [reason] }: FoundMoment): string => `${kind} ${JSON.stringify(reason)}`

const bestOf = ({ worths }: FoundMoment): string | undefined => Object.keys(worths)[0]

/** By how much the best move is ahead of most others. */
const leadOf = ({ worths }: FoundMoment): number => {
  const values = Object.values(worths)
  return (values[0] ?? 0) - (values[2] ?? 0)
}

import type { Game, Seat, Viewer } from '../game.ts'
import { type Random, type Seed, seeded } from '../random.ts'
import type { Position } from './moment.ts'
import type { Check } from './trial.ts'

/**
 * A sample may depend on what its viewer knows, and on nothing else. So whoever samples the true state and whoever samples a
 * twin of it, which looks the same to the viewer, must draw alike: over many samples, the truth comes up as often from the one
 * as from the other. A single pair of samples shows nothing; all pairs of a run do, counted for each question that is asked and
 * each kind of place in the state.
 */
export const evenSamples: Check<Position> = {
  name: 'secrecy',
  inspect({ trial, state, seat, viewer, sample }) {
    const { game, random, tally } = trial
    compare(game, { state, twin: sample, viewer, moment: momentOf(game, state, seat) }, random, tally.leanings)
    return null
  },
}

/** The same at one position, for those who build positions: what is wrong with its samples, or `null`. */
export const unevenAt = (game: Game, state: unknown, viewer: Viewer, seed: Seed): string | null => {
  const random = seeded(seed)
  const leanings: Leanings = new Map()
  for (let twins = 0; twins < TWINS; twins++) {
    compare(game, { state, twin: game.sample(state, viewer, random), viewer, moment: '' }, random, leanings)
  }
  return unevenSamples(leanings)
}

const TWINS = 200

/** What is hidden in the same way is hidden when the same is asked. */
const momentOf = (game: Game, state: unknown, seat: Seat): string => `${game.describe.decision(state, seat).key} `

/** How far the samples of a run leaned towards what they were drawn from, for each kind of place. */
export type Leanings = Map<string, Leaning>

type Leaning = { pairs: number; sum: number; squares: number }

/** What the pairs of a whole run say; `null` if nothing is wrong. */
export const unevenSamples = (leanings: Leanings): string | null => {
  for (const [kind, { pairs, sum, squares }] of leanings) {
    const chance = Math.sqrt(squares)
    if (Math.abs(sum) <= MOST * chance) continue
    const where = sum > 0 ? 'towards' : 'away from'
    return `samples lean ${where} what the viewer may not know: ${kind}, ${Math.round(Math.abs(sum) / chance)} times as far as chance would in ${pairs} pairs`
  }
  return null
}

/**
 * Drawn alike, either sample of a pair could as well have been the other, so each leaning has an even chance of either sign.
 * The sum of such numbers passes seven times the root of the sum of their squares less than once in 10^10, whatever the game
 * (Hoeffding's inequality); a run of a big game adds up a thousand such sums.
 */
const MOST = 7

type Twins = { readonly state: unknown; readonly twin: unknown; readonly viewer: Viewer; readonly moment: string }

const compare = (game: Game, { state, twin, viewer, moment }: Twins, random: Random, leanings: Leanings): void => {
  const hidden = [...apart(state, twin)].map(([kind, places]) => ({
    places,
    leaning: leaningOf(leanings, `${moment}state${kind}`),
  }))
  if (hidden.length === 0) return
  // Most of what is hidden is hidden all the time; what seldom is gets its share by being looked at longer.
  const pairs = hidden.some(({ leaning }) => leaning.pairs < FEW) ? PAIRS_WHERE_FEW : PAIRS
  let isGuessable = false
  // A generator is drawn anew and never guessed: where nothing else is hidden, more pairs would show nothing.
  for (let pair = 0; pair < pairs && (isGuessable || pair <= PAIRS); pair++) {
    const [one, other] = [game.sample(state, viewer, random), game.sample(twin, viewer, random)]
    for (const { places, leaning } of hidden) {
      let latest = 0
      for (const place of places) {
        const [of, against] = [inclination(place, one), inclination(place, other)]
        isGuessable ||= of !== 0 || against !== 0
        latest += of - against
      }
      leaning.pairs++
      leaning.sum += latest
      leaning.squares += latest * latest
    }
  }
}

const FEW = 15_000
const PAIRS_WHERE_FEW = 30
const PAIRS = 1

const leaningOf = (leanings: Leanings, kind: string): Leaning => {
  const known = leanings.get(kind)
  if (known !== undefined) return known
  const fresh: Leaning = { pairs: 0, sum: 0, squares: 0 }
  leanings.set(kind, fresh)
  return fresh
}

/** A place at which a state and its twin differ, and what each of them has there. */
type Place = { readonly way: readonly string[]; readonly truth: string; readonly twin: string }

/** 1 if the sample has the truth at this place, −1 if it has what the twin has. */
const inclination = ({ way, truth, twin }: Place, sample: unknown): number => {
  let value = sample
  for (const step of way) value = isData(value) ? value[step] : undefined
  const text = JSON.stringify(value)
  if (text === truth) return 1
  return text === twin ? -1 : 0
}

/** The smallest places at which two states differ, by kind: the way to a place without the numbers in it. */
const apart = (truth: unknown, twin: unknown): ReadonlyMap<string, readonly Place[]> => {
  const places = new Map<string, Place[]>()
  const note = (kind: string, place: Place) => places.set(kind, [...(places.get(kind) ?? []), place])
  const walk = (one: unknown, other: unknown, way: readonly string[], kind: string): void => {
    if (one === other) return
    if (!isData(one) || !isData(other) || Array.isArray(one) !== Array.isArray(other)) {
      note(kind, { way, truth: JSON.stringify(one), twin: JSON.stringify(other) })
      return
    }
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      walk(one[key], other[key], [...way, key], Array.isArray(one) ? `${kind}[]` : `${kind}.${key}`)
    }
  }
  walk(truth, twin, [], '')
  return places
}

const isData = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

import {
  type Match,
  type Outcome,
  type Perspective,
  type Seat,
  type Seed,
  seeded,
  standingPlies,
} from '@ecumene/kernel'
import type { Guide } from '../guide.ts'
import { type Curve, curveOf } from './curve.ts'
import { decisionsOf } from './decisions.ts'
import { judge } from './judgement.ts'
import { expectedLine } from './line.ts'

/** Raise it when the same match would be judged differently or told in another form: what was kept of an older one is left aside. */
export const ANALYSIS_VERSION = 6

/** What can be said about a finished match. Plain data: it is kept, and sent between threads. */
export type Analysis = {
  readonly version: number
  readonly iterations: number
  /** What each seat could expect at the beginning and after every entry of the log. */
  readonly chances: Curve
  /** How many decisions each seat made where it had a choice, and what they cost it on average. */
  readonly seats: readonly { readonly decisions: number; readonly loss: number }[]
  /** The decisions that cost most, in the order of the match. */
  readonly turningPoints: readonly TurningPoint[]
}

export type TurningPoint = {
  /** The entry of the log. */
  readonly ply: number
  readonly seat: Seat
  /** Moves are in notation. */
  readonly played: string
  readonly better: string
  /** How much of the seat's chance to win was lost, from 0 to 1. */
  readonly loss: number
  /** What may be expected after the better move. */
  readonly line: readonly ExpectedMove[]
}

export type ExpectedMove = { readonly seat: Seat; readonly move: string }

export type AnalysisOptions = {
  /** For each decision; left out, what suits the game. */
  readonly iterations?: number | undefined
  readonly seed?: Seed
}

/**
 * Judges every decision of a finished match, one with each step, which yields how much of the work is done, from 0 to 1; whoever runs
 * it may stop at any step. The same seed gives the same analysis. A match that goes on is none of anybody's business.
 */
export function* analyse(
  match: Match,
  guide: Guide,
  { iterations = guide.analysis ?? USUAL_ITERATIONS, seed = 'analysis' }: AnalysisOptions = {},
): Generator<number, Analysis> {
  const outcome = match.outcome()
  if (outcome === null) throw new Error('only a finished match can be analysed')
  const { game } = match
  const { log } = match.record()
  const plies = standingPlies(log)
  const before: (readonly number[] | null)[] = []
  const judged: Judged[] = []
  for (const { ply, seat, played, eyes } of decisionsOf(match)) {
    // Chance of its own: what is thought of a decision does not depend on the others.
    const random = seeded(`${seed} ${ply}`)
    const judgement = judge(eyes, game.notation.parse(played), match.seats, iterations, guide, random)
    before.push(judgement?.chances ?? null)
    if (judgement !== null) {
      const { better, loss } = judgement
      judged.push({ ply, seat, played, better, loss, eyes: loss < LEAST_LOSS ? null : eyes })
    }
    yield before.length / (plies.length + 1)
  }

  const worst = worstOf(judged)
  const turningPoints: TurningPoint[] = []
  for (const { ply, seat, played, better, loss, eyes } of worst) {
    const random = seeded(`${seed} ${ply} on`)
    const expected = expectedLine(eyes, better, Math.max(1, Math.ceil(iterations / 4)), guide, random)
    const line = expected.map((next) => ({ seat: next.seat, move: game.notation.notate(next.move) }))
    turningPoints.push({ ply, seat, played, better: game.notation.notate(better), loss: rounded(loss), line })
    yield (plies.length + turningPoints.length / worst.length) / (plies.length + 1)
  }
  return {
    version: ANALYSIS_VERSION,
    iterations,
    chances: curveOf(log, plies, before, sharesOf(outcome, match.seats)).map((chances) => chances.map(rounded)),
    seats: Array.from({ length: match.seats }, (_unused, seat) => {
      const own = judged.filter((decision) => decision.seat === seat)
      const sum = own.reduce((losses, { loss }) => losses + loss, 0)
      return { decisions: own.length, loss: rounded(own.length === 0 ? 0 : sum / own.length) }
    }),
    turningPoints,
  }
}

const USUAL_ITERATIONS = 200

type Judged = Omit<TurningPoint, 'better' | 'line'> & {
  readonly better: unknown
  /** Kept where a line may be wanted. */
  readonly eyes: Perspective<unknown, unknown, unknown> | null
}

type Costly = Judged & { readonly eyes: Perspective<unknown, unknown, unknown> }

/** What costs less is no turning point: a search of another seed might think otherwise. */
const LEAST_LOSS = 0.05
const MOST_A_SEAT = 5

const worstOf = (judged: readonly Judged[]): readonly Costly[] => {
  const counts = new Map<Seat, number>()
  return judged
    .filter((decision): decision is Costly => decision.eyes !== null)
    .sort((one, other) => other.loss - one.loss)
    .filter(({ seat }) => {
      counts.set(seat, (counts.get(seat) ?? 0) + 1)
      return (counts.get(seat) ?? 0) <= MOST_A_SEAT
    })
    .sort((one, other) => one.ply - other.ply)
}

const sharesOf = ({ winners }: Outcome, seats: number): readonly number[] =>
  Array.from({ length: seats }, (_unused, seat) => (winners.includes(seat) ? 1 / winners.length : 0))

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

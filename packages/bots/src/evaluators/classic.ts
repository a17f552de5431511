import { classic, type Move, type MoveOf, moveOf, type State, UNDECIDED } from '@ecumene/classic'
import type { Evaluator } from '../bot.ts'
import { type Account, accountOf, sumOf } from '../parts.ts'
import { withCapitals } from './classic-capitals.ts'
import { partsWith } from './classic-parts.ts'
import { bestPlace } from './classic-putting.ts'
import { CLASSIC_WEIGHTS, type WeightsByRound, weightsIn } from './classic-weights.ts'

/** Judges positions of Classic by these weights; `account` says the same in parts, for hints. */
export const classicJudge = (weights: WeightsByRound): ClassicJudge => {
  const parts = partsWith(weights)

  /** By points, minus a few for idling: what one player gains, all others lose. */
  const chanceByPoints = (now: State, seat: number, less: number): number => {
    const own = sumOf(parts, now, seat) - less
    let others = 0
    for (let other = 0; other < now.players.length; other++) {
      if (other !== seat) others += Math.exp((sumOf(parts, now, other) - own) / SPREAD)
    }
    return 1 / (1 + others)
  }

  /** By points, and by who may take whose capital. */
  const chanceOf = (now: State, seat: number, less: number): number => {
    if (now.ending !== '') return now.winners.includes(seat) ? 1 : 0
    return withCapitals(now, seat, chanceByPoints(now, seat, less), weightsIn(weights, now.round))
  }

  /**
   * The position once the seat has finished what it has begun, in the way that looks best; nobody reacts.
   * Battles are judged as they stand.
   */
  const finished = (state: State, seat: number): State => {
    let now = state
    for (let step = 0; step < PATIENCE; step++) {
      now = afterReactions(afterResearch(now, seat), state)
      const top = now.pending[now.pending.length - 1]
      if (top === undefined || now.battle !== null || RESTING.has(top.kind)) return now
      if (!('seat' in top) || top.seat !== seat) return now
      now = bestOf(now, seat)
    }
    return afterReactions(now, state)
  }

  const bestOf = (state: State, seat: number): State => {
    const moves = classic.legal(state, seat)
    const top = state.pending[state.pending.length - 1]
    const place =
      top?.kind === 'put'
        ? bestPlace(state, seat, top.item, moves as MoveOf<'put'>[], weightsIn(weights, state.round))
        : null
    if (place !== null) return after(state, seat, place)
    let best = state
    let most = Number.NEGATIVE_INFINITY
    for (const move of moves) {
      const tried = after(state, seat, move)
      if (tried.ending !== '' && tried.winners.includes(seat)) return tried
      const worth = chanceOf(tried, seat, 0)
      if (worth <= most) continue
      most = worth
      best = tried
    }
    return best
  }

  return {
    points: (state, seat) => sumOf(parts, state, seat),
    evaluate(state, seat) {
      const now = finished(state, seat)
      return isStarting(now, seat) ? chanceOf(afterStart(now, seat), seat, IDLENESS) : chanceOf(now, seat, 0)
    },
    account(state, seat) {
      const begun = finished(state, seat)
      const now = isStarting(begun, seat) ? afterStart(begun, seat) : begun
      const { own, rival } = accountOf(parts, now, now.players.length, seat)
      // What is to be expected of capitals is told in the points that would give the same chance.
      const capitals = pointsFor(chanceOf(now, seat, 0)) - pointsFor(chanceByPoints(now, seat, 0))
      return { own: { ...own, capitals }, rival }
    },
  }
}

export type ClassicJudge = {
  readonly evaluate: Evaluator<State>
  /** What a seat has, whatever others have. */
  points(state: State, seat: number): number
  account(state: State, seat: number): Account
}

/**
 * Chance of winning a position of Classic, judged by how far each player is on the four ways to win and by what the
 * cities will bring, in rough points.
 */
export const { evaluate: evaluateClassic, account: accountOfClassic } = classicJudge(CLASSIC_WEIGHTS)

/** How many points of lead make a game nearly won. */
const SPREAD = 30

const pointsFor = (chance: number): number => {
  const possible = Math.min(Math.max(chance, 1e-6), 1 - 1e-6)
  return SPREAD * Math.log(possible / (1 - possible))
}

const after = (state: State, seat: number, move: Move): State => {
  const now = classic.clone(state)
  classic.apply(now, seat, move)
  return now
}

const isStarting = (now: State, seat: number): boolean => {
  const top = now.pending[now.pending.length - 1]
  return top?.kind === 'start' && top.seat === seat
}

/**
 * In the Start of Turn great people can change places forever. So a move there is judged by the position after the Start of
 * Turn, just as `done` is, and has to be worth something.
 */
const IDLENESS = 0.3

const afterStart = (state: State, seat: number): State => {
  if (classic.presentation.whyNot(state, seat, DONE) !== null) return state
  return afterReactions(after(state, seat, DONE), state)
}

const PASS = moveOf('pass')
const DONE = moveOf('done')

/** Frames in which a player starts something new rather than being in the middle of it. */
const RESTING: ReadonlySet<string> = new Set(['start', 'negotiate', 'manage', 'march', 'trek', 'research'])

/** How many decisions ahead a seat looks to finish what it has begun. */
const PATIENCE = 3

/** C-25.9: a tech chosen in secret is judged as if it were known, with all that it brings; the others choose none. */
const afterResearch = (state: State, seat: number): State => {
  if (state.pending[state.pending.length - 1]?.kind !== 'research') return state
  if (state.players[seat]?.research === UNDECIDED) return state
  const now = classic.clone(state)
  for (const asked of classic.deciders(state)) classic.apply(now, asked, PASS)
  return now
}

const afterReactions = (state: State, original: State): State => {
  let now = state
  while (now.pending[now.pending.length - 1]?.kind === 'react') {
    if (now === original) now = classic.clone(original)
    for (const asked of classic.deciders(now)) classic.apply(now, asked, PASS)
  }
  return now
}

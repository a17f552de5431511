import type { Perspective, Playable, Random } from '@ecumene/kernel'
import type { Evaluator } from './bot.ts'
import type { Budget } from './clock.ts'
import { worth } from './playout.ts'
import type { Found } from './search.ts'

/** How far to think ahead where a tree would be too wide: see `guide.ts`. */
export type Foresight = {
  /** How many moves are thought through: those that look best at first. */
  readonly candidates: number
  /** How many decisions are played ahead after each move at most, whoever makes them. */
  readonly decisions: number
  /** How many turns are played ahead, so that all moves are judged at the same moment of the game. */
  readonly turns: number
  /** Whoever may think for so many iterations looks further. */
  readonly further?: { readonly iterations: number; readonly decisions: number; readonly turns: number }
}

/** How far to look with a budget. */
export const foresightWith = (foresight: Foresight, { iterations = 0 }: Budget): Foresight => {
  const { further } = foresight
  return further === undefined || iterations < further.iterations
    ? foresight
    : { candidates: foresight.candidates, decisions: further.decisions, turns: further.turns }
}

/**
 * Thinks through the moves that look best: each in the same sampled worlds, played on until a later moment of the game with
 * everybody taking what looks best, and then judged. The worlds are shared, so that chance favours no move. Now and then the
 * move that has done worst is given up, so that more worlds are left to tell the best ones apart; it ends when they are.
 */
export const foresee = <State, Move, View>(
  { game, seat, sample }: Perspective<State, Move, View>,
  moves: readonly Move[],
  random: Random,
  evaluate: Evaluator<State>,
  { candidates, decisions, turns }: Foresight,
  remaining: (iterations: number) => number,
): Found<Move> => {
  const glances = [sample(random), sample(random)]
  const chosen = moves
    .map((move): Candidate<Move> => {
      const glance = glances.reduce((sum, world) => sum + after(game, world, seat, move, evaluate), 0) / glances.length
      return { move, glance, values: [] }
    })
    .sort((one, other) => other.glance - one.glance)
    .slice(0, candidates)
  let inTheRace = chosen
  let iterations = 0
  thinking: for (let worlds = 1; remaining(iterations) > 0; worlds++) {
    const world = sample(random)
    const end = game.proof.turn(world) + turns
    const values: number[] = []
    for (const { move } of inTheRace) {
      // Late in a game for four a world takes longer than an easy bot may think. What not all were tried in tells nothing.
      if (remaining(0) <= 0) break thinking
      const state = game.clone(world)
      game.apply(state, seat, move)
      playOn(game, state, evaluate, decisions, (now) => game.proof.turn(now) >= end)
      values.push(judge(game, state, seat, evaluate))
      iterations++
    }
    for (const [at, candidate] of inTheRace.entries()) candidate.values.push(values[at] ?? 0)
    inTheRace = inTheRace.toSorted(byWorth)
    if (worlds % LAP !== 0) continue
    if (inTheRace.length > 2) inTheRace = inTheRace.slice(0, -1)
    if (areToldApart(inTheRace)) break
  }
  return {
    move: (inTheRace[0] as Candidate<Move>).move,
    iterations,
    thoughts: chosen.map((candidate) => ({
      move: candidate.move,
      tried: Math.max(1, candidate.values.length),
      value: worthOf(candidate),
    })),
  }
}

/** A move that is thought through: what it seemed worth at a glance, and what it came to in each world. */
type Candidate<Move> = { readonly move: Move; readonly glance: number; readonly values: number[] }

/** After so many worlds a move is given up. */
const LAP = 3

const worthOf = ({ glance, values }: Candidate<unknown>): number =>
  values.length === 0 ? glance : values.reduce((sum, value) => sum + value, 0) / values.length

const byWorth = (one: Candidate<unknown>, other: Candidate<unknown>): number => worthOf(other) - worthOf(one)

/** Is the first clearly better than the second, or is it all the same which of them is made? */
const areToldApart = ([first, second]: readonly Candidate<unknown>[]): boolean => {
  if (first === undefined || second === undefined) return false
  const lead = worthOf(first) - worthOf(second)
  let squares = 0
  for (const [world, value] of first.values.entries()) squares += (value - (second.values[world] ?? 0) - lead) ** 2
  const error = Math.sqrt(squares) / first.values.length
  return error <= Math.max(ALL_THE_SAME, lead / CLEARLY)
}

/** A difference in the chance to win that nobody would notice. */
const ALL_THE_SAME = 0.0005
/** So many standard errors are clear. */
const CLEARLY = 3

const judge = <State, Move>(
  game: Playable<State, Move>,
  state: State,
  seat: number,
  evaluate: Evaluator<State>,
): number => (game.deciders(state).length === 0 ? worth(game, state, seat) : evaluate(state, seat))

const after = <State, Move>(
  game: Playable<State, Move>,
  world: State,
  seat: number,
  move: Move,
  evaluate: Evaluator<State>,
): number => {
  const state = game.clone(world)
  game.apply(state, seat, move)
  return judge(game, state, seat, evaluate)
}

/** Plays `decisions` moves, each the one that looks best to whoever makes it, or fewer if it is far enough before. */
export const playOn = <State, Move>(
  game: Playable<State, Move>,
  state: State,
  evaluate: Evaluator<State>,
  decisions: number,
  isFarEnough: (state: State) => boolean = () => false,
): void => {
  for (let left = decisions; left > 0; ) {
    const seat = game.deciders(state)[0]
    if (seat === undefined || isFarEnough(state)) return
    const moves = game.legal(state, seat)
    if (moves.length > 1) left--
    game.apply(state, seat, bestOf(game, state, seat, moves, evaluate))
  }
}

const bestOf = <State, Move>(
  game: Playable<State, Move>,
  state: State,
  seat: number,
  moves: readonly Move[],
  evaluate: Evaluator<State>,
): Move => {
  let [best] = moves
  let most = Number.NEGATIVE_INFINITY
  if (moves.length > 1) {
    for (const move of moves) {
      const value = after(game, state, seat, move, evaluate)
      if (value <= most) continue
      most = value
      best = move
    }
  }
  return best as Move
}

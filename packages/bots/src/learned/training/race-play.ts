import { type Game, type Seed, seeded } from '@ecumene/kernel'
import { worth } from '../../playout.ts'
import type { Planning } from '../../turn-plan.ts'
import { playTurns, type TurnPlayer } from '../../turns.ts'
import { type RaceLesson, STEPS } from './race-fit.ts'

/** What is learned of a game by racing: how it is seen, and how it is played meanwhile. */
export type Racing<State> = {
  readonly planning: Planning<State>
  /** The features of all seats. */
  see(state: State): Float32Array
  /** What each seat may expect. */
  expect(state: State): Float32Array
}

/** Plays a game against itself and returns what there is to learn from it: a lesson for the beginning of every turn. */
export const raceLessonsOf = <State, Move>(
  game: Game<State, Move>,
  options: object,
  seats: number,
  { planning, see, expect }: Racing<State>,
  seed: Seed,
  width: number,
): readonly RaceLesson[] => {
  const random = seeded(`${seed} play`)
  const state = game.setup(options, seats, seed)
  const seen: { readonly features: Float32Array; readonly expected: Float32Array }[] = []
  let turn = game.proof.turn(state)
  const note = (): boolean => {
    if (game.proof.turn(state) !== turn) seen.push({ features: see(state), expected: expect(state) })
    turn = game.proof.turn(state)
    return true
  }
  playTurns(game, state, random, () => ({ planning, width }), note, STRAY)
  // What is known at the end is worth less the longer ago it was: in between, what was expected later counts too.
  let targets = Float32Array.from({ length: seats }, (_unused, seat) => worth(game, state, seat))
  const lessons: RaceLesson[] = []
  for (const { features, expected } of seen.reverse()) {
    lessons.push({
      features: Uint8Array.from(features, (amount) => Math.min(255, Math.round(amount * STEPS))),
      targets,
    })
    targets = targets.map((target, seat) => TRUST * target + (1 - TRUST) * (expected[seat] ?? 0))
  }
  return lessons.reverse()
}

/** How often a turn begins with any move instead of the best, so that not all games are of one style. */
const STRAY = 0.1
/** How much what comes later counts, beside what is expected now, for the turn before. */
const TRUST = 0.95

/** Lets two players play a deal twice, seats swapped; what the first has won, from 0 to 2. */
export const raceMirrored = <State, Move>(
  game: Game<State, Move>,
  options: object,
  players: readonly [TurnPlayer<State>, TurnPlayer<State>],
  seed: Seed,
): number => {
  let won = 0
  for (const seat of [0, 1]) {
    const state = game.setup(options, 2, seed)
    playTurns(
      game,
      state,
      seeded(`${seed} gate`),
      (decider) => players[decider === seat ? 0 : 1],
      () => true,
    )
    won += worth(game, state, seat)
  }
  return won
}

import type { Seat } from '@ecumene/kernel'
import type { Engine } from './engine.ts'

type OnDecision = (state: unknown, seat: Seat, move: unknown) => void

/** A game that has come to its end, and how many decisions it took. */
export type Ended = { readonly state: unknown; readonly decisions: number }

/** Plays the game of this number, which is always the same. */
export type PlayGame = (number: number, onDecision?: OnDecision) => Ended

/** A random game for each number. */
export const randomGames =
  (engine: Engine, options: object, seed: string): PlayGame =>
  (number, onDecision) =>
    playOut(engine, options, `${seed}#${number}`, onDecision)

/** Plays a random game through the public contract. */
export const playOut = (
  { game, mostDecisions, perspective, randomBot, seeded }: Engine,
  options: object,
  seed: string,
  onDecision: OnDecision = () => {},
): Ended => {
  const state = game.setup(options, game.seats.min, seed)
  const eyes = Array.from({ length: game.seats.min }, (_none, seat) => perspective(game, state, seat))
  const random = seeded(`${seed} moves`)
  for (let decisions = 0; ; decisions++) {
    const seat = game.deciders(state)[0]
    if (seat === undefined || decisions === mostDecisions) return { state, decisions }
    const move = randomBot.choose(eyes[seat] as (typeof eyes)[number], random)
    onDecision(state, seat, move)
    game.apply(state, seat, move)
  }
}

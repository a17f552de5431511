import type { Bot } from '@ecumene/bots'
import {
  type Game,
  MOST_DECISIONS,
  type Outcome,
  type Perspective,
  perspective,
  type Random,
  type Seat,
  type Seed,
  seeded,
} from '@ecumene/kernel'

/** What one game between bots came to. */
export type Played = {
  /** `null`: the game was cut off after too many decisions, before anybody had won. */
  readonly outcome: Outcome | null
  /** The seat that decided first. */
  readonly first: Seat
  readonly decisions: number
  readonly turns: number
}

/**
 * Plays one game, a bot in each seat, through the public contract alone. The deal follows from `seed`, and so does the
 * chance of each seat: two bots that change places meet the same luck.
 */
export const play = (game: Game, options: object, bots: readonly Bot[], seed: Seed, most = MOST_DECISIONS): Played => {
  const state = game.setup(options, bots.length, seed)
  const perspectives: Perspective<unknown, unknown, unknown>[] = []
  const chances: Random[] = []
  for (let seat = 0; seat < bots.length; seat++) {
    perspectives.push(perspective(game, state, seat))
    chances.push(seeded(`${seed} seat ${seat}`))
  }
  const first = game.deciders(state)[0] ?? 0
  let decisions = 0
  for (;;) {
    const seat = game.deciders(state)[0]
    if (seat === undefined) break
    if (decisions === most) return { outcome: null, first, decisions, turns: game.proof.turn(state) }
    const bot = bots[seat] as Bot
    game.apply(
      state,
      seat,
      bot.choose(perspectives[seat] as Perspective<unknown, unknown, unknown>, chances[seat] as Random),
    )
    decisions++
  }
  const outcome = game.outcome(state)
  if (outcome === null) throw new Error(`${game.id} asks nobody, but has no outcome (seed ${seed})`)
  return { outcome, first, decisions, turns: game.proof.turn(state) }
}

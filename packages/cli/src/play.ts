import { EngineFault } from '@ecumene/bots/engine'
import {
  type Entry,
  type Game,
  type MatchRecord,
  MOST_DECISIONS,
  type Outcome,
  type Perspective,
  perspective,
  type Random,
  recordingChance,
  resignation,
  type Seat,
  type Seed,
  seeded,
} from '@ecumene/kernel'
import type { Player } from './player.ts'

/** What one game between bots came to. */
export type Played = {
  /** `null`: the game was cut off after too many decisions, before anybody had won. */
  readonly outcome: Outcome | null
  /** The seat that decided first. */
  readonly first: Seat
  readonly decisions: number
  readonly turns: number
  /** A program failed here, and has lost the game by it. */
  readonly fault?: Fault
}

export type Fault = { readonly seat: Seat; readonly ply: number; readonly what: string }

/**
 * Plays one game, a player in each seat, through the public contract alone. The deal follows from `seed`, and so does the
 * chance of each seat: two players that change places meet the same luck. Our bots answer at once, and then nothing is
 * waited for: a promise for every decision would cost more than a random one.
 */
export const play = async (
  game: Game,
  options: object,
  players: readonly Player[],
  seed: Seed,
  { most = MOST_DECISIONS, onRecord }: { readonly most?: number; onRecord?(record: MatchRecord): void } = {},
): Promise<Played> => {
  const chanceOf = onRecord === undefined ? unnoted : recordingChance
  const log: Entry[] = []
  let state: unknown
  const deal = chanceOf(() => {
    state = game.setup(options, players.length, seed)
  })
  const perspectives: Perspective<unknown, unknown, unknown>[] = []
  const chances: Random[] = []
  for (const [seat, player] of players.entries()) {
    perspectives.push(perspective(game, state, seat))
    chances.push(seeded(`${seed} seat ${seat}`))
    player.begin?.({ type: 'game', game: game.id, rules: game.rules, options, seats: players.length, seat })
  }
  const first = game.deciders(state)[0] ?? 0
  const ended = (outcome: Outcome | null, decisions: number, fault?: Fault): Played => {
    for (const player of players) player.end?.(outcome)
    if (fault !== undefined) log.push({ seat: fault.seat, resign: true })
    onRecord?.({ game: game.id, rules: game.rules, seats: players.length, options, seed, deal, log })
    return { outcome, first, decisions, turns: game.proof.turn(state), ...(fault !== undefined && { fault }) }
  }
  for (let decisions = 0; ; decisions++) {
    const seat = game.deciders(state)[0]
    if (seat === undefined) {
      const outcome = game.outcome(state)
      if (outcome === null) throw new Error(`${game.id} asks nobody, but has no outcome (seed ${seed})`)
      return ended(outcome, decisions)
    }
    if (decisions === most) return ended(null, decisions)
    const player = players[seat] as Player
    let move: unknown
    try {
      const chosen = player.choose(
        perspectives[seat] as Perspective<unknown, unknown, unknown>,
        chances[seat] as Random,
      )
      move = chosen instanceof Promise ? await chosen : chosen
    } catch (error) {
      if (!(error instanceof EngineFault)) throw error
      return ended(resignation(players.length, seat), decisions, { seat, ply: decisions, what: error.message })
    }
    const chance = chanceOf(() => game.apply(state, seat, move))
    if (onRecord !== undefined) {
      log.push({ seat, move: game.notation.notate(move), ...(chance.length > 0 && { chance }) })
    }
  }
}

const unnoted = (act: () => void): readonly number[] => {
  act()
  return NO_CHANCE
}

const NO_CHANCE: readonly number[] = []

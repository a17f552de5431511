import { type Game, perspective, type Seed, seeded, split } from '@ecumene/kernel'
import type { Bot } from '../bot.ts'

/** Plays one game between bots and returns each seat's share of the victory. */
export const playGame = <State, Move, View>(
  game: Game<State, Move, View>,
  options: object,
  bots: readonly Bot[],
  seed: Seed,
): readonly number[] => {
  const state = game.setup(options, bots.length, seed)
  const random = seeded(`bots of ${seed}`)
  const chances = bots.map(() => split(random))
  const perspectives = bots.map((_bot, seat) => perspective(game, state, seat))
  for (;;) {
    const seat = game.deciders(state)[0]
    if (seat === undefined) break
    const [bot, view, chance] = [bots[seat], perspectives[seat], chances[seat]]
    if (bot === undefined || view === undefined || chance === undefined) throw new Error(`nobody sits in seat ${seat}`)
    game.apply(state, seat, bot.choose(view, chance))
  }
  const winners = game.outcome(state)?.winners ?? []
  return bots.map((_bot, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
}

/** Score of the first bot over pairs of games on the same deals with seats swapped, from 0 to 1. */
export const duelScore = (game: Game, options: object, one: Bot, two: Bot, deals: number): number => {
  let score = 0
  for (let deal = 0; deal < deals; deal++) {
    score += playGame(game, options, [one, two], `deal ${deal}`)[0] ?? 0
    score += playGame(game, options, [two, one], `deal ${deal}`)[1] ?? 0
  }
  return score / (2 * deals)
}

import type { Seat } from '@ecumene/kernel'
import type { Engine } from './engine.ts'
import { type PlayGame, playOut } from './play-out.ts'

/** A random game as it was played: who decided what, in notation. */
export type PlayedGame = { readonly seed: string; readonly decisions: readonly (readonly [Seat, string])[] }

/** Random games to be walked through again, also by a checkout whose random games would be others. */
export const gamesPlayed = (engine: Engine, options: object, seed: string): readonly PlayedGame[] => {
  const games: PlayedGame[] = []
  for (let sum = 0; sum < ENOUGH_DECISIONS && games.length < MOST_GAMES; ) {
    const decisions: (readonly [Seat, string])[] = []
    const gameSeed = `${seed}#${games.length}`
    playOut(engine, options, gameSeed, (_state, seat, move) => decisions.push([seat, engine.notation.notate(move)]))
    games.push({ seed: gameSeed, decisions })
    sum += decisions.length
  }
  return games
}

const ENOUGH_DECISIONS = 20_000
const MOST_GAMES = 100

/** The same games as far as this engine can follow them: its rules may differ from those by which they were played. */
export const gamesFollowed = (engine: Engine, options: object, games: readonly PlayedGame[]): readonly PlayedGame[] =>
  games.map(({ seed, decisions }) => {
    const state = engine.game.setup(options, engine.game.seats.min, seed)
    const end = decisions.findIndex(([seat, text]) => !follows(engine, state, seat, text))
    return { seed, decisions: end === -1 ? decisions : decisions.slice(0, end) }
  })

const follows = ({ game, notation }: Engine, state: unknown, seat: Seat, text: string): boolean => {
  const move = notation.parse(text)
  if (move === null) return false
  try {
    game.apply(state, seat, move)
    return true
  } catch {
    return false
  }
}

/**
 * These games over and over. At every decision it is found out who decides and what is legal, as a bot would, and the move
 * is made that was made. Moves are read from their notation beforehand.
 */
export const walksThrough = ({ game, notation }: Engine, options: object, games: readonly PlayedGame[]): PlayGame => {
  const read = games.map(({ seed, decisions }) => ({
    seed,
    steps: decisions.map(([seat, text]) => ({ seat, move: notation.parse(text) })),
  }))
  const legal: unknown[] = []
  return (number, onDecision) => {
    const { seed, steps } = read[number % read.length] as (typeof read)[number]
    const state = game.setup(options, game.seats.min, seed)
    for (const { seat, move } of steps) {
      onDecision?.(state, seat, move)
      game.deciders(state)
      game.legal(state, seat, legal)
      game.apply(state, seat, move)
    }
    return { state, decisions: steps.length }
  }
}

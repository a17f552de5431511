import type { Game, GameEvent, Seat } from '../game.ts'
import type { Random } from '../values/random.ts'

/**
 * All that a bot gets: its seat's view, its legal moves, and states sampled from what it cannot know. The true state
 * stays behind the closure, so a bot that plays through a perspective cannot peek. As a state is changed in place, one
 * perspective serves a seat for the whole game.
 */
export type Perspective<State, Move, View> = {
  readonly game: Game<State, Move, View>
  readonly seat: Seat
  view(): View
  legal(into?: Move[]): Move[]
  /** An open-ended move to try, such as a trade offer; `null` where the game has none. */
  suggest(random: Random): Move | null
  sample(random: Random): State
}

export const perspective = <State, Move, View, Event extends GameEvent, Options extends object>(
  game: Game<State, Move, View, Event, Options>,
  state: State,
  seat: Seat,
): Perspective<State, Move, View> => ({
  game,
  seat,
  view: () => game.view(state, seat),
  legal: (into) => game.legal(state, seat, into),
  suggest: (random) =>
    game.openMoves?.might?.(state, seat) === false
      ? null
      : (game.openMoves?.suggest(game.sample(state, seat, random), seat, random) ?? null),
  sample: (random) => game.sample(state, seat, random),
})

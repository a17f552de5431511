import type { Game, GameEvent } from '../game.ts'
import { below, type Random, seeded } from '../values/random.ts'

/**
 * Plays moves chosen by a seed, every kind of move as likely, and returns the events and what `look` saw at each: from a
 * crowded position a few moves meet what games meet in hundreds.
 */
export const wander = <State, Move extends { readonly kind: string }, View, Event extends GameEvent>(
  game: Game<State, Move, View, Event>,
  state: State,
  seed: string,
  moves: number,
  look: (made: number) => unknown,
): readonly unknown[] => {
  const random = seeded(seed)
  const steps: unknown[] = []
  for (let made = 0; made < moves && game.outcome(state) === null; made++) {
    const events: Event[] = []
    const seat = oneOf(random, game.deciders(state))
    const offer = game.openMoves?.suggest(state, seat, random) ?? null
    const list = offer === null ? game.legal(state, seat) : [...game.legal(state, seat), offer]
    const kind = oneOf(random, [...new Set(list.map((move) => move.kind))])
    const move = oneOf(
      random,
      list.filter((one) => one.kind === kind),
    )
    game.apply(state, seat, move, (event) => events.push(event))
    steps.push([seat, game.notation.notate(move), events, look(made)])
  }
  return steps
}

const oneOf = <T>(random: Random, list: readonly T[]): T => list[below(random, list.length)] as T

import { type Playing, playing } from '@ecumene/kernel/testing'
import { classic } from '../game.ts'
import type { Event } from '../rules/events.ts'
import { SQUARE_NAMES } from '../rules/map/grid.ts'
import type { Move } from '../rules/moves.ts'
import type { Player, State } from '../rules/state.ts'

const { decider, ...made }: Playing<State, Move, Event> = playing(classic)

/** What chance draws, and in which order, is in `drawing.ts`. */
export const { move, play, playWithChance, legal, refusal } = made

/** What is asked now. */
export const asked = (state: State): string => state.pending[state.pending.length - 1]?.kind ?? 'nothing'

/** Squares, by name, in the legal moves of one kind. */
export const squares = (state: State, kind: string, seat = decider(state)): readonly string[] =>
  classic
    .legal(state, seat)
    .filter((one) => one.kind === kind)
    .flatMap((one) => ('square' in one ? [SQUARE_NAMES[one.square] as string] : []))

export const player = (state: State, seat: number): Player => state.players[seat] as Player

/** The number of a square from its name. */
export const at = (name: string): number => {
  const square = SQUARE_NAMES.indexOf(name)
  if (square < 0) throw new Error(`there is no square ${name}`)
  return square
}

/** Everybody does as little as possible until the predicate holds. */
export const idleUntil = (state: State, isSo: (state: State) => boolean): void => {
  for (let decisions = 0; !isSo(state); decisions++) {
    const seat = decider(state)
    const moves = legal(state, seat)
    if (decisions > 1000) throw new Error('the condition never held')
    play(state, `${seat}: ${moves.find((text) => text === 'done' || text === 'pass') ?? moves[0]}`)
  }
}

/** To the beginning of the next round. */
export const finishRound = (state: State): void => {
  const { round } = state
  idleUntil(state, (now) => now.round > round)
}

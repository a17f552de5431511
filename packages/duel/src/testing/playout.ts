import { below, seeded } from '@ecumene/kernel'
import { duel } from '../game.ts'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import type { Options, State } from '../rules/state.ts'

/** One move of a game played at random, with the state on either side of it. */
export type Step = {
  readonly before: State
  readonly move: Move
  readonly seat: number
  readonly events: readonly Event[]
  readonly after: State
}

const OPTIONS: Options = { wonders: 'draft', centredPawn: 'begins', greatLibraryTokens: 'public' }

/** Plays a whole game with moves chosen at random and shows every step; the same seed gives the same game. */
export const playout = (seed: string, each: (step: Step) => void, options: Partial<Options> = {}): State => {
  const state = duel.setup({ ...OPTIONS, ...options }, 2, seed)
  const random = seeded(`moves of ${seed}`)
  for (;;) {
    const [seat] = duel.deciders(state)
    if (seat === undefined) return state
    const before = duel.clone(state)
    const moves = duel.legal(state, seat)
    const move = moves[below(random, moves.length)] as Move
    const events: Event[] = []
    duel.apply(state, seat, move, (event) => events.push(event))
    each({ before, move, seat, events, after: duel.clone(state) })
  }
}

/** `count` seeds for tests that look at many games. */
export const seeds = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `seed ${index}`)

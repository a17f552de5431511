import { below, type Perspective, type Random } from '@ecumene/kernel'
import type { Decide } from './protocol.ts'

/** What an engine is told of a decision: its seat's view and moves, and a world drawn from what it knows if it wants one. */
export const briefOf = <State, Move, View>(
  perspective: Perspective<State, Move, View>,
  random: Random,
  { milliseconds, world }: { readonly milliseconds: number; readonly world: boolean },
): Decide => {
  const { game } = perspective
  return {
    type: 'decide',
    view: perspective.view(),
    moves: perspective.legal().map((move) => game.notation.notate(move)),
    ...(game.openMoves !== undefined && { open: true }),
    milliseconds,
    seed: `${below(random, 2 ** 20)}-${below(random, 2 ** 20)}`,
    ...(world && { world: perspective.sample(random) }),
  }
}

/**
 * The move that an answer stands for, or `null` if it is not legal. Whether a move that is not listed is allowed follows
 * from what the seat knows, and so from any sample.
 */
export const moveOf = <State, Move, View>(
  perspective: Perspective<State, Move, View>,
  random: Random,
  answer: string,
): Move | null => {
  const { game, seat } = perspective
  const listed = perspective.legal().find((move) => game.notation.notate(move) === answer)
  if (listed !== undefined || game.openMoves === undefined) return listed ?? null
  const open = game.notation.parse(answer)
  return open !== null && game.presentation.whyNot(perspective.sample(random), seat, open) === null ? open : null
}

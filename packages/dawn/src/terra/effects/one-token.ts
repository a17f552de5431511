import type { Message } from '@ecumene/kernel'
import { type Ask, asks, because } from '../../rules/because.ts'
import { placeOne } from '../../rules/culture/placing.ts'
import { removable, takeBack, whyNotRemove } from '../../rules/culture/taking-back.ts'
import type { Teller } from '../../rules/events.ts'
import { unusedControls } from '../../rules/map/pieces.ts'
import { NOTHING_MOVE, spaceMoves } from '../../rules/moves.ts'
import { type FrameKind, type FrameOf, playerOf, type State } from '../../rules/state.ts'
import type { WordKey } from '../../words/en.ts'

type WhyNot<Kind extends FrameKind> = (state: State, frame: FrameOf<Kind>, space: number) => Message<WordKey> | null

/** What can answer it. */
export type OneToken = 'place' | 'remove' | 'nothing'

/** Asks for one control token or none, on a space where nothing forbids it. */
export const oneToken = <Kind extends FrameKind>(
  decision: WordKey,
  whyNotHere: WhyNot<Kind>,
  {
    put = placeOne,
    whyNotNothing = () => null,
  }: {
    readonly put?: (state: State, seat: number, space: number, tell: Teller) => void
    readonly whyNotNothing?: (state: State, frame: FrameOf<Kind>, seat: number) => Message<WordKey> | null
  } = {},
): Ask<Kind, OneToken> => ({
  answers: ['place', 'remove', 'nothing'],
  decision: asks(decision),
  candidates: (state) => [...spaceMoves(state, 'place'), ...spaceMoves(state, 'remove'), NOTHING_MOVE],
  // N-8.12: one is taken back only when none is left. Then `whyNot` looks for a place on the whole map, here once for all.
  legal(state, frame, seat, into) {
    if (unusedControls(playerOf(state, seat)) === 0) {
      const isWanted = state.owner.some((_owner, space) => whyNotHere(state, frame, space) === null)
      if (isWanted) removable(state, seat, into)
    } else {
      for (const move of spaceMoves(state, 'place')) if (whyNotHere(state, frame, move.space) === null) into.push(move)
    }
    if (whyNotNothing(state, frame, seat) === null) into.push(NOTHING_MOVE)
  },
  whyNot(state, frame, seat, move) {
    if (move.kind === 'nothing') return whyNotNothing(state, frame, seat)
    if (move.kind === 'remove') {
      const isWanted = state.owner.some((_owner, space) => whyNotHere(state, frame, space) === null)
      return isWanted ? whyNotRemove(state, seat, move.space) : because('reason.nowhere')
    }
    return unusedControls(playerOf(state, seat)) === 0
      ? because('reason.noControlTokens')
      : whyNotHere(state, frame, move.space)
  },
  apply(state, _frame, seat, move, tell) {
    if (move.kind === 'remove') {
      takeBack(state, seat, move.space, tell)
      return
    }
    state.pending.pop()
    if (move.kind === 'place') put(state, seat, move.space, tell)
  },
})

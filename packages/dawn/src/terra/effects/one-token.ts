import type { Message } from '@ecumene/kernel'
import { type Ask, asks, because } from '../../rules/because.ts'
import { placeOne } from '../../rules/culture/placing.ts'
import { takeBack, whyNotRemove } from '../../rules/culture/taking-back.ts'
import type { Teller } from '../../rules/events.ts'
import { unusedControls } from '../../rules/map/pieces.ts'
import { movesOf, NOTHING_MOVE } from '../../rules/moves.ts'
import { type FrameKind, type FrameOf, playerOf, type State } from '../../rules/state.ts'
import type { WordKey } from '../../words/en.ts'

type WhyNot<Kind extends FrameKind> = (state: State, frame: FrameOf<Kind>, space: number) => Message<WordKey> | null

/** What can answer it. */
export type OneToken = 'place' | 'remove' | 'nothing'

/** Asks for one control token or none, on a space where nothing forbids it. */
export const oneToken = <Kind extends FrameKind>(
  decision: WordKey,
  whyNotHere: WhyNot<Kind>,
  put: (state: State, seat: number, space: number, tell: Teller) => void = placeOne,
): Ask<Kind, OneToken> => ({
  answers: ['place', 'remove', 'nothing'],
  decision: asks(decision),
  candidates: (state) => [
    ...movesOf('place').slice(0, state.owner.length),
    ...movesOf('remove').slice(0, state.owner.length),
    NOTHING_MOVE,
  ],
  whyNot(state, frame, seat, move) {
    if (move.kind === 'nothing') return null
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

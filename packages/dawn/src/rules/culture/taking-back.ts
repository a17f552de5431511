import type { Message } from '@ecumene/kernel'
import type { WordKey } from '../../words/en.ts'
import { because } from '../because.ts'
import type { Teller } from '../events.ts'
import { general } from '../hooks/asking.ts'
import { isControl, removePiece, unusedControls } from '../map/pieces.ts'
import { type Move, spaceMoves } from '../moves.ts'
import { playerOf, type State } from '../state.ts'

const isRemovable = (state: State, seat: number, space: number): boolean =>
  state.owner[space] === seat &&
  isControl(state.piece[space]) &&
  !general('cannotBeTakenBack', state).some(({ does }) => does(state, seat, space))

/** N-8.12: own tokens on the map that could be taken back. */
export const removable = (state: State, seat: number, into: Move[]): void => {
  for (const move of spaceMoves(state, 'remove')) if (isRemovable(state, seat, move.space)) into.push(move)
}

export const whyNotRemove = (state: State, seat: number, space: number): Message<WordKey> | null => {
  if (!isRemovable(state, seat, space)) return because('reason.notYourToken')
  return unusedControls(playerOf(state, seat)) === 0 ? null : because('reason.tokensLeft')
}

/** N-8.12: an own control token comes off the map. */
export const takeBack = (state: State, seat: number, space: number, tell: Teller): void => {
  tell?.({ kind: 'controlRemoved', seat, space })
  removePiece(state, space, tell)
}

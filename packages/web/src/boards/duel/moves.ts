import {
  type CardId,
  cardNamed,
  duel,
  moveOf,
  type ProgressId,
  progressNamed,
  type Side,
  type WonderId,
  wonderNamed,
} from '@ecumene/duel'
import { readMoves } from '../read-moves.ts'

/** The move that a handle stands for; `null` for what is no move. */
export const moveBy = readMoves(duel.notation)

// The moves of this table, by the ids of what they are about. How they are written is up to the game.

export const cardMove = (kind: 'build' | 'discard' | 'rebuild' | 'demolish', card: CardId): string =>
  moveOf(kind, cardNamed(card).number).notation

export const wonderMove = (wonder: WonderId, card: CardId): string =>
  moveOf('wonder', wonderNamed(wonder).number, cardNamed(card).number).notation

export const draftMove = (wonder: WonderId): string => moveOf('draft', wonderNamed(wonder).number).notation

export const tokenMove = (kind: 'progress' | 'library', token: ProgressId): string =>
  moveOf(kind, progressNamed(token).number).notation

export const beginMove = (side: Side): string => moveOf('begin', side).notation

export const DECLINE: string = moveOf('decline').notation

import type { Desk } from '../desk.ts'
import { CAPITAL } from './track-places.ts'

/** The pawn's place in words. */
export const pawnText = ({ view, text }: Desk): string => {
  if (view.pawn === 0) return text('duelBoard.pawnCentre')
  const threatened = view.pawn > 0 ? 1 : 0
  return text('duelBoard.pawnNear', { player: { seat: threatened }, spaces: CAPITAL - Math.abs(view.pawn) })
}

import { pieceAddress } from '@ecumene/kernel'
import type { Tip } from '../../tips/tip.ts'

/** The tip of a piece that has an entry. */
export const pieceTip =
  (kind: string) =>
  (id: string): Tip => ({ piece: pieceAddress(kind, id) })

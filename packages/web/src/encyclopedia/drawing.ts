import type { ComponentType } from 'react'
import type { IconName } from '../icons/icon.tsx'

/** How a game's pieces look in the encyclopedia. What it does not draw is described in words alone. */
export type PieceDrawing = {
  /** The sign for a word of the game, by its key (`resource.wood`). */
  readonly signOf: (key: string) => IconName | null
  /** The sign of a piece, for lists. */
  readonly signOfPiece: (kind: string, id: string) => IconName | null
  readonly Picture: ComponentType<PictureProps>
}

export type PictureProps = { readonly kind: string; readonly id: string; readonly name: string }

/** For a game that draws nothing. */
export const NO_DRAWING: PieceDrawing = { signOf: () => null, signOfPiece: () => null, Picture: () => null }

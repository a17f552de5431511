import type { Fact, Message, Piece, PieceKind, Words } from '@ecumene/kernel'

/** What a module adds to the encyclopedia beyond the things that every box holds. */
export type CataloguePart = {
  readonly words: Words
  /** Kinds of things that only this box has. */
  readonly kinds: readonly PieceKind[]
  /** Things of a base-game kind that are in none of its lists. */
  readonly pieces: Readonly<Record<string, readonly Piece[]>>
  /** More about a thing of any box, by its kind and id; `null` where there is nothing to add. */
  more(kind: string, id: string): Addition | null
}

export type Addition = {
  readonly facts?: readonly Fact[]
  readonly doubts?: readonly Message[]
  /** They come before those of the base game. */
  readonly rules?: readonly string[]
}

/** Players at one table, as a load sees them: one of them is to move, and it is told when the move was answered. */
export type Pair = {
  /** Is there a move to be made? */
  readonly isReady: boolean
  move(): void
}

export type Listener = {
  /** A move was acknowledged this long after it was sent. */
  answered(milliseconds: number): void
  /** The other player, whose turn it is now, saw a move this long after it was sent. */
  heard(milliseconds: number): void
  ready(pair: Pair): void
}

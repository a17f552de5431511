/** Where a command writes; passed in, so that tests can listen. */
export type Io = {
  /** The result. */
  out(text: string): void
  /** Everything else: progress and complaints. */
  err(text: string): void
  /** Is `err` a terminal that somebody watches? */
  readonly watched: boolean
  /** Width of that terminal. */
  readonly columns: number
}

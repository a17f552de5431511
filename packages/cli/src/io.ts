/** Where a command writes: given from outside, so that tests can listen. */
export type Io = {
  /** What was asked for. */
  out(text: string): void
  /** Everything else: progress and complaints. */
  err(text: string): void
  /** Does a person watch `err` on a terminal? */
  readonly watched: boolean
  /** Width of that terminal. */
  readonly columns: number
}

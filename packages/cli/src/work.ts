/** Work ready to do any range of it: games `from` up to, but not including, `to`. */
export type Work<Part> = {
  part(from: number, to: number): Part | Promise<Part>
  /** Ends what it has started. */
  close(): Promise<void>
}

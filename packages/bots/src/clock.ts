/** How long to think: so many iterations, for so long, or until the first of both is spent. */
export type Budget =
  | { readonly iterations: number; readonly milliseconds?: number }
  | { readonly milliseconds: number; readonly iterations?: number }

/** How many iterations are left after so many, as far as can be told; none when the budget is spent. */
export type Remaining = (iterations: number) => number

/** Starts the clock. It is read at every iteration: that costs nothing beside one, and in Classic one takes long. */
export const clockOf = (
  { iterations: most = Number.POSITIVE_INFINITY, milliseconds }: Budget,
  now: () => number = () => performance.now(),
): Remaining => {
  if (milliseconds === undefined) return (iterations) => most - iterations
  const start = now()
  return (iterations) => {
    const spent = now() - start
    if (spent >= milliseconds) return 0
    const inTime = Math.max(1, ((milliseconds - spent) * iterations) / Math.max(spent, 0.01))
    return Math.min(inTime, most - iterations)
  }
}

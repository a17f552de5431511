import { uptime } from 'node:os'

/**
 * The time that table clocks follow. It is the time of day, but it never goes back: the machine's clock may be set,
 * forward by a day or back by an hour, and nobody's thinking time changes because of that. A jump is
 * made up for slowly, so that days of rest come back to where they belong.
 */
export type SteadyTime = {
  now(): number
  /** How far the machine's clock is ahead of this time. */
  lag(): number
  /** Continues from where the last server was, if there was one. Call it once, before anything else. */
  resume(last: Moment | null): void
  /** Call it regularly. Returns how long the machine has slept since: that time counts. */
  follow(): number
}

/** When a server was last known to run, and how far the machine's clock was ahead then. */
export type Moment = { readonly at: number; readonly lag: number }

export type TimeSources = {
  /** The time of day, as the machine believes it to be. */
  wall(): number
  /** Monotonic milliseconds, whatever happens to the time of day. They may stand still while the machine sleeps. */
  ticks(): number
  /** The same, but counting sleep; less exact. */
  awakeOrAsleep(): number
}

export const MACHINE_TIME: TimeSources = {
  wall: Date.now,
  ticks: () => performance.now(),
  awakeOrAsleep: () => uptime() * 1000,
}

export const steadyTime = ({ wall, ticks, awakeOrAsleep }: TimeSources): SteadyTime => {
  let at = ticks()
  let awake = awakeOrAsleep()
  /** What the time was when the ticks were at `at`. */
  let base = wall()
  const now = (): number => Math.round(base + ticks() - at)
  return {
    now,
    lag: () => wall() - now(),
    resume(last) {
      const here = wall()
      at = ticks()
      awake = awakeOrAsleep()
      base = here
      // A lag of months is no jump but a machine that did not know the year: it is not followed for long.
      if (last !== null && Math.abs(last.lag) <= BELIEVED_MS) base -= last.lag
      if (last !== null && last.at > base && last.at - base <= BELIEVED_MS) base = last.at
    },
    follow() {
      const passed = ticks() - at
      const asleep = awakeOrAsleep() - awake - passed
      const slept = asleep > NAP_MS ? asleep : 0
      base += passed + slept
      at += passed
      awake += passed + asleep
      const most = Math.max(0, passed) * CATCH_UP
      base += Math.min(most, Math.max(-most, wall() - base))
      return slept
    },
  }
}

/** How fast a jump is made up for, as a share of passing time: an hour takes less than a day. */
const CATCH_UP = 0.05
/** Anything smaller may be measuring error. */
const NAP_MS = 5_000
const BELIEVED_MS = 30 * 24 * 60 * 60_000

import type { FastifyBaseLogger } from 'fastify'

/**
 * Writes a line about something that anybody can bring about as often as they like: once a minute at most, and the next
 * line says how often it was.
 */
export const grumbler = (log: Pick<FastifyBaseLogger, 'warn'>, line: string, now: () => number): (() => void) => {
  let last = Number.NEGATIVE_INFINITY
  let times = 0
  return () => {
    times++
    if (now() - last < QUIET_MS) return
    log.warn({ times }, line)
    last = now()
    times = 0
  }
}

const QUIET_MS = 60_000

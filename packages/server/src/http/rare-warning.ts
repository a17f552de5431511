import type { FastifyBaseLogger } from 'fastify'

/** Warns of something that anybody can cause at will: at most once a minute, with a count. */
export const rareWarning = (log: Pick<FastifyBaseLogger, 'warn'>, message: string, now: () => number): (() => void) => {
  let last = Number.NEGATIVE_INFINITY
  let times = 0
  return () => {
    times++
    if (now() - last < QUIET_MS) return
    log.warn({ times }, message)
    last = now()
    times = 0
  }
}

const QUIET_MS = 60_000

/** Work for a processor, and what follows when it is done. */
export type Job = { readonly workMs: number; onDone(): void }

/** A number of cores, shared evenly by their jobs, in simulated time. */
export type Cores = {
  run(job: Job): void
  /** Something that takes time but no CPU. */
  wait(milliseconds: number, onDone: () => void): void
  until(timeMs: number): void
}

export const newCores = (count: number): Cores => {
  let now = 0
  let running: { left: number; readonly onDone: () => void }[] = []
  let waiting: { readonly at: number; readonly onDone: () => void }[] = []
  /** How fast each job runs: at most one core, and at most its share. */
  const speed = (): number => Math.min(1, count / running.length)

  /** Advances to the next moment at which something ends, but not past `end`; `false` if nothing ends before. */
  const step = (end: number): boolean => {
    const work = Math.min(...running.map(({ left }) => left)) / speed()
    const pause = Math.min(...waiting.map(({ at }) => at)) - now
    const passed = Math.min(work, pause, end - now)
    const done = passed * speed()
    for (const job of running) job.left -= done
    now += passed
    const ended = [...running.filter(({ left }) => left <= EPSILON), ...waiting.filter(({ at }) => at <= now + EPSILON)]
    running = running.filter(({ left }) => left > EPSILON)
    waiting = waiting.filter(({ at }) => at > now + EPSILON)
    for (const { onDone } of ended) onDone()
    return now < end
  }
  return {
    run: ({ workMs, onDone }) => void running.push({ left: workMs, onDone }),
    wait: (milliseconds, onDone) => void waiting.push({ at: now + milliseconds, onDone }),
    until(timeMs) {
      while (now < timeMs && step(timeMs)) {
        // Each step is a moment in which something has ended.
      }
    },
  }
}

const EPSILON = 1e-9

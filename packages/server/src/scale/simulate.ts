import { type Job, newCores } from './cores.ts'

/** What a move costs, in milliseconds of processor time, as `bench server` has measured it. */
export type MoveCosts = {
  readonly serverMs: number
  readonly databaseMs: number
  /** Of the clients, where they run on the same machine; else 0. */
  readonly loadMs: number
  /** How long until the player at another node sees a move, and the share of moves after which it is their turn. */
  readonly hearMs: number
  readonly hearShare: number
}

export type Simulated = MoveCosts & {
  readonly nodes: number
  /** Moves under way at once; each is followed by the next as soon as it is acknowledged. */
  readonly tables: number
  /** Everything runs on one machine with this many cores, or fractions of them if it is busy with other work. */
  readonly cores: number
  /** How long a commit waits for the disk. */
  readonly commitMs: number
  readonly forMs: number
}

/**
 * Plays moves through a model of our servers, and returns how many it makes a second. A client sends a move; a node decides it,
 * on one of its threads; the node's one connection commits all that has gathered since the commit before, as one transaction;
 * the next one is sent by the same player, or by the other as soon as that one has seen it at another node.
 */
export const simulate = (of: Simulated): number => {
  const cores = newCores(of.cores)
  const stations = Array.from({ length: of.nodes }, () => ({
    threads: queueFor(THREADS, cores.run),
    commits: batchesFor(of, cores),
  }))
  const clients = queueFor(1, cores.run)
  let done = 0

  const hearMs = of.nodes > 1 ? of.hearMs : 0
  const play = (table: number, passed = 0): void => {
    const station = stations[table % of.nodes]
    clients(of.loadMs, () =>
      station?.threads(of.serverMs, () =>
        station.commits(() => {
          done++
          const now = passed + of.hearShare
          if (now < 1 || hearMs === 0) play(table, now)
          else cores.wait(hearMs, () => play(table, now - 1))
        }),
      ),
    )
  }
  for (let table = 0; table < of.tables; table++) play(table)
  const warmUp = of.forMs / 4
  cores.until(warmUp)
  const before = done
  cores.until(warmUp + of.forMs)
  return ((done - before) / of.forMs) * 1000
}

type Run = (job: Job) => void

/** Work that waits for one of a number of threads. */
const queueFor = (threads: number, run: Run): ((workMs: number, onDone: () => void) => void) => {
  const waiting: Job[] = []
  let busy = 0
  const next = (): void => {
    const job = busy < threads ? waiting.shift() : undefined
    if (job === undefined) return
    busy++
    run({
      workMs: job.workMs,
      onDone() {
        busy--
        job.onDone()
        next()
      },
    })
  }
  return (workMs, onDone) => {
    waiting.push({ workMs, onDone })
    next()
  }
}

/** Entries that wait for the commit before them: all that have gathered go together. */
const batchesFor = (
  { databaseMs, commitMs }: Simulated,
  cores: { readonly run: Run; wait(milliseconds: number, onDone: () => void): void },
): ((onDone: () => void) => void) => {
  let gathered: (() => void)[] = []
  let isBusy = false
  const commit = (): void => {
    if (isBusy || gathered.length === 0) return
    isBusy = true
    const batch = gathered
    gathered = []
    cores.run({
      workMs: databaseMs * batch.length,
      onDone: () =>
        cores.wait(commitMs, () => {
          isBusy = false
          for (const onDone of batch) onDone()
          commit()
        }),
    })
  }
  return (onDone) => {
    gathered.push(onDone)
    commit()
  }
}

/** A node's main thread, its rules and its store. */
const THREADS = 3

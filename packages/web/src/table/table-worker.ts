import type { FromWorker, ToWorker } from './local-protocol.ts'
import type { BotsWorker } from './thinker.ts'

/** As much of a worker as a table needs, so that tests can bring their own. */
export type WorkerLike = {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  postMessage(message: ToWorker): void
  terminate(): void
}

/** Workers of local tables, of which the next can be started before its table is there. */
export const workersOf = (start: () => WorkerLike) => {
  let expected: WorkerLike | null = null
  return {
    /** A table of this game is about to be opened: its worker loads the rules while the page loads the board. */
    expect(game: string): void {
      const worker = expected ?? start()
      expected = worker
      // The table starts another, and says so if that fails too.
      worker.onerror = () => {
        if (expected === worker) expected = null
      }
      worker.postMessage({ type: 'expect', game })
    },
    /** The worker of a table that is opened now. */
    take(): WorkerLike {
      const worker = expected ?? start()
      expected = null
      return worker
    },
  }
}

export const tableWorkers = workersOf(() => start('table'))

/** A worker in which bots think for the page itself. */
export const startBots = (): BotsWorker => start('bots')

const start = (name: 'table' | 'bots'): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name })

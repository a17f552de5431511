import { parentPort, workerData } from 'node:worker_threads'
import { storeErrorOf } from './file.ts'
import { type Commit, type HereSettings, openHere } from './here.ts'
import type { Operations } from './statements.ts'
import type { Store, StoreErrorCode } from './store.ts'

/** What the thread is asked: operations by name, each with a number for its answer. */
export type Asked = readonly [number: number, name: keyof Operations | 'close', args: readonly unknown[]]

/** What it tells: answers by number, and the transactions behind them. The first message says that it is open. */
export type Told = { readonly answers: readonly Answer[]; readonly commits: readonly Commit[] }
export type Answer =
  | { readonly number: number; readonly value: unknown }
  | { readonly number: number; readonly failed: Failed }
export type Failed = { readonly code: StoreErrorCode; readonly message: string }

const port = parentPort
if (port === null) throw new Error('thread.js runs as a worker thread')
const settings = workerData as HereSettings

let answers: Answer[] = []
let commits: Commit[] = []
const tell = (): void => {
  port.postMessage({ answers, commits } satisfies Told)
  answers = []
  commits = []
}
const answer = (told: Answer): void => {
  // All answers of one transaction come in the same turn, and leave at its end.
  if (answers.length === 0) process.nextTick(tell)
  answers.push(told)
}
const failure = (error: unknown): Failed => {
  const { code, message } = storeErrorOf(error, settings.path)
  return { code, message }
}

const serveOn = (store: Store): void => {
  port.on('message', (asked: readonly Asked[]) => {
    for (const [number, name, args] of asked) {
      const operation = store[name] as (...args: readonly unknown[]) => Promise<unknown>
      operation(...args)
        .then((value) => answer({ number, value }))
        .catch((error: unknown) => answer({ number, failed: failure(error) }))
        .finally(() => {
          if (name === 'close') setImmediate(() => port.close())
        })
    }
  })
}

try {
  const store = openHere(settings, (commit) => commits.push(commit))
  tell()
  serveOn(store)
} catch (error) {
  answer({ number: 0, failed: failure(error) })
  setImmediate(() => port.close())
}

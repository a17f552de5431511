import { MessagePort, parentPort, workerData } from 'node:worker_threads'
import { storeErrorOf } from './file.ts'
import { type Commit, type HereSettings, openHere } from './here.ts'
import type { Operations } from './statements.ts'
import type { Store, StoreErrorCode } from './store.ts'

/** What the thread is asked: operations by name, each with a number for its answer. */
export type Asked = readonly [number: number, name: keyof Operations | 'close', args: readonly unknown[]]

/** What it tells: answers by number, and to the main thread which transactions there were. */
export type Told = { readonly answers: readonly Answer[]; readonly commits: readonly Commit[] }
export type Answer =
  | { readonly number: number; readonly value: unknown }
  | { readonly number: number; readonly failed: Failed }
export type Failed = { readonly code: StoreErrorCode; readonly message: string }

const main = parentPort
if (main === null) throw new Error('thread.js runs as a worker thread')
const settings = workerData as HereSettings

let commits: Commit[] = []
const failure = (error: unknown): Failed => {
  const { code, message } = storeErrorOf(error, settings.path)
  return { code, message }
}

/** Does what comes over a line. All answers of one transaction leave together. */
const serveOn = (store: Store, line: MessagePort): void => {
  let answers: Answer[] = []
  const tell = (): void => {
    line.postMessage({ answers, commits: line === main ? commits : [] } satisfies Told)
    answers = []
    if (line === main) commits = []
  }
  const answer = (told: Answer): void => {
    if (answers.length === 0) process.nextTick(tell)
    answers.push(told)
  }
  line.on('message', (message: MessagePort | readonly Asked[]) => {
    if (message instanceof MessagePort) {
      serveOn(store, message)
      return
    }
    for (const [number, name, args] of message) {
      const operation = store[name] as (...args: readonly unknown[]) => Promise<unknown>
      operation(...args)
        .then((value) => answer({ number, value }))
        .catch((error: unknown) => answer({ number, failed: failure(error) }))
        .finally(() => {
          if (name === 'close') setImmediate(() => process.exit(0))
        })
    }
  })
}

try {
  const store = openHere(settings, (commit) => {
    commits.push(commit)
    // The main thread counts them, also those that it did not ask for.
    if (commits.length === 1) setImmediate(report)
  })
  main.postMessage({ answers: [], commits } satisfies Told)
  serveOn(store, main)
} catch (error) {
  main.postMessage({ answers: [{ number: 0, failed: failure(error) }], commits } satisfies Told)
  main.close()
}

function report(): void {
  if (commits.length === 0) return
  main?.postMessage({ answers: [], commits } satisfies Told)
  commits = []
}

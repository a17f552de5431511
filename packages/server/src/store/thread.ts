import { parentPort, workerData } from 'node:worker_threads'
import { openFile, storeErrorOf } from './file.ts'
import { type Operations, operationsOn } from './statements.ts'
import type { StoreError, StoreErrorCode } from './store.ts'

/** What the thread is asked: operations by name, each with a number for its answer. */
export type Asked = readonly [number: number, name: keyof Operations | 'close', args: readonly unknown[]]

/** What it answers, after the commit: values by number, or why none of these took place. */
export type Answered = {
  readonly answers: readonly (readonly [number: number, value: unknown])[]
  readonly failed: { readonly code: StoreErrorCode; readonly message: string } | null
  readonly writes: number
  readonly milliseconds: number
}

export type StoreThreadData = { readonly path: string; readonly maxPages?: number }

/** Operations that change something, and so need a transaction. */
const WRITES: ReadonlySet<string> = new Set<keyof Operations>([
  'saveGuest',
  'createTable',
  'updateTable',
  'openRematch',
  'removeTable',
  'removeWaiting',
  'append',
])

const port = parentPort
if (port === null) throw new Error('thread.js runs as a worker thread')

const { path, maxPages } = workerData as StoreThreadData
const begin = () => {
  const file = openFile(path, maxPages === undefined ? {} : { maxPages })
  return { file, operations: operationsOn(file) }
}

const tell = (answer: Answered): void => port.postMessage(answer)
const failure = (error: unknown): Answered['failed'] => {
  const { code, message } = storeErrorOf(error, path)
  return { code, message }
}

const serveOn = ({ file, operations }: ReturnType<typeof begin>): void => {
  let queue: Asked[] = []

  /** Everything that came in while the last commit was under way goes into one transaction. */
  const commit = (): void => {
    const batch = queue
    queue = []
    const started = performance.now()
    const writes = batch.reduce((sum, [, name]) => (WRITES.has(name) ? sum + 1 : sum), 0)
    const finish = (answers: Answered['answers'], failed: Answered['failed']) =>
      tell({ answers, failed, writes, milliseconds: performance.now() - started })
    try {
      if (writes > 0) file.exec('BEGIN IMMEDIATE')
      const answers = batch.map(([number, name, args]) => [number, perform(name, args)] as const)
      if (writes > 0) file.exec('COMMIT')
      finish(answers, null)
    } catch (error) {
      rollBack()
      finish(
        batch.map(([number]) => [number, null] as const),
        failure(error),
      )
    }
  }

  const perform = (name: Asked[1], args: readonly unknown[]): unknown => {
    if (name === 'close') return null
    const operation = operations[name] as (...args: readonly unknown[]) => unknown
    return operation(...args)
  }

  const rollBack = (): void => {
    try {
      if (file.inTransaction) file.exec('ROLLBACK')
    } catch {
      // SQLite has rolled back by itself, as it does when the disk is full.
    }
  }

  port.on('message', (asked: readonly Asked[]) => {
    if (queue.length === 0) setImmediate(commit)
    queue.push(...asked)
    if (!asked.some(([, name]) => name === 'close')) return
    setImmediate(() => {
      file.close()
      port.close()
    })
  })
}

try {
  const opened = begin()
  tell({ answers: [], failed: null, writes: 0, milliseconds: 0 })
  serveOn(opened)
} catch (error) {
  tell({ answers: [], failed: failure(error as StoreError), writes: 0, milliseconds: 0 })
  port.close()
}

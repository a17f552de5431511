import { once } from 'node:events'
import { scriptBeside, startThread } from '../threads/script.ts'
import { type Store, StoreError } from './store.ts'
import type { Answered, Asked, StoreThreadData } from './thread.ts'

export type SqliteSettings = StoreThreadData & {
  /** Told of every transaction, for the metrics. */
  readonly onCommit?: (commit: { readonly writes: number; readonly milliseconds: number; readonly ok: boolean }) => void
}

/**
 * The store in one SQLite file, nothing to install. The file is kept by a thread of its own: with `synchronous=FULL`
 * a commit waits for the disk, and on the main thread every player would wait with it.
 *
 * Rejects with a StoreError if the file cannot be opened.
 */
export const openSqlite = async ({ onCommit, ...data }: SqliteSettings): Promise<Store> => {
  const thread = startThread(scriptBeside(import.meta.url, 'thread'), data)
  const [first] = (await once(thread, 'message')) as [Answered]
  if (first.failed !== null) {
    await thread.terminate()
    throw new StoreError(first.failed.code, first.failed.message)
  }

  const waiting = new Map<number, Waiting>()
  let numbers = 0
  let outbox: Asked[] = []
  let ended: StoreError | null = null

  thread.on('message', ({ answers, failed, writes, milliseconds }: Answered) => {
    if (writes > 0) onCommit?.({ writes, milliseconds, ok: failed === null })
    for (const [number, value] of answers) {
      const { resolve, reject } = waiting.get(number) as Waiting
      waiting.delete(number)
      if (failed === null) resolve(value)
      else reject(new StoreError(failed.code, failed.message))
    }
  })
  const end = (message: string): void => {
    ended = new StoreError('closed', message)
    for (const { reject } of waiting.values()) reject(ended)
    waiting.clear()
  }
  thread.on('error', (error) => end(`the store has failed: ${error.message}`))
  thread.on('exit', () => end('the store is closed'))

  const flush = (): void => {
    thread.postMessage(outbox)
    outbox = []
  }
  const ask = (name: Asked[1], args: readonly unknown[]): Promise<unknown> => {
    if (ended !== null) return Promise.reject(ended)
    return new Promise((resolve, reject) => {
      numbers++
      waiting.set(numbers, { resolve, reject })
      // Everything asked in one turn of the event loop travels, and is committed, together.
      if (outbox.length === 0) setImmediate(flush)
      outbox.push([numbers, name, args])
    })
  }
  const operation =
    <Name extends Exclude<keyof Store, 'close'>>(name: Name) =>
    (...args: Parameters<Store[Name]>) =>
      ask(name, args) as ReturnType<Store[Name]>

  return {
    guest: operation('guest'),
    saveGuest: operation('saveGuest'),
    createTable: operation('createTable'),
    table: operation('table'),
    updateTable: operation('updateTable'),
    openRematch: operation('openRematch'),
    removeTable: operation('removeTable'),
    removeWaiting: operation('removeWaiting'),
    publicTables: operation('publicTables'),
    openTables: operation('openTables'),
    tablesWaitingForBot: operation('tablesWaitingForBot'),
    append: operation('append'),
    match: operation('match'),
    ply: operation('ply'),
    plyOfRequest: operation('plyOfRequest'),
    changedElsewhere: operation('changedElsewhere'),
    async close() {
      if (ended !== null) return
      const exit = once(thread, 'exit')
      await ask('close', [])
      await exit
    },
  }
}

type Waiting = { readonly resolve: (value: unknown) => void; readonly reject: (error: StoreError) => void }

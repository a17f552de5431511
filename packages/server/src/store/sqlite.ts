import { once } from 'node:events'
import { scriptBeside, startThread } from '../threads/script.ts'
import { type Commit, type HereSettings, storeBy } from './here.ts'
import { type Store, StoreError } from './store.ts'
import type { Asked, Told } from './thread.ts'

/**
 * The store in one SQLite file, kept by a thread of its own: with `synchronous=FULL` a commit waits for the disk, and
 * on the main thread every player would wait with it. Rejects with a StoreError if the file cannot be opened.
 */
export const openSqlite = async (
  settings: HereSettings,
  onCommit: (commit: Commit) => void = () => {},
): Promise<Store> => {
  const thread = startThread(scriptBeside(import.meta.url, 'thread'), settings)
  const [{ answers: first }] = (await once(thread, 'message')) as [Told]
  for (const told of first) {
    if (!('failed' in told)) continue
    await thread.terminate()
    throw new StoreError(told.failed.code, told.failed.message)
  }

  const waiting = new Map<number, Waiting>()
  let numbers = 0
  let outbox: Asked[] = []
  let ended: StoreError | null = null

  thread.on('message', ({ answers, commits }: Told) => {
    commits.forEach(onCommit)
    for (const told of answers) {
      const { resolve, reject } = waiting.get(told.number) as Waiting
      waiting.delete(told.number)
      if ('failed' in told) reject(new StoreError(told.failed.code, told.failed.message))
      else resolve(told.value)
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
      if (outbox.length === 0) setImmediate(flush)
      outbox.push([numbers, name, args])
    })
  }
  return storeBy(ask, async () => {
    if (ended !== null) return
    const exit = once(thread, 'exit')
    await ask('close', [])
    await exit
  })
}

type Waiting = { readonly resolve: (value: unknown) => void; readonly reject: (error: StoreError) => void }

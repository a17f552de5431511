import { type MessagePort, Worker } from 'node:worker_threads'
import { storeBy } from './here.ts'
import type { FromStore, ToStore } from './serve-store.ts'
import { type Store, StoreError } from './store.ts'

/**
 * The store as another thread sees it: operations travel to the thread that keeps the file, everything of one turn of
 * the event loop together, and answers come back when they are on disk.
 */
export const storeOver = (port: MessagePort | Worker, onMessage: (message: FromStore) => void = () => {}): Store => {
  const waiting = new Map<number, PendingAnswer>()
  let numbers = 0
  let outbox: ToStore[] = []
  let ended: StoreError | null = null

  port.on('message', (message: FromStore) => {
    onMessage(message)
    for (const answer of message.answers) {
      const { resolve, reject } = waiting.get(answer.number) as PendingAnswer
      waiting.delete(answer.number)
      if ('failed' in answer) reject(new StoreError(answer.failed.code, answer.failed.message))
      else resolve(answer.value)
    }
  })
  const end = (message: string): void => {
    ended = new StoreError('closed', message)
    for (const { reject } of waiting.values()) reject(ended)
    waiting.clear()
  }
  if (port instanceof Worker) {
    port.on('error', (error) => end(`the store has failed: ${error.message}`))
    port.on('exit', () => end('the store is closed'))
  } else port.on('close', () => end('the store is closed'))

  const flush = (): void => {
    port.postMessage(outbox)
    outbox = []
  }
  const ask = (name: ToStore[1], args: readonly unknown[]): Promise<unknown> => {
    if (ended !== null) return Promise.reject(ended)
    return new Promise((resolve, reject) => {
      numbers++
      waiting.set(numbers, { resolve, reject })
      if (outbox.length === 0) setImmediate(flush)
      outbox.push([numbers, name, args])
    })
  }
  return storeBy(ask, async () => {
    if (ended === null) await ask('close', [])
  })
}

type PendingAnswer = { readonly resolve: (value: unknown) => void; readonly reject: (error: StoreError) => void }

import { type MessagePort, Worker } from 'node:worker_threads'
import { storeBy } from './here.ts'
import { type Store, StoreError } from './store.ts'
import type { Asked, Told } from './thread.ts'

/**
 * The store as another thread sees it: operations travel to the thread that keeps the file, everything of one turn of
 * the event loop together, and answers come back when they are on disk.
 */
export const storeOver = (line: MessagePort | Worker, onTold: (told: Told) => void = () => {}): Store => {
  const waiting = new Map<number, Waiting>()
  let numbers = 0
  let outbox: Asked[] = []
  let ended: StoreError | null = null

  line.on('message', (told: Told) => {
    onTold(told)
    for (const answer of told.answers) {
      const { resolve, reject } = waiting.get(answer.number) as Waiting
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
  if (line instanceof Worker) {
    line.on('error', (error) => end(`the store has failed: ${error.message}`))
    line.on('exit', () => end('the store is closed'))
  } else line.on('close', () => end('the store is closed'))

  const flush = (): void => {
    line.postMessage(outbox)
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
    if (ended === null) await ask('close', [])
  })
}

type Waiting = { readonly resolve: (value: unknown) => void; readonly reject: (error: StoreError) => void }

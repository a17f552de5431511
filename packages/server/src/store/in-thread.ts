import { once } from 'node:events'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { startThread } from '../threads/script.ts'
import { storeOver } from './client.ts'
import type { Commit } from './here.ts'
import { readWritten, type Written } from './scribe.ts'
import type { FromStore } from './serve-store.ts'
import { type Store, StoreError } from './store.ts'

/** A store that other threads can use too, each over a port of its own. */
export type ThreadStore = Store & {
  connect(): MessagePort
  /** From now on hears what becomes of the entries that scribes send over their ports. */
  onWritten(listener: (ticket: number, written: Written) => void): void
  /** Is told once of everything that cannot be read, including what was found before. */
  onSpoiled(listener: (what: string) => void): void
  /** Is told when the database is away or back. */
  onNews(listener: (what: string) => void): void
  /** Is told when it has been silent so long that clients should go elsewhere, and when it answers again. */
  onSilence(listener: (isSilent: boolean) => void): void
  /** Resolves when nothing more will be written. */
  readonly ended: Promise<unknown>
  /** There was none before. */
  readonly isNew: boolean
}

/** A store kept by a thread of its own, which runs `script`. Rejects with a StoreError if it cannot be opened. */
export const openInThread = async (
  script: URL,
  settings: unknown,
  onCommit: (commit: Commit) => void = () => {},
): Promise<ThreadStore> => {
  const thread = startThread(script, settings)
  const [{ answers: first, isNew = false }] = (await once(thread, 'message')) as [FromStore]
  for (const answer of first) {
    if (!('failed' in answer)) continue
    await thread.terminate()
    throw new StoreError(answer.failed.code, answer.failed.message)
  }
  const ended = once(thread, 'exit')
  const early: string[] = []
  let hearSpoiled = (what: string): void => void early.push(what)
  let hear: (ticket: number, written: Written) => void = () => {}
  let hearNews = (_what: string): void => {}
  let hearSilence = (_isSilent: boolean): void => {}
  const store = storeOver(thread, ({ written = [], commits = [], spoiled = [], news = [], silence = [] }) => {
    commits.forEach(onCommit)
    for (const what of news) hearNews(what)
    for (const isSilent of silence) hearSilence(isSilent)
    for (const what of spoiled) hearSpoiled(what)
    readWritten(written, hear)
  })
  return {
    ...store,
    ended,
    isNew,
    connect() {
      const { port1, port2 } = new MessageChannel()
      thread.postMessage(port1, [port1])
      return port2
    },
    onWritten(listener) {
      hear = listener
    },
    onSpoiled(listener) {
      hearSpoiled = listener
      for (const what of early) listener(what)
    },
    onNews(listener) {
      hearNews = listener
    },
    onSilence(listener) {
      hearSilence = listener
    },
    async close() {
      await store.close()
      await ended
    },
  }
}

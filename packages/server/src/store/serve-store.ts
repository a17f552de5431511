import { MessagePort, parentPort } from 'node:worker_threads'
import type { Parcel, Value } from '../threads/jobs.ts'
import type { Commit, HereStore, OperationName } from './here.ts'
import { putWritten, readAppends } from './scribe.ts'
import type { StoreErrorCode } from './store.ts'

/** What the thread is asked: operations by name, each with a number for its answer. */
export type ToStore = readonly [number: number, name: OperationName | 'close', args: readonly unknown[]]

/** What it sends: answers by number; to the main thread also what became of the entries of scribes, and the commits. */
export type FromStore = {
  readonly answers: readonly Answer[]
  readonly written?: Parcel
  readonly commits?: readonly Commit[]
  /** With the first word: there was no store before. */
  readonly isNew?: boolean
  /** What cannot be read. */
  readonly spoiled?: readonly string[]
  /** What else the operator should know: that the database is away, and that it is back. */
  readonly news?: readonly string[]
  /** That the store has not answered for a while, or does so again. */
  readonly silence?: readonly boolean[]
}
export type Answer =
  | { readonly number: number; readonly value: unknown }
  | { readonly number: number; readonly failed: Failed }
export type Failed = { readonly code: StoreErrorCode; readonly message: string }

/** What the store tells besides answers. */
export type StoreEvents = {
  onCommit(commit: Commit): void
  onSpoiled(what: string): void
  onNews(what: string): void
  onSilence(isSilent: boolean): void
}

/** Makes this thread the one that keeps a store: opens it, and does what comes over ports. `failure`: an error in words. */
export const serveStore = async (
  open: (events: StoreEvents) => HereStore | Promise<HereStore>,
  failure: (error: unknown) => Failed,
): Promise<void> => {
  const main = parentPort
  if (main === null) throw new Error('a store is served by a worker thread')
  let commits: Commit[] = []
  let written: Value[] = []
  let spoiled: string[] = []
  let news: string[] = []
  let silence: boolean[] = []

  /** Tells the main thread what it asked for, and what concerns it of what others did. */
  const report = (answers: readonly Answer[]): void => {
    if (answers.length + commits.length + written.length + spoiled.length + news.length + silence.length === 0) return
    main.postMessage({ answers, written, commits, spoiled, news, silence } satisfies FromStore)
    commits = []
    spoiled = []
    written = []
    news = []
    silence = []
  }
  const noting =
    <Noted>(list: () => Noted[]) =>
    (noted: Noted): void => {
      if (list().push(noted) === 1) setImmediate(report, [])
    }

  /** Does what comes over a port. All answers of one transaction leave together. */
  const serveOn = (store: HereStore, port: MessagePort): void => {
    let answers: Answer[] = []
    const tell = (): void => {
      const now = answers
      answers = []
      if (port === main) report(now)
      else port.postMessage({ answers: now } satisfies FromStore)
    }
    const answer = (given: Answer): void => {
      if (answers.length === 0) process.nextTick(tell)
      answers.push(given)
    }
    port.on('message', (message: MessagePort | readonly ToStore[] | Parcel) => {
      if (message instanceof MessagePort) return serveOn(store, message)
      if (!Array.isArray(message[0])) {
        readAppends(message as Parcel, (ticket, append) =>
          store.write(append, (result) => {
            if (written.length === 0) process.nextTick(report, [])
            putWritten(written, ticket, result)
          }),
        )
        return
      }
      for (const [number, name, args] of message as readonly ToStore[]) {
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
    const store = await open({
      onCommit: noting(() => commits),
      onSpoiled: noting(() => spoiled),
      onNews: noting(() => news),
      onSilence: noting(() => silence),
    })
    main.postMessage({ answers: [], isNew: store.isNew } satisfies FromStore)
    serveOn(store, main)
  } catch (error) {
    main.postMessage({ answers: [{ number: 0, failed: failure(error) }] } satisfies FromStore)
    main.close()
  }
}

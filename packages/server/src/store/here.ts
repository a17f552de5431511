import { existsSync } from 'node:fs'
import { ALONE } from './alone.ts'
import { openFile, storeErrorOf } from './file.ts'
import { lastPageIn, logsIn } from './logs.ts'
import { openMark } from './mark.ts'
import { placesOf } from './places.ts'
import type { Written } from './scribe.ts'
import { Spoiled } from './spoiled.ts'
import { type Operations, operationsOn } from './statements.ts'
import { type Append, type Store, StoreError } from './store.ts'

export type HereSettings = {
  readonly path: string
  /** For tests: how many pages the file may have. */
  readonly maxPages?: number
}

/** A transaction that was tried, for the metrics. */
export type Commit = { readonly writes: number; readonly milliseconds: number; readonly ok: boolean }

export type HereStore = Store & {
  /** There was none before. */
  readonly isNew: boolean
  /** `append` for bulk: the outcome is reported without a promise. */
  write(append: Append, tell: (written: Written) => void): void
}

/**
 * The store in one SQLite file, used by this thread, which waits for the disk: do not call it on the main thread.
 * Everything asked in one turn of the event loop is one transaction, and is answered when that is on disk; if it fails
 * as a whole, each part of it fails and nothing of it is kept.
 */
export const openHere = (
  settings: HereSettings,
  onCommit: (commit: Commit) => void = () => {},
  onSpoiled: (what: string) => void = () => {},
): HereStore => {
  const { path, maxPages } = settings
  const isNew = !existsSync(path)
  const file = openFile(path, maxPages === undefined ? {} : { maxPages })
  const mark = openMark(path)
  mark.set(lastPageIn(file))
  const places = placesOf(path)
  /** Unreadable data is reported once, however often it is requested. */
  const told = new Set<string>()
  const tellSpoiled = (what: string): void => {
    if (told.has(what)) return
    told.add(what)
    onSpoiled(what)
  }
  const logs = logsIn(file, tellSpoiled)
  const operations = operationsOn(file, logs, ({ message }) => tellSpoiled(message))
  let queue: PendingOperation[] = []
  let isClosed = false

  const commit = (): void => {
    const batch = queue
    queue = []
    const started = performance.now()
    const writes = batch.reduce((sum, { name }) => (WRITES.has(name) ? sum + 1 : sum), 0)
    const done = (ok: boolean): void => {
      if (writes > 0) onCommit({ writes, milliseconds: performance.now() - started, ok })
    }
    try {
      if (writes > 0) places.check()
      const values = commitEntries(batch) ?? commitAll(batch, writes > 0)
      mark.set(logs.page)
      done(true)
      for (const [index, { resolve, reject }] of batch.entries()) {
        const value = values[index]
        if (value instanceof Spoiled) reject(value)
        else resolve(value)
      }
      if (batch.some(({ name }) => name === 'forgetGuest')) setImmediate(emptyLog)
    } catch (error) {
      rollBack()
      logs.forget()
      done(false)
      const failure = storeErrorOf(error, path)
      for (const { reject } of batch) reject(failure)
    }
  }
  /** Only entries, as nearly always: one statement is a transaction by itself. `null` if more is needed. */
  const commitEntries = (batch: readonly PendingOperation[]): readonly unknown[] | null => {
    if (logs.isDue || !batch.every(isBareEntry)) return null
    const values = batch.map(attempt)
    if (values.every((value) => value === 'done') && logs.writeAlone()) return values
    logs.forget()
    return null
  }
  /** Whatever reads something of a match reads it before it writes: if that is spoiled, nothing has been done. */
  const attempt = ({ name, args }: PendingOperation): unknown => {
    try {
      return (operations[name as keyof Operations] as Operation)(...args)
    } catch (error) {
      if (!(error instanceof Spoiled)) throw error
      tellSpoiled(error.message)
      return error
    }
  }
  const commitAll = (batch: readonly PendingOperation[], writes: boolean): readonly unknown[] => {
    file.exec(writes ? 'BEGIN IMMEDIATE' : 'BEGIN')
    logs.refresh()
    const values = batch.map(attempt)
    logs.write(batch.some(({ name }) => WRITES.has(name) && name !== 'beat'))
    file.exec('COMMIT')
    return values
  }
  const rollBack = (): void => {
    try {
      if (file.isTransaction) file.exec('ROLLBACK')
    } catch {
      // SQLite has rolled back by itself, as it does when the disk is full.
    }
  }

  /** The write-ahead log still has what is no longer in the file. */
  const emptyLog = (): void => {
    if (isClosed) return
    try {
      file.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    } catch {
      // It will be overwritten sooner or later.
    }
  }

  const enqueue = (asked: PendingOperation): void => {
    if (isClosed) asked.reject(new StoreError('closed', 'the store is closed'))
    else if (queue.push(asked) === 1) setImmediate(commit)
  }
  const ask = (name: OperationName, args: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => enqueue({ name, args, resolve, reject }))
  const store = storeBy(ask, async () => {
    if (isClosed) return
    isClosed = true
    if (queue.length > 0) commit()
    file.close()
    mark.close()
  })
  return {
    ...store,
    ...ALONE,
    isNew,
    write(append, tell) {
      const resolve = (value: unknown): void => tell(value as 'done' | 'conflict')
      enqueue({ name: 'append', args: [append], resolve, reject: ({ code, message }) => tell({ code, message }) })
    },
  }
}

/** A store whose every operation goes through one function. */
export const storeBy = (
  ask: (name: OperationName, args: readonly unknown[]) => Promise<unknown>,
  close: () => Promise<void>,
): Store => {
  const by =
    <Name extends OperationName>(name: Name) =>
    (...args: Parameters<Store[Name]>) =>
      ask(name, args) as ReturnType<Store[Name]>
  return {
    guest: by('guest'),
    saveGuest: by('saveGuest'),
    createTable: by('createTable'),
    table: by('table'),
    updateTable: by('updateTable'),
    openRematch: by('openRematch'),
    removeTable: by('removeTable'),
    removeWaiting: by('removeWaiting'),
    publicTables: by('publicTables'),
    openTables: by('openTables'),
    tablesWaitingForBot: by('tablesWaitingForBot'),
    append: by('append'),
    tablesDue: by('tablesDue'),
    pulse: by('pulse'),
    beat: by('beat'),
    seatsTaken: by('seatsTaken'),
    lastAt: by('lastAt'),
    hook: by('hook'),
    setHook: by('setHook'),
    match: by('match'),
    ply: by('ply'),
    entriesFrom: by('entriesFrom'),
    plyOfRequest: by('plyOfRequest'),
    elsewhere: by('elsewhere'),
    company: by('company'),
    changedAmong: by('changedAmong'),
    cookieKey: by('cookieKey'),
    agreeOnKey: by('agreeOnKey'),
    attend: by('attend'),
    attending: by('attending'),
    isElsewhere: by('isElsewhere'),
    turnsAt: by('turnsAt'),
    claimBots: by('claimBots'),
    hasLostNotices: by('hasLostNotices'),
    takeNotices: by('takeNotices'),
    holdNotice: by('holdNotice'),
    settleNotices: by('settleNotices'),
    spend: by('spend'),
    say: by('say'),
    chat: by('chat'),
    chatLength: by('chatLength'),
    forgottenLines: by('forgottenLines'),
    chatOf: by('chatOf'),
    tablesOf: by('tablesOf'),
    forgetGuest: by('forgetGuest'),
    passes: by('passes'),
    renewPass: by('renewPass'),
    putCode: by('putCode'),
    takeCode: by('takeCode'),
    close,
  }
}

/** Operations that change something, and so need a transaction. */
export const WRITES: ReadonlySet<OperationName> = new Set<OperationName>([
  'saveGuest',
  'createTable',
  'updateTable',
  'openRematch',
  'removeTable',
  'removeWaiting',
  'append',
  'beat',
  'setHook',
  'say',
  'forgetGuest',
  'renewPass',
  'putCode',
  'takeCode',
  'cookieKey',
  'agreeOnKey',
  'attend',
  'claimBots',
  'takeNotices',
  'holdNotice',
  'settleNotices',
  'spend',
])

/** Changes only the log of its match, and cannot be a repeated request. */
export const isBareEntry = ({ name, args }: PendingOperation): boolean => {
  if (name !== 'append') return false
  const { mayRepeat, status, waitsForBot, time, snapshot } = args[0] as Append
  const isProgress = status !== undefined || waitsForBot !== undefined || time !== undefined
  return !isProgress && mayRepeat !== true && snapshot === undefined
}

/** Whatever a store can be asked. */
export type OperationName = Exclude<keyof Store, 'close'>

export type Operation = (...args: readonly unknown[]) => unknown

export type PendingOperation = {
  readonly name: OperationName
  readonly args: readonly unknown[]
  readonly resolve: (value: unknown) => void
  readonly reject: (error: StoreError) => void
}

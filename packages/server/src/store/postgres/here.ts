import { type HereStore, isBareEntry, type Operation, type PendingOperation, storeBy, WRITES } from '../here.ts'
import type { Written } from '../scribe.ts'
import type { StoreEvents } from '../serve-store.ts'
import { Spoiled } from '../spoiled.ts'
import { type Append, StoreError } from '../store.ts'
import { changedBy } from './changes.ts'
import { appendAll, appendAlone, recallAppended } from './entries.ts'
import { isAboutOne } from './errors.ts'
import { nodesOperations } from './nodes.ts'
import type { Notices } from './notices.ts'
import { peopleOperations } from './people.ts'
import type { Sql } from './session.ts'
import { listenForSilence } from './silence.ts'
import { logsFrom, tableOperations, tablesNamed } from './tables.ts'
import { timeOperations } from './times.ts'
import { runsOf } from './together.ts'
import { openTransactions, type PostgresSettings } from './transactions.ts'

/**
 * The store in PostgreSQL. As in SQLite, everything asked in one turn of the event loop, and here also while the transaction
 * before it is under way, is one transaction, and is answered when that is committed; if it fails as a whole, each part of it
 * fails. All of it goes over one connection in the order in which it was asked: whoever reads sees what was written before.
 */
export const openPostgresHere = async (settings: PostgresSettings, events: StoreEvents): Promise<HereStore> => {
  const transactions = await openTransactions(settings, events)
  /** Unreadable data is reported once, however often it is requested. */
  const told = new Set<string>()
  const tellSpoiled = ({ message }: Spoiled): void => {
    if (!told.has(message)) events.onSpoiled(message)
    told.add(message)
  }
  const silence = listenForSilence(events.onSilence)
  const queue: PendingOperation[] = []
  let working: Promise<void> | null = null
  let isClosed = false
  let isFailing = false
  let renewedAt = performance.now()
  let isRenewalDue = false

  /** Notices that this server is to send; nobody else settles them while it lives. */
  const owed = new Set<string>()
  const notices = (): Notices => ({
    self: transactions.self(),
    page: transactions.page(),
    owe: (table, ply) => void owed.add(`${ply} ${table}`),
  })

  const operationsOn = (sql: Sql) => ({
    ...tableOperations(sql, notices(), tellSpoiled),
    ...peopleOperations(sql),
    ...timeOperations(sql, tellSpoiled),
    ...nodesOperations(
      sql,
      notices(),
      { elsewhere: () => transactions.elsewhere(sql), company: () => transactions.company(sql) },
      tellSpoiled,
    ),
  })
  /** Does what was asked in order; entries that follow each other together. */
  const perform = async (sql: Sql, batch: readonly PendingOperation[]): Promise<readonly unknown[]> => {
    const operations = operationsOn(sql)
    const values: unknown[] = []
    for (const { name, places, each } of runsOf(batch)) {
      const answer = await answersOf(sql, operations, name, each)
      for (const [index, place] of places.entries()) values[place] = await attempt(() => answer(index))
    }
    return values
  }
  /** Carries out operations of one kind: entries always together, and reads where there are several; the rest as they are asked for. */
  const answersOf = async (
    sql: Sql,
    operations: ReturnType<typeof operationsOn>,
    name: PendingOperation['name'],
    each: readonly (readonly unknown[])[],
  ): Promise<(index: number) => unknown> => {
    if (name === 'append') {
      const appends = each.map(([append]) => append as Append)
      const written = await appendAll(sql, appends, notices())
      return (index) => written[index]
    }
    if (name === 'table' && each.length > 1) return tablesNamed(sql, each as readonly (readonly [string])[])
    if (name === 'entriesFrom' && each.length > 1) return logsFrom(sql, each as readonly (readonly [string, number])[])
    return (index) => (operations[name] as Operation)(...(each[index] ?? []))
  }
  /** Whatever reads something of a match reads it before it writes: if that is spoiled, nothing has been done. */
  const attempt = async (work: () => unknown): Promise<unknown> => {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Spoiled)) throw error
      tellSpoiled(error)
      return error
    }
  }

  const appendEach = (batch: readonly PendingOperation[]): Promise<readonly unknown[]> => {
    const appends = batch.map(({ args }) => args[0] as Append)
    return transactions.writeAlone(
      (sql, renewal) => appendAlone(sql, appends, notices(), renewal),
      (sql) => recallAppended(sql, appends, notices()),
    )
  }

  /** Moves are not kept waiting for what is only read; whoever reads sees them, as they were asked for at the same time. */
  const settleInTurn = async (batch: readonly PendingOperation[]): Promise<void> => {
    const written = batch.filter(({ name }) => WRITES.has(name))
    if (written.length === 0 || written.length === batch.length || !isStatement(written)) return settle(batch)
    await settle(written)
    await settle(batch.filter(({ name }) => !WRITES.has(name)))
  }

  const settle = async (batch: readonly PendingOperation[]): Promise<void> => {
    const started = performance.now()
    const writes = batch.reduce((sum, { name }) => (WRITES.has(name) ? sum + 1 : sum), 0)
    const work = (sql: Sql): Promise<readonly unknown[]> => perform(sql, batch)
    try {
      const values = await (isStatement(batch)
        ? appendEach(batch)
        : writes > 0
          ? transactions.write(work, (done) => changedBy(batch, done))
          : transactions.read(work))
      if (writes > 0) tell(writes, started, true)
      silence.answered()
      for (const [index, { resolve, reject }] of batch.entries()) {
        const value = values[index]
        if (value instanceof Spoiled) reject(value)
        else resolve(value)
      }
    } catch (error) {
      // One faulty request must not fail the others.
      if (isAboutOne(error) && batch.length > 1) {
        for (const one of batch) await settle([one])
        return
      }
      if (writes > 0) tell(writes, started, false)
      const failure = transactions.failure(error)
      for (const { reject } of batch) reject(failure)
    }
  }
  const tell = (writes: number, started: number, ok: boolean): void => {
    isFailing = !ok
    const now = performance.now()
    if (ok) renewedAt = now
    events.onCommit({ writes, milliseconds: now - started, ok })
  }

  /** Without this, a server at which nobody does anything would lose its place. */
  const renew = async (): Promise<void> => {
    const started = performance.now()
    const ok = await transactions.renew().then(
      () => true,
      () => false,
    )
    if (ok) silence.answered()
    // Nothing was asked, so it counts only where it shows that the database is away or back.
    if (ok === isFailing) tell(0, started, ok)
    renewedAt = performance.now()
  }
  const renewal = setInterval(() => {
    isRenewalDue = performance.now() - renewedAt >= settings.leaseMs / 4
    startNext()
  }, settings.leaseMs / 8)

  /** One thing at a time, and then what has come in meanwhile; however much that is, the place is kept. */
  const startNext = (): void => {
    if (working !== null || (queue.length === 0 && !isRenewalDue)) return
    silence.asked()
    const work = isRenewalDue ? renew() : settleInTurn(queue.splice(0, LARGEST_BATCH))
    isRenewalDue = false
    working = work.finally(() => {
      working = null
      startNext()
    })
  }

  const enqueue = (asked: PendingOperation): void => {
    if (isClosed) asked.reject(new StoreError('closed', 'the store is closed'))
    else if (queue.push(asked) === 1) setImmediate(startNext)
  }
  const ask = (name: PendingOperation['name'], args: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => enqueue({ name, args, resolve, reject }))
  const store = storeBy(ask, async () => {
    if (isClosed) return
    isClosed = true
    clearInterval(renewal)
    silence.stop()
    startNext()
    while (working !== null) await working
    await transactions.close()
  })
  return {
    ...store,
    isNew: transactions.isNew,
    async settleNotices(settled) {
      // Nearly always there is none.
      const written = settled.filter(({ table, ply }) => owed.delete(`${ply} ${table}`))
      if (written.length > 0) await store.settleNotices(written)
    },
    write(append, told) {
      const resolve = (value: unknown): void => told(value as Written)
      enqueue({ name: 'append', args: [append], resolve, reject: ({ code, message }) => told({ code, message }) })
    },
  }
}

/** Only entries, of different matches, as nearly always: one statement can do it. */
const isStatement = (batch: readonly PendingOperation[]): boolean =>
  batch.every(isBareEntry) && new Set(batch.map(({ args }) => (args[0] as Append).table)).size === batch.length

/** The most in one transaction, so that later requests need not wait for a crowd. */
const LARGEST_BATCH = 1000

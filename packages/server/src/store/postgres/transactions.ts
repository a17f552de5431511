import { setTimeout as sleep } from 'node:timers/promises'
import type { Company, Elsewhere } from '../nodes.ts'
import type { StoreEvents } from '../serve-store.ts'
import { StoreError } from '../store.ts'
import { placeOf } from './address.ts'
import { type Changed, NOTHING_CHANGED } from './changes.ts'
import { isCollision, isLoss, storeErrorOf } from './errors.ts'
import { type Link, openLink } from './link.ts'
import { Displaced, newNode, type Renewal } from './node.ts'
import { connect, type Session, type Sql } from './session.ts'

export type PostgresSettings = {
  readonly url: string
  /** How long this server's place is kept without a sign of life. */
  readonly leaseMs: number
}

/** Transactions one after the other, over a connection that comes back by itself. */
export type Transactions = {
  /**
   * Does something as a whole or not at all; it may be begun more than once. Resolves when it is committed. Rejects with a
   * StoreError if nothing of it was done (`unsure` if nobody can tell), or with the error of a statement in it. `changed` names
   * the tables that others should look at.
   */
  write<Value>(work: (sql: Sql) => Promise<Value>, changed: (value: Value) => Changed): Promise<Value>
  /**
   * The same by one statement, which is a transaction by itself and saves two of three round trips: it renews this server's row
   * as part of what it does. `recall` finds out what it has done, where only its answer was lost.
   */
  writeAlone<Value>(
    statement: (sql: Sql, renewal: Renewal) => Promise<Value>,
    recall: (sql: Sql) => Promise<Value>,
  ): Promise<Value>
  read<Value>(work: (sql: Sql) => Promise<Value>): Promise<Value>
  /** Keeps this server's place. */
  renew(): Promise<void>
  elsewhere(sql: Sql): Promise<Elsewhere>
  company(sql: Sql): Promise<Company>
  /** The number of the transaction under way, if there are others who might want to know what it writes. */
  page(): number | null
  /** The place of this server. */
  self(): string
  failure(error: unknown): StoreError
  close(): Promise<void>
  /** There was no schema before. */
  readonly isNew: boolean
}

export const openTransactions = async (
  { url, leaseMs }: PostgresSettings,
  { onNews }: Pick<StoreEvents, 'onNews'>,
): Promise<Transactions> => {
  const place = placeOf(url)
  const node = newNode({ place, leaseMs })
  const failure = (error: unknown): StoreError => storeErrorOf(error, place)
  let isFirst = true

  const enter = async (session: Session, tries = TRIES): Promise<void> => {
    try {
      await node.enter(session)
    } catch (error) {
      if (!isCollision(error) || tries === 0) throw error
      // Somebody else has made the same schema at the same time.
      await session.script('ROLLBACK')
      await enter(session, tries - 1)
    }
  }
  const begin = async (onLost: (session: Session) => void): Promise<Session> => {
    const session = await connect(url, onLost)
    // The first time the schema may have to be changed, which takes as long as it takes.
    const patience = isFirst ? undefined : setTimeout(session.destroy, PATIENCE_MS)
    isFirst = false
    try {
      await session.script(SESSION)
      await enter(session)
      await beDurable(session)
      return session
    } catch (error) {
      session.destroy()
      throw error
    } finally {
      clearTimeout(patience)
    }
  }
  const link = await openLink({ begin, failure, onNews })

  /** `sql` is the same connection; a request there may take its time, but each answer has a timeout. */
  const withPatience = async <Value>(work: (sql: Sql, session: Session) => Promise<Value>): Promise<Value> => {
    const session = await link.session()
    const patience = setTimeout(session.destroy, PATIENCE_MS)
    const heard = <Answer>(answer: Answer): Answer => {
      patience.refresh()
      return answer
    }
    const sql: Sql = {
      all: async <Row>(text: string, values?: readonly unknown[]) => heard(await session.all<Row>(text, values)),
      run: async (text, values) => heard(await session.run(text, values)),
    }
    try {
      return await work(sql, session)
    } catch (error) {
      if (isLoss(error) || error instanceof Displaced) session.destroy()
      throw isLoss(error) ? failure(error) : error
    } finally {
      clearTimeout(patience)
    }
  }

  /** The connection broke while the database was to commit: finds out what became of it. Rejects unless it was done. */
  const makeSure = async (session: Session, lost: unknown): Promise<void> => {
    if (!isLoss(lost)) throw lost
    session.destroy()
    const isDone = await outcome(link, () => node.wasDone())
    if (isDone === null) throw new StoreError('unsure', `the database ${place} broke off during a commit`)
    if (!isDone) throw lost
  }
  const commit = async (session: Session): Promise<void> => {
    await node.commit(session).catch((error: unknown) => makeSure(session, error))
    node.committed()
  }

  const once = <Value>(
    counts: boolean,
    work: (sql: Sql) => Promise<Value>,
    changed: (value: Value) => Changed,
  ): Promise<Value> =>
    withPatience(async (sql, session) => {
      try {
        await node.begin(session, counts)
        const value = await work(sql)
        await node.tell(sql, changed(value))
        await commit(session)
        return value
      } catch (error) {
        if (!isLoss(error)) await session.script('ROLLBACK').catch(session.destroy)
        throw error
      }
    })

  const onceAlone: Transactions['writeAlone'] = (statement, recall) =>
    withPatience(async (sql, session) => {
      try {
        const value = await statement(sql, node.renewal())
        node.committed()
        return value
      } catch (error) {
        await makeSure(session, error)
        node.committed()
        // It is committed: that it cannot be looked at must not count as its loss.
        return await link.session().then(recall).catch(unsure)
      }
    })
  const unsure = (): never => {
    throw new StoreError('unsure', `the database ${place} broke off after a commit`)
  }

  const again = async <Value>(attempt: () => Promise<Value>, tries = TRIES): Promise<Value> => {
    try {
      return await attempt()
    } catch (error) {
      if (!isCollision(error) || tries === 0) throw error
      // Jitter, so that they do not collide again.
      await sleep(Math.random() * COLLISION_MS)
      return again(attempt, tries - 1)
    }
  }

  return {
    write: (work, changed) => again(() => once(true, work, changed)),
    writeAlone: (statement, recall) => again(() => onceAlone(statement, recall)),
    read: (work) => withPatience((sql) => work(sql)),
    renew: () =>
      once(
        false,
        async () => {},
        () => NOTHING_CHANGED,
      ),
    elsewhere: node.elsewhere,
    company: node.company,
    page: node.page,
    self: () => node.id,
    failure,
    isNew: node.isNew,
    async close() {
      const session = await link.close()
      if (session === null) return
      await node.leave(session).catch(() => {})
      await session.end()
    },
  }
}

/** A transaction whose server has gone must not hold up the others. */
const SESSION = `SET idle_in_transaction_session_timeout = '3s'`

/** Whatever the database is set to: what was acknowledged is on disk. */
const beDurable = async (session: Session): Promise<void> => {
  const [row] = await session.all<{ readonly synchronous_commit: string }>('SHOW synchronous_commit')
  if (row?.synchronous_commit === 'off') await session.script('SET synchronous_commit = on')
}

/** What became of a commit, as soon as there is a connection again; `null` if that takes too long. */
const outcome = async (link: Link, wasDone: () => boolean | null): Promise<boolean | null> => {
  const end = performance.now() + PATIENCE_MS
  while (performance.now() < end) {
    try {
      await link.session()
      return wasDone()
    } catch {
      await sleep(AGAIN_MS)
    }
  }
  return null
}

/** How long an answer of the database is waited for. */
const PATIENCE_MS = 10_000
const AGAIN_MS = 50
const TRIES = 8
const COLLISION_MS = 20

import { randomBytes } from 'node:crypto'
import type { Company, Elsewhere } from '../nodes.ts'
import { StoreError } from '../store.ts'
import type { Changed } from './changes.ts'
import { newMailbox } from './mailbox.ts'
import { newNeighbours } from './neighbours.ts'
import { TELL } from './notes.ts'
import { lockedVersion, migrate, prepareSchema } from './schema.ts'
import type { Session, Sql } from './session.ts'

/**
 * This server among those that use the database. Each has a row, which it renews, and in which it counts its transactions:
 * - Whoever stops renewing it has lost its place after `leaseMs`, by the clock of the database. Its row is then removed, and as
 *   every transaction of a server changes its own row, it can write no more from that moment on, whatever it believes.
 * - After a connection broke during a commit, the count tells whether the commit took place.
 * - What it tells others is numbered by it (`notes.ts`).
 *
 * A lock by name (`pg_advisory_lock`) would be shorter, but distributed databases have none, and it belongs to a connection.
 */
export type Node = {
  /** Takes a place, or finds it again over a new connection. */
  enter(session: Session): Promise<void>
  /** Begins a transaction, which counts if it is to `write` something; else it renews the place and no more. */
  begin(session: Session, write: boolean): Promise<void>
  /** For a transaction of one statement, which has to write this into the row itself, and nothing if there is none. */
  renewal(): Renewal
  /** Tells others, as part of it, which tables it has changed. */
  tell(sql: Sql, changed: Changed): Promise<void>
  commit(session: Session): Promise<void>
  /** Its number, if there are others who might want to know what it writes. */
  page(): number | null
  /** The transaction that was begun is known to be done. */
  committed(): void
  /** Was the transaction that was begun last done, by what the database said at the last `enter`? `null`: nobody knows. */
  wasDone(): boolean | null
  elsewhere(sql: Sql): Promise<Elsewhere>
  company(sql: Sql): Promise<Company>
  leave(session: Session): Promise<void>
  readonly id: string
  /** There was no schema before. */
  readonly isNew: boolean
}

/** What a statement has to write into the row of a server: that this is its transaction `page`, and that it lives. */
export type Renewal = {
  readonly id: string
  readonly page: number
  readonly leaseMs: number
  /** The error if there is no such row. */
  displaced(): Error
}

export type NodeSettings = { readonly place: string; readonly leaseMs: number }

export const newNode = ({ place, leaseMs }: NodeSettings): Node => {
  let id = ''
  let page = 0
  let begun = 0
  let isNew = false
  let outcome: boolean | null = null
  const neighbours = newNeighbours()
  const mailbox = newMailbox()

  /** Takes a place, in a transaction that keeps all others out of here. */
  const take = async (session: Session, name: string): Promise<void> => {
    await session.script('BEGIN')
    const version = await lockedVersion(session, place)
    await migrate(session, version)
    await session.run(`INSERT INTO nodes VALUES ($1, 0, now() + $2::bigint * interval '1 millisecond', 1)`, [
      name,
      leaseMs,
    ])
    await session.script('COMMIT')
    isNew = version === 0
  }

  return {
    get id() {
      return id
    },
    get isNew() {
      return isNew
    },
    async enter(session) {
      await prepareSchema(session, place)
      outcome = null
      neighbours.forget()
      mailbox.forget()
      if (id !== '') {
        // Waits for the transaction that a broken connection has left behind, if the database is still at it. One that it has not
        // begun yet can do nothing any more: it is no longer the next.
        const [row] = await session.all<{ readonly page: number }>(
          'UPDATE nodes SET page = page + 1 WHERE id = $1 RETURNING page',
          [id],
        )
        if (row !== undefined) {
          page = row.page
          outcome = page > begun
          return
        }
      }
      // A displaced server comes back under another name: what it held is no longer its own.
      const name = randomBytes(12).toString('hex')
      await take(session, name)
      id = name
      page = 0
      begun = 0
    },
    async begin(session, write) {
      begun = write ? page + 1 : page
      const [, renewed] = await session.script(
        `BEGIN; UPDATE nodes SET page = ${begun}, until = now() + interval '${leaseMs} milliseconds' WHERE id = '${id}'`,
      )
      if (renewed !== 1) throw new Displaced(place)
    },
    renewal() {
      begun = page + 1
      return { id, page: begun, leaseMs, displaced: () => new Displaced(place) }
    },
    async tell(sql, changed) {
      if (changed.size === 0 || neighbours.count === 0) return
      await sql.run(TELL, [id, begun, [...changed.keys()], [...changed.values()].map(Number)])
    },
    async commit(session) {
      await session.script('COMMIT')
    },
    page: () => (neighbours.count > 0 ? begun : null),
    committed() {
      // After an `enter` it is further on.
      page = Math.max(page, begun)
    },
    wasDone: () => outcome,
    elsewhere: async (sql) => ({ ...(await mailbox.read(sql, id)), place: id }),
    company: (sql) => neighbours.meet(sql, id),
    async leave(session) {
      await session.run('DELETE FROM nodes WHERE id = $1', [id])
    },
  }
}

/** This server was silent for too long, and has lost its place. */
export class Displaced extends StoreError {
  constructor(place: string) {
    super('busy', `this server has lost its place at the database ${place}, because it was silent for too long`)
  }
}

/** After this long a killed process counts as gone, and others take over its work. */
export const LEASE_MS = 6_000

import { randomBytes } from 'node:crypto'
import type { Elsewhere } from '../nodes.ts'
import { StoreError } from '../store.ts'
import { type Changed, textOf } from './changes.ts'
import { newNeighbours } from './neighbours.ts'
import { lockedVersion, migrate, prepareSchema } from './schema.ts'
import type { Session, Sql } from './session.ts'

/**
 * This server among those that use the database. Each has a row, which it renews, and in which it counts its transactions:
 * - Whoever stops renewing it has lost its place after `leaseMs`, by the clock of the database. Its row is then removed, and as
 *   every transaction of a server changes its own row, it can write no more from that moment on, whatever it believes.
 * - After a connection broke during a commit, the count tells whether the commit took place.
 * - The counts of the others, and what each of them notes for every count, tell what somebody else has written.
 *
 * A lock by name (`pg_advisory_lock`) would be shorter, but distributed databases have none, and it belongs to a connection.
 */
export type Node = {
  /** Takes a place, or finds it again over a new connection. */
  enter(session: Session): Promise<void>
  /** Begins a transaction, which counts if it is to `write` something; else it renews the place and no more. */
  begin(session: Session, write: boolean): Promise<void>
  /** Ends it, and notes for the others which tables it has changed. */
  commit(session: Session, changed: Changed): Promise<void>
  /** The transaction that was begun is known to be done. */
  committed(): void
  /** Was the transaction that was begun last done, by what the database said at the last `enter`? `null`: nobody knows. */
  wasDone(): boolean | null
  elsewhere(sql: Sql): Promise<Elsewhere>
  leave(session: Session): Promise<void>
  readonly id: string
  /** There was no schema before. */
  readonly isNew: boolean
}

export type NodeSettings = { readonly place: string; readonly leaseMs: number }

export const newNode = ({ place, leaseMs }: NodeSettings): Node => {
  let id = ''
  let page = 0
  let begun = 0
  let isNew = false
  let outcome: boolean | null = null
  const neighbours = newNeighbours()

  /** Takes a place, in a transaction that keeps all others out of here. */
  const take = async (session: Session, name: string): Promise<void> => {
    await session.script('BEGIN')
    const version = await lockedVersion(session, place)
    await migrate(session, version)
    await session.run(`INSERT INTO nodes VALUES ($1, 0, now() + $2::bigint * interval '1 millisecond')`, [
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
      if (id !== '') {
        // Waits for the transaction that a broken connection has left behind, if the database is still at it.
        const [row] = await session.all<{ readonly page: number }>('SELECT page FROM nodes WHERE id = $1 FOR UPDATE', [
          id,
        ])
        if (row !== undefined) {
          page = row.page
          outcome = page >= begun
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
    async commit(session, changed) {
      const isHeard = begun > page && neighbours.count > 0
      await session.script(isHeard ? `${noteOf(id, begun, changed)}; COMMIT` : 'COMMIT')
    },
    committed() {
      page = begun
    },
    wasDone: () => outcome,
    elsewhere: async (sql) => ({ ...(await neighbours.hear(sql, id)), place: id }),
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

/** What was changed with a page; of old pages nobody asks any more. */
const noteOf = (id: string, page: number, changed: Changed): string => {
  const note = `INSERT INTO changes VALUES ('${id}', ${page}, '${textOf(changed).replaceAll("'", "''")}')`
  if (page % CLEARED_EVERY !== 0) return note
  return `${note}; DELETE FROM changes WHERE node = '${id}' AND page <= ${page - KEPT_PAGES}`
}

const KEPT_PAGES = 512
const CLEARED_EVERY = 128

import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { StoreError } from '../store.ts'
import { lockedVersion, migrate, prepareSchema } from './schema.ts'
import type { Session } from './session.ts'

/**
 * This server among those that use the database. Each has a row, which it renews, and in which it counts its transactions:
 * - Whoever stops renewing it has lost its place after `leaseMs`, by the clock of the database. Its row is then removed, and as
 *   every transaction of a server changes its own row, it can write no more from that moment on, whatever it believes.
 * - After a connection broke during a commit, the count tells whether the commit took place.
 * - The counts of the others tell whether somebody else has written.
 *
 * A lock by name (`pg_advisory_lock`) would be shorter, but distributed databases have none, and it belongs to a connection.
 */
export type Node = {
  /** Takes its place, or finds it again over a new connection. Throws a StoreError while another server has it. */
  enter(session: Session): Promise<void>
  /** Begins a transaction, which counts if it is to `write` something; else it renews the place and no more. */
  begin(session: Session, write: boolean): Promise<void>
  /** The transaction that was begun is known to be done. */
  committed(): void
  /** Was the transaction that was begun last done, by what the database said at the last `enter`? `null`: nobody knows. */
  wasDone(): boolean | null
  /** Has another server written since the last time this was asked? */
  changedElsewhere(session: Pick<Session, 'all'>): Promise<boolean>
  leave(session: Session): Promise<void>
  /** There was no schema before. */
  readonly isNew: boolean
}

export type NodeSettings = {
  readonly place: string
  readonly leaseMs: number
  /** Others may be there too. */
  readonly isShared: boolean
}

export const newNode = ({ place, leaseMs, isShared }: NodeSettings): Node => {
  let id: string | null = null
  let page = 0
  let begun = 0
  let isNew = false
  /** How the counts of the others stood; `null` after an absence, in which anything may have happened. */
  let others: string | null = null
  let outcome: boolean | null = null

  /** One attempt to take a place, in a transaction that keeps all others out of here; `false` if another server has it. */
  const take = async (session: Session, name: string, seen: Map<string, string>): Promise<boolean> => {
    await session.script('BEGIN')
    const version = await lockedVersion(session, place)
    if (version > 0 && !isShared) {
      const there = await session.all<Other>('SELECT id, until::text AS until, until > now() AS alive FROM nodes')
      for (const { id: other, until, alive } of there) {
        if (alive && seen.has(other) && seen.get(other) !== until) throw taken(place)
        seen.set(other, until)
      }
      if (there.some(({ alive }) => alive)) return false
      // One that was only late may renew its place in this very moment: then it is not removed.
      await session.run('DELETE FROM nodes WHERE until <= now()')
      const left = await session.all('SELECT id FROM nodes')
      if (left.length > 0) return false
    }
    await migrate(session, version)
    await session.run(`INSERT INTO nodes VALUES ($1, 0, now() + $2::bigint * interval '1 millisecond')`, [
      name,
      leaseMs,
    ])
    await session.script('COMMIT')
    isNew = version === 0
    return true
  }

  return {
    get isNew() {
      return isNew
    },
    async enter(session) {
      await prepareSchema(session, place)
      outcome = null
      if (id !== null) {
        // Waits for the transaction that a broken connection has left behind, if the database is still at it.
        const [row] = await session.all<{ readonly page: number }>('SELECT page FROM nodes WHERE id = $1 FOR UPDATE', [
          id,
        ])
        if (row !== undefined) {
          page = row.page
          outcome = page >= begun
          others = null
          return
        }
      }
      const name = randomBytes(12).toString('hex')
      const seen = new Map<string, string>()
      while (!(await take(session, name, seen))) {
        await session.script('ROLLBACK')
        await sleep(Math.min(LOOK_MS, leaseMs / 4))
      }
      id = name
      page = 0
      begun = 0
      others = null
    },
    async begin(session, write) {
      begun = write ? page + 1 : page
      const [, renewed] = await session.script(
        `BEGIN; UPDATE nodes SET page = ${begun}, until = now() + interval '${leaseMs} milliseconds' WHERE id = '${id}'`,
      )
      if (renewed !== 1) throw new Displaced(place)
    },
    committed() {
      page = begun
    },
    wasDone: () => outcome,
    async changedElsewhere(session) {
      const [row] = await session.all<{ readonly pages: string }>(
        'SELECT coalesce(sum(page), 0)::text AS pages FROM nodes WHERE id <> $1',
        [id],
      )
      const now = row?.pages ?? '0'
      const changed = now !== others
      others = now
      return changed
    },
    async leave(session) {
      await session.run('DELETE FROM nodes WHERE id = $1', [id])
    },
  }
}

/** This server was silent for too long, and another one has taken its place. */
export class Displaced extends StoreError {
  constructor(place: string) {
    super('busy', `another server has taken over the database ${place}, because this one was silent for too long`)
  }
}

/** A process that was killed leaves its place free after so long. */
export const LEASE_MS = 6_000

const LOOK_MS = 200

type Other = { readonly id: string; readonly until: string; readonly alive: boolean }

const taken = (place: string): StoreError =>
  new StoreError(
    'busy',
    `another server is using the database ${place}; several servers on one database are not supported yet. ` +
      'Stop the other one, or give this one a database of its own',
  )

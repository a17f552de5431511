import { isDeepStrictEqual } from 'node:util'
import { ok } from '@ecumene/kernel'
import type { EntryElsewhere } from '../store/nodes.ts'
import type { TableRow } from '../store/store.ts'
import type { Table } from './table.ts'

/** What other servers do at a table: heard of or looked for in the store, and passed on to those who watch it here. */
export class Elsewhere {
  readonly #table: Table
  #isHearing = false
  #isRemoved = false

  constructor(table: Table) {
    this.#table = table
  }

  /** Another server has removed the table. */
  get isRemoved(): boolean {
    return this.#isRemoved
  }

  /** Something was done there: looks for it, once, however often this is called meanwhile. */
  async hear(): Promise<void> {
    if (this.#isHearing) return
    this.#isHearing = true
    await this.#table.inOrder(async () => {
      this.#isHearing = false
      return ok(await this.refresh())
    })
  }

  /** Goes on by entries that others have written. If they are not the next ones, what is missing is looked for. */
  async follow(entries: readonly EntryElsewhere[]): Promise<void> {
    const table = this.#table
    await table.inOrder(async () => {
      const news = entries.filter(({ ply }) => ply >= table.ply)
      if (news.length === 0 && table.isFollowed) return ok(false)
      const row = table.isFollowed ? rowAfter(table.row, table.ply, news) : null
      if (row === null) return ok(await this.refresh())
      const isAll = row.status === table.row.status
      table.take(row)
      await table.follow(
        news.map(({ entry }) => entry),
        isAll,
      )
      return ok(true)
    })
  }

  /** Somebody who comes from another server must not see the table older than it was there. */
  async catchUp(): Promise<void> {
    const table = this.#table
    if (!table.world.neighbours.areThere) return
    await table.inOrder(async () => {
      const attending = await table.world.store.attending([table.id])
      table.setElsewhere(attending.map(({ guest }) => guest))
      return ok(await this.refresh())
    })
  }

  /** Looks into the store for what others did, and passes it on; `false` if they did nothing. */
  async refresh(): Promise<boolean> {
    const table = this.#table
    const [row, missing] = await Promise.all([table.world.store.table(table.id), this.#missing()])
    this.#isRemoved = row === null
    const before = table.row
    if (row === null || (row.version === before.version && missing?.length === 0)) return false
    table.take(row)
    // A frozen match that was ended for good stays so, whatever memory says.
    if (missing === null || row.closing !== null) await table.readAnew()
    else if (missing.length === 0) await table.announce()
    else await table.follow(missing, isSameButForMoves(before, row))
    return true
  }

  /** Entries that this server does not know of; `null` if it has to read all of them. */
  async #missing(): Promise<readonly string[] | null> {
    const { world, id, ply, isFollowed } = this.#table
    if (isFollowed) return world.store.entriesFrom(id, ply)
    return (await world.store.ply(id)) === ply ? [] : null
  }
}

/** The row as entries leave it; `null` if they do not follow each other from this ply and this version on. */
const rowAfter = (before: TableRow, ply: number, entries: readonly EntryElsewhere[]): TableRow | null => {
  let row = before
  for (const [index, { ply: place, version, change }] of entries.entries()) {
    if (place !== ply + index || version !== row.version || row.closing !== null) return null
    if (change === null) continue
    const { status = row.status, waitsForBot = row.waitsForBot, time } = change
    row = { ...row, status, waitsForBot, ...time, version: row.version + 1 }
  }
  return row
}

/** What a move changes in the row is told with the move. */
const isSameButForMoves = (before: TableRow, after: TableRow): boolean => {
  const { version, waitsForBot, clock, due } = after
  return isDeepStrictEqual({ ...before, version, waitsForBot, clock, due }, after)
}

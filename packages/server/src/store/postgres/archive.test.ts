import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { keyIn, putKey } from '../../guests/key.ts'
import { type Database, newDatabase } from '../../testing/database.ts'
import { liveIn } from '../../testing/lived-in.ts'
import { backUp, moveStore, type Place } from '../archive/archive.ts'
import { archiveContract, rowsOf } from '../archive/archive-contract.ts'
import { columnNames, KINDS } from '../archive/kinds.ts'
import { openSqlite } from '../sqlite.ts'
import { openPostgres } from './postgres.ts'

const databases: Database[] = []
afterEach(async () => {
  for (const database of databases.splice(0)) await database.drop()
})
const placeIn = async (dataDir: string): Promise<Place & { readonly database: string }> => {
  const database = await newDatabase(inject('postgres'))
  databases.push(database)
  return { dataDir, database: database.url }
}
/** Long: on no machine does a server look gone that is only slow. All of them leave their place when they are closed. */
const LEASE_MS = 600_000

archiveContract('PostgreSQL', {
  place: placeIn,
  open: ({ database }) => openPostgres({ url: database ?? '', leaseMs: LEASE_MS }),
  address: ({ database }) => database ?? '',
})

describe('a store that is moved', () => {
  let folder: string
  const at = (name: string): string => join(folder, name)
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ecumene-move-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('from the file to PostgreSQL and back is the same, entry by entry', async () => {
    const first = { ...(await placeIn(mkdtempSync(at('first-')))) }
    const file = { ...first, database: null }
    const store = await openSqlite({ path: join(first.dataDir, 'ecumene.sqlite') })
    await liveIn(store)
    await expect(moveStore(first, 'to-database')).rejects.toThrow('another process is using the store')
    await store.close()
    putKey(first.dataDir, 'ab'.repeat(32))
    await backUp(file, at('before.gz'))

    const there = await moveStore(first, 'to-database')
    await expect(moveStore(first, 'to-database')).rejects.toThrow('is not empty')
    await backUp(first, at('between.gz'))
    expect(await rowsOf(at('between.gz'))).toEqual(await rowsOf(at('before.gz')))

    const second = { ...first, dataDir: mkdtempSync(at('second-')) }
    const server = await openPostgres({ url: first.database, leaseMs: LEASE_MS })
    await expect(moveStore(second, 'to-file')).rejects.toThrow('a server is using the database')
    await server.close()
    const back = await moveStore(second, 'to-file')
    expect(keyIn(second.dataDir)).toBe('ab'.repeat(32))
    expect(back.counts).toEqual(there.counts)
    await backUp({ ...second, database: null }, at('after.gz'))
    expect(await rowsOf(at('after.gz'))).toEqual(await rowsOf(at('before.gz')))
  })

  it('is all that the database has: every column of every table', async () => {
    const { database } = await placeIn(folder)
    await (await openPostgres({ url: database, leaseMs: LEASE_MS })).close()
    const found = await databases[0]?.query(
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE table_schema = 'ecumene'`,
    )
    const names = (found ?? []).map(({ name }) => String(name)).filter((name) => !ABOUT_SERVERS.test(name))
    const kept = KINDS.flatMap((kind) => columnNames(kind).map((column) => `${kind.name}.${column}`))
    expect(names.sort()).toEqual([...kept, 'pulse.one', 'keys.name', 'keys.key'].sort())
  })

  it('is not read where a newer program has written', async () => {
    const place = await placeIn(folder)
    await (await openPostgres({ url: place.database, leaseMs: LEASE_MS })).close()
    await databases[0]?.query('UPDATE ecumene.schema_version SET version = 99')
    await expect(backUp(place, at('one.gz'))).rejects.toMatchObject({ code: 'newer' })
    await expect(moveStore(place, 'to-file')).rejects.toMatchObject({ code: 'newer' })
  })
})

/** What belongs to the servers of this moment, and is not the store's. */
const ABOUT_SERVERS = /^(nodes|schema_version|changes|notes|here|claims|notices|allowances)\./

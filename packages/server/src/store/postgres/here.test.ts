import { afterAll, beforeAll, inject } from 'vitest'
import { type Database, newDatabase } from '../../testing/database.ts'
import { requireBuild } from '../../testing/server.ts'
import { storeContract } from '../contract.ts'
import type { Store } from '../store.ts'
import { openPostgresHere } from './here.ts'
import type { PostgresSettings } from './transactions.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: one adds to what vitest declares.
  interface ProvidedContext {
    /** Address of the PostgreSQL of this run, without the name of a database. */
    postgres: string
  }
}

let database: Database
const stores: Store[] = []
beforeAll(async () => {
  await requireBuild()
  database = await newDatabase(inject('postgres'))
})
afterAll(() => database.drop())

const events = { onCommit: () => {}, onSpoiled: () => {}, onNews: () => {} }
const settings = (over: Partial<PostgresSettings> = {}): PostgresSettings => ({
  url: database.url,
  leaseMs: 60_000,
  isShared: true,
  ...over,
})
const kept = async <Kept extends Store>(opening: Promise<Kept>): Promise<Kept> => {
  const store = await opening
  stores.push(store)
  return store
}
const open = (over: Partial<PostgresSettings> = {}) => kept(openPostgresHere(settings(over), events))
const cleanUp = async (): Promise<void> => {
  await Promise.all(stores.splice(0).map((store) => store.close()))
  await database.query('DROP SCHEMA IF EXISTS ecumene CASCADE')
}

storeContract('PostgreSQL', {
  one: () => open(),
  two: async () => [await open(), await open()],
  again: () => open(),
  cleanUp,
})

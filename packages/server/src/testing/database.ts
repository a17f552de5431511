import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/** A database of a test's own. */
export type Database = {
  readonly url: string
  /** Runs a statement as an administrator. */
  query(text: string): Promise<readonly Readonly<Record<string, unknown>>[]>
  drop(): Promise<void>
}

/** Makes one at a server whose address is given without the name of a database. */
export const newDatabase = async (server: string | null): Promise<Database> => {
  if (server === null) throw new Error('there is no PostgreSQL to test with; why was said when the tests began')
  const name = `test_${randomBytes(6).toString('hex')}`
  const at = async (database: string, text: string): Promise<readonly Readonly<Record<string, unknown>>[]> => {
    const client = new Client({ connectionString: `${server}/${database}` })
    await client.connect()
    try {
      return (await client.query(text)).rows as readonly Readonly<Record<string, unknown>>[]
    } finally {
      await client.end()
    }
  }
  await at('postgres', `CREATE DATABASE ${name}`)
  return {
    url: `${server}/${name}`,
    query: (text) => at(name, text),
    drop: async () => void (await at('postgres', `DROP DATABASE ${name} WITH (FORCE)`)),
  }
}

/** A PostgreSQL that a test may kill. */
export type Cluster = {
  readonly url: string
  crash(): Promise<unknown>
  start(): Promise<unknown>
  stop(): Promise<void>
}

export const startCluster = async (): Promise<Cluster> => {
  const script = new URL('../../../../scripts/postgres.mjs', import.meta.url).href
  const { startCluster: start } = (await import(script)) as {
    startCluster(how: { readonly durable: boolean }): Promise<Cluster>
  }
  return start({ durable: true })
}

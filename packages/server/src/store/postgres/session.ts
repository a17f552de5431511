import { Socket } from 'node:net'
import { Client, type ClientConfig, types } from 'pg'

/** Statements with values, for code that need not know about connections. */
export type Sql = {
  /** The rows that a statement returns. */
  all<Row>(text: string, values?: readonly unknown[]): Promise<readonly Row[]>
  /** How many rows a statement changed. */
  run(text: string, values?: readonly unknown[]): Promise<number>
}

/** One connection to the database. */
export type Session = Sql & {
  /** Several statements without values in one round trip; how many rows each of them changed or returned. */
  script(text: string): Promise<readonly number[]>
  /** Breaks the connection off, whatever it waits for. */
  destroy(): void
  end(): Promise<void>
  isOver(): boolean
}

/** Connects. `onLost` hears, once, that the connection is gone; not if it was ended from here. */
export const connect = async (url: string, onLost: (session: Session) => void): Promise<Session> => {
  // Our own socket, since a query that never comes back is ended only by closing it.
  const socket = new Socket()
  const client = new Client({ ...configFor(url), stream: () => socket })
  let isOver = false
  const lose = (): void => {
    if (isOver) return
    isOver = true
    socket.destroy()
    onLost(session)
  }
  const session: Session = {
    async all<Row>(text: string, values: readonly unknown[] = []) {
      const { rows } = await client.query({ name: nameOf(text), text, values: [...values] })
      return rows as readonly Row[]
    },
    async run(text, values = []) {
      const { rowCount } = await client.query({ name: nameOf(text), text, values: [...values] })
      return rowCount ?? 0
    },
    async script(text) {
      const results: unknown = await client.query(text)
      const each = (Array.isArray(results) ? results : [results]) as readonly { readonly rowCount: number | null }[]
      return each.map(({ rowCount }) => rowCount ?? 0)
    },
    isOver: () => isOver,
    destroy: lose,
    async end() {
      isOver = true
      await client.end().catch(() => {})
      socket.destroy()
    },
  }
  client.on('error', lose)
  client.on('end', lose)
  try {
    await client.connect()
  } catch (error) {
    isOver = true
    socket.destroy()
    throw error
  }
  return session
}

const configFor = (url: string): ClientConfig => ({
  connectionString: url,
  application_name: 'ecumene',
  connectionTimeoutMillis: CONNECT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  types: {
    // Times in milliseconds and counts are exact as numbers; the driver would make texts of them.
    getTypeParser: (type: number, format?: 'text' | 'binary') =>
      type === types.builtins.INT8 ? Number : types.getTypeParser(type, format as 'text'),
  },
})

const CONNECT_MS = 10_000

/** The database parses each statement once per connection, and knows it by this name afterwards. */
const nameOf = (text: string): string => {
  let name = names.get(text)
  if (name === undefined) {
    name = `ecumene_${names.size + 1}`
    names.set(text, name)
  }
  return name
}
const names = new Map<string, string>()

import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { Client } from 'pg'

/**
 * Puts entries into PostgreSQL, one row for each as the key of a log needs it, and says so when they are on disk. What comes
 * while a transaction is under way is the next one.
 */
const { line, database } = workerData as { readonly line: MessagePort; readonly database: string }
const client = new Client({ connectionString: database })
await client.connect()
await client.query('CREATE TABLE IF NOT EXISTS bones (node text, ticket integer, room text, entry text)')
const node = Math.random().toString(36)
let queue: (string | number)[] = []
let isBusy = false

const commit = async (): Promise<void> => {
  isBusy = true
  while (queue.length > 0) {
    const batch = queue
    queue = []
    const every = (place: number): readonly (string | number)[] => batch.filter((_value, at) => at % 3 === place)
    await client.query({
      name: 'bones',
      text: 'INSERT INTO bones SELECT $1, * FROM unnest($2::integer[], $3::text[], $4::text[])',
      values: [node, every(0), every(1), every(2)],
    })
    parentPort?.postMessage(every(0))
  }
  isBusy = false
}

line.on('message', (entries: readonly (string | number)[]) => {
  queue.push(...entries)
  if (!isBusy) void commit()
})

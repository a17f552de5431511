import { join } from 'node:path'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { openFile } from '../store/file.ts'

/** Writes the entries of one turn of the event loop to disk as one row, then reports it. */
const { line, folder } = workerData as { readonly line: MessagePort; readonly folder: string }
const file = openFile(join(folder, 'bones.sqlite'))
// Kept referenced: garbage collection would close the file and its statements.
process.on('exit', () => file.close())
const insert = file.prepare('INSERT INTO journal VALUES (?, ?)')
let pages = 0
let queue: (string | number)[] = []

const commit = (): void => {
  const batch = queue
  queue = []
  insert.run(++pages, JSON.stringify(batch))
  parentPort?.postMessage(batch.filter((_value, at) => at % 3 === 0))
}

line.on('message', (entries: readonly (string | number)[]) => {
  if (queue.length === 0) setImmediate(commit)
  queue.push(...entries)
})

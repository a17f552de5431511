import { join } from 'node:path'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { openFile } from '../store/file.ts'

/** Puts the entries of one turn of the event loop on disk, as one row, and says so. */
const { line, folder } = workerData as { readonly line: MessagePort; readonly folder: string }
const file = openFile(join(folder, 'bones.sqlite'))
// A file that nobody holds is closed, and its statements with it.
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

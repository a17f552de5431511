import { setFlagsFromString } from 'node:v8'
import { type MessagePort, Worker } from 'node:worker_threads'

/**
 * The compiled script of a thread or child process. Node runs JavaScript only, so a test that reads the sources
 * (`src/…/x.ts`) starts its threads from the build beside them (`dist/…/x.js`).
 */
export const scriptBeside = (module: string, name: string): URL =>
  new URL(`./${name}.js`, module.replace(/\/src\/((?:[^/]+\/)*[^/]+\.ts)$/, '/dist/$1'))

/** A thread with its data. It inherits no flags of this process: under a test runner those point to the sources. */
export const startThread = (script: URL, workerData: unknown, transfer: readonly Transferable[] = []): Worker =>
  new Worker(script, { workerData, transferList: [...transfer], execArgv: [] })

/**
 * A thread's heap may grow to this many megabytes before a full garbage collection. From the
 * few it begins with, V8 would do so every few seconds under load, and each time all tables wait for 30 ms.
 */
setFlagsFromString('--initial-old-space-size=128')

export type Transferable = MessagePort

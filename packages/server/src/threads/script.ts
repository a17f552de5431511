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

export type Transferable = MessagePort

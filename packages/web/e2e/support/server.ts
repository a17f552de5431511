import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const PROGRAM = join(ROOT, 'packages', 'cli', 'dist', 'main.js')

/** A real server in a process of its own, with a store of its own. */
export type TestServer = {
  readonly url: string
  readonly dataDir: string
  /** Like a power cut: nothing is announced or finished. */
  kill(): Promise<void>
  /** Starts again on the same port and the same data. */
  start(): Promise<void>
  /** Stops for good and clears away the data. */
  stop(): Promise<void>
}

export const startServer = async (): Promise<TestServer> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'ecumene-e2e-'))
  /** Whether it is to end. */
  let isEnding = false
  const spawnWatched = async (port: string) => {
    const spawned = await spawnServer(port, dataDir)
    isEnding = false
    spawned.process.once('exit', (code, signal) => {
      if (!isEnding) console.error(`A server of the tests died of ${signal ?? `exit code ${code}`}: ${spawned.said()}`)
    })
    return spawned
  }
  let running = await spawnWatched('0')
  const { url } = running
  const { port } = new URL(url)
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const { process } = running
    isEnding = true
    if (process.exitCode !== null || process.signalCode !== null) return
    const gone = new Promise((resolve) => process.once('exit', resolve))
    process.kill(signal)
    await gone
  }
  return {
    url,
    dataDir,
    kill: () => end('SIGKILL'),
    start: async () => {
      running = await spawnWatched(port)
    },
    stop: async () => {
      await end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

type Spawned = { readonly url: string; readonly process: ChildProcess; readonly said: () => string }

const spawnServer = (port: string, dataDir: string): Promise<Spawned> => {
  const child = spawn(process.execPath, [PROGRAM, 'serve'], {
    env: {
      ...process.env,
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return new Promise((resolve, reject) => {
    let said = ''
    const listen = (data: Buffer) => {
      said += data.toString('utf8')
      const [, url] = /Ecumene is at (http:\S+)/.exec(said) ?? []
      if (url !== undefined) resolve({ url, process: child, said: () => said })
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)))
  })
}

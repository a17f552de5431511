import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

/*
 * Keeps a PostgreSQL for whoever started this process, and removes it when its standard input ends: also when that process was
 * killed. Words on standard input: `crash`, `start`; each is answered with a line.
 */

const [programs, kind] = process.argv.slice(2)

/** PostgreSQL refuses to run as root. */
const owner = () => {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const ids = ['-u', '-g'].map((which) => spawnSync('id', [which, name], { encoding: 'utf8' }))
    const [uid, gid] = ids.map(({ status, stdout }) => (status === 0 ? Number(stdout) : Number.NaN))
    if (uid > 0 && gid > 0) return { uid, gid }
  }
  throw new Error('this is root, and there is neither a user "postgres" nor "nobody" to run PostgreSQL as')
}

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

const folder = mkdtempSync(join(tmpdir(), 'ecumene-postgres-'))
const data = join(folder, 'data')
let server = null

const remove = () => {
  killAll()
  rmSync(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 })
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    remove()
    process.exit(1)
  })
}

/** The server and every process it started: they would end by themselves, but only after finishing their work. */
const killAll = () => {
  if (server?.pid === undefined || server.exitCode !== null || server.signalCode !== null) return
  for (const pid of [...childrenOf(server.pid), server.pid]) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has already ended.
    }
  }
}

const childrenOf = (pid) => {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

const FAST = ['fsync=off', 'full_page_writes=off']
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'shared_buffers=16MB',
  'autovacuum=off',
  'logging_collector=off',
  'lc_messages=C',
  ...(kind === 'durable' ? [] : FAST),
]

try {
  const as = owner()
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid)
  const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' }
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '--no-sync', '-A', 'trust', '-U', 'ecumene', '--locale=C.UTF-8', '-E', 'UTF8'],
    { ...as, env, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`)

  /** Starts it, with retries while a remnant of the previous one, or another program, is in the way. */
  let port = 0
  const start = async () => {
    for (let tries = 0; ; tries++) {
      const chosen = port === 0 ? await freePort() : port
      const child = spawn(
        join(programs, 'postgres'),
        ['-D', data, '-p', String(chosen), ...SETTINGS.flatMap((setting) => ['-c', setting])],
        { ...as, env, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
      )
      server = child
      let log = ''
      const isReady = await new Promise((resolve) => {
        child.stderr.on('data', (chunk) => {
          log = (log + chunk).slice(-10_000)
          if (log.includes('ready to accept connections')) resolve(true)
        })
        child.once('exit', () => resolve(false))
        child.once('error', () => resolve(false))
      })
      if (isReady) {
        port = chosen
        return
      }
      if (tries === 50) throw new Error(log)
      await sleep(100)
    }
  }
  await start()
  process.stdout.write(`postgres://ecumene@127.0.0.1:${port}\n`)

  for await (const word of createInterface({ input: process.stdin })) {
    if (word === 'crash') {
      const gone = once(server, 'exit')
      killAll()
      await gone
    } else if (word === 'start') await start()
    process.stdout.write(`${word}\n`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  remove()
}

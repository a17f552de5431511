import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const DEBIAN = '/usr/lib/postgresql'

/**
 * The folder of PostgreSQL's programs: `POSTGRES` from the environment, or the newest that is installed, or Debian's, which is
 * installed if we may. Otherwise `null`, with a sentence that says what to do.
 */
export const findPostgres = () => {
  const known = knownPostgres()
  if (known !== null) return known
  const isRoot = process.getuid?.() === 0
  const hasApt = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0
  if (!isRoot || !hasApt) {
    const how = hasApt ? 'run "sudo apt-get install postgresql"' : 'install PostgreSQL'
    console.error(
      `The tests of the store need PostgreSQL: ${how}, or name the folder of its programs with POSTGRES=/path/to/bin.`,
    )
    return null
  }
  console.log("Installing Debian's PostgreSQL for the tests of the store (once; half a minute) …")
  const install = ['install', '-y', '-qq', '--no-install-recommends']
  for (const [command, ...args] of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', ...install, 'postgresql-common'],
    // We want only its programs: Debian would start a system-wide server.
    [
      'sed',
      '-i',
      's/^#*create_main_cluster.*/create_main_cluster = false/',
      '/etc/postgresql-common/createcluster.conf',
    ],
    ['apt-get', ...install, 'postgresql'],
  ]) {
    const { status } = spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status !== 0) {
      console.error(`"${command} ${args.join(' ')}" failed; install PostgreSQL by hand or set POSTGRES=/path/to/bin.`)
      return null
    }
  }
  return knownPostgres()
}

/**
 * A PostgreSQL of our own in a temporary folder, on a free local port. A separate process (`postgres/keeper.mjs`) keeps it,
 * and removes it as soon as this one is gone, however it ended.
 */
export const startCluster = async ({ durable = false } = {}) => {
  const programs = findPostgres()
  if (programs === null) throw new Error('there is no PostgreSQL to test with')
  const keeper = spawn(process.execPath, [KEEPER, programs, durable ? 'durable' : 'quick'], {
    // In its own process group: Ctrl-C in a terminal must not end the keeper before it has cleaned up.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let complaint = ''
  keeper.stderr.on('data', (chunk) => {
    complaint += chunk
  })
  const lines = createInterface({ input: keeper.stdout })
  const ended = once(keeper, 'exit')
  const answer = async () => {
    const said = await Promise.race([once(lines, 'line'), ended.then(() => null)])
    if (said === null) throw new Error(`PostgreSQL cannot be started here: ${complaint}`)
    return said[0]
  }
  const tell = (word) => {
    const heard = answer()
    keeper.stdin.write(`${word}\n`)
    return heard
  }
  return {
    /** Address of its server, to which the name of a database is to be added. */
    url: await answer(),
    /** Kills all of it, like a power failure. */
    crash: () => tell('crash'),
    start: () => tell('start'),
    async stop() {
      keeper.stdin.end()
      await ended
    },
  }
}

const KEEPER = fileURLToPath(new URL('./postgres/keeper.mjs', import.meta.url))

const knownPostgres = () => {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one)) : []
  const places = [process.env.POSTGRES, ...versions.map((version) => join(DEBIAN, version, 'bin'))]
  const isWhole = (place) => ['initdb', 'postgres'].every((program) => existsSync(join(place, program)))
  return places.find((place) => place !== undefined && place !== '' && isWhole(place)) ?? null
}

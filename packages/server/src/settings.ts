import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ENGINE_PATIENCE, type EnginePatience } from '@ecumene/bots/engine'
import { failed, ok, type Result } from '@ecumene/kernel'
import { ENGINES_ALLOWED, type EngineSetting, readEngines } from './bots/engine-settings.ts'
import { DEFAULT_LIMITS, type Limits } from './limits/limits.ts'
import { type Proxies, readProxies } from './limits/proxies.ts'
import { isDatabaseUrl } from './store/postgres/address.ts'
import { LEASE_MS } from './store/postgres/node.ts'

/** How the server runs. */
export type Settings = {
  readonly port: number
  readonly host: string
  /** Where the store and the key live, unless there is a database. */
  readonly dataDir: string
  /** Address of the PostgreSQL that takes the place of the store in the data folder, password and all: never to be shown. */
  readonly database: string | null
  /** How long a server that is silent keeps its place at the database. */
  readonly leaseMs: number
  /** Folder of the built page. */
  readonly page: string
  /** The text that cookies are signed with; `null` for a key kept in the data folder. */
  readonly cookieKey: string | null
  /** Whose `X-Forwarded-*` is believed. */
  readonly trustProxy: Proxies
  /** Who may read `/metrics`. */
  readonly metrics: MetricsReaders
  /** May guests have the server post to addresses that are not of the open internet, and without encryption? */
  readonly privateHooks: boolean
  readonly logLevel: LogLevel
  readonly limits: Limits
  readonly threads: { readonly rules: number; readonly bots: number }
  /** How long one move, and one decision of a bot, may take before its thread is killed. */
  readonly timeLimits: { readonly rulesMs: number; readonly botsMs: number }
  /** Programs that play for levels instead of our own bots. */
  readonly engines: readonly EngineSetting[]
  readonly enginePatience: EnginePatience
  readonly patience: Patience
  /** How many matches may be in memory. */
  readonly matchesInMemory: number
  /** How long until unused tables leave memory, and until waiting tables are removed. */
  readonly idleMs: number
  readonly waitingMs: number
  /** How often time-outs are checked. */
  readonly clockMs: number
  /** Module that exports `GAMES` and `ALL_GAMES`. */
  readonly shelf: string
  /** For tests: how many pages the store file may have. */
  readonly maxPages?: number
  /** How long to wait before a message that did not arrive is sent again, each time. */
  readonly hookRetryMs: readonly number[]
  /** For tests: what time it is. */
  readonly now?: () => number
  /** For tests: milliseconds that go on evenly, where the time of day does not. */
  readonly ticks?: () => number
}

/** How long silent or slow clients are waited for. */
export type Patience = {
  /** For a request, once it has begun. */
  readonly requestMs: number
  /** For the next request over the same connection, and for a connection on which nothing moves. */
  readonly connectionMs: number
  /** How often a socket is pinged; after three unanswered pings it is closed. */
  readonly pingMs: number
  /** For a socket to subscribe or to send something. */
  readonly idleSocketMs: number
  /** For the answer to a close frame. */
  readonly farewellMs: number
}

/** `local`: only this machine itself, not what a proxy on it passes on. */
export const METRICS_READERS = ['local', 'public', 'none'] as const
export type MetricsReaders = (typeof METRICS_READERS)[number]

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** One core is for everything else. */
const THREADS = Math.min(4, Math.max(1, availableParallelism() - 1))

export const DEFAULT_SETTINGS: Settings = {
  port: 8080,
  // Reachable from this machine only; HOST=0.0.0.0 opens it to others.
  host: 'localhost',
  dataDir: join(ROOT, 'data'),
  database: null,
  leaseMs: LEASE_MS,
  page: join(ROOT, 'packages', 'web', 'dist'),
  cookieKey: null,
  trustProxy: 0,
  metrics: 'local',
  privateHooks: false,
  logLevel: 'info',
  limits: DEFAULT_LIMITS,
  threads: { rules: THREADS, bots: THREADS },
  timeLimits: { rulesMs: 10_000, botsMs: 10_000 },
  engines: [],
  enginePatience: ENGINE_PATIENCE,
  patience: {
    requestMs: 15_000,
    connectionMs: 60_000,
    pingMs: 30_000,
    idleSocketMs: 10 * 60_000,
    farewellMs: 1_000,
  },
  matchesInMemory: 500,
  idleMs: 5 * 60_000,
  waitingMs: 24 * 60 * 60_000,
  clockMs: 1000,
  hookRetryMs: [10_000, 120_000],
  shelf: '@ecumene/shelf',
}

/** Environment variables and the flags of `ecumene serve` that stand for the same. */
export const SETTING_NAMES = [
  { variable: 'PORT', flag: 'port', help: 'port to listen on; 0 for any that is free', default: '8080' },
  { variable: 'HOST', flag: 'host', help: 'address to listen on; 0.0.0.0 lets others in', default: 'localhost' },
  { variable: 'DATA_DIR', flag: 'data-dir', help: 'folder of the store, made if missing', default: './data' },
  {
    variable: 'DATABASE_URL',
    flag: 'database',
    help: 'postgres://… to keep everything in PostgreSQL, also for several servers',
    default: 'the data folder',
  },
  { variable: 'LOG_LEVEL', flag: 'log-level', help: LOG_LEVELS.join(', '), default: 'info' },
  {
    variable: 'TRUST_PROXY',
    flag: 'trust-proxy',
    help: 'number of proxies before the server that set X-Forwarded-*, or their addresses',
    default: '0',
  },
  { variable: 'METRICS', flag: 'metrics', help: 'who may read /metrics: local, public or none', default: 'local' },
  {
    variable: 'PRIVATE_HOOKS',
    flag: 'private-hooks',
    help: '1 lets guests be told of turns at private addresses',
    default: '0',
  },
  {
    variable: 'ENGINES',
    flag: 'engines',
    help: 'programs that play levels of a game: duel/hard=exec:./my-bot',
    default: 'our own bots',
  },
  {
    variable: 'COOKIE_KEY',
    flag: null,
    help: 'key for cookies instead of the one that is kept with the store',
    default: null,
  },
] as const

/** Reads the settings; a flag goes before a variable. What is wrong comes back as a sentence. */
export const readSettings = (
  env: Readonly<Record<string, string | undefined>>,
  flags: Readonly<Record<string, string | undefined>> = {},
): Result<Settings> => {
  const given = (variable: string): Given | null => {
    const flag = SETTING_NAMES.find((name) => name.variable === variable)?.flag ?? null
    const byFlag = flag === null ? undefined : flags[flag]
    if (byFlag !== undefined) return { name: `--${flag}`, value: byFlag }
    const byVariable = env[variable]
    // An empty variable is how shells and compose files say "not set".
    return byVariable === undefined || byVariable === '' ? null : { name: variable, value: byVariable }
  }
  const unknown = Object.keys(flags).find((flag) => !SETTING_NAMES.some((name) => name.flag === flag))
  if (unknown !== undefined) {
    const allowed = SETTING_NAMES.flatMap(({ flag }) => (flag === null ? [] : `--${flag}`)).join(', ')
    return failed(`unknown flag --${unknown}; allowed: ${allowed}`)
  }

  const port = given('PORT')
  if (port !== null && !(/^\d{1,5}$/.test(port.value) && Number(port.value) <= 65_535)) {
    return wrong(port, 'a whole number from 0 to 65535')
  }
  const level = given('LOG_LEVEL')
  const logLevel = LOG_LEVELS.find((known) => known === (level?.value ?? DEFAULT_SETTINGS.logLevel))
  if (logLevel === undefined) return wrong(level, LOG_LEVELS.join(', '))
  const proxy = given('TRUST_PROXY')
  const proxies = proxy === null ? ok(DEFAULT_SETTINGS.trustProxy) : readProxies(proxy.value)
  if (!proxies.ok) return wrong(proxy, proxies.error)
  const hooks = given('PRIVATE_HOOKS')
  if (hooks !== null && !/^(0|1|true|false)$/.test(hooks.value)) return wrong(hooks, '0, 1')
  const readers = given('METRICS')
  const metrics = METRICS_READERS.find((known) => known === (readers?.value ?? DEFAULT_SETTINGS.metrics))
  if (metrics === undefined) return wrong(readers, METRICS_READERS.join(', '))
  const key = given('COOKIE_KEY')
  if (key !== null && key.value.length < MIN_KEY)
    return failed(`COOKIE_KEY is too short; at least ${MIN_KEY} characters`)
  const database = given('DATABASE_URL')
  // It holds a password, so the error does not repeat it.
  if (database !== null && !isDatabaseUrl(database.value)) {
    return failed(
      `${database.name} is no address of a PostgreSQL database; allowed: postgres://user:password@host:port/name`,
    )
  }
  const programs = given('ENGINES')
  const engines = programs === null ? ok(DEFAULT_SETTINGS.engines) : readEngines(programs.value)
  if (!engines.ok) return wrong(programs, ENGINES_ALLOWED)
  const host = given('HOST')
  const dataDir = given('DATA_DIR')
  return ok({
    ...DEFAULT_SETTINGS,
    ...(port !== null && { port: Number(port.value) }),
    ...(host !== null && { host: host.value }),
    ...(dataDir !== null && { dataDir: resolve(dataDir.value) }),
    ...(database !== null && { database: database.value }),
    ...(key !== null && { cookieKey: key.value }),
    trustProxy: proxies.value,
    privateHooks: hooks !== null && /^(1|true)$/.test(hooks.value),
    engines: engines.value,
    metrics,
    logLevel,
  })
}

type Given = { readonly name: string; readonly value: string }

const MIN_KEY = 32

const wrong = (given: Given | null, allowed: string) =>
  failed(`${given?.name} cannot be ${JSON.stringify(given?.value)}; allowed: ${allowed}`)

import { createHash, randomBytes } from 'node:crypto'
import { linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import { closeToOthers, makePrivateFolder } from '../store/private.ts'
import { type Store, StoreError } from '../store/store.ts'

/**
 * The key that cookies are signed with: kept in the data folder, readable by its owner only, made on the first start.
 * Without it every guest is a stranger.
 */
export const loadKey = (dataDir: string): Buffer => {
  const path = join(dataDir, FILE)
  closeToOthers(path)
  const known = readKey(path)
  if (known !== null) return known
  makePrivateFolder(dataDir)
  // Written aside and linked into place: another process sees the whole key or none, and the first one wins.
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(draft, `${randomBytes(KEY_BYTES).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    unlinkSync(draft)
  }
  const made = readKey(path)
  if (made === null) throw new Error(`the key ${path} cannot be read back`)
  return made
}

/**
 * The key for a server with these settings. Servers on one database have to agree on it, so it is kept there unless it is given:
 * a key in the data folder of each would make every guest a stranger at the next server. One that lies in a data folder
 * from before is taken along.
 */
export const cookieKeyFor = async (settings: KeySettings, store: Pick<Store, 'cookieKey' | 'agreeOnKey'>) => {
  const key = await keyFor(settings, store)
  const print = createHash('sha256').update('ecumene cookies ').update(key).digest('base64url')
  if (await store.agreeOnKey(print)) return key
  throw new StoreError(
    'busy',
    'another server at this database signs cookies with another key, and would know none of your guests; give all of them the same COOKIE_KEY, or stop all before you change it',
  )
}

type KeySettings = Pick<Settings, 'cookieKey' | 'database' | 'dataDir'>

const keyFor = async (
  { cookieKey, database, dataDir }: KeySettings,
  store: Pick<Store, 'cookieKey'>,
): Promise<Buffer> => {
  if (cookieKey !== null) return keyOf(cookieKey)
  if (database === null) return loadKey(dataDir)
  const own = readKey(join(dataDir, FILE)) ?? randomBytes(KEY_BYTES)
  return Buffer.from(await store.cookieKey(own.toString('hex')), 'hex')
}

/** The key of a data folder as text, for a backup; `null` if there is none. */
export const keyIn = (dataDir: string): string | null => readKey(join(dataDir, FILE))?.toString('hex') ?? null

/** Puts the key of a backup into a data folder without a store, whatever key was made there before; returns how that is undone. */
export const putKey = (dataDir: string, key: string): (() => void) => {
  const path = join(dataDir, FILE)
  const before = keyIn(dataDir)
  makePrivateFolder(dataDir)
  closeToOthers(path)
  const put = (text: string): void => writeFileSync(path, `${text}\n`, { mode: 0o600 })
  put(key)
  return () => (before === null ? unlinkSync(path) : put(before))
}

/** A key given as text, such as an environment variable: any text long enough not to be guessed. */
export const keyOf = (text: string): Buffer => Buffer.from(text, 'utf8')

export const KEY_BYTES = 32

const FILE = 'cookie.key'

const readKey = (path: string): Buffer | null => {
  let text: string
  try {
    text = readFileSync(path, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  if (!/^[0-9a-f]{64}$/.test(text)) throw new Error(`${path} does not hold a key; remove it to have a new one made`)
  return Buffer.from(text, 'hex')
}

import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { closeToOthers, makePrivateFolder } from '../store/private.ts'

/**
 * The key that cookies are signed with: kept in the data folder, readable by its owner only, made on the first start.
 * Without it every guest is a stranger.
 */
export const loadKey = (dataDir: string): Buffer => {
  const path = join(dataDir, 'cookie.key')
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

/** A key given as text, such as an environment variable: any text long enough not to be guessed. */
export const keyOf = (text: string): Buffer => Buffer.from(text, 'utf8')

export const KEY_BYTES = 32

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

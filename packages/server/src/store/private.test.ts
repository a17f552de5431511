import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadKey } from '../guests/key.ts'
import { openHere } from './here.ts'

let parent = ''
let folder = ''
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'ecumene-private-'))
  folder = join(parent, 'data')
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)
/** The rights to everything in the data folder while the store is open. */
const modesWhileOpen = async (): Promise<Readonly<Record<string, string>>> => {
  const store = openHere({ path: join(folder, 'ecumene.sqlite') })
  loadKey(folder)
  await store.saveGuest({ id: 'guest', name: 'Ann', createdAt: 0 })
  const modes = Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]))
  await store.close()
  return modes
}
const CLOSED = {
  'cookie.key': '600',
  'ecumene.mark': '600',
  'ecumene.sqlite': '600',
  'ecumene.sqlite-shm': '600',
  'ecumene.sqlite-wal': '600',
}

describe.skipIf(process.platform === 'win32')('what is kept', () => {
  it('is readable by its owner only', async () => {
    expect(await modesWhileOpen()).toEqual(CLOSED)
    expect(modeOf(folder)).toBe('700')
  })

  it('is made private even if it had other rights before', async () => {
    await modesWhileOpen()
    chmodSync(folder, 0o755)
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644)
    expect(await modesWhileOpen()).toEqual(CLOSED)
    expect(modeOf(folder)).toBe('700')
  })

  it('is private by itself in a shared folder, whose rights stay as they are', async () => {
    mkdirSync(folder)
    chmodSync(folder, 0o755)
    writeFileSync(join(folder, 'holiday.jpg'), '')
    const { 'holiday.jpg': _other, ...ours } = await modesWhileOpen()
    expect(ours).toEqual(CLOSED)
    expect(modeOf(folder)).toBe('755')
  })
})

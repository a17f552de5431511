import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterEach, describe, expect, it } from 'vitest'
import { openFile } from './file.ts'
import { openHere } from './here.ts'

const folder = mkdtempSync(join(tmpdir(), 'ecumene-binding-'))
const path = join(folder, 'ecumene.sqlite')
afterEach(() => {
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true })
})

describe('SQLite', () => {
  it('does not have the write-ahead log bug that two connections could trigger (before 3.51.3)', () => {
    const file = new DatabaseSync(':memory:')
    const { version } = file.prepare('SELECT sqlite_version() AS version').get() as { readonly version: string }
    file.close()
    const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
    expect(major * 1_000_000 + minor * 1_000 + patch).toBeGreaterThanOrEqual(3_051_003)
  })

  it('waits for the disk with every commit, whatever it was built to do', () => {
    const file = openFile(path)
    expect(file.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
    expect(file.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
    file.close()
  })

  it('leaves everything in the one file when it is closed', async () => {
    const store = openHere({ path })
    await store.saveGuest({ id: 'ann', name: 'Ann', createdAt: 1 })
    await store.close()
    const copy = join(folder, 'copy.sqlite')
    writeFileSync(copy, readFileSync(path))
    const file = new DatabaseSync(copy, { readOnly: true })
    expect(file.prepare('SELECT name FROM guests').all()).toEqual([{ name: 'Ann' }])
    file.close()
  })
})

describe('a store that was written with libsql', () => {
  it('is opened with all its content, even if all of that is in its write-ahead log', async () => {
    for (const suffix of ['', '-wal']) {
      const packed = readFileSync(new URL(`fixtures/libsql.sqlite${suffix}.gz`, import.meta.url))
      writeFileSync(path + suffix, gunzipSync(packed))
    }
    const store = openHere({ path })
    expect(await store.guest('ann')).toEqual({ id: 'ann', name: 'Анна ö 🎲', createdAt: 1 })
    expect(await store.ply('table-0001')).toBe(41)
    expect(await store.plyOfRequest('table-0009', 'r39')).toBe(40)
    const match = await store.match('table-0001')
    expect(match?.entries.slice(-2)).toEqual(['{"move":39,"by":"Ż"}', '{"last":true}'])
    expect(match?.snapshot).toBe('{"at":41}')
    expect(await store.chat('table-0001', 0, 5)).toMatchObject([{ said: '{"text":"Dzień dobry"}', name: 'Анна' }])
    expect(await store.hook('ann')).toMatchObject({ url: 'https://example.org/', language: 'uk' })
    expect(await store.pulse()).toMatchObject({ at: 7, until: 9 })
    await store.close()
  })
})

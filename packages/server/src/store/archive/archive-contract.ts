import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkAll, newPlayers, STUCK_MS, underPlay } from '../../crash-contract.ts'
import { type Child, startChild } from '../../testing/child.ts'
import { liveIn } from '../../testing/lived-in.ts'
import { scriptBeside } from '../../threads/script.ts'
import type { Store } from '../store.ts'
import { backUp, type Place, restore } from './archive.ts'
import type { Row } from './kinds.ts'
import { openBackup } from './read-backup.ts'

/** Stores of one implementation, each at a place of its own. */
export type ArchiveMaker = {
  /** A place where there is no store yet. */
  place(folder: string): Promise<Place>
  open(place: Place): Promise<Store>
  /** What names the place to a process: the address of a database, or the path of a file. */
  address(place: Place): string
}

export const rowsOf = async (backup: string): Promise<readonly Row[]> => {
  const rows: Row[] = []
  for await (const row of (await openBackup(backup)).rows()) rows.push(row)
  return rows
}

/** What backups promise, for every kind of store. */
export const archiveContract = (name: string, { place, open, address }: ArchiveMaker): void => {
  let folder: string
  let here: Place
  const children: Child[] = []
  const at = (file: string): string => join(folder, file)
  const emptyPlace = (): Promise<Place> => place(mkdtempSync(join(folder, 'other-')))
  const livedIn = async (where: Place): Promise<void> => {
    const store = await open(where)
    await liveIn(store)
    await store.close()
  }
  const start = ({ dataDir, database }: Place): Child => {
    const child = startChild({ DATA_DIR: dataDir, DATABASE_URL: database ?? '', LOG_LEVEL: 'silent', LEASE_MS: '500' })
    children.push(child)
    return child
  }
  const killed = (what: 'backup' | 'restore', backup: string, where: Place, rows: number): string | null =>
    spawnSync(process.execPath, [
      fileURLToPath(scriptBeside(import.meta.url, '../../testing/killed')),
      what,
      backup,
      address(where),
      String(rows),
    ]).signal

  describe(`a backup of a store in ${name}`, () => {
    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), 'ecumene-archive-'))
      here = await emptyPlace()
    })
    afterEach(async () => {
      for (const child of children) child.kill('SIGKILL')
      await Promise.all(children.splice(0).map((child) => child.exit))
      rmSync(folder, { recursive: true, force: true })
    })

    it('holds everything, is readable by its owner only, and restores it row by row', async () => {
      await livedIn(here)
      const made = await backUp(here, at('one.gz'))
      expect(statSync(at('one.gz')).mode & 0o077).toBe(0)
      expect(made.spoiled).toEqual([])
      for (const { kind, rows } of made.counts) expect({ kind, isThere: rows > 0 }).toEqual({ kind, isThere: true })

      const there = await emptyPlace()
      const restored = await restore(at('one.gz'), there)
      expect(restored.counts).toEqual(made.counts)
      await backUp(there, at('two.gz'))
      expect(await rowsOf(at('two.gz'))).toEqual(await rowsOf(at('one.gz')))

      const store = await open(there)
      expect((await store.match('table-000038'))?.entries).toHaveLength((38 * 7) % 90)
      expect(await store.plyOfRequest('table-000038', 'request-80')).toBe(81)
      expect(await store.append({ table: 'table-000038', ply: 86, entry: '{}', request: null })).toBe('done')
      expect(await store.pulse()).toEqual({ at: 1_000, until: 1_500, lag: 7 })
      await store.close()
    })

    it('is refused where it would overwrite something', async () => {
      await livedIn(here)
      await backUp(here, at('one.gz'))
      await expect(backUp(here, at('one.gz'))).rejects.toThrow('nothing is ever written over')
      await expect(restore(at('one.gz'), here)).rejects.toThrow('is not empty')
      await expect(restore(at('none.gz'), await emptyPlace())).rejects.toThrow('there is no backup')
      await expect(backUp(await emptyPlace(), at('two.gz'))).rejects.toThrow('there is no store')
      expect(existsSync(at('two.gz'))).toBe(false)
      const there = await emptyPlace()
      const store = await open(there)
      await expect(restore(at('one.gz'), there)).rejects.toThrow(/using the (store|database)/)
      await store.close()
      await restore(at('one.gz'), there)
    })

    it('is refused when it is cut off or damaged, and the store stays empty', async () => {
      await livedIn(here)
      await backUp(here, at('whole.gz'))
      const there = await emptyPlace()
      const refuse = async (content: Buffer, why: string | RegExp = /damaged or cut off/): Promise<void> => {
        rmSync(at('bad.gz'), { force: true })
        writeFileSync(at('bad.gz'), content)
        await expect(restore(at('bad.gz'), there)).rejects.toThrow(why)
      }
      const packed = readFileSync(at('whole.gz'))
      for (const length of [0, 5, packed.length >> 1, packed.length - 9, packed.length - 1]) {
        await refuse(packed.subarray(0, length))
      }
      for (const place of [packed.length >> 2, packed.length >> 1, packed.length - 3]) {
        const damaged = Buffer.from(packed)
        damaged[place] = (damaged[place] ?? 0) ^ 0x10
        await refuse(damaged)
      }
      const lines = gunzipSync(packed).toString('utf8').trimEnd().split('\n')
      const packedLines = (changed: readonly string[]): Buffer => gzipSync(`${changed.join('\n')}\n`)
      await refuse(packedLines(lines.slice(0, -1)), 'it has no end')
      await refuse(packedLines(lines.toSpliced(5, 1)), 'its checksum is wrong')
      await refuse(packedLines(lines.with(9, '["guests","a"]')), 'a line in it is no row')
      await refuse(packedLines([...lines, lines.at(3) ?? '']), 'something follows its end')
      await refuse(packedLines([(lines[0] ?? '').replace('"form":1', '"form":99')]), 'newer version of Ecumene')
      await refuse(gzipSync('hello\n'), 'it does not begin as one')
      await restore(at('whole.gz'), there)
    })

    it('that is killed leaves nothing behind, and so does a restore', async () => {
      await livedIn(here)
      await backUp(here, at('whole.gz'))
      const there = await emptyPlace()
      for (const rows of [0, 60, 900]) expect(killed('restore', at('whole.gz'), there, rows)).toBe('SIGKILL')
      await restore(at('whole.gz'), there)
      await backUp(there, at('again.gz'))
      expect(await rowsOf(at('again.gz'))).toEqual(await rowsOf(at('whole.gz')))
      if (here.database !== null) return
      expect(killed('backup', at('killed.gz'), here, 100)).toBe('SIGKILL')
      expect(existsSync(at('killed.gz'))).toBe(false)
      await backUp(here, at('killed.gz'))
    })

    it('is made while the server plays on, and a server on it knows all that was acknowledged', {
      timeout: 2 * STUCK_MS,
    }, async () => {
      const child = start(here)
      const url = await child.url
      const players = newPlayers(3)
      const playing = Promise.all(players.map((player) => player.play(url)))
      await underPlay(players, child, 300)
      const known = players.map((player) => player.acknowledged.length)
      await backUp(here, at('live.gz'))
      await underPlay(players, child, 0)
      child.kill('SIGKILL')
      await child.exit
      await playing
      for (const [number, player] of players.entries()) player.acknowledged.splice(known[number] ?? 0)

      const there = await emptyPlace()
      await restore(at('live.gz'), there)
      const other = start(there)
      // Their cookies are valid: the key was restored too.
      await checkAll(players, await other.url)
    })
  })
}

import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterAll, expect, it } from 'vitest'
import { losesNothing, STUCK_MS } from './crash-contract.ts'
import { startChild } from './testing/child.ts'

const MOST_KILLS = 30
const LONGEST_MS = 60_000
const folder = mkdtempSync(join(tmpdir(), 'ecumene-crash-'))
const dataDir = join(folder, 'data')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Looks at a copy, so that the next server has to recover the store by itself. */
const integrity = (round: number): unknown => {
  const copy = join(folder, `copy-${round}`)
  mkdirSync(copy)
  for (const name of ['ecumene.sqlite', 'ecumene.sqlite-wal']) {
    if (existsSync(join(dataDir, name))) copyFileSync(join(dataDir, name), join(copy, name))
  }
  const file = new DatabaseSync(join(copy, 'ecumene.sqlite'))
  const verdict = file.prepare('PRAGMA integrity_check').all()
  file.close()
  rmSync(copy, { recursive: true })
  return verdict
}

it(`loses no acknowledged move in up to ${MOST_KILLS} kills under play`, { timeout: 2 * STUCK_MS }, () =>
  losesNothing({
    start: () => startChild({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }),
    mostKills: MOST_KILLS,
    longestMs: LONGEST_MS,
    examine: (round) => expect(integrity(round)).toEqual([{ integrity_check: 'ok' }]),
  }),
)

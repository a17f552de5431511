import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { below, seeded } from '@ecumene/kernel'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterAll, describe, expect, it } from 'vitest'
import { openFile, type Sqlite, TABLES } from './file.ts'
import { type LogEntry, type Logs, logsIn } from './logs.ts'

const folder = mkdtempSync(join(tmpdir(), 'ecumene-logs-'))
const files: Sqlite[] = []
afterAll(() => {
  for (const file of files) file.close()
  rmSync(folder, { recursive: true })
})

type Opened = { readonly file: Sqlite; readonly logs: Logs }

const open = (name: string): Opened => {
  const file = openFile(join(folder, name))
  // Thousands of transactions, and none of them has to survive a power cut.
  file.exec('PRAGMA synchronous = OFF')
  files.push(file)
  return { file, logs: logsIn(file) }
}
const transaction = <Value>({ file, logs }: Opened, act: (logs: Logs) => Value, keep = true): Value => {
  file.exec('BEGIN IMMEDIATE')
  logs.refresh()
  const value = act(logs)
  logs.write()
  file.exec(keep ? 'COMMIT' : 'ROLLBACK')
  if (!keep) logs.forget()
  return value
}
/** As a transaction by itself where that will do. */
const alone = (opened: Opened, match: string, ply: number, entry: string): boolean => {
  const { logs } = opened
  if (!logs.isDue && logs.add(match, ply, added(entry)) && logs.writeAlone()) return true
  logs.forget()
  return transaction(opened, () => logs.add(match, ply, added(entry)))
}
const added = (entry: string, request: string | null = null, at: number | null = null): LogEntry => ({
  entry,
  request,
  at,
  asked: null,
})
const pages = ({ file }: Opened): number =>
  (file.prepare('SELECT count(*) AS n FROM journal').get() as { readonly n: number }).n

describe('the logs of matches', () => {
  it('come back as they were added, whoever added them and whatever was rolled back', () => {
    const random = seeded('logs')
    const openers = [open('model.sqlite'), open('model.sqlite')]
    const truth = new Map<string, string[]>()
    const check = (by: Opened, match: string): void => {
      const expected = truth.get(match) ?? []
      transaction(by, (logs) => {
        expect(logs.entries(match)).toEqual(expected)
        expect(logs.ply(match)).toBe(expected.length)
        const ply = expected.length - 1
        expect(logs.last(match)?.entry).toBe(expected[ply])
        expect(logs.find(match, `request ${ply} of ${match}`)).toBe(ply === -1 ? null : ply)
      })
    }
    for (let round = 0; round < 1500; round++) {
      // Mostly one of them writes, and has the whole journal in memory.
      const by = openers[Math.floor(round / 200) % 2] as Opened
      const other = openers[Math.floor(round / 200 + 1) % 2] as Opened
      const keep = below(random, 10) > 0
      transaction(
        by,
        (logs) => {
          for (let count = below(random, 6); count >= 0; count--) {
            const match = `match ${below(random, 1 + below(random, 30))}`
            const log = truth.get(match) ?? []
            const ply = logs.ply(match)
            expect(logs.add(match, ply + 1, added('gap'))).toBe(false)
            if (ply > 0) expect(logs.add(match, ply - 1, added('taken'))).toBe(false)
            const entry = JSON.stringify({ match, ply, round })
            expect(logs.add(match, ply, added(entry, `request ${ply} of ${match}`))).toBe(true)
            if (keep) truth.set(match, [...log, entry])
          }
        },
        keep,
      )
      if (round % 97 === 0) check(other, `match ${below(random, 30)}`)
      if (round === 700) openers[0] = open('model.sqlite')
    }
    const again = open('model.sqlite')
    for (const by of [...openers, again]) for (const match of [...truth.keys(), 'another']) check(by, match)
  })

  it('leave the journal, even if a match has stopped', () => {
    const opened = open('short.sqlite')
    transaction(opened, (logs) => logs.add('stopped', 0, added('"only"')))
    for (let ply = 0; ply < 2000; ply++) transaction(opened, (logs) => logs.add('quick', ply, added(String(ply))))
    expect(pages(opened)).toBeLessThan(1000)
    transaction(opened, (logs) => {
      expect(logs.entries('stopped')).toEqual(['"only"'])
      expect(logs.entries('quick')).toHaveLength(2000)
      expect(logs.last('stopped')).toEqual(added('"only"'))
      expect(logs.last('quick')).toEqual(added('1999'))
      expect(logs.last('none')).toBeNull()
    })
  })

  it('are just as safe if one statement is the transaction, for two writers in turn and at once', () => {
    const [mine, theirs] = [open('alone.sqlite'), open('alone.sqlite')]
    const log: string[] = []
    for (let ply = 0; ply < 1200; ply++) {
      const [one, other] = ply % 150 < 75 ? [mine, theirs] : [theirs, mine]
      expect(alone(one, 'match', ply, `${ply} one`)).toBe(true)
      log.push(`${ply} one`)
      // A writer that has not heard of it believes the place is free.
      if (ply % 7 === 0) expect(alone(other, 'match', ply, `${ply} other`)).toBe(false)
      if (ply % 5 === 0) expect(alone(one, `match ${ply}`, 0, 'only')).toBe(true)
    }
    for (const by of [mine, theirs, open('alone.sqlite')]) {
      transaction(by, (logs) => {
        expect(logs.entries('match')).toEqual(log)
        expect(logs.entries('match 595')).toEqual(['only'])
      })
    }
    expect(pages(mine)).toBeLessThan(1000)
  })

  it('say of the newest entry when it was made and who was asked after it', () => {
    const opened = open('last.sqlite')
    const last = { entry: '{}', request: '0:abc', at: 1_794_000_000_000, asked: 3 }
    transaction(opened, (logs) => logs.add('match', 0, added('{}', null, 5)))
    transaction(opened, (logs) => logs.add('match', 1, last))
    for (const by of [opened, open('last.sqlite')]) {
      expect(transaction(by, (logs) => logs.last('match'))).toEqual(last)
    }
  })

  it('are written as one row for a transaction', () => {
    const opened = open('rows.sqlite')
    transaction(opened, (logs) => {
      for (let match = 0; match < 20; match++) logs.add(`match ${match}`, 0, added('{}'))
    })
    expect(pages(opened)).toBe(1)
    transaction(opened, (logs) => logs.ply('match 0'))
    expect(pages(opened)).toBe(1)
  })
})

describe('a store from before there was a journal', () => {
  it('keeps its logs', () => {
    const path = join(folder, 'old.sqlite')
    const old = new DatabaseSync(path)
    old.exec(TABLES)
    const insert = old.prepare('INSERT INTO entries VALUES (?, ?, ?, ?)')
    for (const ply of [2, 0, 11, 1, 3, 4, 5, 6, 7, 8, 9, 10]) insert.run('long', ply, `{"ply":${ply}}`, `r${ply}`)
    insert.run('short', 0, '"é\\n"', null)
    old.close()
    const opened = open('old.sqlite')
    transaction(opened, (logs) => {
      expect(logs.entries('long')).toEqual(Array.from({ length: 12 }, (_unused, ply) => `{"ply":${ply}}`))
      expect(logs.find('long', 'r11')).toBe(11)
      expect(logs.entries('short')).toEqual(['"é\\n"'])
      expect(logs.find('short', 'r0')).toBeNull()
      expect(logs.add('short', 1, added('"next"'))).toBe(true)
    })
  })
})

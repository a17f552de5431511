import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { exportMatch, importMatch, isUndo, Match, type Outcome } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { dawn } from '../game.ts'
import type { Options } from '../rules/state.ts'

/** What is known of a whole game that is kept as a match file. */
export type Recorded = {
  readonly options: Partial<Options>
  readonly ending: string
  readonly winners: readonly number[]
  /** Agendas, wonders and spaces of each seat. */
  readonly scores: readonly (readonly number[])[]
  readonly rounds: number
  /** Entries of the log, and how many of them are undos. */
  readonly log: readonly [number, number]
}

/** When they were played, a limit of a hundred rounds was usual. */
const DEFAULTS = {
  ...Object.fromEntries(Object.entries(dawn.options).map(([name, field]) => [name, field.default])),
  rounds: 100,
}

/** What once was played must be read, replayed and won the same for good. */
export const testRecorded = (folder: URL, all: Readonly<Record<string, Recorded>>): void => {
  test('every match file is in the table', () => {
    const names = readdirSync(folder).flatMap((file) => (file.endsWith('.match') ? [file.slice(0, -6)] : []))
    expect(names.sort()).toEqual(Object.keys(all))
  })

  test.each(Object.entries(all))('%s.match is read, ends as recorded and replays', (name, recorded) => {
    const file = new URL(`${name}.match`, folder)
    const text = readFileSync(file, 'utf8')
    const replayed = Match.replay(dawn, JSON.parse(text))
    if (!replayed.ok) throw new Error(`${replayed.error.path}: ${replayed.error.message}`)
    const match = replayed.value
    if (process.env['UPDATE_FIXTURES'] === '1') writeFileSync(file, exportMatch(match))
    else {
      // Options that came later are written down too, and the checksum with them; played again, it is of today's rules.
      const { options, checksum, ...kept } = JSON.parse(text)
      expect(JSON.parse(exportMatch(match))).toMatchObject({ ...kept, options, rules: dawn.rules })
      expect(checksum).toMatch(/^[0-9a-f]{16}$/)
    }

    const { log } = match.record()
    const { ending, winners, scores } = match.outcome() as Outcome
    const found: Recorded = {
      options: recorded.options,
      ending,
      winners,
      scores: scores.map((score) => Object.values(score)),
      rounds: match.state().round,
      log: [log.length, log.filter(isUndo).length],
    }
    expect(found).toEqual(recorded)
    expect(match.options).toEqual({ ...DEFAULTS, ...recorded.options })

    const read = importMatch([dawn], readFileSync(file, 'utf8'))
    expect(read.ok && read.value.hash()).toBe(match.hash())
  })
}

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Moment } from '@ecumene/bots'
import type { MatchRecord } from '@ecumene/kernel'
import { UsageError } from '../arguments.ts'

/** A match that was searched for exercises, and what was found in it. */
export type Searched = { readonly record: MatchRecord; readonly moments: readonly Moment[] }

/** What was found before, by the number of the match. Whoever is stopped loses only the match that was being searched. */
export type Kept = { find(match: number): Searched | null; add(match: number, searched: Searched): void }

/** In a folder, which holds only what was found in the same way. */
export const keptIn = (folder: string, made: string): Kept => {
  mkdirSync(folder, { recursive: true })
  const command = join(folder, 'command')
  if (!existsSync(command)) writeFileSync(command, made)
  const before = readFileSync(command, 'utf8')
  if (before !== made) throw new UsageError(`--keep ${folder} was begun by another command: ${before}`)
  const fileOf = (match: number): string => join(folder, `${match}.json`)
  return {
    find: (match) => (existsSync(fileOf(match)) ? (JSON.parse(readFileSync(fileOf(match), 'utf8')) as Searched) : null),
    add(match, searched) {
      // Whoever is interrupted leaves no half of a file.
      writeFileSync(`${fileOf(match)}.new`, JSON.stringify(searched))
      renameSync(`${fileOf(match)}.new`, fileOf(match))
    },
  }
}

export const keptNowhere: Kept = { find: () => null, add: () => {} }

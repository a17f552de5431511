import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportMatch, exportRecord, type Game, Match, type MatchRecord } from '@ecumene/kernel'
import { UsageError } from '../arguments.ts'
import type { ArenaGame } from './job.ts'

/** What an arena was begun with; to go on with something else would mix games that cannot be compared. */
export type Begun = Readonly<Record<string, unknown>>

/** The games of an arena as they are kept in a folder. */
export type Kept = {
  /** Those that were played before, by their numbers. */
  readonly games: ReadonlyMap<number, ArenaGame>
  add(games: readonly ArenaGame[]): void
}

/**
 * Opens the folder of an arena, or begins it. A game counts when its line is in the file of results, which comes after its
 * match file; so whoever is killed, at whatever moment, loses only the games that were being played.
 */
export const openKept = (folder: string, begun: Begun): Kept => {
  mkdirSync(folder, { recursive: true })
  checkBegun(folder, begun)
  const file = join(folder, 'results.jsonl')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const games = new Map(lines.flatMap(gameIn).map((game) => [game.game, game]))
  // The last line may have been cut off by a kill: the next one must not be added to it.
  replace(file, [...games.values()].map(lineOf).join(''))
  return {
    games,
    add: (more) => appendFileSync(file, more.map(lineOf).join('')),
  }
}

/** Writes the match file of a game. A match that was given up, or cut off, is kept as far as it went. */
export const keepMatch = (folder: string, number: number, game: Game, record: MatchRecord): void => {
  const match = Match.replay(game, record)
  const name = `game-${String(number).padStart(6, '0')}.match`
  replace(join(folder, name), match.ok ? exportMatch(match.value) : exportRecord(record))
}

const checkBegun = (folder: string, begun: Begun): void => {
  const file = join(folder, 'arena.json')
  if (!existsSync(file)) replace(file, `${JSON.stringify(begun, null, 2)}\n`)
  const before = JSON.parse(readFileSync(file, 'utf8')) as Begun
  const other = Object.keys(begun).find((name) => JSON.stringify(before[name]) !== JSON.stringify(begun[name]))
  if (other === undefined) return
  throw new UsageError(
    `--keep ${folder} holds games with other ${other}: ${JSON.stringify(before[other])}, not ${JSON.stringify(begun[other])}`,
  )
}

const lineOf = (game: ArenaGame): string => `${JSON.stringify(game)}\n`

const gameIn = (line: string): readonly ArenaGame[] => {
  try {
    return line === '' ? [] : [JSON.parse(line) as ArenaGame]
  } catch {
    return []
  }
}

/** Whoever is interrupted finds the file as it was before. */
const replace = (file: string, text: string): void => {
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}

import { readFileSync } from 'node:fs'
import { importMatch, type Match } from '@ecumene/kernel'
import { UsageError } from './arguments.ts'
import { ALL_GAMES } from './games.ts'

/** The match in a file; throws a UsageError that says why there is none. */
export const matchIn = (path: string): Match => {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    throw new UsageError(`FILE "${path}" cannot be read (${(error as Error).message}); allowed: ${MATCH_FILE}`)
  }
  const opened = importMatch(ALL_GAMES, text)
  if (opened.ok) return opened.value
  const { path: where, message } = opened.error
  throw new UsageError(
    `FILE "${path}" cannot be opened: ${where === '' ? '' : `${where}: `}${message}; allowed: ${MATCH_FILE}`,
  )
}

const MATCH_FILE = 'a whole match file of Ecumene'

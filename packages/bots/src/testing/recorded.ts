import { readFileSync } from 'node:fs'
import { dawn, type State } from '@ecumene/dawn'
import { type Game, Match, type MatchRecord } from '@ecumene/kernel'

/** A recorded match after this many entries of its log; counted from the end where the number is negative. */
export const recorded = (game: Game, file: string, entries: number): Match => {
  const text = readFileSync(new URL(`../../../${game.id}/src/${file}.match`, import.meta.url), 'utf8')
  const { log, ...record } = JSON.parse(text) as MatchRecord
  const replayed = Match.replay(game, { ...record, log: log.slice(0, entries) })
  if (!replayed.ok) throw new Error(replayed.error.message)
  return replayed.value
}

/** The state of a recorded game of New Dawn after this many entries of its log. */
export const dawnAt = (file: string, entries: number): State => recorded(dawn, file, entries).state() as State

import { readFileSync } from 'node:fs'
import { dawn, type State } from '@ecumene/dawn'
import { Match, type MatchRecord } from '@ecumene/kernel'

/** The state of a recorded game of New Dawn after this many entries of its log. */
export const dawnAt = (file: string, entries: number): State => {
  const text = readFileSync(new URL(`../../../dawn/src/${file}.match`, import.meta.url), 'utf8')
  const { log, ...record } = JSON.parse(text) as MatchRecord
  const replayed = Match.replay(dawn, { ...record, log: log.slice(0, entries) })
  if (!replayed.ok) throw new Error(replayed.error.message)
  return replayed.value.state()
}

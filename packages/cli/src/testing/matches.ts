import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBot } from '@ecumene/bots'
import { duel } from '@ecumene/duel'
import { exportMatch, Match, perspective, seeded } from '@ecumene/kernel'

/** A fresh folder for files of a test. */
export const folder = (): string => mkdtempSync(join(tmpdir(), 'ecumene-'))

/** A match of Duel played at random to its end, or for this many moves. */
export const randomMatch = (seed: string, moves = Number.POSITIVE_INFINITY, options: object = {}): Match => {
  const created = Match.create(duel, { seats: 2, seed, options })
  if (!created.ok) throw new Error(created.error)
  const match = created.value
  const random = seeded(`moves of ${seed}`)
  while (match.moves < moves) {
    const [seat] = match.deciders()
    if (seat === undefined) break
    match.submit(seat, randomBot.choose(perspective(duel, match.state(), seat), random))
  }
  return match
}

/** Writes a match to a file of its own and returns the path. */
export const saved = (match: Match): string => savedText(exportMatch(match))

export const savedText = (text: string): string => {
  const path = join(folder(), 'match.json')
  writeFileSync(path, text)
  return path
}

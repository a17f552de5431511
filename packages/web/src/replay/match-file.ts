import { exportMatch, type ImportError, importMatch, type Match, ok, type Result, type Seat } from '@ecumene/kernel'
import { gamesFor } from '../games/games.ts'
import { saveFile } from '../memory/save-file.ts'
import type { LocalGame } from '../table/local-game.ts'
import { localStore, randomText } from '../table/local-store.ts'

/** Lets the player download the match as a file. */
export const saveMatchFile = (match: Match): void =>
  saveFile(`ecumene-${match.game.id}-${match.hash().slice(0, 8)}.match`, exportMatch(match))

/**
 * Opens a match file: a finished match can be looked at, an unfinished one is continued on this screen.
 * Returns its address, or what is wrong with the file.
 */
export const takeMatchFile = async (
  text: string,
  nameOf: (seat: Seat) => string,
): Promise<Result<string, ImportError>> => {
  const imported = importMatch(await gamesFor(text), text)
  if (!imported.ok) return imported
  const match = imported.value
  const isOver = match.outcome() !== null
  const now = Date.now()
  const game: LocalGame = {
    id: randomText().slice(0, 12),
    game: match.game.id,
    seats: Array.from({ length: match.seats }, (_unused, seat) => ({ kind: 'person', name: nameOf(seat) })),
    options: match.options as LocalGame['options'],
    seed: match.record().seed,
    handover: 'secrets',
    createdAt: now,
    changedAt: now,
    match: text,
    moves: match.moves,
    isOver,
  }
  await localStore.put(game)
  return ok(isOver ? `/local/${game.id}/replay` : `/local/${game.id}`)
}

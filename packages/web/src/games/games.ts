import type { Game } from '@ecumene/kernel'
import { COVERS, coverNamed } from '@ecumene/shelf/covers'

const loaded = new Map<string, Game>()

/** The rules of a game, if they are here. */
export const gameHere = (id: string): Game | null => loaded.get(id) ?? null

/** Loads the rules of a game, unless they are here; `null` if there is no such game. */
export const loadGame = async (id: string): Promise<Game | null> => {
  const game = gameHere(id) ?? (await coverNamed(id)?.load()) ?? null
  if (game !== null) loaded.set(id, game)
  return game
}

/** The games that a match file may be read with: the one it names, or none. */
export const gamesFor = async (file: string): Promise<readonly Game[]> => {
  const named = COVERS.find(({ id }) => id === gameIn(file))
  const game = named === undefined ? null : await loadGame(named.id)
  return game === null ? [] : [game]
}

/** What is wrong with a file is said by whoever reads it. */
const gameIn = (file: string): unknown => {
  try {
    return (JSON.parse(file) as { readonly game?: unknown } | null)?.game
  } catch {
    return null
  }
}

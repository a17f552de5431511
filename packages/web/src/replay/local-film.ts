import { importMatch } from '@ecumene/kernel'
import { gamesFor } from '../games/games.ts'
import type { LocalGame } from '../table/local-game.ts'
import { localStore } from '../table/local-store.ts'
import { storedMatch } from '../table/open-match.ts'
import { type Film, filmOf } from './film.ts'

/**
 * A game of this browser to look back at, as far as today's rules can follow it; `null` if it does not exist or
 * cannot be read.
 */
export const localFilm = async (id: string): Promise<Film | null> => {
  const game = await localStore.get(id).catch(() => null)
  return game === null ? null : filmOfGame(game)
}

const filmOfGame = async ({ match, seats }: LocalGame): Promise<Film | null> => {
  if (match === null) return null
  const imported = importMatch(await gamesFor(match), match)
  const followed = imported.ok ? imported.value : await storedMatch(match)
  if (followed === null) return null
  return filmOf(
    followed,
    seats.map((seat) => (seat.kind === 'bot' ? seat : { ...seat, here: true })),
  )
}

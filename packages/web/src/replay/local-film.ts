import { importMatch } from '@ecumene/kernel'
import { ALL_GAMES } from '@ecumene/shelf'
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

const filmOfGame = ({ match, seats }: LocalGame): Film | null => {
  if (match === null) return null
  const imported = importMatch(ALL_GAMES, match)
  const followed = imported.ok ? imported.value : storedMatch(match)
  if (followed === null) return null
  return filmOf(
    followed,
    seats.map((seat) => (seat.kind === 'bot' ? seat : { ...seat, here: true })),
  )
}

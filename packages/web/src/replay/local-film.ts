import { importMatch } from '@ecumene/kernel'
import { ALL_GAMES } from '@ecumene/shelf'
import type { LocalGame } from '../table/local-game.ts'
import { localStore } from '../table/local-store.ts'
import { type Film, filmOf } from './film.ts'

/** A game of this browser to look back at; `null` if it is not there or cannot be read. */
export const localFilm = async (id: string): Promise<Film | null> => {
  const game = await localStore.get(id).catch(() => null)
  return game === null ? null : filmOfGame(game)
}

const filmOfGame = ({ match, seats }: LocalGame): Film | null => {
  if (match === null) return null
  const imported = importMatch(ALL_GAMES, match)
  if (!imported.ok) return null
  return filmOf(
    imported.value,
    seats.map((seat) => (seat.kind === 'bot' ? seat : { ...seat, here: true })),
  )
}

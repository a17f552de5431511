import { importMatch } from '@ecumene/kernel'
import type { TableState } from '@ecumene/protocol'
import { ALL_GAMES, gameNamed } from '@ecumene/shelf'
import { api } from '../online/api.ts'
import { type Film, filmOf } from './film.ts'

/** A game at a table of the server: all of it once it is over, the public view of it before. */
export const remoteFilm = async (id: string): Promise<Film | null> => {
  const answer = await api.state(id)
  if (!answer.ok) return null
  const { state } = answer.value
  return state.status === 'over' && state.frozen === undefined ? wholeFilm(state) : publicFilm(state)
}

const wholeFilm = async ({ id, seats }: TableState): Promise<Film | null> => {
  const file = await api.matchFile(id)
  if (!file.ok) return null
  const imported = importMatch(ALL_GAMES, JSON.stringify(file.value))
  return imported.ok ? filmOf(imported.value, seats) : null
}

const publicFilm = (state: TableState): Film | null => {
  const game = gameNamed(state.game)
  const now = state.seen
  if (game === null || now === null) return null
  return {
    game,
    seats: state.seats,
    length: now.ply,
    viewers: [null],
    history: async () => now.history,
    at: async (ply) => {
      const seen = await api.at(state.id, ply)
      return seen.ok ? { ...state, seen: seen.value } : state
    },
    match: null,
  }
}

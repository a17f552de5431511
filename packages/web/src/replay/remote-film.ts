import { importMatch } from '@ecumene/kernel'
import type { TableState } from '@ecumene/protocol'
import { gamesFor, loadGame } from '../games/games.ts'
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
  const text = JSON.stringify(file.value)
  const imported = importMatch(await gamesFor(text), text)
  return imported.ok ? filmOf(imported.value, seats) : null
}

const publicFilm = async (state: TableState): Promise<Film | null> => {
  const game = await loadGame(state.game)
  const now = state.seen
  if (game === null || now === null) return null
  return {
    game,
    options: state.options,
    seats: state.seats,
    length: now.ply,
    viewers: [null],
    history: async () => now.history,
    at: async (ply) => {
      if (ply === now.ply) return state
      const seen = await api.at(state.id, ply)
      return seen.ok ? { ...state, seen: seen.value } : state
    },
    match: null,
  }
}

import type { Level } from '@ecumene/bots'
import { exportMatch, type Seat } from '@ecumene/kernel'
import type { LocalGame, LocalSeat } from '../table/local-game.ts'
import { localAddress, localStore, randomText } from '../table/local-store.ts'
import { type Film, matchUpTo } from './film.ts'

/** A game of this browser that begins at a position of a finished one: one seat for the player, bots in all others. */
export const continueHere = async (
  film: Film,
  ply: number,
  seat: Seat,
  name: string,
  level: Level,
): Promise<string> => {
  if (film.match === null) throw new Error('a game that goes on cannot be continued elsewhere')
  const match = matchUpTo(film.match, ply)
  const now = Date.now()
  const game: LocalGame = {
    id: randomText().slice(0, 12),
    game: match.game.id,
    seats: film.seats.map(
      (_seat, index): LocalSeat => (index === seat ? { kind: 'person', name } : { kind: 'bot', level }),
    ),
    options: match.options as LocalGame['options'],
    seed: match.record().seed,
    handover: 'secrets',
    createdAt: now,
    changedAt: now,
    match: exportMatch(match),
    moves: match.moves,
    isOver: match.outcome() !== null,
  }
  await localStore.put(game)
  return localAddress(game.id)
}

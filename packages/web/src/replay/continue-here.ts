import type { Level } from '@ecumene/bots'
import type { Seat } from '@ecumene/kernel'
import type { LocalSeat } from '../table/local-game.ts'
import { keepLocalMatch } from '../table/local-store.ts'
import { type Film, matchUpTo } from './film.ts'

/** A new game in this browser from a position of a finished one: one seat for the player, bots in all others. */
export const continueHere = async (
  film: Film,
  ply: number,
  seat: Seat,
  name: string,
  level: Level,
): Promise<string> => {
  if (film.match === null) throw new Error('a game that goes on cannot be continued elsewhere')
  const seats = film.seats.map(
    (_seat, index): LocalSeat => (index === seat ? { kind: 'person', name } : { kind: 'bot', level }),
  )
  return keepLocalMatch(matchUpTo(film.match, ply), seats)
}

import type { Match, Seat } from '@ecumene/kernel'
import { seen } from '@ecumene/kernel'
import { type TableState, UNTIMED } from '@ecumene/protocol'

/** The table of an exercise, as a board needs it. The seat may try any legal move, before the answer and after it. */
export const exerciseState = (match: Match, seat: Seat, name: string): TableState => ({
  id: 'exercise',
  game: match.game.id,
  options: match.options as TableState['options'],
  seats: Array.from({ length: match.seats }, (_unused, other) =>
    other === seat ? { kind: 'person', name, here: true } : { kind: 'bot', level: 'hard' },
  ),
  isPublic: false,
  status: 'playing',
  yours: [seat],
  createdAt: 0,
  rematch: null,
  viewer: seat,
  seen: { ...seen(match, seat), undo: { last: null, turn: null, why: null } },
  takeback: null,
  ...UNTIMED,
})

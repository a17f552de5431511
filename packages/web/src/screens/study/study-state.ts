import type { Level } from '@ecumene/bots'
import { type Match, type Seat, type Seen, seen } from '@ecumene/kernel'
import { type TableState, UNTIMED } from '@ecumene/protocol'

type Study = {
  readonly id: string
  readonly match: Match
  readonly seat: Seat
  /** Who sits there. */
  readonly name: string
  /** Of the bots on all other seats. */
  readonly level: Level
}

export type StudyState = TableState & { readonly seen: Seen }

/** The table of a position that somebody studies, as a board needs it. Nothing is taken back there: the screen leads on and back. */
export const studyState = ({ id, match, seat, name, level }: Study): StudyState => ({
  id,
  game: match.game.id,
  options: match.options as TableState['options'],
  seats: Array.from({ length: match.seats }, (_unused, other) =>
    other === seat ? { kind: 'person', name, here: true } : { kind: 'bot', level },
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

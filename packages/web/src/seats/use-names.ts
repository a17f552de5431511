import type { Game, Seat } from '@ecumene/kernel'
import type { SeatInfo } from '@ecumene/protocol'
import { useMemo } from 'react'
import { partsOf } from '../boards/parts.ts'
import { useWords } from '../words/use-words.tsx'
import { seatName } from './names.ts'

/**
 * What players are called at a table, in every line and list of it: by whom they play, as soon as that is settled, with their own
 * name beside it.
 */
export const useNames = (game: Game | null, seats: readonly SeatInfo[], view: unknown): ((seat: Seat) => string) => {
  const { text, say } = useWords(game)
  const rulerIn = game === null || view === null ? undefined : partsOf(game.id).ruler
  // The position changes with every move, names hardly ever: whoever says them is made anew only then.
  const told = seats
    .map((_seat, seat) => {
      const player = seatName(seats, seat, text)
      const ruler = rulerIn?.(view, seat) ?? null
      return ruler === null ? player : text('seat.plays', { ruler: say(ruler), player })
    })
    .join('\n')
  return useMemo(() => {
    const names = told.split('\n')
    return (seat: Seat) => names[seat] ?? text('create.player', { number: seat + 1 })
  }, [told, text])
}

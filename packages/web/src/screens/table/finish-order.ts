import type { Outcome, Seat } from '@ecumene/kernel'

/** The seats as they finished, winners first; those who share a place stay in the order of the table. */
export const finishOrder = ({ winners, places }: Pick<Outcome, 'winners' | 'places'>): readonly Seat[] => {
  const rank = (seat: Seat) => (winners.includes(seat) ? 0 : (places[seat] ?? places.length))
  return places.map((_place, seat) => seat).sort((a, b) => rank(a) - rank(b) || a - b)
}

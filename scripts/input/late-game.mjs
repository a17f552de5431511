import { dawn } from '@ecumene/dawn'
import { below, exportMatch, Match, seeded, withLimits } from '@ecumene/kernel'

const SEATS = 5
const LATE = 24

/** Terra Incognita for five people at one screen, played by chance until its map is full: about the largest position there is. */
export const lateGame = () => {
  const options = withLimits(dawn.options, { terra: true })
  const created = Match.create(dawn, { seats: SEATS, options, seed: 'late' })
  if (!created.ok) throw new Error(created.error)
  const match = created.value
  const random = seeded('late')
  while (match.outcome() === null && !isLate(match)) {
    const seat = match.deciders()[0] ?? 0
    const legal = match.legal(seat)
    match.submit(seat, dawn.notation.notate(legal[below(random, legal.length)]))
  }
  const now = Date.now()
  return {
    id: 'lategame0000',
    game: 'dawn',
    seats: Array.from({ length: SEATS }, (_unused, seat) => ({ kind: 'person', name: `P${seat + 1}` })),
    options: match.options,
    seed: 'late',
    handover: 'never',
    createdAt: now,
    changedAt: now,
    match: exportMatch(match),
    moves: match.moves,
    isOver: false,
  }
}

/** Cards of the row and spaces of the map are both pressed from the beginning of a turn on. */
const isLate = (match) => {
  const { round, asked } = match.view(null)
  return round >= LATE && asked?.kind === 'turn'
}

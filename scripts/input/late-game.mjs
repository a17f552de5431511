import { classic } from '@ecumene/classic'
import { dawn } from '@ecumene/dawn'
import { below, exportMatch, Match, seeded, withLimits } from '@ecumene/kernel'

/** About the largest positions there are: all seats taken, the map full, and things of the table to be pressed on the map and beside it. */
export const LATE = [
  {
    name: 'Terra Incognita for five',
    game: dawn,
    seats: 5,
    options: { terra: true },
    // Cards of the row and spaces of the map are both pressed from the beginning of a turn on.
    isLate: ({ round, asked }) => round >= 24 && asked?.kind === 'turn',
  },
  {
    name: 'Classic for four',
    game: classic,
    seats: 4,
    options: {},
    isLate: ({ round, asked }) => round >= 18 && asked?.kind === 'trek',
  },
]

/** A hot-seat game, played at random until late. */
export const lateGame = ({ game, seats, options, isLate } = LATE[0]) => {
  const created = Match.create(game, { seats, options: withLimits(game.options, options), seed: 'late' })
  if (!created.ok) throw new Error(created.error)
  const match = created.value
  const random = seeded('late')
  while (match.outcome() === null && !isLate(match.view(null))) {
    const seat = match.deciders()[0] ?? 0
    const legal = match.legal(seat)
    match.submit(seat, game.notation.notate(legal[below(random, legal.length)]))
  }
  const now = Date.now()
  return {
    id: 'lategame0000',
    game: game.id,
    seats: Array.from({ length: seats }, (_unused, seat) => ({ kind: 'person', name: `P${seat + 1}` })),
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

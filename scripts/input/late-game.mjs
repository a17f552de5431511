import { classic } from '@ecumene/classic'
import { dawn } from '@ecumene/dawn'
import { below, exportMatch, Match, seeded, withLimits } from '@ecumene/kernel'

/**
 * About the largest positions there are: all seats taken, the map full. Of each game several, so that everything is pressed which has an
 * answer of its own: cards, spaces that are taken at once, and spaces at which a menu opens.
 */
export const LATE = [
  {
    name: 'Terra Incognita for five',
    game: dawn,
    seats: 5,
    options: { terra: true },
    isLate: ({ round }) => round >= 24,
    asked: ['turn', 'place', 'armies'],
  },
  {
    name: 'Classic for four',
    game: classic,
    seats: 4,
    options: {},
    isLate: ({ round }) => round >= 18,
    asked: ['trek', 'manage'],
  },
]

/** So many moves that some of them are made at spaces. */
const ENOUGH = 5

/** Hot-seat games that stand where each of these things is asked: one game, played at random until late, and then on. */
export const lateGames = ({ game, seats, options, isLate, asked }) => {
  const created = Match.create(game, { seats, options: withLimits(game.options, options), seed: 'late' })
  if (!created.ok) throw new Error(created.error)
  const match = created.value
  const random = seeded('late')
  const saved = new Map()
  while (match.outcome() === null && saved.size < asked.length) {
    const view = match.view(null)
    const kind = view.asked?.kind
    const seat = match.deciders()[0] ?? 0
    const legal = match.legal(seat)
    const isMeant = asked.includes(kind) && !saved.has(kind) && legal.length >= ENOUGH
    if (isMeant && isLate(view)) saved.set(kind, savedGame(match, saved.size))
    match.submit(seat, game.notation.notate(legal[below(random, legal.length)]))
  }
  return asked.flatMap((kind) => saved.get(kind) ?? [])
}

const savedGame = (match, number) => {
  const { game, seats } = match
  const now = Date.now()
  return {
    id: `lategame${String(number).padStart(4, '0')}`,
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

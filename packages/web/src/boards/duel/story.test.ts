import { duel, type Event, type Move, type View } from '@ecumene/duel'
import { below, type HistoryItem, Match, seeded } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { lastMoveOf } from './motion/last-move.ts'
import { journeys, whereabouts } from './motion/whereabouts.ts'
import { discardCoins } from './pieces/pieces.ts'

type Step = {
  readonly before: View
  readonly after: View
  readonly move: Move
  readonly seat: number
  readonly history: readonly HistoryItem<Event>[]
}

/** All steps of some random games. */
const steps: readonly Step[] = [1, 2, 3, 4].flatMap((seed) => {
  const made = Match.create(duel, { seats: 2, seed })
  if (!made.ok) throw new Error(made.error)
  const match = made.value
  const random = seeded(seed)
  const played: Step[] = []
  for (;;) {
    const [seat] = match.deciders()
    if (seat === undefined) return played
    const before = match.view(null)
    const moves = match.legal(seat)
    const move = moves[below(random, moves.length)]
    if (move === undefined) return played
    match.submit(seat, move)
    played.push({ before, after: match.view(null), move, seat, history: match.history(null) })
  }
})

describe('what the board tells of a move', () => {
  test.each(['build', 'discard', 'wonder'] as const)('%s: the taken card has a journey from its slot', (kind) => {
    const taken = steps.filter((step) => step.move.kind === kind)
    expect(taken.length).toBeGreaterThan(0)
    const goal = { build: /^city:/, discard: /^discard$/, wonder: /^under:/ }[kind]
    for (const { before, after, move } of taken) {
      const last = move.notation.split(' ').at(-1)
      const journey = journeys(whereabouts(before), whereabouts(after)).find(({ piece }) => piece === `card:${last}`)
      expect(journey?.from).toMatch(/^slot:/)
      expect(journey?.to).toMatch(goal)
    }
  })

  test('nothing else moves than pieces of this move', () => {
    for (const { before, after } of steps) {
      expect(journeys(whereabouts(before), whereabouts(after)).length).toBeLessThanOrEqual(3)
    }
  })

  test('the last move is that of the seat that played it, with the piece that it took', () => {
    for (const { move, seat, history } of steps) {
      const last = lastMoveOf(history)
      expect(last?.seat).toBe(seat)
      if (['build', 'discard', 'wonder', 'rebuild', 'demolish'].includes(move.kind)) {
        expect(last?.piece).toBe(`card:${move.notation.split(' ').at(-1)}`)
      }
    }
  })

  test('a move that was taken back is not the last move', () => {
    const built = { kind: 'built', seat: 0, card: 'baths', price: 0, chain: null } as const
    const altar = { ...built, card: 'altar' } as const
    const history: HistoryItem<Event>[] = [
      { ply: 0, seat: 0, events: [built], undone: false },
      { ply: 1, seat: 0, events: [altar], undone: true },
      { ply: 2, seat: 0, events: [], undo: 1, undone: false },
    ]
    expect(lastMoveOf(history)?.piece).toBe('card:baths')
    expect(lastMoveOf([])).toBeNull()
  })
})

test('the board names the same coins for a discard as the rules give', () => {
  const discards = steps.filter((step) => step.move.kind === 'discard')
  for (const { before, seat, history } of discards) {
    const told = history.at(-1)?.events.find((event) => event.kind === 'discarded')
    expect(told?.coins).toBe(discardCoins(before.cities[seat === 1 ? 1 : 0].buildings))
  }
})
